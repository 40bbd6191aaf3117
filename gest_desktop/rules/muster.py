"""Henchmen withdrawing to Submissive spaces, shared by Redeployment (6.4) and the Truce (9.1 #14)."""

from __future__ import annotations

from typing import Final

from gest_desktop.rules.conditions import elsewhere, submissive
from gest_desktop.rules.counts import henchmen_here
from gest_desktop.rules.flow import Fits, for_each, repeat
from gest_desktop.rules.frame import Frame
from gest_desktop.rules.questions.choices import PickNumber
from gest_desktop.rules.questions.spaces import PickTarget
from gest_desktop.rules.script import Do, Script
from gest_desktop.rules.state import State
from gest_desktop.rules.topics import Topic
from gest_desktop.rules.verbs.land import move_henchmen
from gest_desktop.rules.vocabulary import (
    FORESTS,
    HENCHMAN,
    NOTTINGHAM,
    PARISHES,
    REVOLTING,
    SPACES,
    SUBMISSIVE,
)
from gest_desktop.rules.words import N_


def must_withdraw(g: State, f: Frame, space: int) -> bool:
    """Henchmen leave Forests and Revolting Parishes, but not Passive ones (6.4)."""
    return g.pieces[HENCHMAN + space] > 0 and (space in FORESTS or g.status[space] == REVOLTING)


def is_not_submissive(g: State, f: Frame, space: int) -> bool:
    return g.pieces[HENCHMAN + space] > 0 and g.status[space] != SUBMISSIVE


def is_submissive_and_guarded(g: State, f: Frame, space: int) -> bool:
    return g.pieces[HENCHMAN + space] > 0 and g.status[space] == SUBMISSIVE


def some_are_left(g: State, f: Frame) -> bool:
    return henchmen_here(g, f) > 0


how_many = PickNumber(N_("How many Henchmen go from {space} to {target}?"), 1, henchmen_here)
go_there = Do(lambda g, f: move_henchmen(g, f.number, f.space, f.target))


def withdraw(name: str, rule: str, where: Fits) -> Script:
    """A script that moves all Henchmen from these spaces to Submissive ones of the Sheriff's choice."""
    where_to = PickTarget(
        N_("Where do the Henchmen in {space} withdraw to?"), (*PARISHES, NOTTINGHAM), submissive
    )
    return Script(
        name,
        rule,
        for_each((*PARISHES, *FORESTS), where, repeat(where_to, how_many, go_there, while_=some_are_left)),
        topic=Topic.WITHDRAWAL,
    )


WITHDRAW: Final = withdraw("withdraw", "6.4", must_withdraw)
WITHDRAW_FROM_PASSIVE_TOO: Final = withdraw("withdraw.all", "9.1 #14", is_not_submissive)

REARRANGE: Final = Script(
    "rearrange",
    "9.1 #14",
    for_each(
        SPACES,
        is_submissive_and_guarded,
        repeat(
            PickTarget(
                N_("Where do Henchmen from {space} go?"),
                (*PARISHES, NOTTINGHAM),
                submissive,
                elsewhere,
                may=True,
            ),
            how_many,
            go_there,
            while_=some_are_left,
        ),
    ),
)
