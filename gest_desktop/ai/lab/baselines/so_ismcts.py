"""Textbook single-observer information-set tree search (Cowling, Powley, Whitehouse 2012).

One tree of moves for both sides, a uniformly drawn world per iteration, UCB with availability
counts, random playouts to the end of the game, the most visited option. Its known weakness: the
opponent answers the searcher's secret moves in the tree as if they were visible.
"""

from __future__ import annotations

import math
from random import Random
from typing import Final

from gest_desktop.ai.lab.budget import Budget
from gest_desktop.ai.playout import play_out
from gest_desktop.rules.frame import Frame
from gest_desktop.rules.questions.question import Question
from gest_desktop.rules.referee import GAME_OVER, answer, question, roll_the_dice
from gest_desktop.rules.state import State
from gest_desktop.rules.views import View, deal_carriages, put_robin
from gest_desktop.rules.vocabulary import CHANCE, HIDDEN_MAN, NOWHERE, PLACES, ROBIN, SHERIFF

EXPLORATION: Final = 0.7
Move = tuple[str, int, int]  # a rule, a step of it, an option: worlds differ in what is asked


class Branch:
    """The statistics of one move, and the moves that follow it."""

    __slots__ = ("available", "moves", "visits", "wins")

    def __init__(self) -> None:
        self.available, self.visits, self.wins = 0, 0, 0
        self.moves: dict[Move, Branch] = {}


class SoIsmctsPlayer:
    def __init__(self, random: Random, budget: Budget, exploration: float = EXPLORATION) -> None:
        self.random, self.budget, self.exploration = random, budget, exploration

    def choose(self, view: View) -> int:
        world = determinize(view, self.random)
        asked, f = question(world)
        options = asked.options(world, f)
        if len(options) == 1:
            return options[0]
        root = Branch()
        for _ in self.budget.rounds():
            self.iterate(root, determinize(view, self.random))
        tried = {option: root.moves.get(move(f, option)) for option in options}
        return max(options, key=lambda option: branch.visits if (branch := tried[option]) else 0)

    def iterate(self, root: Branch, world: State) -> None:
        path: list[tuple[Branch, int]] = []
        branch, is_new = root, False
        while not is_new:
            asked, f = question(world)
            if asked is GAME_OVER:
                break
            side = asked.actor(f)
            if side == CHANCE:
                option = roll_the_dice(world, asked, f, self.random.random)
                branch = branch.moves.setdefault(move(f, option), Branch())
            else:
                option, is_new = self.select(branch, world, asked, f)
                branch = branch.moves[move(f, option)]
                path.append((branch, side))
            answer(world, asked, f, option)
        play_out(world, self.random.random)
        for visited, side in path:
            visited.visits += 1
            visited.wins += world.winner == side

    def select(self, branch: Branch, world: State, asked: Question, f: Frame) -> tuple[int, bool]:
        """Pick an untried move if there is one, else the most promising move possible in this world."""
        options = asked.options(world, f)
        untried = [option for option in options if move(f, option) not in branch.moves]
        if untried:
            option = self.random.choice(untried)
            branch.moves[move(f, option)] = Branch()
        for other in options:
            if move(f, other) in branch.moves:
                branch.moves[move(f, other)].available += 1
        if untried:
            return option, True
        return max(options, key=lambda option: self.promise(branch.moves[move(f, option)])), False

    def promise(self, branch: Branch) -> float:
        bonus = math.sqrt(math.log(branch.available) / branch.visits)
        return branch.wins / branch.visits + self.exploration * bonus


def move(f: Frame, option: int) -> Move:
    return (f.script.name, f.at, option)


def determinize(view: View, random: Random) -> State:
    """A possible world, without using how likely the past makes each place."""
    world = view.state.clone()
    if view.side == SHERIFF and world.robin == NOWHERE:
        men = [world.pieces[HIDDEN_MAN + place] if world.suspicion[place] else 0 for place in range(PLACES)]
        put_robin(world, random.choices(range(PLACES), men)[0])
    elif view.side == ROBIN:
        deal_carriages(world, random.choice(world.assignments))
    return world
