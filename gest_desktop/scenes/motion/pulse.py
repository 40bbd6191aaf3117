"""Highlights that breathe, nods that draw the eye, and a drop that springs back."""

from __future__ import annotations

import math
from typing import Final

from gest_desktop.scenes.motion.easing import clamp, ease_out

BREATH: Final = 1.6  # seconds
DIMMEST: Final = 0.55
WOBBLES: Final = 3


def glow(seconds: float, reduced: bool = False) -> float:
    """How bright a highlight is, between DIMMEST and 1; steady if motion is reduced."""
    if reduced:
        return 1.0
    wave = 0.5 + 0.5 * math.cos(2.0 * math.pi * seconds / BREATH)
    return DIMMEST + (1.0 - DIMMEST) * wave


def refusal(t: float) -> float:
    """A shake of the head, -1 to 1 and dying away: this cannot be done."""
    t = clamp(t)
    return math.sin(2.0 * math.pi * WOBBLES * t) * (1.0 - t)


def spring_back(t: float) -> float:
    """How far a piece dropped in the wrong place is still from home, 1 to 0."""
    return 1.0 - ease_out(t)
