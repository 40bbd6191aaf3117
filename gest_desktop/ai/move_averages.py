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


class MoveAverage:
    """The statistics of one answer to one question."""

    __slots__ = ("gain", "option", "times")

    def __init__(self, option: int) -> None:
        self.option = option
        self.times, self.gain = 0, 0.0

    def learn(self, gain: float) -> None:
        self.times += 1
        self.gain += gain


Answers = dict[int, MoveAverage]  # by option
Given = tuple[MoveAverage, int]  # an answer, and the side that gave it


def among(answers: Answers, option: int) -> MoveAverage:
    average = answers.get(option)
    if average is None:
        average = answers[option] = MoveAverage(option)
    return average


class MoveAverages:
    def __init__(self, random: Random) -> None:
        self.random = random
        self.known: dict[
            int, Answers
        ] = {}  # by the id() of a question: all questions live as long as the rules
        self.robin_wins, self.iterations = 0.5, 0

    def standing(self, side: int) -> float:
        """The side's winning chance over the latest iterations."""
        return self.robin_wins if side == ROBIN else 1.0 - self.robin_wins

    def answers_to(self, asked: Question) -> Answers:
        answers = self.known.get(id(asked))
        if answers is None:
            answers = self.known[id(asked)] = {}
        return answers

    def follow(self, asked: Question, options: Sequence[int]) -> MoveAverage:
        """The best answer so far, or sometimes a random one."""
        random, answers = self.random.random, self.answers_to(asked)
        if random() < RANDOM_SHARE:
            return among(answers, options[int(random() * len(options))])
        best, best_worth = options[0], -math.inf
        for option in options:
            average = answers.get(option)
            worth = average.gain / average.times if average is not None and average.times else UNTRIED_GAIN
            worth += 0.001 * random()
            if worth > best_worth:
                best, best_worth = option, worth
        return among(answers, best)

    def usual(self, asked: Question, options: Sequence[int]) -> tuple[int, int]:
        """The answer given most often, and how often."""
        best, most, answers = options[0], 0, self.answers_to(asked)
        for option in options:
            average = answers.get(option)
            if average is not None and average.times > most:
                best, most = option, average.times
        return best, most

    def gain(self, robin_wins: float) -> float:
        """How much better this iteration went for Robin Hood than the latest ones."""
        self.iterations += 1
        gain = robin_wins - self.robin_wins
        self.robin_wins += gain / min(self.iterations, WINDOW)
        return gain
