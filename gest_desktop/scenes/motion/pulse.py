"""Pulsing highlights, a shake for refusals, and pieces that spring back."""

from __future__ import annotations

import math
from typing import Final

from gest_desktop.scenes.motion.easing import clamp, ease_out

BREATH: Final = 1.6  # seconds
DIMMEST: Final = 0.55
WOBBLES: Final = 3


def glow(seconds: float, reduced: bool = False) -> float:
    """The brightness of a highlight, between DIMMEST and 1; constant with reduced motion."""
    if reduced:
        return 1.0
    wave = 0.5 + 0.5 * math.cos(2.0 * math.pi * seconds / BREATH)
    return DIMMEST + (1.0 - DIMMEST) * wave


def refusal(t: float) -> float:
    """The offset of a shake that dies away, -1 to 1, for something that is not allowed."""
    t = clamp(t)
    return math.sin(2.0 * math.pi * WOBBLES * t) * (1.0 - t)


def spring_back(t: float) -> float:
    """How far a piece dropped in the wrong place still is from its start, 1 to 0."""
    return 1.0 - ease_out(t)
