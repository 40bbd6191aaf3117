"""Lets further Merry Men join a route that is planned behind the screen, by answering anew from there.

Nothing of the plan has been seen yet, so the answer that said who goes is given again with more of them,
and the answers after it are repeated.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from gest_desktop.rules.game import Game
from gest_desktop.rules.referee import answer, question
from gest_desktop.rules.state import State
from gest_desktop.rules.vocabulary import DONE


@dataclass(frozen=True)
class Joining:
    """How many answers to undo, and what to answer instead."""

    steps: int
    answers: tuple[int, ...]


def joining(game: Game, side: int, source: int, target: int, party: int) -> Joining | None:
    """How a party joins those who are planned to go from one place to another; None if it cannot."""
    for steps, moment in enumerate(reversed(game.moments), 1):
        world = moment.state.clone()
        asked, f = question(world)
        if moment.answers < game.barrier or asked.actor(f) != side or not f.script.screened:
            return None
        if asked.kind == "pieces" and (f.space, f.target) == (source, target):
            first, *later = game.answers[moment.answers :]
            answers = answered_again(moment.state, first + party, (first, *later))
            return Joining(steps, answers) if answers else None
    return None


def answered_again(start: State, party: int, before: tuple[int, ...]) -> tuple[int, ...]:
    """The same answers with another party first; empty if one of them is no longer possible.

    Where nobody is left to be asked about, the end of that question is left out.
    """
    was, now = start.clone(), start.clone()
    given: list[int] = []
    for number, option in enumerate(before):
        told = party if number == 0 else option
        if same_question(was, now) and told in options(now):
            answer(now, *question(now), told)
            given.append(told)
        elif option != DONE or same_question(was, now):
            return tuple(given) if number and plans_nothing(was, before[number:]) else ()
        answer(was, *question(was), option)
    return tuple(given)


def plans_nothing(world: State, rest: Sequence[int]) -> bool:
    """Whether the rest only began a route that nobody is planned to take yet."""
    was = world.clone()
    for option in rest:
        asked, f = question(was)
        if asked.kind == "pieces":
            return False
        answer(was, asked, f, option)
    return True


def same_question(one: State, other: State) -> bool:
    (asked, f), (again, frame) = question(one), question(other)
    return asked is again and f.space == frame.space


def options(world: State) -> Sequence[int]:
    asked, f = question(world)
    return asked.options(world, f)
