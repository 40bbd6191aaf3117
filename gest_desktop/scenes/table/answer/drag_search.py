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
from gest_desktop.rules.setup import SETUP
from gest_desktop.rules.state import State
from gest_desktop.rules.verbs.plans import moves
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    CAMP,
    CHANCE,
    DONE,
    HENCHMAN,
    HIDDEN_MAN,
    NO,
    PARTY_HIDDEN,
    PARTY_REVEALED,
    PARTY_ROBIN,
    PRISON,
    REVEALED_MAN,
    YES,
)

DEEPEST: Final = 6  # answers in a row that one drag may give
LONGEST_FINISH: Final = 24  # questions until what was begun shows on the map
MAN: Final = HIDDEN_MAN
OFF_THE_MAP: Final = (PRISON, AVAILABLE)
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
    def hidden(self) -> int:
        return self.number - self.revealed - self.robin

    @property
    def party(self) -> int:
        return self.hidden * PARTY_HIDDEN + self.revealed * PARTY_REVEALED + self.robin * PARTY_ROBIN


def ways(g: State, wish: Wish) -> list[Answers]:
    """Every row of answers that fulfils the wish, the shortest first; none if it cannot be."""
    asked, f = question(g)
    if asked is GAME_OVER or wish.source == wish.target:
        return []
    explorer, places = Explorer(g, wish, asked.actor(f)), frozenset({wish.source, wish.target})
    said_before, understood = {f.space, f.target}, {wish.target}  # nobody asks where a Prison is
    for unsaid in (places, places - said_before, places - understood):
        found = list(explorer.explore(g, unsaid, ()))
        if found:
            return sorted(found, key=len)
    return []


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
            if option == DONE and not is_same_rule(world, f):
                continue
            left = places - {option} if asked.kind == "space" else places
            if self.is_fulfilled(world, left):
                yield (*given, option)
            else:
                yield from self.explore(world, left, (*given, option))

    def is_fulfilled(self, g: State, places: frozenset[int]) -> bool:
        """It has come true already, or it will, and nobody asks any more where to, who or how many."""
        if self.wish.target in places:
            return False
        asked, f = question(g)
        if arrived(self.before, g, self.wish):
            return True
        is_counting = asked.kind in COUNTING and asked.actor(f) == self.side
        return not is_counting and comes_true(self.before, g, self.wish)


def fitting(g: State, wish: Wish, asked: Question, f: Frame, places: frozenset[int]) -> list[int]:
    """The options that speak of the wish; a choice of Plot or Deed may lead to it."""
    options = asked.options(g, f)
    if asked.kind == "space":
        return [option for option in options if option in places or option == DONE]
    if asked.kind == "pieces":
        return [option for option in options if option == wish.party or wish.kind != MAN]
    if asked.kind == "number":
        return [option for option in options if option == wish.number]
    if asked.kind == "draw":
        return [option for option in options if option == (YES if wish.robin else NO)]
    return list(options) if asked.kind == "choice" else []


def is_same_rule(g: State, f: Frame) -> bool:
    """Whether done with one space only means on to the next; a drag ends no Plot and no turn."""
    asked, now = question(g)
    return asked.kind == "space" and now.script is f.script


def up_to_how_many(g: State, way: Answers, number: int) -> Answers:
    """The answers before the first that says how many, if more than these would have been possible."""
    world = g.clone()
    for at, option in enumerate(way):
        asked, f = question(world)
        if asked.kind == "number" and max(asked.options(world, f)) > number:
            return way[:at]
        answer(world, asked, f, option)
    return way


def comes_true(before: State, after: State, wish: Wish) -> bool:
    """What is a plan behind a screen, or shows only once it is carried out, comes true as well."""
    if sets_out(before, wish) or is_planned(after, wish):
        return True
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


def sets_out(g: State, wish: Wish) -> bool:
    """Whether it is just this piece's turn in the set-up: Robin first, then one man after another."""
    f = g.frames[-1]
    is_next = wish.source == AVAILABLE and wish.number == 1 and wish.robin == (not f.plan)
    return f.script is SETUP and wish.kind == MAN and is_next


def is_planned(g: State, wish: Wish) -> bool:
    """Whether these very pieces are about to go that way with others."""
    is_plan = wish.kind == MAN and bool(g.frames) and g.frames[-1].script is not SETUP
    return is_plan and (wish.source, wish.target, wish.party) in moves(g.frames[-1].plan)


def arrived(before: State, after: State, wish: Wish) -> bool:
    """Just so many on the map; off it others may have to go along, as in a Capture."""
    left = count(before, wish.kind, wish.source) - count(after, wish.kind, wish.source)
    came = count(after, wish.kind, wish.target) - count(before, wish.kind, wish.target)
    if wish.target in OFF_THE_MAP:
        return min(left, came) >= wish.number and went_off(before, after, wish)
    return left == came == wish.number or (left == came == 0 and changed_places(before, after, wish))


def changed_places(before: State, after: State, wish: Wish) -> bool:
    """Robin may take another man's place, and nobody sees a difference (6.4)."""
    return wish.robin and (before.robin, after.robin) == (wish.source, wish.target)


def went_off(before: State, after: State, wish: Wish) -> bool:
    """Whether it was those in the hand who went, and not others who look different."""
    if wish.kind != MAN:
        return True
    hidden, revealed = (
        before.pieces[kind + wish.source] - after.pieces[kind + wish.source]
        for kind in (HIDDEN_MAN, REVEALED_MAN)
    )
    is_robin_off = after.robin == wish.target or not wish.robin
    return hidden >= wish.hidden and revealed >= wish.revealed and is_robin_off


def count(g: State, kind: int, place: int) -> int:
    if kind in (HENCHMAN, CAMP):
        return g.pieces[kind + place]
    return g.pieces[HIDDEN_MAN + place] + g.pieces[REVEALED_MAN + place] + (g.robin == place)
