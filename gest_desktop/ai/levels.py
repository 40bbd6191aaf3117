"""How hard the opponent thinks and how often it slips, from a level a child beats to the strongest.

Levels differ by search and by deliberate imprecision only: all of them see the same view
and roll the same dice.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Level:
    """Named after somebody of the ballads."""

    name: str
    iterations: int  # when choosing a box
    later: int  # in each smaller decision of the same turn, so that a long turn does not drag
    seconds: float  # of wall time for one decision; a slow machine thinks less rather than longer
    temperature: float = 0.0  # 0: the most visited option; 1: as often as it was visited
    whim: float = 0.0  # the chance of doing just anything


LEVELS: Final = (
    Level("potter", 12, 12, 0.5, whim=0.2),
    Level("miller", 40, 40, 0.5, temperature=0.5, whim=0.05),
    Level("yeoman", 150, 100, 1.0, temperature=0.25),
    Level("outlaw", 600, 300, 1.5),
    Level("friar", 2500, 1000, 2.0),
    Level("king", 10000, 2500, 2.8),
)
LEVEL_NAMES: Final = tuple(level.name for level in LEVELS)
DEFAULT_LEVEL: Final = "outlaw"


def level_named(name: str) -> Level:
    return LEVELS[LEVEL_NAMES.index(name)]
