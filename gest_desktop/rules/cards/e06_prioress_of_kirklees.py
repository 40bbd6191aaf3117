"""Prioress of Kirklees: the Merry Men of a Parish are Hidden, or Robin and one other go to Available."""

from __future__ import annotations

from gest_desktop.rules.cards.event import effect, event
from gest_desktop.rules.cards.finding_robin import (
    REVEAL_ROBIN_AND,
    robin_is_found,
    robin_may_be_in_the_game,
    robin_not_in_prison,
)
from gest_desktop.rules.clauses import hide_all_there, remove_picked, shift
from gest_desktop.rules.conditions import with_revealed_man
from gest_desktop.rules.flow import when
from gest_desktop.rules.frame import Frame
from gest_desktop.rules.questions.parties import PickParty
from gest_desktop.rules.questions.spaces import PickSpace
from gest_desktop.rules.script import Do, Requirement, Script, perform
from gest_desktop.rules.state import State, ordinary_men
from gest_desktop.rules.verbs.men import remove_men
from gest_desktop.rules.vocabulary import AVAILABLE, JUSTICE, PARISHES
from gest_desktop.rules.words import N_


def bleed(g: State, f: Frame) -> None:
    if robin_is_found(g, f):
        remove_men(g, f.space, AVAILABLE, 0, 0, True)


def another_is_there(g: State, f: Frame) -> bool:
    """Another Merry Man in Robin's space must go too (R47)."""
    return robin_is_found(g, f) and ordinary_men(g, f.space) > 0


def can_bleed(g: State, f: Frame) -> bool:
    return robin_not_in_prison(g, f) and robin_may_be_in_the_game(g, f)


TAKE_ANOTHER = Script(
    "event.6.another",
    "9.2 #6",
    PickParty(N_("Who else from {space} returns to Available?"), 1, 1),
    Do(lambda g, f: remove_picked(g, f, AVAILABLE)),
)

event(
    6,
    carriage_moves=1,
    light=effect(
        PickSpace(N_("In which Parish do you Hide all Merry Men?"), PARISHES, with_revealed_man, if_any=True),
        hide_all_there(),
        shift(JUSTICE),
    ),
    dark=effect(
        REVEAL_ROBIN_AND,
        Do(bleed),
        when(another_is_there, perform(TAKE_ANOTHER)),
        requires=Requirement(N_("Robin is in Prison or out of the game."), can_bleed),
        about_robin=True,
    ),
)
