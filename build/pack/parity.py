"""Plays the same games with plain Python and with a compiled copy, and looks for a difference."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

from pack.names import ROOT

DIGESTS: Final = Path(__file__).with_name("digests.py")
KINDS: Final = ["plain Python", "compiled"]


def difference(compiled: Path, games: int) -> str | None:
    """What differs first, in one sentence, or None; the two copies play at the same time."""
    processes = [start(tree, games) for tree in (ROOT, compiled)]
    texts = [process.communicate()[0].splitlines() for process in processes]
    if any(process.returncode for process in processes):
        return "One of the copies did not play to the end."
    kinds = [text.pop(0) for text in texts]
    if kinds != KINDS:
        return f"The copies should be {' and '.join(KINDS)}, but are {' and '.join(kinds)}."
    for plain, other in zip(*texts, strict=True):
        if plain != other:
            return f"In plain Python, this is {plain}, compiled {other}."
    return None


def start(tree: Path, games: int) -> subprocess.Popen[str]:
    environment = os.environ | {"PYTHONPATH": str(tree)}
    command = [sys.executable, str(DIGESTS), str(games)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
