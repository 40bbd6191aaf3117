"""Habits: how much better or worse than usual an answer to a question has done, whatever the position (MAST).

They finish a turn that the tree no longer covers, which random answers would spoil, and tell
the tree where to look first. Gains are counted from how things stand, so that what was learned
in better days is not preferred in worse.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random
from typing import Final

from gest_desktop.rules.questions.question import Question
from gest_desktop.rules.vocabulary import ROBIN

CURIOSITY: Final = 0.25  # how often habit is ignored
HOPE: Final = 0.05  # what an answer never tried is thought to gain
MEMORY: Final = 100  # iterations that make up how things stand

Given = tuple["MoveAverage", int]  # an answer, and by which side


class MoveAverage:
    """One answer to one question."""

    __slots__ = ("gain", "times")

    def __init__(self) -> None:
        self.times, self.gain = 0, 0.0


class MoveAverages:
    def __init__(self, random: Random) -> None:
        self.random = random
        self.known: dict[tuple[int, int], MoveAverage] = {}
        self.robin_wins, self.iterations = 0.5, 0

    def standing(self, side: int) -> float:
        """How likely a side is to win, by the latest iterations."""
        return self.robin_wins if side == ROBIN else 1.0 - self.robin_wins

    def follow(self, asked: Question, options: Sequence[int]) -> int:
        """What has gone best so far, or now and then anything."""
        random = self.random.random
        if random() < CURIOSITY:
            return options[int(random() * len(options))]
        best, best_worth, question = options[0], -math.inf, id(asked)
        for option in options:
            average = self.known.get((question, option))
            worth = average.gain / average.times if average is not None and average.times else HOPE
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
        self.robin_wins += gain / min(self.iterations, MEMORY)
        for average, side in given:
            average.times += 1
            average.gain += gain if side == ROBIN else -gain
