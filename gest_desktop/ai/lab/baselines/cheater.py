"""The opponent's search with full information: an upper bound on strength, used in the arena only.

It knows where Robin is and what the Carriages hold, and assumes that both sides know it. It
cannot foresee dice and decks. Only the arena has a State to give it.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from gest_desktop.ai.evaluate.win_chance import Weights, trained_weights
from gest_desktop.ai.information_set import information_set
from gest_desktop.ai.lab.budget import Budget
from gest_desktop.ai.search import Search
from gest_desktop.rules.referee import question
from gest_desktop.rules.state import State
from gest_desktop.rules.views import View
from gest_desktop.rules.vocabulary import ROBIN

Peek = Callable[[], State]


class OpenSearch(Search):
    """The same iterations, but in one tree in which nothing is hidden."""

    def key(self, world: State, side: int) -> int:
        return hash((information_set(world, ROBIN), tuple(world.carriages)))


class Cheater:
    def __init__(self, random: Random, budget: Budget, peek: Peek, weights: Weights | None = None) -> None:
        self.budget, self.peek = budget, peek
        self.search = OpenSearch(weights or trained_weights(), random)

    def choose(self, view: View) -> int:
        truth = self.peek().clone()
        truth.event_order = truth.traveller_order = ()
        asked, f = question(truth)
        options = asked.options(truth, f)
        if len(options) == 1:
            return options[0]
        if asked.kind == "box":
            self.search.nodes.clear()
        for _ in self.budget.rounds():
            self.search.iterate(truth.clone())
        arms = self.search.arms(truth, view.side)
        return max(options, key=lambda option: (arms[option].visits, arms[option].mean))
