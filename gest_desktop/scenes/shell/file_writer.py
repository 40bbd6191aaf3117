"""Files written without making a frame wait for the disk.

The text goes into a file beside the old one at once, so a program that is killed afterwards loses nothing:
`recover` finds it. A thread then waits until the disk has it (fsync) and puts it in the old one's place, in
order. The thread lives only while there is something to do; Python waits for it before the program ends.
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
        self.pending: dict[Path, Path] = {}  # a file, and the new one that is to take its place
        self.failed: dict[Path, OSError] = {}
        self.is_working = False
        self.numbers = count(1)

    def write(self, path: Path, text: str) -> None:
        """Soon the file will say this; raises OSError if there is no room for it."""
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
        """Wait until everything is in its place."""
        with self.changed:
            self.changed.wait_for(lambda: not self.is_working)

    def failure(self, path: Path) -> OSError | None:
        """Why the last text did not get there, if it did not."""
        return self.failed.get(path)


def put_in_place(new: Path, path: Path) -> None:
    """Both are whole at every moment, whatever happens; what cannot be put in place is given up."""
    try:
        with new.open("r+b") as file:
            os.fsync(file.fileno())
        os.replace(new, path)
    except OSError:
        with suppress(OSError):
            new.unlink()
        raise


def recover(path: Path) -> None:
    """Take up what a killed program had written and not yet put in its place."""
    left = sorted(path.parent.glob(f"{path.name}.*{SUFFIX}"), key=lambda new: new.stat().st_mtime_ns)
    for new in left:
        with suppress(OSError):
            if is_whole(new) and not is_older(new, path):
                put_in_place(new, path)
            else:
                new.unlink()


def is_whole(path: Path) -> bool:
    """Everything written here is JSON, which is not valid before its last character."""
    try:
        json.loads(path.read_text(encoding="utf-8"))
    except (ValueError, RecursionError):
        return False
    return True


def is_older(new: Path, path: Path) -> bool:
    return path.exists() and new.stat().st_mtime_ns < path.stat().st_mtime_ns


files: Final = FileWriter()
