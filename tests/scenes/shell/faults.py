"""A disk that refuses: errors at every moment of saving, once or until further notice."""

from __future__ import annotations

import builtins
import errno
import io
import os
import stat
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from unittest import mock

from gest_desktop.common import player_files

OPERATIONS = ("open", "write", "half", "fsync", "replace", "folder")  # "half" writes a part before it fails
ERRORS = (errno.ENOSPC, errno.EIO, errno.EMFILE, errno.EACCES)
FOREVER = 1_000_000


@dataclass(frozen=True)
class Fault:
    """`times` is how often the operation fails: once, so that another attempt helps, or always."""

    operation: str
    error: int
    times: int

    def __str__(self) -> str:
        return f"{self.operation}-{errno.errorcode[self.error]}-{'once' if self.times == 1 else 'always'}"


FAULTS = [Fault(*each) for each in product(OPERATIONS, ERRORS, (1, FOREVER))]


class FaultyDisk:
    """Fails as its fault says, for files in one folder only; without a fault it works."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.fault: Fault | None = None
        self.failed = 0

    def use(self, operation: str, place: object = None) -> None:
        """Raise the error if this operation is to fail now."""
        fault = self.fault
        if fault is None or fault.operation != operation or self.failed >= fault.times:
            return
        if isinstance(place, (str, Path)) and self.folder not in (Path(place), *Path(place).parents):
            return
        self.failed += 1
        raise OSError(fault.error, os.strerror(fault.error))

    def open(self, path, mode="r", **keywords):
        if mode == "rb":
            return builtins.open(path, mode, **keywords)
        if mode == "xb":
            self.use("open", path)
        return FaultyFile(self, path, mode)

    @contextmanager
    def installed(self):
        """Saving and reading go through this disk, and no attempt waits for the next."""
        fsync, replace = os.fsync, os.replace

        def faulty_fsync(handle):
            self.use("folder" if stat.S_ISDIR(os.fstat(handle).st_mode) else "fsync")
            fsync(handle)

        def faulty_replace(new, path):
            self.use("replace", path)
            replace(new, path)

        with (
            mock.patch.object(player_files, "open", self.open, create=True),
            mock.patch.object(player_files, "PAUSE", 0.0),
            mock.patch.object(os, "fsync", faulty_fsync),
            mock.patch.object(os, "replace", faulty_replace),
        ):
            yield self


class FaultyFile(io.FileIO):
    def __init__(self, disk: FaultyDisk, path: Path, mode: str) -> None:
        self.disk = disk
        super().__init__(path, mode)

    def write(self, data):
        self.disk.use("write", self.name)
        try:
            self.disk.use("half", self.name)
        except OSError:
            super().write(data[: len(data) // 2])
            raise
        return super().write(data)
