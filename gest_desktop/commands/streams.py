"""Standard streams for a program without a console: its output goes to a file."""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import TextIO


def open_streams() -> None:
    """Replace missing standard streams; on Windows, a windowed program starts without them."""
    for stream in (sys.stdout, sys.stderr):
        never_fail(stream)
    if sys.stdout is not None and sys.stderr is not None:
        return
    from gest_desktop.scenes.shell.folders import logs_folder

    file = output_file(logs_folder())
    sys.stdout = sys.stdout or file
    sys.stderr = sys.stderr or file


def never_fail(stream: TextIO | None) -> None:
    """Print a question mark for what the code page of a console lacks, such as × in 437."""
    if isinstance(stream, TextIOWrapper):
        stream.reconfigure(errors="replace")


def output_file(folder: Path) -> TextIO:
    """The file for the output of this run, or the null device if it cannot be written."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        return (folder / "output.txt").open("w", encoding="utf-8", errors="replace", buffering=1)
    except OSError:
        return open(os.devnull, "w", encoding="utf-8")
