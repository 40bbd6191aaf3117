"""New files that a killed program left beside the old ones: put in place if whole, or deleted."""

from __future__ import annotations

import re
import time
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Final

from gest_desktop.common.player_files import NEW, files_in, put_in_place, read_json

LARGEST_FILE: Final = 2_000_000  # no file of the player's may be larger
AGE: Final = 600.0  # seconds; a younger file may belong to another running program
NAMED: Final = re.compile(rf"(.+)\.\d+-\d+{re.escape(NEW)}")  # the name of the old file, process and number


def clean(folder: Path) -> None:
    """Complete or delete what programs left in this folder long ago."""
    for new in by_age(files_in(folder, f"*{NEW}")):
        if modified(new) > time.time_ns() - AGE * 1e9:
            continue
        named = NAMED.fullmatch(new.name)
        with suppress(OSError):
            if named:
                settle(new, folder / named[1])
            else:
                new.unlink()


def recover(path: Path) -> None:
    """Complete the writes of this file that a killed program had started."""
    for new in by_age(files_in(path.parent, f"{path.name}.*{NEW}")):
        with suppress(OSError):
            settle(new, path)


def settle(new: Path, path: Path) -> None:
    """Raises OSError if the disk refuses; then the new file stays."""
    if is_whole(new) and modified(new) >= modified(path):
        put_in_place(new, path)
    else:
        new.unlink()


def by_age(found: Iterable[Path]) -> list[Path]:
    return sorted(found, key=modified)


def modified(path: Path) -> int:
    """When the file was written, in nanoseconds; 0 if there is none."""
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0


def is_whole(path: Path) -> bool:
    """Whether the file is complete: everything written here is JSON, which is invalid if cut off."""
    try:
        read_json(path, LARGEST_FILE)
    except ValueError:
        return False
    return True
