"""Levels: how far a band looks ahead and how often it errs; the names are those of the first game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Level:
    """Low levels look one step ahead and weigh inexactly; high ones search while placing."""

    name: str
    noise: float  # in points, added to the worth of every option
    iterations: int = 0  # of the search, for each answer while placing
    seconds: float = 1.5  # of wall time for an answer; a slow machine thinks less, not longer


LEVELS: Final = (
    Level("potter", 2.6),
    Level("miller", 1.0),
    Level("yeoman", 0.45),
    Level("outlaw", 0.2),
    Level("friar", 0.0, 400),
    Level("king", 0.0, 16000, seconds=2.4),
)
LEVEL_NAMES: Final = tuple(level.name for level in LEVELS)
DEFAULT_LEVEL: Final = "friar"


def level_named(name: str) -> Level:
    return LEVELS[LEVEL_NAMES.index(name)]
