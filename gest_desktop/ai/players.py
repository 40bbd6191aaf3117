"""Who may sit at the table: from dice-rollers to the search. Each sees a view, never a State."""

from __future__ import annotations

from random import Random
from typing import Protocol

from gest_desktop.ai.evaluate import Weights, judge, trained_weights
from gest_desktop.ai.knowledge import is_secret
from gest_desktop.ai.search import Node, Search
from gest_desktop.rules.referee import answer, question
from gest_desktop.rules.views import View, imagine
from gest_desktop.rules.vocabulary import ROBIN


class Player(Protocol):
    """Answers the question its view stands before."""

    def choose(self, view: View) -> int: ...


class RandomPlayer:
    """Any option, all alike."""

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
            search.settle(world)
            total += judge(world, self.weights)
        mean = total / self.tries
        return mean if view.side == ROBIN else 1.0 - mean


class SearchPlayer:
    """The opponent: searches, then takes the most visited option, or draws among them if it is a secret."""

    def __init__(
        self, random: Random, iterations: int, weights: Weights | None = None, exploration: float = 0.5
    ) -> None:
        self.random, self.iterations = random, iterations
        self.search = Search(weights or trained_weights(), random, exploration)

    def choose(self, view: View) -> int:
        world = imagine(view, self.random)
        asked, f = question(world)
        options = asked.options(world, f)
        if len(options) == 1:
            return options[0]
        if asked.kind == "box":
            self.search.nodes.clear()
        node = self.search.think(view, self.iterations)
        tried = [option for option in options if option in node]
        if not tried:
            return self.random.choice(options)
        if is_secret(world, asked, f):
            return self.draw(node, tried)
        return max(tried, key=lambda option: (node[option].visits, node[option].mean))

    def draw(self, node: Node, options: list[int]) -> int:
        """A secret answer follows the visits, so that the rival cannot learn a habit."""
        return self.random.choices(options, [node[option].visits for option in options])[0]
