"""Takes games out of the program: all of them in one archive, or one as a text file with its code."""

from __future__ import annotations

import time
import zipfile
from io import BytesIO
from pathlib import Path
from typing import Final

from gest_desktop.common.player_files import files_in, read_bytes, write_whole
from gest_desktop.rules.game_code import folded
from gest_desktop.rules.words import _
from gest_desktop.scenes.shell.archive.archive import LARGEST_ATTACHED, Archive
from gest_desktop.scenes.shell.folders import codes_folder
from gest_desktop.scenes.shell.leftovers import modified

CODE_FILE: Final = ".gest.txt"


def export_all(archive: Archive) -> str:
    """Write every game and what belongs to it into one file; return a sentence for the player."""
    packed = BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as out:
        for path in sorted(archive.found()):
            for each in files_in(archive.folder, f"{path.name.partition('.')[0]}.*.json"):
                try:
                    out.writestr(each.name, read_bytes(each, LARGEST_ATTACHED))
                except (OSError, ValueError):
                    continue  # what cannot be read stays where it is
    return saved("Games", ".zip", packed.getvalue())


def save_code(code: str, about: str) -> str:
    """Write a code with a line about the game; return a sentence for the player."""
    return saved("Game", CODE_FILE, f"{about}\n\n{folded(code)}\n")


def saved(name: str, ending: str, content: str | bytes) -> str:
    folder, day = codes_folder(), time.strftime("%Y-%m-%d")
    try:
        path = free_path(folder, f"{name} {day}", ending)
        write_whole(path, content)
    except OSError as error:
        return _("The file could not be written: {reason}.").format(reason=error.strerror or error)
    return _("Saved as {path}.").format(path=path)


def free_path(folder: Path, name: str, ending: str) -> Path:
    """A name that no file has yet."""
    path, number = folder / f"{name}{ending}", 2
    while path.exists():
        path, number = folder / f"{name} ({number}){ending}", number + 1
    return path


def code_files() -> list[Path]:
    """The files with codes that the player has saved or put there, the newest first."""
    found = files_in(codes_folder(), f"*{CODE_FILE}")
    return sorted(found, key=lambda path: (-modified(path), path.name))
