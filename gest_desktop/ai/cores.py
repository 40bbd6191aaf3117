"""How many processes the opponent may think in."""

from __future__ import annotations

import os
import sys
from typing import Final

AUTOMATIC: Final = 0
MOST: Final = 8
MOST_BY_ITSELF: Final = 4
FEW: Final = 2  # with so few cores, the other is left to the window


def cores() -> int:
    """The processor cores that this program may use."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def processes(wish: int = AUTOMATIC) -> int:
    """The wished number, as far as there are cores for it."""
    if wish != AUTOMATIC:
        return min(wish, cores())
    return 1 if cores() <= FEW else min(cores() - 1, MOST_BY_ITSELF)
