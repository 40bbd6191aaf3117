"""The one place that reads and writes the player's files: games, settings, progress, pictures.

Only regular files are read, and only up to a size. An OSError says nothing about the content: a handle, the
permission or the disk may be missing just now, so it is tried again, and the file is left alone. A ValueError
means that the content cannot be used. A file is replaced as a whole or not at all.
"""

from __future__ import annotations

import json
import logging
import os
import stat
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from itertools import count
from math import isfinite
from pathlib import Path
from typing import Any, Final, TypeVar

ATTEMPTS: Final = 3
PAUSE: Final = 0.02  # seconds before the next attempt
NEW: Final = ".new"  # ends the name of a file that will replace another
NO_WAITING: Final = getattr(os, "O_NONBLOCK", 0)  # opening a named pipe would wait for its other end

log = logging.getLogger(__name__)
T = TypeVar("T")
_numbers: Final = count(1)


class TooLargeError(ValueError):
    """The file is larger than any that the program writes."""


def patiently(action: Callable[[], T]) -> T:
    """Try again shortly after an error that may pass; a file that does not exist will not appear."""
    for _attempt in range(ATTEMPTS - 1):
        try:
            return action()
        except FileNotFoundError:
            raise
        except OSError:
            time.sleep(PAUSE)
    return action()


def read_bytes(path: Path, largest: int) -> bytes:
    """Raises OSError if the file cannot be read just now, ValueError if it is not regular or too large."""
    return patiently(partial(_read, path, largest))


def _read(path: Path, largest: int) -> bytes:
    _need_regular(os.stat(path))
    with open(path, "rb", opener=lambda name, flags: os.open(name, flags | NO_WAITING)) as file:
        _need_regular(os.fstat(file.fileno()))
        data = file.read(largest + 1)
    if len(data) > largest:
        raise TooLargeError("it is far too large")
    return data


def _need_regular(found: os.stat_result) -> None:
    if not stat.S_ISREG(found.st_mode):
        raise ValueError("it is not a regular file")


def read_json(path: Path, largest: int) -> Any:
    """Read JSON with finite numbers; raises like `read_bytes`."""
    text = read_bytes(path, largest).decode("utf-8")
    try:
        return json.loads(text, parse_constant=_finite, parse_float=_finite)
    except RecursionError as error:
        raise ValueError("it is nested too deeply") from error


def _finite(written: str) -> float:
    number = float(written)
    if not isfinite(number):
        raise ValueError(f"{written} is not a number")
    return number


def files_in(folder: Path, pattern: str) -> list[Path]:
    """The files whose names match; none if the folder cannot be read just now."""
    try:
        return patiently(lambda: list(folder.glob(pattern)))
    except OSError as error:
        log.warning("The folder %s cannot be read: %s.", folder, error.strerror)
        return []


def write_whole(path: Path, content: str | bytes) -> None:
    """Write a file and replace the old one; raises OSError, and then the old one is unchanged."""
    new = write_beside(path, content)
    try:
        put_in_place(new, path)
    except OSError:
        with suppress(OSError):
            new.unlink()
        raise


def write_beside(path: Path, content: str | bytes) -> Path:
    """Write the file that will replace the one at `path`, and return its own path; raises OSError."""
    return patiently(partial(_write, path, content.encode() if isinstance(content, str) else content))


def _write(path: Path, data: bytes) -> Path:
    new = path.with_name(f"{path.name}.{os.getpid()}-{next(_numbers)}{NEW}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with open(new, "xb") as file:
            file.write(data)
    except OSError:
        with suppress(OSError):
            new.unlink()
        raise
    return new


def put_in_place(new: Path, path: Path) -> None:
    """Flush the new file to the disk and replace the old one; raises OSError, and then the new one stays."""
    patiently(partial(_put, new, path))


def _put(new: Path, path: Path) -> None:
    with open(new, "r+b") as file:
        os.fsync(file.fileno())
    os.replace(new, path)
    with suppress(OSError):  # Windows cannot flush a folder, and does not need it
        flush_folder(path.parent)


def flush_folder(folder: Path) -> None:
    """Let the disk remember the names of the files in the folder."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
