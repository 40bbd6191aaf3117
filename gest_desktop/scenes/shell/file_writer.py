"""Writes files without making a frame wait for the disk.

The text is written at once to a new file next to the old one, so nothing is lost if the program
is killed afterwards: `recover` finds it. A thread then flushes it to the disk (fsync) and moves
it over the old file, in order; if the disk refuses, the new file stays where it is. The thread runs
only while there is work to do, and Python waits for it before the program ends.
"""

from __future__ import annotations

import errno
import threading
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from gest_desktop.common.player_files import put_in_place, read_json, write_beside
from gest_desktop.scenes.shell.leftovers import recover


class FileWriter:
    def __init__(self) -> None:
        self.changed = threading.Condition()
        self.pending: dict[Path, Path] = {}  # a file, and the new one that will replace it
        self.failed: dict[Path, OSError] = {}
        self.left: dict[Path, Path] = {}  # new files that could not be put in place
        self.unread: set[Path] = set()  # files that could not be read, so they must not be replaced
        self.is_working = False

    def read(self, path: Path, largest: int) -> Any:
        """Read JSON once it is in place; raises OSError or ValueError, see `read_json`."""
        self.settle(path)
        self.unread.discard(path)
        try:
            return read_json(path, largest)
        except FileNotFoundError:
            raise
        except OSError:
            self.unread.add(path)
            raise

    def write(self, path: Path, text: str) -> None:
        """Write the file soon; raises OSError if the disk is full or cannot be written."""
        if path in self.unread:
            raise OSError(errno.EBUSY, "the old file could not be read")
        new = write_beside(path, text)
        with self.changed:
            superseded = [self.pending.pop(path, None), self.left.pop(path, None)]
            self.pending[path] = new
            self.failed.pop(path, None)
            if not self.is_working:
                self.is_working = True
                threading.Thread(target=self.work, name="gest files").start()
        for old in filter(None, superseded):
            with suppress(OSError):
                old.unlink()

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
                self.give_up(path, new, error)

    def give_up(self, path: Path, new: Path, error: OSError) -> None:
        """Leave a new file beside the old one, unless a newer one is on its way."""
        with self.changed:
            is_superseded = path in self.pending
            if not is_superseded:
                self.failed[path], self.left[path] = error, new
        if is_superseded:
            with suppress(OSError):
                new.unlink()

    def flush(self) -> None:
        """Wait until every file is in place."""
        with self.changed:
            self.changed.wait_for(lambda: not self.is_working)

    def settle(self, path: Path) -> None:
        """Wait, and complete what a killed program or a disk that refused has left beside this file."""
        self.flush()
        recover(path)
        if path in self.left and not self.left[path].exists():
            del self.left[path], self.failed[path]

    def failure(self, path: Path) -> OSError | None:
        """The error of the last write to this path, if it failed."""
        return self.failed.get(path)


files: Final = FileWriter()
