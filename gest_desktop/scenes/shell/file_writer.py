"""Writes files without making a frame wait for the disk.

The text is written at once to a new file next to the old one, so nothing is lost if the program
is killed afterwards: `recover` finds it. A thread then flushes it to the disk (fsync) and moves
it over the old file, in order. The thread runs only while there is work to do, and Python waits
for it before the program ends.
"""

from __future__ import annotations

import json
import os
import threading
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Final

SUFFIX: Final = ".new"


class FileWriter:
    def __init__(self) -> None:
        self.changed = threading.Condition()
        self.pending: dict[Path, Path] = {}  # a file, and the new one that will replace it
        self.failed: dict[Path, OSError] = {}
        self.is_working = False
        self.numbers = count(1)

    def write(self, path: Path, text: str) -> None:
        """Write the file soon; raises OSError if the disk is full or cannot be written."""
        new = path.with_name(f"{path.name}.{os.getpid()}-{next(self.numbers)}{SUFFIX}")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            new.write_text(text, encoding="utf-8")
        except OSError:
            with suppress(OSError):
                new.unlink()
            raise
        with self.changed:
            superseded = self.pending.pop(path, None)
            self.pending[path] = new
            self.failed.pop(path, None)
            if not self.is_working:
                self.is_working = True
                threading.Thread(target=self.work, name="gest files").start()
        if superseded is not None:
            superseded.unlink(missing_ok=True)

    def work(self) -> None:
        while True:
            with self.changed:
                if not self.pending:
                    self.is_working = False
                    self.changed.notify_all()
                    return
                path = next(iter(self.pending))
                new = self.pending.pop(path)
            try:
                put_in_place(new, path)
            except OSError as error:
                self.failed[path] = error

    def flush(self) -> None:
        """Wait until every file is in place."""
        with self.changed:
            self.changed.wait_for(lambda: not self.is_working)

    def failure(self, path: Path) -> OSError | None:
        """The error of the last write to this path, if it failed."""
        return self.failed.get(path)


def put_in_place(new: Path, path: Path) -> None:
    """Flush the new file and replace the old one atomically; on failure the new file is removed."""
    try:
        with new.open("r+b") as file:
            os.fsync(file.fileno())
        os.replace(new, path)
    except OSError:
        with suppress(OSError):
            new.unlink()
        raise


def recover(path: Path) -> None:
    """Complete the writes that a killed program had started."""
    left = sorted(path.parent.glob(f"{path.name}.*{SUFFIX}"), key=lambda new: new.stat().st_mtime_ns)
    for new in left:
        with suppress(OSError):
            if is_whole(new) and not is_older(new, path):
                put_in_place(new, path)
            else:
                new.unlink()


def is_whole(path: Path) -> bool:
    """Whether the file is complete: everything written here is JSON, which is invalid if cut off."""
    try:
        json.loads(path.read_text(encoding="utf-8"))
    except (ValueError, RecursionError):
        return False
    return True


def is_older(new: Path, path: Path) -> bool:
    return path.exists() and new.stat().st_mtime_ns < path.stat().st_mtime_ns


files: Final = FileWriter()
