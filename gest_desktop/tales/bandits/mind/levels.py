"""Levels: how far a band looks ahead and how often it errs; the names are those of the first game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Level:
    """Low levels look one step ahead, with noise; high ones search while placing."""

    name: str
    noise: float  # in points, added to the worth of every option
    iterations: int = 0  # of the search, for each answer while placing
    seconds: float = 1.5  # of wall time for an answer; a slow machine thinks less, not longer


LEVELS: Final = (
    Level("potter", 1.0),
    Level("miller", 0.4),
    Level("yeoman", 0.1),
    Level("outlaw", 0.0, 400),
    Level("friar", 0.0, 1600),
    Level("king", 0.0, 6400, seconds=2.4),
)
LEVEL_NAMES: Final = tuple(level.name for level in LEVELS)
DEFAULT_LEVEL: Final = "outlaw"


def level_named(name: str) -> Level:
    return LEVELS[LEVEL_NAMES.index(name)]
