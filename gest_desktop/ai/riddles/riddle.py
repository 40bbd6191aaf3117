"""A riddle: what one side sees, and the choices of its best line with the chances of every other choice.

It holds a view and never a position, so nothing that the side could not know is in it. The table is set up
from a world that fits the view, always the same one, so that the answers written down can be played on it.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any, Final

from gest_desktop.ai.voice.reasons import Reason
from gest_desktop.rules.position import read_view
from gest_desktop.rules.referee import answer, question
from gest_desktop.rules.state import State
from gest_desktop.rules.views import View, imagine

Json = dict[str, Any]
THEMES: Final = ("odds", "sneak", "initiative", "inspection", "hunt", "escort")
OWN: Final = "own"  # from a game of the player's
HARDEST: Final = 5
AS_GOOD: Final = 0.01  # a choice that costs no more than this of the chance to win solves a riddle


@dataclass(frozen=True)
class Rated:
    """One choice: the chance to win with it, its standard error, and what is likely to follow.

    The reasons are facts that speak for the best choice against this one.
    """

    option: int
    win: float
    error: float
    line: tuple[int, ...] = ()  # answers of everybody, chance included, in the world of the riddle
    reasons: tuple[Reason, ...] = ()


@dataclass(frozen=True)
class Step:
    """One question of the best line: every choice, best first, and how many of them solve it."""

    rated: tuple[Rated, ...]
    right: int = 1

    @property
    def best(self) -> Rated:
        return self.rated[0]

    @property
    def solutions(self) -> tuple[int, ...]:
        return tuple(one.option for one in self.rated[: self.right])

    def of(self, option: int) -> Rated | None:
        """What is known of a choice, if anything."""
        return next((one for one in self.rated if one.option == option), None)

    def loss(self, one: Rated) -> float:
        return max(0.0, self.best.win - one.win)


@dataclass(frozen=True)
class Riddle:
    """A position to solve; `origin` says where it comes from: the book, or a game of the player's."""

    id: str
    side: int
    theme: str
    difficulty: int
    place: int  # where it happens, NOWHERE if it is about the whole map
    view: Json
    steps: tuple[Step, ...]
    origin: str = ""

    def seen(self) -> View:
        return read_view(self.view, self.side)

    def world(self, view: View | None = None) -> State:
        """The world in which the table is set up."""
        world = imagine(view or self.seen(), Random(self.id))
        question(world)
        return world


def advance(world: State, side: int, option: int) -> None:
    """Give an answer, and those that are forced, up to the next choice of the side or of anybody else."""
    asked, f = question(world)
    answer(world, asked, f, option)
    asked, f = question(world)
    while asked.actor(f) == side:
        options = asked.options(world, f)
        if len(options) > 1:
            return
        answer(world, asked, f, options[0])
        asked, f = question(world)
