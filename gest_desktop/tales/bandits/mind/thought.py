"""One decision of a computer band, in small steps, so that it can be observed and cancelled."""

from __future__ import annotations

from random import Random
from typing import Protocol

from gest_desktop.tales.bandits.mind.one_step import OneStep, Values
from gest_desktop.tales.bandits.mind.outlook import Outlook
from gest_desktop.tales.bandits.mind.search import Search
from gest_desktop.tales.bandits.mind.weights import Weights
from gest_desktop.tales.bandits.rules.view import View

Row = tuple[int, int, float]  # an option, how often it was tried, its mean utility


class Thought(Protocol):
    """The pending question of a view, and what was found so far."""

    view: View
    weights: Weights

    @property
    def iterations(self) -> int: ...

    @property
    def outlook(self) -> Outlook: ...

    def go_on(self, chunk: int) -> bool:
        """Think a little more; return False once there is nothing left to think about."""

    def ranking(self) -> list[Row]:
        """The options that were tried, best first."""


class StepThought:
    """Looks one step ahead, all at once."""

    def __init__(self, view: View, weights: Weights, random: Random, preset: Values | None = None) -> None:
        self.view, self.weights, self.iterations = view, weights, 0
        self.step = OneStep(view, weights, random)
        self.values = preset if preset is not None else self.step.values()

    @property
    def outlook(self) -> Outlook:
        return self.step.outlook

    def go_on(self, chunk: int) -> bool:
        return False

    def ranking(self) -> list[Row]:
        rows = ((option, 1, value) for option, value in self.values.items())
        return sorted(rows, key=lambda row: row[2], reverse=True)


class SearchThought:
    """Searches so many iterations."""

    def __init__(self, view: View, weights: Weights, random: Random, iterations: int) -> None:
        self.view, self.weights, self.left = view, weights, iterations
        self.search = Search(view, weights, random)

    @property
    def iterations(self) -> int:
        return self.search.iterations

    @property
    def outlook(self) -> Outlook:
        return self.search.outlook

    def go_on(self, chunk: int) -> bool:
        if self.left <= 0 or self.is_decided():
            return False
        number = min(chunk, self.left)
        self.search.think(number)
        self.left -= number
        return True

    def is_decided(self) -> bool:
        """Whether the option tried most often can no longer be overtaken."""
        visits = sorted((arm.visits for arm in self.search.root.arms), reverse=True)
        return len(visits) > 1 and visits[0] - visits[1] > self.left

    def ranking(self) -> list[Row]:
        return self.search.ranking() or [(self.search.options[0], 0, 0.0)]
