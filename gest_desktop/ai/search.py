"""Information-set Monte Carlo tree search with two trees, one per side (MO-ISMCTS).

Every iteration imagines a world that fits the view and descends through it. Each side selects
by the statistics of its own information set, so neither can use what it does not know. Every
second world is drawn from the *other* side's view (self-determinization): otherwise the other
side's tree would learn a secret that only this side knows.
"""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence
from random import Random
from typing import Final

from gest_desktop.ai.evaluate.win_chance import Weights, judge
from gest_desktop.ai.information_set import information_set
from gest_desktop.ai.move_averages import Given, MoveAverage, MoveAverages
from gest_desktop.rules.deck import TurnCard
from gest_desktop.rules.questions.question import Question
from gest_desktop.rules.referee import GAME_OVER, answer, question, roll_the_dice
from gest_desktop.rules.state import State
from gest_desktop.rules.turn import PickBox
from gest_desktop.rules.views import View, imagine, redact
from gest_desktop.rules.vocabulary import CHANCE, ROBIN, SHERIFF

EXPLORATION: Final = 0.15
PROMISE: Final = 0.1  # how much better than average an option is assumed to be before it has a move average
TIE: Final = 1e-6  # breaks ties at random
LARGEST_TREE: Final = 200_000


class Arm:
    """Statistics of one option in an information set: visits, times available, value, move average."""

    __slots__ = ("average", "open", "value", "visits")

    def __init__(self, average: MoveAverage) -> None:
        self.visits, self.open, self.value = 0, 0, 0.0
        self.average = average

    @property
    def mean(self) -> float:
        return self.value / self.visits if self.visits else 0.0


Node = dict[int, Arm]
Path = list[tuple[Arm, int]]


class Search:
    """Searches one view; the statistics are kept for the next decision of the same turn."""

    def __init__(self, weights: Weights, random: Random) -> None:
        self.weights, self.random = weights, random
        self.nodes: dict[Hashable, Node] = {}
        self.averages = MoveAverages(random)

    def think(self, view: View, iterations: int) -> Node:
        """Run iterations; return the statistics of the pending decision."""
        if len(self.nodes) > LARGEST_TREE:
            self.nodes.clear()
        for number in range(iterations):
            self.iterate(self.draw_world(view, number))
        world = imagine(view, self.random)
        question(world)
        return self.nodes.get(self.key(world, view.side), {})

    def key(self, world: State, side: int) -> Hashable:
        """The key under which a side stores the statistics of this decision."""
        return information_set(world, side)

    def draw_world(self, view: View, number: int) -> State:
        world = imagine(view, self.random)
        if number % 2:
            other_side = SHERIFF if view.side == ROBIN else ROBIN
            world = imagine(redact(world, other_side), self.random)
        return world

    def iterate(self, world: State) -> None:
        """Descend to a new option, play on to the next quiet position, evaluate it, update the statistics."""
        path: Path = []
        given: list[Given] = []
        self.descend(world, path, given)
        self.play_to_next_box(world, given)
        robin_wins = judge(world, self.weights)
        for arm, side in path:
            arm.visits += 1
            arm.value += robin_wins if side == ROBIN else 1.0 - robin_wins
        self.averages.learn(given, robin_wins)

    def descend(self, world: State, path: Path, given: list[Given]) -> None:
        random = self.random.random
        while True:
            asked, f = question(world)
            if asked is GAME_OVER:
                return
            side = asked.actor(f)
            if side == CHANCE:
                answer(world, asked, f, roll_the_dice(world, asked, f, random))
                continue
            options = asked.options(world, f)
            if len(options) == 1:
                answer(world, asked, f, options[0])
                continue
            node = self.nodes.setdefault(self.key(world, side), {})
            option = self.select(node, asked, options, self.averages.standing(side))
            arm = node[option]
            path.append((arm, side))
            given.append((arm.average, side))
            answer(world, asked, f, option)
            if not arm.visits:
                return

    def select(self, node: Node, asked: Question, options: Sequence[int], standing: float) -> int:
        """The best option by UCB among those available; the move average counts as one visit."""
        best, best_score, random = options[0], -math.inf, self.random.random
        for option in options:
            arm = node.get(option)
            if arm is None:
                arm = node[option] = Arm(self.averages.of(asked, option))
            arm.open += 1
            average = arm.average
            guess = standing + (average.gain + PROMISE) / (average.times + 1)
            visits = arm.visits + 1
            score = (arm.value + guess) / visits + TIE * random()
            score += EXPLORATION * math.sqrt(math.log(arm.open + 1) / visits)
            if score > best_score:
                best, best_score = option, score
        return best

    def play_to_next_box(self, world: State, given: list[Given]) -> None:
        """Play on by the move averages until a box is chosen or a card is turned."""
        random = self.random.random
        while True:
            asked, f = question(world)
            if asked is GAME_OVER or isinstance(asked, PickBox | TurnCard):
                return
            side = asked.actor(f)
            if side == CHANCE:
                option = roll_the_dice(world, asked, f, random)
            else:
                options = asked.options(world, f)
                option = options[0]
                if len(options) > 1:
                    option = self.averages.follow(asked, options)
                    given.append((self.averages.of(asked, option), side))
            answer(world, asked, f, option)
