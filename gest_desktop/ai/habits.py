"""Habits: how well an answer to a question has done so far, whatever the position (MAST).

They finish a turn that the tree no longer covers, which random answers would spoil.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from gest_desktop.rules.questions.question import Question
from gest_desktop.rules.vocabulary import ROBIN

CURIOSITY: Final = 0.25  # how often habit is ignored
HOPE: Final = 0.6  # what an answer never tried is thought to be worth

Given = tuple["Habit", int]  # an answer, and by which side


class Habit:
    """One answer to one question."""

    __slots__ = ("times", "value")

    def __init__(self) -> None:
        self.times, self.value = 0, 0.0


class Habits:
    def __init__(self, random: Random) -> None:
        self.random = random
        self.known: dict[tuple[int, int], Habit] = {}

    def follow(self, asked: Question, options: Sequence[int]) -> int:
        """What has gone best so far, or now and then anything."""
        random = self.random.random
        if random() < CURIOSITY:
            return options[int(random() * len(options))]
        best, best_worth, question = options[0], -1.0, id(asked)
        for option in options:
            habit = self.known.get((question, option))
            worth = habit.value / habit.times if habit is not None and habit.times else HOPE
            worth += 0.001 * random()
            if worth > best_worth:
                best, best_worth = option, worth
        return best

    def of(self, asked: Question, option: int) -> Habit:
        return self.known.setdefault((id(asked), option), Habit())

    def learn(self, given: list[Given], robin_wins: float) -> None:
        for habit, side in given:
            habit.times += 1
            habit.value += robin_wins if side == ROBIN else 1.0 - robin_wins
