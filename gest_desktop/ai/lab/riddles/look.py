"""A deep look at one decision: every option is tried often enough for its chance to mean something.

The search itself spends its time on what looks best, and knows little about the rest. Here all options get
an equal share at first and the best few share what is left. The first half of each option's tries only
teaches the search how to go on after it, and is not counted.
"""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence
from random import Random
from typing import Final, NamedTuple

from gest_desktop.ai.evaluate.win_chance import trained_weights
from gest_desktop.ai.footprint import footprint
from gest_desktop.ai.hunch import hunch, trained_hunches
from gest_desktop.ai.search import Search
from gest_desktop.rules.referee import answer, question
from gest_desktop.rules.views import View, imagine
from gest_desktop.rules.vocabulary import ROBIN

ALL_SHARE: Final = 0.5  # of the tries that go to all options alike
BEST: Final = 3  # options that share the rest


class Found(NamedTuple):
    """One option: the chance of the side that is asked, and its standard error."""

    option: int
    win: float
    error: float


class Look:
    """The statistics of one decision, and the search that has learned to go on after each option."""

    def __init__(self, view: View, seed: str) -> None:
        self.view, self.random = view, Random(seed)
        self.search = Search(trained_weights(), self.random)
        world = imagine(view, self.random)
        asked, f = question(world)
        self.options = list(asked.options(world, f))
        self.footprints: dict[int, Hashable] = {
            option: footprint(world, asked, f, option) for option in self.options
        }
        self.values: dict[int, list[float]] = {option: [] for option in self.options}
        self.search.hunch = hunch(view.state, trained_hunches())

    def study(self, iterations: int) -> list[Found]:
        """Spend the iterations; return the options, best first."""
        self.share(self.options, int(iterations * ALL_SHARE))
        self.share([found.option for found in self.ranking()[:BEST]], int(iterations * (1 - ALL_SHARE)))
        return self.ranking()

    def share(self, options: Sequence[int], iterations: int) -> None:
        for number in range(iterations):
            if number % 2:  # the other side must not learn what it cannot know
                self.search.iterate(self.search.draw_world(self.view, number))
            else:
                self.attempt(options[number // 2 % len(options)])

    def attempt(self, option: int) -> None:
        world = imagine(self.view, self.random, self.search.hunch)
        asked, f = question(world)
        answer(world, asked, f, option)
        robin_wins = self.search.iterate(world)
        self.values[option].append(robin_wins if self.view.side == ROBIN else 1.0 - robin_wins)

    def ranking(self) -> list[Found]:
        rows = [Found(option, *mean_and_error(values)) for option, values in self.values.items()]
        return sorted(rows, key=lambda row: -row.win)


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    counted = values[len(values) // 2 :]
    if len(counted) < 2:
        return 0.0, 0.5
    mean = sum(counted) / len(counted)
    variance = sum((value - mean) ** 2 for value in counted) / (len(counted) - 1)
    return mean, math.sqrt(variance / len(counted))
