"""Levels: how hard the opponent thinks and how often it errs, from one a child can beat to the strongest.

Levels differ only in search and deliberate imprecision: all of them see the same view and roll
the same dice.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Level:
    """How much the opponent may think; levels are named after figures of the ballads."""

    name: str
    iterations: int  # when choosing a box
    later: int  # for each smaller decision of the same turn, so that a long turn does not drag
    seconds: float  # of wall time for a box; a slow machine thinks less, not longer
    later_seconds: float  # for each smaller decision
    turn_seconds: float = math.inf  # for all decisions from one box to the next
    misses: float = 0.0  # the chance of overlooking the best answer, and then perhaps the next best
    shared: bool = False  # several processes may search together, also while the player decides


# Weak levels err as people do: they overlook a good answer and take the next best they see, never just any.
# Even a few iterations are lively, because instinct says which answers to look at first.
LEVELS: Final = (
    Level("potter", 8, 8, 0.4, 0.4, 4.0, misses=0.5),
    Level("miller", 14, 14, 0.4, 0.4, 4.0, misses=0.33),
    Level("yeoman", 28, 28, 1.0, 0.4, 5.0, misses=0.16),
    Level("outlaw", 60, 60, 1.5, 0.4, 5.0, misses=0.04),
    Level("friar", 140, 140, 2.0, 0.5, 5.0, shared=True),
    Level("king", 24000, 8000, 2.4, 0.7, 5.5, shared=True),
)
LEVEL_NAMES: Final = tuple(level.name for level in LEVELS)
DEFAULT_LEVEL: Final = "outlaw"


def level_named(name: str) -> Level:
    return LEVELS[LEVEL_NAMES.index(name)]
