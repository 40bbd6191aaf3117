"""Players, from random to rule-based. Each is given a view, never a State."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Final, Protocol

from gest_desktop.tales.bandits.mind.levels import Level
from gest_desktop.tales.bandits.mind.outlook import Outlook
from gest_desktop.tales.bandits.mind.placing_sense import sensible_space
from gest_desktop.tales.bandits.mind.thought import SearchThought, StepThought, Thought
from gest_desktop.tales.bandits.mind.weights import PLAIN, Weights
from gest_desktop.tales.bandits.rules.referee import question
from gest_desktop.tales.bandits.rules.state import State
from gest_desktop.tales.bandits.rules.steps import PLACE
from gest_desktop.tales.bandits.rules.view import View
from gest_desktop.tales.bandits.rules.views import imagine

HELP: Final = ("marian", "john", "robin", "tuck")
DECLINES: Final = 0.7  # how often a random player refuses help
FOR_MARIAN: Final = 3  # her questions get a third of the iterations
IN_POINTS: Final = 8.0  # a utility of 0.1 is nearly a point


class Player(Protocol):
    """Answers the pending question of a view."""

    def choose(self, view: View) -> int: ...


class RandomPlayer:
    """Any legal option; help is refused seven times of ten."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def choose(self, view: View) -> int:
        world = imagine(view, self.random)
        asked = question(world)
        options = asked.options(world)
        if asked.kind in HELP:
            return options[0] if self.random.random() < DECLINES else self.random.choice(options[1:])
        return self.random.choice(options)


class GreedyPlayer:
    """Only its own points, one step ahead, without a thought of arrests while placing: a yardstick."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.mind = MindPlayer(random, Level("greedy", 0.1), replace(PLAIN, leaders_points=0.0))

    def choose(self, view: View) -> int:
        world = imagine(view, self.random)
        asked = question(world)
        if asked.kind == "marian":
            return asked.options(world)[0]
        if asked.kind != "place":
            return self.mind.choose(view)
        return sensible_space(world, asked.options(world), Outlook(view, self.random), self.random, 0.0, 0.0)


def next_cart(g: State, band: int, options: Sequence[int]) -> int:
    """Carts where the band has most at stake come last, while its leader may still help."""
    return min(options, key=lambda stretch: stake(g, band, stretch))


def stake(g: State, band: int, stretch: int) -> int:
    return sum(at + 1 for at, space in enumerate(g.rows[stretch]) if space is not None and space.band == band)


class MindPlayer:
    """A computer band of some level and temper."""

    def __init__(self, random: Random, level: Level, weights: Weights = PLAIN) -> None:
        self.random, self.level, self.weights = random, level, weights

    def choose(self, view: View) -> int:
        thought = self.begin(view)
        while thought.go_on(self.level.iterations):
            pass
        return self.pick(thought)

    def begin(self, view: View) -> Thought:
        """Search while placing, if the level does; otherwise look one step ahead."""
        world = imagine(view, self.random)
        asked = question(world)
        options = asked.options(world)
        if len(options) == 1:
            return StepThought(view, self.weights, self.random, {options[0]: 0.0})
        if asked.kind == "cart":
            best = next_cart(world, view.band, options)
            return StepThought(
                view, self.weights, self.random, {each: float(each == best) for each in options}
            )
        if self.level.iterations and world.step == PLACE:
            part = 1 if asked.kind == "place" else FOR_MARIAN
            return SearchThought(view, self.weights, self.random, self.level.iterations // part)
        return StepThought(view, self.weights, self.random)

    def pick(self, thought: Thought) -> int:
        """The best option; a low level weighs them inexactly."""
        ranking = thought.ranking()
        if not self.level.noise or thought.iterations:
            return ranking[0][0]
        noise = self.level.noise / IN_POINTS
        return max(ranking, key=lambda row: row[2] + self.random.gauss(0.0, noise))[0]
