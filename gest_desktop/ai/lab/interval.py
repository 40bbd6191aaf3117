"""Confidence intervals for a share of wins (Wilson score interval)."""

from __future__ import annotations

import math
from typing import Final

Z_95: Final = 1.959964


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % interval of the true share of wins."""
    if not games:
        return 0.0, 1.0
    share, z2 = wins / games, Z_95 * Z_95
    centre = share + z2 / (2 * games)
    spread = Z_95 * math.sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    scale = 1 + z2 / games
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)
