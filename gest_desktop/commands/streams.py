"""A program without a console has no standard streams: what is said then goes into a file."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TextIO


def open_streams() -> None:
    """Give every print a place to go; on Windows, a program with a window starts without one."""
    if sys.stdout is not None and sys.stderr is not None:
        return
    from gest_desktop.scenes.shell.folders import logs_folder

    file = output_file(logs_folder())
    sys.stdout = sys.stdout or file
    sys.stderr = sys.stderr or file


def output_file(folder: Path) -> TextIO:
    """The words of this start; without a place to write them they are lost, and nothing else is."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        return (folder / "output.txt").open("w", encoding="utf-8", errors="replace", buffering=1)
    except OSError:
        return open(os.devnull, "w", encoding="utf-8")
