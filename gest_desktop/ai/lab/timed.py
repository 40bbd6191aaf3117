"""The opponent's search with a budget of CPU time instead of iterations."""

from __future__ import annotations

from random import Random
from typing import Final

from gest_desktop.ai.lab.budget import Budget
from gest_desktop.ai.players import SearchPlayer
from gest_desktop.ai.search import Arms, Search
from gest_desktop.rules.views import View

CHUNK: Final = 10  # iterations between two looks at the clock; even, because worlds are drawn in pairs


class TimedSearch(Search):
    budget = Budget(iterations=1)

    def think(self, view: View, iterations: int) -> Arms:
        arms: Arms = {}
        for _ in self.budget.rounds():
            arms = super().think(view, iterations)
        return arms


def timed_player(random: Random, budget: Budget) -> SearchPlayer:
    player = SearchPlayer(random, CHUNK)
    search = TimedSearch(player.search.weights, random)
    search.budget = budget
    player.search = search
    return player
