"""Flat Monte Carlo: play out every option equally often at random and take the best mean."""

from __future__ import annotations

from random import Random

from gest_desktop.ai.lab.budget import Budget
from gest_desktop.ai.playout import play_out
from gest_desktop.rules.referee import answer, question
from gest_desktop.rules.views import View, imagine


class FlatPlayer:
    """One round of the budget plays one game for each option."""

    def __init__(self, random: Random, budget: Budget) -> None:
        self.random, self.budget = random, budget

    def choose(self, view: View) -> int:
        world = imagine(view, self.random)
        asked, f = question(world)
        options = asked.options(world, f)
        wins = dict.fromkeys(options, 0)
        if len(options) > 1:
            for _ in self.budget.rounds():
                for option in options:
                    wins[option] += self.wins_after(view, option)
        return max(options, key=wins.__getitem__)

    def wins_after(self, view: View, option: int) -> bool:
        world = imagine(view, self.random)
        asked, f = question(world)
        answer(world, asked, f, option)
        play_out(world, self.random.random)
        return world.winner == view.side
