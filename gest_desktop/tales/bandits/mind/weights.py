"""What the evaluation counts with, in points, and how a temper changes it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final


@dataclass(frozen=True)
class Weights:
    """The worth of things that are no points yet."""

    token: float = 1.15  # how much a token still to be drawn counts
    arrest: float = 1.1  # a leader in Prison for a round; in the last round it is a point
    reward: float = 1.1
    leader: float = 0.8  # at home while bandits are placed
    leader_at_john: float = 0.6
    leader_later: float = 0.55  # before the last assault
    leader_last: float = 0.2  # in the last assault
    leader_at_tuck: float = 0.02
    leaders_points: float = 1.0  # how much the best opponent's score counts against one's own


PLAIN: Final = Weights()
TEMPERS: Final = {
    "even": PLAIN,
    "greedy": replace(PLAIN, token=1.3),
    "cautious": replace(PLAIN, arrest=2.0),
    "spiteful": replace(PLAIN, leaders_points=2.0),
}
TEMPER_NAMES: Final = tuple(TEMPERS)
