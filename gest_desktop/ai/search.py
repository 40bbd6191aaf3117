"""Information-set Monte Carlo tree search with two trees, one per side (MO-ISMCTS).

Every iteration imagines a world that fits the view and descends through it. Each side selects
by the statistics of its own information set, so neither can use what it does not know. Every
second world is drawn from the *other* side's view (self-determinization): otherwise the other
side's tree would learn a secret that only this side knows.
"""

from __future__ import annotations

import math
from random import Random
from typing import Final

from gest_desktop.ai.evaluate.win_chance import Weights, judge
from gest_desktop.ai.hunch import hunch, trained_hunches
from gest_desktop.ai.information_set import information_set, is_secret
from gest_desktop.ai.instinct.instinct import Instinct, trained_instinct
from gest_desktop.ai.move_averages import Given, MoveAverage, MoveAverages, among
from gest_desktop.rules.deck import TurnCard
from gest_desktop.rules.frame import Frame
from gest_desktop.rules.questions.question import Question
from gest_desktop.rules.referee import GAME_OVER, answer, question, roll_the_dice
from gest_desktop.rules.state import State
from gest_desktop.rules.turn import PickBox
from gest_desktop.rules.views import View, imagine, imagine_anew
from gest_desktop.rules.vocabulary import BALLAD_CARDS, BALLADS, CHANCE, NOBODY, ROBIN, SHERIFF

EXPLORATION: Final = 0.15
PROMISE: Final = 0.1  # how much better than average an option is assumed to be before it has a move average
HOPE: Final = 0.06  # how much better an option is assumed to be that instinct finds e times likelier
REACH: Final = 0.5  # the power of that likelihood by which an option is tried more often
LARGEST_TREE: Final = 200_000


class Arm:
    """Statistics of one option in an information set: visits, value, move average, and what instinct says."""

    __slots__ = ("average", "hope", "option", "reach", "root", "side", "value", "visits")

    def __init__(self, option: int, side: int, average: MoveAverage) -> None:
        self.option, self.side, self.average = option, side, average
        self.visits, self.value = 0, 0.0
        self.hope, self.reach = 0.0, 1.0
        self.root = 1.0  # the square root of visits + 1, worked out once for many looks

    def lean(self, leaning: float) -> None:
        self.hope = HOPE * leaning
        self.reach = math.exp(REACH * leaning)

    def learn(self, value: float) -> None:
        self.visits += 1
        self.value += value
        self.root = math.sqrt(self.visits + 1.0)

    @property
    def mean(self) -> float:
        return self.value / self.visits if self.visits else 0.0


class Node:
    """An information set: one arm per option. The options are the same in every world that fits it."""

    __slots__ = ("arms", "is_forced", "visits")

    def __init__(self, arms: list[Arm]) -> None:
        self.arms, self.visits = arms, 0
        self.is_forced = len(arms) == 1

    def best(self, standing: float) -> Arm:
        """The best arm by UCB; the move average and instinct count as one visit together."""
        self.visits += 1
        curiosity = EXPLORATION * math.sqrt(math.log(self.visits + 1.0))
        best, best_score = self.arms[0], -math.inf
        for arm in self.arms:
            average = arm.average
            guess = standing + (average.gain + PROMISE) / (average.times + 1) + arm.hope
            score = (arm.value + guess) / (arm.visits + 1) + curiosity * arm.reach / arm.root
            if score > best_score:
                best, best_score = arm, score
        return best


Arms = dict[int, Arm]  # by option


def is_quiet(asked: Question) -> bool:
    """Whether a position can be judged: a box is chosen, or a card is turned, or the game is over."""
    return asked is GAME_OVER or isinstance(asked, (PickBox, TurnCard))


def comes_inspection(g: State, asked: Question) -> bool:
    """Whether the next card is sure to be a Royal Inspection or King Richard, which may decide the game."""
    return isinstance(asked, TurnCard) and g.slot + 1 == BALLAD_CARDS


def is_last_card(g: State) -> bool:
    """Whether only King Richard comes after this card: then nothing is judged before the game is over."""
    return g.ballad == BALLADS and g.slot + 1 == BALLAD_CARDS


class Search:
    """Searches one view; the statistics are kept for the next decision of the same turn."""

    def __init__(self, weights: Weights, random: Random, instinct: Instinct | None = None) -> None:
        self.weights, self.random = weights, random
        self.instinct = instinct or trained_instinct()
        self.nodes: dict[int, Node] = {}
        self.averages = MoveAverages(random)
        self.hunch: list[float] | None = None  # where the Sheriff suspects Robin in this view

    def think(self, view: View, iterations: int) -> Arms:
        """Run iterations; return the statistics of the pending decision."""
        if len(self.nodes) > LARGEST_TREE:
            self.nodes.clear()
        self.hunch = hunch(view.state, trained_hunches())
        for number in range(iterations):
            self.iterate(self.draw_world(view, number))
        world = imagine(view, self.random)
        question(world)
        return self.arms(world, view.side)

    def arms(self, world: State, side: int) -> Arms:
        """The statistics of the decision that a side has in this world."""
        node = self.nodes.get(self.key(world, side))
        return {arm.option: arm for arm in node.arms} if node is not None else {}

    def key(self, world: State, side: int) -> int:
        """The key under which a side stores the statistics of this decision."""
        return information_set(world, side)

    def draw_world(self, view: View, number: int) -> State:
        world = imagine(view, self.random, self.hunch)
        if number % 2:
            imagine_anew(world, SHERIFF if view.side == ROBIN else ROBIN, self.random, self.hunch)
        return world

    def iterate(self, world: State) -> float:
        """Descend to a new option, play on to the next quiet position, evaluate it, update the statistics.

        Return Robin Hood's chance there.
        """
        return self.finish(world, self.descend(world))

    def insist(self, world: State, option: int) -> None:
        """One iteration that begins with this answer, whatever the search would like to try."""
        asked, f = question(world)
        node = self.nodes[self.key(world, asked.actor(f))]
        arm = next(arm for arm in node.arms if arm.option == option)
        node.visits += 1
        answer(world, asked, f, option)
        self.finish(world, [arm, *self.descend(world)] if arm.visits else [arm])

    def finish(self, world: State, path: list[Arm]) -> float:
        """Play on from the end of a path, and let everything on the way learn from how it ends."""
        given = self.play_to_next_box(world)
        robin_wins = self.foresee(world)
        gain = self.averages.gain(robin_wins)
        for arm in path:
            arm.learn(robin_wins if arm.side == ROBIN else 1.0 - robin_wins)
            arm.average.learn(gain if arm.side == ROBIN else -gain)
        for average, side in given:
            average.learn(gain if side == ROBIN else -gain)
        return robin_wins

    def foresee(self, world: State) -> float:
        """Robin Hood's chance; whoever wins by a Royal Inspection that comes next has won."""
        chance = judge(world, self.weights)
        asked, _f = question(world)
        if comes_inspection(world, asked):
            self.play_to_next_box(world, through=True)
            if world.winner != NOBODY:
                return judge(world, self.weights)
        return chance

    def descend(self, world: State) -> list[Arm]:
        path: list[Arm] = []
        random = self.random.random
        while True:
            asked, f = question(world)
            if asked is GAME_OVER:
                return path
            side = asked.actor(f)
            if side == CHANCE:
                answer(world, asked, f, roll_the_dice(world, asked, f, random))
                continue
            key = self.key(world, side)
            node = self.nodes.get(key)
            if node is None:  # a known one has its options in its arms
                node = self.nodes[key] = self.new_node(world, asked, f)
            if node.is_forced:
                answer(world, asked, f, node.arms[0].option)
                continue
            arm = node.best(self.averages.standing(side))
            path.append(arm)
            answer(world, asked, f, arm.option)
            if not arm.visits:
                return path

    def new_node(self, world: State, asked: Question, f: Frame) -> Node:
        """The options begin anywhere in their row, so that ties are not always broken the same way."""
        answers, options, side = self.averages.answers_to(asked), asked.options(world, f), asked.actor(f)
        if len(options) == 1:
            return Node([Arm(options[0], side, among(answers, options[0]))])
        start = int(self.random.random() * len(options))
        turned = (*options[start:], *options[:start])
        arms = [Arm(option, side, among(answers, option)) for option in turned]
        if not is_secret(world, asked, f):  # a habit in what is hidden could be learned
            leanings = self.instinct.leanings(world, asked, f, turned)
            for i, leaning in enumerate(leanings):
                arms[i].lean(leaning)
        return Node(arms)

    def goes_on(self, world: State, asked: Question, through: bool) -> bool:
        """Whether to play beyond this quiet position."""
        if asked is GAME_OVER:
            return False
        return is_last_card(world) or (through and comes_inspection(world, asked))

    def play_to_next_box(self, world: State, through: bool = False) -> list[Given]:
        """Play on by move averages to a quiet position, or `through` an Inspection; return the answers.

        On the last card, play to the end.
        """
        given: list[Given] = []
        random = self.random.random
        while True:
            asked, f = question(world)
            if is_quiet(asked) and not self.goes_on(world, asked, through):
                return given
            side = asked.actor(f)
            if side == CHANCE:
                answer(world, asked, f, roll_the_dice(world, asked, f, random))
                continue
            options = asked.options(world, f)
            if len(options) == 1:
                answer(world, asked, f, options[0])
                continue
            average = self.averages.follow(asked, options)
            given.append((average, side))
            answer(world, asked, f, average.option)
