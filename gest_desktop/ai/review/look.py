"""A look at one step of a finished game: a search that starts at a choice, or at a die or a draw.

All values are Robin Hood's chance to win. Every second world is public: both sides' secrets are drawn anew in
it, as somebody would draw them who only watches. The first half of the iterations teaches the tree, the
second half is counted, so that an option that was tried often is not valued higher for that alone.
"""

from __future__ import annotations

import math
from random import Random
from typing import Final

from gest_desktop.ai.evaluate.win_chance import Weights
from gest_desktop.ai.hunch import hunch, trained_hunches
from gest_desktop.ai.review.steps import Step
from gest_desktop.ai.search import Arm, Search
from gest_desktop.rules.referee import question
from gest_desktop.rules.state import State
from gest_desktop.rules.views import imagine, imagine_anew, redact
from gest_desktop.rules.vocabulary import ROBIN, SHERIFF

CHUNK: Final = 128  # iterations between two looks at the clock; a fixed number, so that seeds decide alone


class Tally:
    """How often something was counted: the mean of its values and how exact that is."""

    __slots__ = ("many", "squares", "total")

    def __init__(self) -> None:
        self.many, self.total, self.squares = 0, 0.0, 0.0

    def add(self, value: float) -> None:
        self.many += 1
        self.total += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        return self.total / self.many if self.many else 0.5

    @property
    def error(self) -> float:
        """The standard error of the mean; with next to nothing counted, half of everything."""
        if self.many < 2:
            return 0.5
        mean = self.total / self.many
        return math.sqrt(max(0.0, self.squares / self.many - mean * mean) / (self.many - 1))


def public_facts(g: State) -> int:
    """What everybody knows of a position, as a number: equal for positions that nobody could tell apart."""
    return hash(redact(redact(g, SHERIFF).state, ROBIN).state.facts())


class Look(Search):
    """The iterations at one step, some at a time."""

    def __init__(self, step: Step, after: int, weights: Weights, seed: str, iterations: int) -> None:
        """`after` is what everybody knew after the answer that was given, as `public_facts`."""
        super().__init__(weights, Random(seed))
        self.step, self.after, self.iterations, self.done = step, after, iterations, 0
        self.watcher = redact(step.state, SHERIFF)
        self.hunch = hunch(self.watcher.state, trained_hunches())
        self.alike = Tally()  # public worlds in which everybody knows after the answer what they really knew

    def go_on(self) -> bool:
        """Run one chunk; return False once all are done."""
        for _ in range(min(CHUNK, self.iterations - self.done)):
            self.one_more(self.done, self.done * 2 >= self.iterations)
            self.done += 1
        return self.done < self.iterations

    def one_more(self, number: int, counts: bool) -> None:
        raise NotImplementedError

    def public_world(self) -> State:
        """A world with both secrets drawn anew."""
        world = imagine(self.watcher, self.random, self.hunch)
        imagine_anew(world, ROBIN, self.random)
        return world

    def value_after(self, world: State, path: list[Arm]) -> float:
        """Go on from here as the search does, and let it learn; return Robin Hood's chance."""
        if not path or path[-1].visits:
            path = path + self.descend(world)
        return self.finish(world, path)

    def is_alike(self, world: State) -> bool:
        """Whether everybody knows in this world, just answered, what they really knew then."""
        question(world)
        return public_facts(world) == self.after
