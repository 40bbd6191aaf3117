"""What a drag asks for, and whether that has happened, judged by the position alone."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from gest_desktop.rules.referee import GAME_OVER, answer, question, roll_the_dice
from gest_desktop.rules.setup import SETUP
from gest_desktop.rules.state import State
from gest_desktop.rules.verbs.plans import moves
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    CAMP,
    CARRIAGE_PLACE,
    CARRIAGE_TYPE,
    CHANCE,
    DONE,
    HENCHMAN,
    HIDDEN_MAN,
    NOTTINGHAM,
    PARTY_HIDDEN,
    PARTY_REVEALED,
    PARTY_ROBIN,
    PRISON,
    REVEALED_MAN,
    TOKENS,
    USED,
)

LONGEST_FINISH: Final = 24  # most questions until the result of a drag shows on the map
MAN: Final = HIDDEN_MAN
CARRIAGE: Final = -1
OFF_THE_MAP: Final = (PRISON, AVAILABLE)


@dataclass(frozen=True)
class Wish:
    """`kind` is MAN, HENCHMAN, CAMP or CARRIAGE.

    For Merry Men, `revealed` and `robin` say which of the number; of Carriages on the map, `token` says which
    one, and of Available ones, `type`.
    """

    kind: int
    source: int
    target: int
    number: int = 1
    revealed: int = 0
    robin: bool = False
    token: int = -1
    type: int = -1

    @property
    def hidden(self) -> int:
        return self.number - self.revealed - self.robin

    @property
    def party(self) -> int:
        return self.hidden * PARTY_HIDDEN + self.revealed * PARTY_REVEALED + self.robin * PARTY_ROBIN


def comes_true(before: State, after: State, wish: Wish) -> bool:
    """Whether the wish is fulfilled now, as a plan behind the screen, or once it is carried out."""
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
    """Whether this piece is next in the set-up: Robin first, then one man after another."""
    f = g.frames[-1]
    is_next = wish.source == AVAILABLE and wish.number == 1 and wish.robin == (not f.plan)
    return f.script is SETUP and wish.kind == MAN and is_next


def is_planned(g: State, wish: Wish) -> bool:
    """Whether exactly these pieces are planned to go that way, possibly together with others."""
    is_plan = wish.kind == MAN and bool(g.frames) and g.frames[-1].script is not SETUP
    return is_plan and (wish.source, wish.target, wish.party) in moves(g.frames[-1].plan)


def others_go(g: State, wish: Wish) -> bool:
    """Whether others are planned to go that way, which is taken only once: their arrival is not the wish."""
    f = g.frames[-1]
    is_plan = wish.kind == MAN and f.script is not SETUP
    return is_plan and any((wish.source, wish.target) == (here, there) for here, there, _ in moves(f.plan))


def arrived(before: State, after: State, wish: Wish) -> bool:
    """Exactly that many on the map; off the map others may have to go along, as in a Capture."""
    if wish.kind == CARRIAGE:
        return (has_driven if wish.type < 0 else was_placed)(before, after, wish)
    left = count(before, wish.kind, wish.source) - count(after, wish.kind, wish.source)
    came = count(after, wish.kind, wish.target) - count(before, wish.kind, wish.target)
    if wish.target in OFF_THE_MAP:
        return min(left, came) >= wish.number and went_off(before, after, wish)
    return left == came == wish.number or (left == came == 0 and changed_places(before, after, wish))


def has_driven(before: State, after: State, wish: Wish) -> bool:
    """Whether a Carriage has gone from here to there; in Nottingham it is unloaded at once."""
    was, now = (g.carriages[CARRIAGE_PLACE + wish.token] for g in (before, after))
    return was == wish.source and now == (USED if wish.target == NOTTINGHAM else wish.target)


def was_placed(before: State, after: State, wish: Wish) -> bool:
    """Whether an Available Carriage of this type, and no other, has come to a space (4.3.2)."""
    placed = [
        token
        for token in TOKENS
        if before.carriages[CARRIAGE_PLACE + token] == AVAILABLE != after.carriages[CARRIAGE_PLACE + token]
    ]
    came = [(after.carriages[CARRIAGE_PLACE + one], after.carriages[CARRIAGE_TYPE + one]) for one in placed]
    return wish.source == AVAILABLE and came == [(wish.target, wish.type)]


def changed_places(before: State, after: State, wish: Wish) -> bool:
    """Whether Robin has swapped with another man, which changes no number (6.4)."""
    return wish.robin and (before.robin, after.robin) == (wish.source, wish.target)


def went_off(before: State, after: State, wish: Wish) -> bool:
    """Whether the held pieces themselves left, not others that look different."""
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
