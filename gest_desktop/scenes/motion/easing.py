"""Easing curves from 0 to 1. Times outside 0…1 are clamped."""

from __future__ import annotations

import math
from typing import Final

OVERSHOOT: Final = 1.2


def clamp(t: float) -> float:
    return 0.0 if t <= 0.0 else min(t, 1.0)


def ease_in(t: float) -> float:
    """Starts slowly: something heavy begins to roll."""
    t = clamp(t)
    return t * t


def ease_out(t: float) -> float:
    """Ends slowly: something thrown comes to rest."""
    t = clamp(t)
    return 1.0 - (1.0 - t) * (1.0 - t)


def ease_in_out(t: float) -> float:
    """Starts and ends slowly: a hand moves a piece."""
    t = clamp(t)
    return t * t * (3.0 - 2.0 * t)


def ease_out_back(t: float) -> float:
    """Overshoots a little and comes back: a piece is put down with a click."""
    t = clamp(t) - 1.0
    return t * t * ((OVERSHOOT + 1.0) * t + OVERSHOOT) + 1.0


def there_and_back(t: float) -> float:
    """From 0 up to 1 in the middle and back to 0: a hop, a glow, a nod."""
    return math.sin(math.pi * clamp(t))
