"""What a band wants: to be ahead of all others, Will Scarlet included."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, tanh
from typing import Final

from gest_desktop.tales.bandits.mind.weights import Weights
from gest_desktop.tales.bandits.rules.state import State

SPREAD: Final = 8.0  # points of difference that are nearly a decided game
BLUR: Final = 4.0  # points by which those ahead of each other may still change places


def utility(g: State, points: Sequence[float], band: int, weights: Weights) -> float:
    """From -1 to 1. To win, a band must be above all others, of whom the best ones count most.

    A spiteful band counts the others more than once, one that only looks at its own points not at all.
    """
    if not weights.leaders_points:
        return points[band] / SPREAD
    others = [points[other] for other in g.bands if other != band]
    top = max(others)
    rivals = top + BLUR * log(sum(exp((each - top) / BLUR) for each in others) / len(others))
    return tanh((points[band] - weights.leaders_points * rivals) / SPREAD)
