"""Turning over: cards, pieces that hide or are revealed, and pages of the rulebook."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from gest_desktop.scenes.motion.easing import clamp, ease_in_out, there_and_back

LIFT: Final = 0.06  # a card grows by so much in the middle of its turn
THINNEST: Final = 0.02  # seen from the edge it is still a line


@dataclass(frozen=True)
class Turn:
    """How something that turns over looks at one moment."""

    width: float  # of its full width
    scale: float  # of its full size, since it comes towards the eye
    front: bool  # whether the side that ends up is in view
    shade: float  # 0 lit, 1 darkest, as it catches less light


def flip(t: float) -> Turn:
    """From its back (t = 0) to its front (t = 1)."""
    angle = math.pi * ease_in_out(t)
    width = max(THINNEST, abs(math.cos(angle)))
    return Turn(width, 1.0 + LIFT * there_and_back(t), t > 0.5, 1.0 - width)


def fade(t: float) -> Turn:
    """The same change without motion: one side gives way to the other."""
    return Turn(1.0, 1.0, t > 0.5, 0.0)


def page(t: float) -> float:
    """Where the edge of a turning page is: 1 lies right, 0 stands upright, -1 lies left."""
    return math.cos(math.pi * ease_in_out(clamp(t)))
