"""When a decision is a riddle: one choice is clearly best, and the game is still open."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from gest_desktop.ai.lab.riddles.look import Found, Look

MARGIN: Final = 0.08
PROVED: Final = 0.05  # the margin that must be left when it is looked at again
APART: Final = 4.0  # standard errors
OPEN: Final = (0.15, 0.85)  # the chance after the best choice
ALIKE: Final = 0.02  # options that look the same to the other side may differ by so much and count as one


def right_ones(look: Look, ranking: Sequence[Found]) -> int:
    """How many options at the head of the ranking are the best one, or look like it and are worth as much."""
    best, many = ranking[0], 1
    for found in ranking[1:]:
        alike = look.footprints[found.option] == look.footprints[best.option]
        if not alike or best.win - found.win > ALIKE:
            break
        many += 1
    return many


def is_clear(look: Look, ranking: Sequence[Found], margin: float = MARGIN) -> bool:
    """Whether nothing else comes near the best option."""
    best, rest = ranking[0], ranking[right_ones(look, ranking) :]
    return bool(rest) and all(
        best.win - found.win >= max(margin, APART * math.hypot(best.error, found.error)) for found in rest
    )


def is_open(ranking: Sequence[Found]) -> bool:
    return OPEN[0] <= ranking[0].win <= OPEN[1]
