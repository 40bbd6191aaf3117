"""Verdicts on choices in five grades, and the accuracy of a side."""

from __future__ import annotations

import math
from collections.abc import Iterable
from enum import Enum
from typing import Final

from gest_desktop.ai.review.choice import ChoiceFound

INACCURACY: Final = 0.03  # of the chance to win
MISTAKE: Final = 0.05
BLUNDER: Final = 0.12
ONLY_GOOD: Final = 0.08  # what the next best must cost, so that finding the best is worth a mark
CERTAIN: Final = 2.0  # a loss counts from so many standard errors on
TOLERANCE: Final = 6.0  # accuracy falls by the e-th part for 1 / 6 of the chance to win
LEAST_TRIED: Final = 24  # visits from which on an alternative counts as looked at


class Verdict(Enum):
    """How good a choice was, by what its side knew."""

    ONLY_GOOD = "only_good"  # every other option would have been a clear mistake
    FINE = "fine"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


MARKS: Final = {
    Verdict.ONLY_GOOD: "!",
    Verdict.FINE: "",
    Verdict.INACCURACY: "·",
    Verdict.MISTAKE: "?",
    Verdict.BLUNDER: "??",
}
MISTAKES: Final = (Verdict.MISTAKE, Verdict.BLUNDER)
COSTLY: Final = (Verdict.INACCURACY, *MISTAKES)


def verdict(found: ChoiceFound) -> Verdict:
    if found.loss < CERTAIN * found.error or found.loss < INACCURACY:
        return Verdict.ONLY_GOOD if is_only_good(found) else Verdict.FINE
    if found.loss < MISTAKE:
        return Verdict.INACCURACY
    return Verdict.MISTAKE if found.loss < BLUNDER else Verdict.BLUNDER


def clear_loss(found: ChoiceFound) -> float:
    """What the choice lost, if its verdict says so; whatever is fine has lost nothing."""
    return found.loss if verdict(found) in COSTLY else 0.0


def is_only_good(found: ChoiceFound) -> bool:
    """Whether the best option was played, and any other would have been a clear mistake."""
    if found.best != found.played or len(found.rated) < 2:
        return False
    second = found.rated[1]
    gap = found.best.win - second.win
    error = CERTAIN * math.hypot(found.best.error, second.error)
    return gap >= ONLY_GOOD and gap > error and second.visits >= LEAST_TRIED


def is_doubtful(found: ChoiceFound) -> bool:
    """Whether a closer look might change the verdict."""
    if found.loss + CERTAIN * found.error < INACCURACY:
        return False
    bounds = (INACCURACY, MISTAKE, BLUNDER, CERTAIN * found.error)
    return found.loss >= INACCURACY or any(
        abs(found.loss - bound) < CERTAIN * found.error for bound in bounds
    )


def accuracy(losses: Iterable[float]) -> float | None:
    """The mean of 100 · e^(-0.06 · points lost) over choices that were not forced; None without any."""
    scores = [100.0 * math.exp(-TOLERANCE * loss) for loss in losses]
    return sum(scores) / len(scores) if scores else None
