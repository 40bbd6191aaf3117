"""Keeps two running programs from overwriting each other's current game: each claims its own name."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import IO, Final

from gest_desktop.scenes.shell.save_store import CURRENT

MOST: Final = 9  # programs running at once


class Claim:
    """Held while the program runs; the system releases the lock even if the program is killed."""

    def __init__(self, folder: Path) -> None:
        self.name, self.file = CURRENT, None  # type: str, IO[str] | None
        for number in range(1, MOST + 1):
            name = CURRENT if number == 1 else f"{CURRENT}-{number}"
            file = locked(folder / f"{name}.lock")
            if file is not None:
                self.name, self.file = name, file
                return

    def close(self) -> None:
        if self.file is not None:
            self.file.close()
            self.file = None


def locked(path: Path) -> IO[str] | None:
    """Open and lock the file; None if another program holds it or the disk cannot be written."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists() and not path.is_file():  # opening a named pipe would wait for its other end
            return None
        file = path.open("a", encoding="utf-8")
    except OSError:
        return None
    try:
        lock(file)
    except OSError:
        file.close()
        return None
    return file


def lock(file: IO[str]) -> None:
    """Raises OSError if another program has locked the file."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
