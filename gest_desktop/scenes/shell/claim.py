"""Two programs at once must not write over each other's game: each claims a name for its current one."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import IO, Final

from gest_desktop.scenes.shell.saves import CURRENT

MOST: Final = 9  # programs at once


class Claim:
    """Held while the program runs; the system lets go of it even if the program is killed."""

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
    """The open file if nobody else holds it, and the disk can be written to."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
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
    """Raises OSError if another program has it."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
