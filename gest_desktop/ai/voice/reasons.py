"""The reasons for one answer against another: facts that clearly differ between their outlooks."""

from __future__ import annotations

import math
from typing import Any, Final, NamedTuple

from gest_desktop.ai.evaluate.win_chance import Weights
from gest_desktop.ai.voice.facts import ABOUT, DERIVED, FACTS, PART_OF, counts, worth
from gest_desktop.ai.voice.outlook import Outlook

Json = dict[str, Any]
LEAST_WALKS: Final = 8
ALIKE: Final = 0.015  # winning chances closer than this are called the same
# How many standard deviations the means must be apart, so that the named fact comes true in most single games
# and not just on average. Of answers that are no better than another, more is asked: there the tree has two
# plans of equal value, and may yet change its mind between them.
APART: Final = 1.5
APART_IF_NO_BETTER: Final = 2.0
PRICE: Final = 0.25  # the least share of the weightiest difference
LEAST_DEVIATION: Final = 0.05  # so that a sample without any variation does not pass for certainty


class Reason(NamedTuple):
    """A fact on the table, as the search expects it after the chosen answer and after the other one."""

    fact: str
    chosen: float
    other: float
    points: float  # the difference in the evaluation, for the side that chooses
    clear: bool

    def as_json(self) -> Json:
        return {
            "fact": self.fact,
            "chosen": round(self.chosen, 2),
            "other": round(self.other, 2),
            "points": round(self.points, 3),
            "clear": self.clear,
        }


def compare(
    chosen: Outlook, other: Outlook, side: int, gain: float, weights: Weights, ballad: int
) -> list[Reason]:
    """Every fact whose difference would matter to a player, the most important first.

    `gain` is the difference between the winning chances.
    """
    apart = APART if gain >= ALIKE else APART_IF_NO_BETTER
    if min(chosen.walks, other.walks) < LEAST_WALKS:
        return []
    found = []
    for at, fact in sorted(enumerate(FACTS), key=lambda each: each[1].helps != side):  # own gains first
        mine, theirs = chosen.mean(at), other.mean(at)
        gap = mine - theirs
        if abs(gap) >= fact.least and counts(fact, ballad):
            spread = max(LEAST_DEVIATION, math.sqrt((chosen.variance(at) + other.variance(at)) / 2.0))
            points = gap * worth(fact, weights, ballad) * (1.0 if fact.helps == side else -1.0)
            found.append(Reason(fact.id, mine, theirs, points, abs(gap) >= apart * spread))
    return sorted(found, key=lambda reason: -abs(reason.points))


def in_favour(reasons: list[Reason]) -> list[Reason]:
    """The clear facts that speak for the chosen answer, one about each thing.

    A Camp more within reach of Henchmen is no gain if it is there because it was not Captured.
    What is derived from other things comes last, for it is the least telling.
    """
    against = {reason.fact for reason in reasons if reason.points < 0.0}
    first: dict[str, Reason] = {}
    for reason in sorted(reasons, key=lambda each: each.fact in DERIVED):
        if reason.clear and reason.points > 0.0 and PART_OF.get(reason.fact) not in against:
            first.setdefault(ABOUT[reason.fact], reason)
    return list(first.values())


def price(reasons: list[Reason]) -> list[Reason]:
    """What the chosen answer gives up that a player would call a price: clear facts that weigh enough."""
    most = max((abs(reason.points) for reason in reasons), default=0.0)
    turned = in_favour([turned_round(reason) for reason in reasons if reason.fact not in DERIVED])
    return [turned_round(reason) for reason in turned if reason.points >= most * PRICE]


def turned_round(reason: Reason) -> Reason:
    """The same difference, told of the other choice."""
    return Reason(reason.fact, reason.other, reason.chosen, -reason.points, reason.clear)


def read_reasons(rows: list[Json]) -> list[Reason]:
    """The reasons of a reply."""
    return [Reason(row["fact"], row["chosen"], row["other"], row["points"], row["clear"]) for row in rows]
