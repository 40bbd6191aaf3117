#!/bin/sh
# Puts the game into your desktop's menu, for you alone; "add-to-menu.sh --remove" takes it out again.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
share=${XDG_DATA_HOME:-$HOME/.local/share}
entry=org.gest_desktop.GestDesktop.desktop

if [ "${1:-}" = "--remove" ]; then
    rm -f "$share/applications/$entry" "$share"/icons/hicolor/*/apps/gest-desktop.png
    echo "Gest Desktop is out of the menu; your games are still there."
    exit 0
fi

mkdir -p "$share/applications"
for icon in "$here"/share/icons/hicolor/*/apps/gest-desktop.png; do
    apps=$share/${icon#"$here/share/"}
    apps=${apps%/*}
    mkdir -p "$apps"
    cat "$icon" > "$apps/gest-desktop.png" # not cp: the original may be read-only
done
# A path may hold what the entry would read otherwise: \ " ` $ and %.
command=$(printf '%s' "$here/gest" | sed -e 's/[\\"`$]/\\&/g' -e 's/\\/\\\\/g' -e 's/%/%%/g')
while IFS= read -r line; do
    case $line in
        Exec=*) printf 'Exec="%s"\n' "$command" ;;
        *) printf '%s\n' "$line" ;;
    esac
done < "$here/share/applications/$entry" > "$share/applications/$entry"
echo "Gest Desktop is in the menu now. If you move this folder, run this again."
