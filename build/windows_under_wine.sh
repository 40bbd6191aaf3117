#!/bin/bash
# Makes the Windows packages on Debian or Ubuntu under Wine, and tries them out there: a real Windows Python,
# the real Windows wheels and PyInstaller's real bootloader; only the system below them is Wine's.
# It packs what is committed. See build/README.md.
set -euo pipefail

MINOR=13                                             # of Python; one of the same version must be here
HOST=${HOST_PYTHON:-python3.$MINOR}                  # lends its standard library, and pip
WORK=${WORK:-${XDG_CACHE_HOME:-$HOME/.cache}/gest-wine}  # a second run downloads nothing
CHECKOUT=$(cd "$(dirname "$0")/.." && pwd)
PYTHON_LIBRARIES=panda3d==1.10.16                    # its wheel carries python3*.dll and the .pyd files
ONLY_WINDOWS=(pefile==2024.8.26 pywin32-ctypes==0.2.3 colorama==0.4.6)  # pip here would leave them out
INSTALLER=innosetup@6.4.1                            # the npm package carries the compiler of Inno Setup
SCREEN=1366x768x24                                   # a small laptop
TAG=3$MINOR
DRIVE=$WORK/prefix/drive_c
PY=$DRIVE/py
export WINEPREFIX=$WORK/prefix WINEARCH=win64 WINEDEBUG=-all LC_ALL=C.UTF-8 SDL_AUDIODRIVER=dummy
export WINEDLLOVERRIDES="winedbg.exe=d;mscoree=d;mshtml=d"  # no debugger that waits for somebody, no questions
unset DISPLAY

say() { echo "=== $(date +%T) $*"; }

usage() {
    echo "Usage: build/windows_under_wine.sh [--tests [arguments of pytest]]"
    exit "$1"
}

# Through pipes: Python 3.13 does not start under Wine 8 when a stream is a file.
python_exe() { wine C:/py/python.exe "$@" < /dev/null 2>&1 | cat; }

# Downloads packages for the Python of Windows.
fetch() {
    "$HOST" -m pip download -q --disable-pip-version-check --only-binary=:all: --platform win_amd64 \
        --python-version "$TAG" "$@" 2> >(grep -v "is ignored" >&2)
}

install_programs() {
    for tool in wine x86_64-w64-mingw32-gcc xvfb-run unzip; do
        command -v $tool > /dev/null && continue
        apt-get install --yes --no-install-recommends wine wine64 gcc-mingw-w64-x86-64 xvfb xauth unzip > /dev/null
    done
}

# The project's packages and those for the bundle, for the tests too if asked; nothing that compiles or checks.
wanted_packages() {
    "$HOST" - "$CHECKOUT/pyproject.toml" "$1" << 'END'
import sys
import tomllib
from pathlib import Path

project = tomllib.loads(Path(sys.argv[1]).read_text("utf-8"))["project"]
extras = project["optional-dependencies"]
left_out = ("gest-desktop", "ruff", "numpy")  # Wine 8 lacks the complex functions that numpy asks for
wanted = project["dependencies"] + extras["package"] + (extras["test"] if sys.argv[2] else [])
print("\n".join(line for line in wanted if not line.startswith(left_out)))
END
}

download() {
    mkdir -p "$WORK/wheels" "$WORK/libraries"
    [ -n "$(ls "$WORK/libraries")" ] || fetch --no-deps -d "$WORK/libraries" "$PYTHON_LIBRARIES"
    wanted_packages "$1" > "$WORK/wanted.txt"
    cmp -s "$WORK/wanted.txt" "$WORK/wheels/done" && return
    fetch -d "$WORK/wheels" -r "$WORK/wanted.txt" "${ONLY_WINDOWS[@]}"
    cp "$WORK/wanted.txt" "$WORK/wheels/done"
    rm -rf "$PY/Lib/site-packages"
}

make_windows() {
    [ -d "$DRIVE" ] && return
    wineboot -i > /dev/null 2>&1
    wine winecfg -v win10 < /dev/null > /dev/null 2>&1
}

# The DLLs from a wheel, the standard library from here, and a python.exe of a few lines.
make_python() {
    [ -e "$PY/python.exe" ] && return
    mkdir -p "$PY/DLLs" "$PY/Lib"
    unzip -qoj "$WORK"/libraries/*.whl 'deploy_libs/*' -d "$PY/DLLs"
    # The free-threaded ones are for another DLL, Wine's WMI aborts, and Wine has the C library itself.
    rm -f "$PY"/DLLs/*.cp3*t-*.pyd "$PY"/DLLs/_wmi.pyd "$PY"/DLLs/api-ms-win-*
    mv "$PY"/DLLs/python3*.dll "$PY"/DLLs/VCRUNTIME140*.dll "$PY"
    local library
    library=$("$HOST" -c 'import sysconfig; print(sysconfig.get_path("stdlib"))')
    tar -C "$library" --exclude=__pycache__ --exclude=./site-packages --exclude=./dist-packages \
        --exclude=./lib-dynload --exclude=./test --exclude='./config-*' -chf - . | tar -C "$PY/Lib" -xf -
    sed -i 's/hasattr(_winapi, "CopyFile2")/False/' "$PY/Lib/shutil.py"  # not in Wine 8; Python can do without
    cat > "$WORK/python.c" << END
#include <windows.h>
int wmain(int count, wchar_t **words) {
    HMODULE dll = LoadLibraryW(L"python$TAG.dll");
    int (*run)(int, wchar_t **) = dll ? (void *)GetProcAddress(dll, "Py_Main") : NULL;
    return run ? run(count, words) : 103;
}
END
    x86_64-w64-mingw32-gcc -O1 -municode -static -s -o "$PY/python.exe" "$WORK/python.c"
}

install_packages() {
    [ -d "$PY/Lib/site-packages" ] && return
    for wheel in "$WORK"/wheels/*.whl; do "$HOST" -m zipfile -e "$wheel" "$PY/Lib/site-packages"; done
}

# The compiler is a program of 32 bits, for which Wine needs the package wine32 of the architecture i386.
# Without that, or without npm, there is no installer; build/package.py says so.
get_inno_setup() {
    local place="$DRIVE/Program Files (x86)/Inno Setup 6"
    [ -e "$place/ISCC.exe" ] && return
    command -v npm > /dev/null || return 0
    mkdir -p "$WORK/npm"
    npm --prefix "$WORK/npm" install --silent --ignore-scripts "$INSTALLER" > /dev/null
    local compiler
    compiler=$(find "$WORK/npm" -name ISCC.exe -print -quit)
    [ -n "$compiler" ] || return 0
    # It fails when it is only asked for help, and so would the pipe if grep stopped reading.
    { wine "Z:$compiler" "/?" < /dev/null 2>&1 || true; } | grep -a "Inno Setup" > /dev/null || return 0
    mkdir -p "$place"
    cp -r "$(dirname "$compiler")/." "$place"
}

check_out() {
    rm -rf "$WORK/src"
    mkdir "$WORK/src"
    git -C "$CHECKOUT" archive HEAD | tar -C "$WORK/src" -xf -
    SOURCE_DATE_EPOCH=$(git -C "$CHECKOUT" log -1 --format=%ct)  # there is no git in Wine
    export SOURCE_DATE_EPOCH
}

on_screen() { xvfb-run --auto-servernum --server-args="-screen 0 $SCREEN" timeout 600 "$@" < /dev/null > /dev/null 2>&1; }

# The selftest of a program, by its place in Windows.
try_window() {
    local code=0
    rm -f "$WORK/window.txt"
    on_screen wine "$1" --selftest --report "Z:$WORK/window.txt" || code=$?
    cat "$WORK/window.txt"
    [ "$code" = 0 ] || { say "FAILED with $code"; exit 1; }
}

# The zip in a folder with letters of two languages that cannot be written to.
try_zip() {
    local place="$DRIVE/Spiele für Žofie"
    [ ! -d "$place" ] || { chmod -R u+w "$place"; rm -rf "$place"; }
    mkdir "$place"
    unzip -q dist/*.zip -d "$place"
    chmod -R a-w "$place"
    try_window "C:/Spiele für Žofie/$(cd "$place" && ls -d gest-desktop-*)/gest.exe"
}

# Installs without a question, tries what was installed, and removes it again.
try_installer() {
    local place="$DRIVE/Installed"
    # For all users, since Wine 8 knows no folder for the programs of one.
    on_screen wine "Z:$1" /VERYSILENT /SUPPRESSMSGBOXES /ALLUSERS '/DIR=C:\Installed'
    try_window C:/Installed/gest.exe
    on_screen wine C:/Installed/unins000.exe /VERYSILENT /SUPPRESSMSGBOXES
    sleep 5  # the uninstaller goes on as another process
    [ ! -e "$place/gest.exe" ] || { say "FAILED to remove it"; exit 1; }
}

# Without those that need the tools of X, and those whose subject is numpy.
run_tests() {
    local without
    mapfile -t without < <(grep -rlE '^(import|from) numpy|surfarray|tests.assets.(sight|shapes)|lab.ratings|"(ladder|secrecy)"' tests \
        --include='test_*.py' | sed 's/^/--ignore=/')
    python_exe -m pytest -q -n 2 -p no:cacheprovider --ignore=tests/window "${without[@]}" "$@"
}

tests=
case "${1:-}" in
    "") ;;
    --tests) tests=1; shift ;;
    --help) usage 0 ;;
    *) usage 2 ;;
esac
say "programs and downloads"
install_programs
download "$tests"
trap 'wineserver -k || true' EXIT  # of this prefix only
say "a Windows of its own, with Python"
make_windows
make_python
install_packages
get_inno_setup
python_exe -c 'import sys, pygame; print(sys.version, sys.getwindowsversion()[:3])'
say "selftest of what is committed, without a window"
check_out
cd "$WORK/src"
python_exe -m gest_desktop --selftest --headless --report report.txt
say "bundle, its selftest, and the packages"
python_exe build/package.py --plain --selftest | { grep -av "could not resolve 'api-ms-win-" || true; }
say "selftest of the zip, in a window on a small screen"
try_zip
for installer in "$WORK"/src/dist/*-setup.exe; do
    [ -e "$installer" ] || continue
    say "the installer, and the selftest of what it installs"
    try_installer "$installer"
done
if [ -n "$tests" ]; then
    say "tests"
    run_tests "$@"
fi
say "done:"
ls -l "$WORK"/src/dist
