"""Move averages (MAST): how much better or worse than average an answer has done in any position.

They finish a turn beyond the tree, which random answers would spoil, and tell the tree where to
look first. Gains are relative to the current winning chance, so that an answer learned while
winning is not preferred while losing.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random
from typing import Final

from gest_desktop.rules.questions.question import Question
from gest_desktop.rules.vocabulary import ROBIN

RANDOM_SHARE: Final = 0.25  # how often the averages are ignored
UNTRIED_GAIN: Final = 0.05  # the gain assumed for an answer never tried
WINDOW: Final = 100  # the number of iterations over which the winning chance is averaged

Given = tuple["MoveAverage", int]  # an answer, and the side that gave it


class MoveAverage:
    """The statistics of one answer to one question."""

    __slots__ = ("gain", "times")

    def __init__(self) -> None:
        self.times, self.gain = 0, 0.0


class MoveAverages:
    def __init__(self, random: Random) -> None:
        self.random = random
        self.known: dict[tuple[int, int], MoveAverage] = {}
        self.robin_wins, self.iterations = 0.5, 0

    def standing(self, side: int) -> float:
        """The side's winning chance over the latest iterations."""
        return self.robin_wins if side == ROBIN else 1.0 - self.robin_wins

    def follow(self, asked: Question, options: Sequence[int]) -> int:
        """The best answer so far, or sometimes a random one."""
        random = self.random.random
        if random() < RANDOM_SHARE:
            return options[int(random() * len(options))]
        best, best_worth, question = options[0], -math.inf, id(asked)
        for option in options:
            average = self.known.get((question, option))
            worth = average.gain / average.times if average is not None and average.times else UNTRIED_GAIN
            worth += 0.001 * random()
            if worth > best_worth:
                best, best_worth = option, worth
        return best

    def usual(self, asked: Question, options: Sequence[int]) -> tuple[int, int]:
        """The answer given most often, and how often."""
        best, most = options[0], 0
        for option in options:
            average = self.known.get((id(asked), option))
            if average is not None and average.times > most:
                best, most = option, average.times
        return best, most

    def of(self, asked: Question, option: int) -> MoveAverage:
        return self.known.setdefault((id(asked), option), MoveAverage())

    def learn(self, given: list[Given], robin_wins: float) -> None:
        self.iterations += 1
        gain = robin_wins - self.robin_wins
        self.robin_wins += gain / min(self.iterations, WINDOW)
        for average, side in given:
            average.times += 1
            average.gain += gain if side == ROBIN else -gain
