"""Henchmen withdrawing to Submissive spaces, shared by Redeployment (6.4) and the Truce (9.1 #14)."""

from __future__ import annotations

from gest_desktop.rules.conditions import elsewhere, submissive
from gest_desktop.rules.questions.choices import PickNumber
from gest_desktop.rules.questions.spaces import PickTarget
from gest_desktop.rules.script import Do, Frame, Script
from gest_desktop.rules.state import State
from gest_desktop.rules.verbs.land import move_henchmen
from gest_desktop.rules.vocabulary import (
    FORESTS,
    HENCHMAN,
    NOTTINGHAM,
    NOWHERE,
    PARISHES,
    PASSIVE,
    SPACES,
    SUBMISSIVE,
)
from gest_desktop.rules.words import N_


def henchmen_here(g: State, f: Frame) -> int:
    return g.pieces[HENCHMAN + f.space]


def withdraw(g: State, f: Frame) -> None:
    move_henchmen(g, f.number, f.space, f.target)
    f.at = 0


def next_in(spaces: tuple[int, ...], *, passive_too: bool) -> Do:
    """Turn to the first space whose Henchmen must leave; without one the script ends."""

    def turn(g: State, f: Frame) -> None:
        for space in spaces:
            status = g.status[space]
            if g.pieces[HENCHMAN + space] and status != SUBMISSIVE and (passive_too or status != PASSIVE):
                f.space = space
                return
        f.at, f.space = f.script.length, NOWHERE

    return Do(turn)


withdraw_to = PickTarget(
    N_("Where do the Henchmen of {space} withdraw to?"), (*PARISHES, NOTTINGHAM), submissive
)
how_many = PickNumber(N_("How many Henchmen go from {space} to {target}?"), 1, henchmen_here)

WITHDRAW = Script(
    "withdraw",
    "6.4",
    next_in((*PARISHES, *FORESTS), passive_too=False),
    withdraw_to,
    how_many,
    Do(withdraw),
)
WITHDRAW_FROM_PASSIVE_TOO = Script(
    "withdraw.all",
    "9.1 #14",
    next_in((*PARISHES, *FORESTS), passive_too=True),
    withdraw_to,
    how_many,
    Do(withdraw),
)


def turn_to_next_guarded(g: State, f: Frame) -> None:
    """Each Submissive space with Henchmen once, in the order of the map."""
    for space in SPACES:
        if not f.visited >> space & 1 and g.status[space] == SUBMISSIVE and g.pieces[HENCHMAN + space]:
            f.space = space
            f.visited |= 1 << space
            return
    f.at, f.space = f.script.length, NOWHERE


class ShiftTo(PickTarget):
    """Staying turns to the next space."""

    def answer(self, g: State, f: Frame, option: int) -> None:
        f.target = option
        if option == NOWHERE:
            f.at = 0


def shift_some(g: State, f: Frame) -> None:
    move_henchmen(g, f.number, f.space, f.target)
    f.at = 1 if g.pieces[HENCHMAN + f.space] else 0


REARRANGE = Script(
    "rearrange",
    "9.1 #14",
    Do(turn_to_next_guarded),
    ShiftTo(
        N_("Where do more Henchmen of {space} go?"),
        (*PARISHES, NOTTINGHAM),
        submissive,
        elsewhere,
        or_none=True,
    ),
    how_many,
    Do(shift_some),
)
