"""Turning over: cards, pieces that are hidden or revealed, and pages of the rulebook."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from gest_desktop.scenes.motion.easing import clamp, ease_in_out, there_and_back

LIFT: Final = 0.06  # how much a card grows in the middle of its turn
THINNEST: Final = 0.02  # seen edge-on it is still a line


@dataclass(frozen=True)
class Turn:
    """The look of something that turns over at one moment."""

    width: float  # share of its full width
    scale: float  # share of its full size, since it comes closer
    front: bool  # whether the side that ends up on top is visible
    shade: float  # 0 lit, 1 darkest, since it catches less light


def flip(t: float) -> Turn:
    """From its back (t = 0) to its front (t = 1)."""
    angle = math.pi * ease_in_out(t)
    width = max(THINNEST, abs(math.cos(angle)))
    return Turn(width, 1.0 + LIFT * there_and_back(t), t > 0.5, 1.0 - width)


def fade(t: float) -> Turn:
    """The same change without motion: one side replaces the other."""
    return Turn(1.0, 1.0, t > 0.5, 0.0)


def page(t: float) -> float:
    """The position of the edge of a turning page: 1 lies right, 0 stands upright, -1 lies left."""
    return math.cos(math.pi * ease_in_out(clamp(t)))
