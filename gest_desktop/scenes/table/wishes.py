"""A drag is a wish: so many pieces from here to there. This finds the answers that make it come true.

No rule is written here a second time. The questions are asked in a clone of the position, and every
answer is one of their options: the wish's places where a space is asked for, its pieces where a
party or a number is. Which answers count as the wish is seen in what they bring about.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Final

from gest_desktop.rules.questions.question import Question
from gest_desktop.rules.referee import GAME_OVER, answer, question, roll_the_dice
from gest_desktop.rules.script import Frame
from gest_desktop.rules.state import State
from gest_desktop.rules.vocabulary import (
    CAMP,
    CHANCE,
    DONE,
    HENCHMAN,
    HIDDEN_MAN,
    NO,
    PARTY_HIDDEN,
    PARTY_REVEALED,
    PARTY_ROBIN,
    REVEALED_MAN,
    YES,
)

DEEPEST: Final = 6  # answers in a row that one drag may give
LONGEST_FINISH: Final = 24  # questions until what was begun shows on the map
MAN: Final = HIDDEN_MAN
COUNTING: Final = ("pieces", "number")  # questions that come after the places have been said
Answers = tuple[int, ...]


@dataclass(frozen=True)
class Wish:
    """`kind` is MAN, HENCHMAN or CAMP; of Merry Men, `revealed` and `robin` say which of the number."""

    kind: int
    source: int
    target: int
    number: int = 1
    revealed: int = 0
    robin: bool = False

    @property
    def party(self) -> int:
        hidden = self.number - self.revealed - self.robin
        return hidden * PARTY_HIDDEN + self.revealed * PARTY_REVEALED + self.robin * PARTY_ROBIN


def ways(g: State, wish: Wish) -> list[Answers]:
    """Every row of answers that fulfils the wish, the shortest first; none if it cannot be."""
    asked, f = question(g)
    if asked is GAME_OVER or wish.source == wish.target:
        return []
    explorer, places = Explorer(g, wish, asked.actor(f)), frozenset({wish.source, wish.target})
    found = list(explorer.explore(g, places, ()))
    if not found:  # one of the places may have been said before
        found = list(explorer.explore(g, places - {f.space, f.target}, ()))
    return sorted(found, key=len)


@dataclass(frozen=True)
class Explorer:
    """Goes through the questions of one side, as far as they speak of the wish."""

    before: State
    wish: Wish
    side: int

    def explore(self, g: State, places: frozenset[int], given: Answers) -> Iterator[Answers]:
        """`places` of the wish have not been named yet."""
        asked, f = question(g)
        if asked is GAME_OVER or asked.actor(f) != self.side or len(given) == DEEPEST:
            return
        for option in fitting(g, self.wish, asked, f, places):
            world = g.clone()
            answer(world, *question(world), option)
            left = places - {option} if asked.kind == "space" else places
            if self.is_said(world, left) and comes_true(self.before, world, self.wish):
                yield (*given, option)
            else:
                yield from self.explore(world, left, (*given, option))

    def is_said(self, g: State, places: frozenset[int]) -> bool:
        """Where to has been said, and nobody asks any more who or how many."""
        asked, f = question(g)
        is_counting = asked.kind in COUNTING and asked.actor(f) == self.side
        return self.wish.target not in places and not is_counting


def fitting(g: State, wish: Wish, asked: Question, f: Frame, places: frozenset[int]) -> list[int]:
    """The options that speak of the wish; a choice of Plot or Deed may lead to it."""
    options = asked.options(g, f)
    if asked.kind == "space":
        return [option for option in options if option in places]
    if asked.kind == "pieces":
        return [option for option in options if option == wish.party]
    if asked.kind == "number":
        return [option for option in options if option == wish.number]
    if asked.kind == "draw":
        return [option for option in options if option == (YES if wish.robin else NO)]
    return list(options) if asked.kind == "choice" else []


def comes_true(before: State, after: State, wish: Wish) -> bool:
    """What was planned behind the screen shows once it is carried out, so it is, in a clone."""
    world = after.clone()
    for _ in range(LONGEST_FINISH):
        if arrived(before, world, wish):
            return True
        asked, f = question(world)
        if asked is GAME_OVER:
            return False
        options = asked.options(world, f)
        if asked.actor(f) == CHANCE:
            answer(world, asked, f, roll_the_dice(world, asked, f, Random(0).random))
        elif DONE in options:
            answer(world, asked, f, DONE)
        else:
            return False
    return False


def arrived(before: State, after: State, wish: Wish) -> bool:
    left = count(before, wish.kind, wish.source) - count(after, wish.kind, wish.source)
    came = count(after, wish.kind, wish.target) - count(before, wish.kind, wish.target)
    return left == came == wish.number


def count(g: State, kind: int, place: int) -> int:
    if kind in (HENCHMAN, CAMP):
        return g.pieces[kind + place]
    return g.pieces[HIDDEN_MAN + place] + g.pieces[REVEALED_MAN + place] + (g.robin == place)
