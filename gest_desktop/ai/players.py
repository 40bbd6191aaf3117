"""Players, from random to the search. Each is given a view, never a State."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Hashable, Sequence
from random import Random
from typing import Final, Protocol

from gest_desktop.ai.evaluate.win_chance import Weights, judge, trained_weights
from gest_desktop.ai.levels import Level
from gest_desktop.ai.move_averages import MoveAverages
from gest_desktop.ai.search import Search
from gest_desktop.ai.setting_out import next_of_band
from gest_desktop.ai.thought import Thought, Visits
from gest_desktop.rules.referee import answer, question
from gest_desktop.rules.views import View, imagine
from gest_desktop.rules.vocabulary import ROBIN

NEARLY: Final = 0.06  # winning chance that a secret may cost to stay one
CALM: Final = 0.045  # an answer that costs so much of the winning chance is drawn e times less often
LARGEST_PART: Final = 0.25  # the share of the time left for a turn that one small decision may use


class Player(Protocol):
    """Answers the pending question of a view."""

    def choose(self, view: View) -> int: ...


class RandomPlayer:
    """Picks any option with equal probability."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def choose(self, view: View) -> int:
        world = imagine(view, self.random)
        asked, f = question(world)
        return self.random.choice(asked.options(world, f))


class GreedyPlayer:
    """Tries every option once or a few times, each to the end of the turn, and takes the best."""

    def __init__(
        self, random: Random, weights: Weights | None = None, tries: int = 1, whim: float = 0.0
    ) -> None:
        self.random, self.tries, self.whim = random, tries, whim
        self.weights = weights or trained_weights()

    def choose(self, view: View) -> int:
        world = imagine(view, self.random)
        asked, f = question(world)
        options = asked.options(world, f)
        if len(options) == 1 or self.random.random() < self.whim:
            return self.random.choice(options)
        return max(options, key=lambda option: self.worth(view, option))

    def worth(self, view: View, option: int) -> float:
        search, total = Search(self.weights, self.random), 0.0
        for _ in range(self.tries):
            world = imagine(view, self.random)
            asked, f = question(world)
            answer(world, asked, f, option)
            search.play_to_next_box(world)
            total += judge(world, self.weights)
        mean = total / self.tries
        return mean if view.side == ROBIN else 1.0 - mean


class SearchPlayer:
    """The opponent: searches, then takes the most visited option, or draws one if the answer is secret."""

    def __init__(self, random: Random, iterations: int, weights: Weights | None = None) -> None:
        self.random, self.level = random, Level("", iterations, iterations, math.inf, math.inf)
        self.search = Search(weights or trained_weights(), random)
        self.win = 0.5  # its estimate of its winning chance at the last choice
        self.spent = 0.0  # seconds of thinking since the last box
        self.thought: Thought | None = None

    @classmethod
    def at_level(cls, level: Level, random: Random, weights: Weights) -> SearchPlayer:
        player = cls(random, level.iterations, weights)
        player.level = level
        return player

    def choose(self, view: View) -> int:
        thought = self.begin(view)
        while thought.go_on():
            pass
        self.win = thought.ranking()[0][2] if thought.iterations else 0.5
        return self.pick(thought)

    def begin(self, view: View, has_pondered: bool = False) -> Thought:
        """Start thinking about the view; the search keeps what it learned until the next choice of a box.

        What it learned by pondering just before, while the other side was asked, it keeps for the box too.
        """
        self.spent += self.thought.seconds if self.thought is not None else 0.0
        self.thought, level = Thought(self.search, view), self.level
        if self.thought.kind == "box":
            if not has_pondered:
                self.search.nodes.clear()
                self.search.averages = MoveAverages(self.random)
            self.spent = 0.0
            self.thought.allow(level.iterations, level.seconds)
        else:
            left = max(0.0, level.turn_seconds - self.spent)
            seconds = min(level.later_seconds, left * LARGEST_PART)
            self.thought.allow(level.later, seconds)
        return self.thought

    def pick(self, thought: Thought) -> int:
        """The most visited option; a secret one is drawn, so that the other side cannot learn a pattern."""
        if thought.set_out is not None:
            return next_of_band(thought.options, thought.set_out, self.random)
        ranking = self.noticed(thought.ranking())
        if not ranking or thought.by_lot:
            return self.random.choice(thought.options)
        if thought.is_secret:
            return self.hidden(thought, alike(thought, ranking))
        return ranking[0][0]

    def noticed(self, ranking: list[Visits]) -> list[Visits]:
        """The ranking without the best answers that this level overlooks; the last is always seen."""
        while len(ranking) > 1 and self.random.random() < self.level.misses:
            ranking = ranking[1:]
        return ranking

    def hidden(self, thought: Thought, rows: Sequence[Visits]) -> int:
        """One of these options, drawn as pieces would be, but less often the more it costs."""
        best = max(win for _, _, win in rows)
        weights = [thought.ways[option] * math.exp((win - best) / CALM) for option, _, win in rows]
        return self.random.choices([option for option, _, _ in rows], weights)[0]


def alike(thought: Thought, ranking: Sequence[Visits]) -> list[Visits]:
    """The near-equal options with the strongest footprint: only among these may chance decide."""
    visits: Counter[Hashable] = Counter()
    for option, times, _ in ranking:
        visits[thought.footprints[option]] += times
    strongest = max(visits, key=lambda seen: visits[seen])
    rows = [row for row in ranking if thought.footprints[row[0]] == strongest]
    best = max(win for _, _, win in rows)
    return [row for row in rows if best - row[2] <= NEARLY]
