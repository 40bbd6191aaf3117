"""A drag is a wish: so many pieces from here to there. This module finds the answers that fulfil it.

No rule is repeated here. The questions are asked in a clone of the position, and every answer is one of
their options: the wish's places where a space is asked for, its pieces where a party or a number is.
Whether answers fulfil the wish is judged by the position they lead to.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from gest_desktop.rules.frame import Frame
from gest_desktop.rules.questions.question import Question
from gest_desktop.rules.referee import GAME_OVER, answer, question
from gest_desktop.rules.state import State
from gest_desktop.rules.vocabulary import DONE, NO, YES
from gest_desktop.scenes.table.answer.wish import CARRIAGE, MAN, Wish, arrived, comes_true, others_go

DEEPEST: Final = 6  # most answers a single drag may give
COUNTING: Final = ("pieces", "number")  # questions asked after the places have been named
Answers = tuple[int, ...]


def ways(g: State, wish: Wish) -> list[Answers]:
    """Every sequence of answers that fulfils the wish, shortest first; empty if there is none."""
    asked, f = question(g)
    if asked is GAME_OVER or wish.source == wish.target or others_go(g, wish):
        return []
    explorer, places = Explorer(g, wish, asked.actor(f)), frozenset({wish.source, wish.target})
    said_before, understood = {f.space, f.target}, {wish.target}  # a Prison is never asked for
    for unsaid in (places, places - said_before, places - understood):
        found = list(explorer.explore(g, unsaid, ()))
        if found:
            return sorted(found, key=len)
    return []


@dataclass(frozen=True)
class Explorer:
    """Searches the questions put to one side, as long as they concern the wish."""

    before: State
    wish: Wish
    side: int

    def explore(self, g: State, places: frozenset[int], given: Answers) -> Iterator[Answers]:
        """Yield the answer sequences that fulfil the wish; `places` have not been named yet."""
        asked, f = question(g)
        if asked is GAME_OVER or asked.actor(f) != self.side or len(given) == DEEPEST:
            return
        for option in fitting(g, self.wish, asked, f, places):
            world = g.clone()
            answer(world, *question(world), option)
            if option == DONE and not is_same_rule(world, f):
                continue
            left = places - {option} if asked.kind == "space" else places
            if self.is_fulfilled(world, left):
                yield (*given, option)
            else:
                yield from self.explore(world, left, (*given, option))

    def is_fulfilled(self, g: State, places: frozenset[int]) -> bool:
        """Whether the wish is fulfilled, or will be without another question about where, who or how many."""
        if self.wish.target in places:
            return False
        asked, f = question(g)
        if arrived(self.before, g, self.wish):
            return True
        is_counting = asked.kind in COUNTING and asked.actor(f) == self.side
        return not is_counting and comes_true(self.before, g, self.wish)


def fitting(g: State, wish: Wish, asked: Question, f: Frame, places: frozenset[int]) -> list[int]:
    """The options that agree with the wish; any choice of Plot or Deed may lead to it."""
    options = asked.options(g, f)
    if asked.kind == "space":
        return [option for option in options if option in places or option == DONE]
    if asked.kind == "pieces":
        return [option for option in options if option == wish.party or wish.kind != MAN]
    if asked.kind == "number":
        return [option for option in options if option == wish.number or wish.kind == CARRIAGE]
    if asked.kind == "carriage":
        return [option for option in options if option == wish.token and wish.type < 0]
    if asked.kind == "draw":
        return [option for option in options if option == (YES if wish.robin else NO)]
    return list(options) if asked.kind == "choice" else []


def is_same_rule(g: State, f: Frame) -> bool:
    """Whether DONE only moves on to the next space; a drag never ends a Plot or a turn."""
    asked, now = question(g)
    return asked.kind == "space" and now.script is f.script


def agreed(found: Sequence[Answers]) -> Answers:
    """The answers that all the ways begin with: those that a drag has decided."""
    same = [len(set(answers)) == 1 for answers in zip(*found, strict=False)]
    return found[0][: same.index(False) if False in same else len(same)] if found else ()


def up_to_how_many(g: State, way: Answers, number: int) -> Answers:
    """The answers before the first one that says how many, if more than `number` would be possible."""
    world = g.clone()
    for at, option in enumerate(way):
        asked, f = question(world)
        if asked.kind == "number" and max(asked.options(world, f)) > number:
            return way[:at]
        answer(world, asked, f, option)
    return way
