"""Information-set Monte Carlo tree search for n bands (MO-ISMCTS, max^n), for placing and Marian.

Every iteration imagines a world that fits the view and descends through it. Each band selects by the
statistics of its own information set and wants its own utility. The tree is cut when the last bandit is
placed; the evaluation knows the rest of the round by exact odds.
"""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence
from random import Random
from typing import Final

from gest_desktop.tales.bandits.mind.evaluate import evaluate
from gest_desktop.tales.bandits.mind.habits import habit
from gest_desktop.tales.bandits.mind.outlook import Outlook
from gest_desktop.tales.bandits.mind.placing_sense import sensible_space
from gest_desktop.tales.bandits.mind.utility import utility
from gest_desktop.tales.bandits.mind.weights import Weights
from gest_desktop.tales.bandits.rules.imagination import Imagination
from gest_desktop.tales.bandits.rules.question import Question
from gest_desktop.tales.bandits.rules.referee import question, roll_the_dice
from gest_desktop.tales.bandits.rules.state import State
from gest_desktop.tales.bandits.rules.steps import PLACE
from gest_desktop.tales.bandits.rules.view import View
from gest_desktop.tales.bandits.rules.vocabulary import CHANCE, PLAYERS

EXPLORATION: Final = 0.12
PROMISE: Final = 0.05  # how much better than its node an option is assumed to be before it was tried


class Arm:
    """Statistics of one option in an information set."""

    __slots__ = ("band", "option", "value", "visits")

    def __init__(self, option: int, band: int) -> None:
        self.option, self.band = option, band
        self.visits, self.value = 0, 0.0

    @property
    def mean(self) -> float:
        return self.value / self.visits if self.visits else 0.0


class Node:
    """An information set: one arm per option that was available in some world."""

    __slots__ = ("arms", "value", "visits")

    def __init__(self, options: Sequence[int], band: int) -> None:
        self.arms = [Arm(option, band) for option in options]
        self.visits, self.value = 0, 0.0

    def best(self) -> Arm:
        """The best arm by UCB; one that was never tried is a little better than the node's mean."""
        guess = (self.value / self.visits if self.visits else 0.0) + PROMISE
        curiosity = EXPLORATION * math.sqrt(math.log(self.visits + 2.0))
        best, most = self.arms[0], -math.inf
        for arm in self.arms:
            score = (arm.value + guess) / (arm.visits + 1) + curiosity / math.sqrt(arm.visits + 1.0)
            if score > most:
                best, most = arm, score
        return best


class Search:
    """Searches one view in which a band places, or may ask Marian."""

    def __init__(self, view: View, weights: Weights, random: Random) -> None:
        self.view, self.weights, self.random = view, weights, random
        self.outlook, self.imagination = Outlook(view, random), Imagination(view)
        self.nodes: dict[Hashable, Node] = {}
        world = self.imagination.road(random)
        asked = question(world)
        self.kind, self.options = asked.kind, list(asked.options(world))
        self.root = self.nodes[information_set(world, view.band)] = Node(self.options, view.band)
        self.iterations = 0

    def think(self, iterations: int) -> None:
        for _iteration in range(iterations):
            self.iterate(self.imagination.road(self.random))
        self.iterations += iterations

    def iterate(self, world: State) -> None:
        path = self.descend(world)
        self.play_on(world)
        points = evaluate(world, self.outlook, self.weights)
        values = {band: utility(world, points, band, self.weights) for band in PLAYERS[world.players]}
        for node, arm in path:
            value = values[arm.band]
            arm.visits += 1
            arm.value += value
            node.visits += 1
            node.value += value

    def descend(self, world: State) -> list[tuple[Node, Arm]]:
        """Follow the best arms to one that was never tried."""
        path: list[tuple[Node, Arm]] = []
        while not is_placed(world):
            asked = question(world)
            band = asked.actor(world)
            if band == CHANCE:
                asked.answer(world, roll_the_dice(world, asked, self.random.random))
                continue
            key = information_set(world, band)
            node = self.nodes.get(key)
            if node is None:
                node = self.nodes[key] = Node(asked.options(world), band)
            arm = node.best()
            path.append((node, arm))
            asked.answer(world, arm.option)
            if not arm.visits:
                break
        return path

    def play_on(self, world: State) -> None:
        """Place the rest sensibly, without further help."""
        while not is_placed(world):
            asked = question(world)
            asked.answer(world, self.quick_answer(world, asked))

    def quick_answer(self, world: State, asked: Question) -> int:
        if asked.kind == "place":
            return sensible_space(world, asked.options(world), self.outlook, self.random)
        if asked.actor(world) == CHANCE:
            return roll_the_dice(world, asked, self.random.random)
        return habit(world, asked, self.random)

    def ranking(self) -> list[tuple[int, int, float]]:
        """The options that were tried, best first: option, visits, mean utility."""
        rows = [(arm.option, arm.visits, arm.mean) for arm in self.root.arms if arm.visits]
        return sorted(rows, key=lambda row: (row[1], row[2]), reverse=True)


def is_placed(g: State) -> bool:
    """Whether the last bandit of the round is placed."""
    return g.step != PLACE or (g.stage == 0 and not any(g.hand))


def information_set(g: State, band: int) -> Hashable:
    """Everything on the table that the band sees while bandits are placed."""
    carts = tuple(
        None
        if cart is None
        else (cart.card if cart.seen >> band & 1 else -1 - cart.back, cart.token, cart.crossed, cart.seen)
        for cart in g.carts
    )
    return (band, g.stage, g.turn, g.memo, tuple(g.rows), tuple(g.hand), g.alleys, tuple(g.leaders), carts)
