"""Corruption: a Henchman is replaced by a Merry Man for 1 Shilling, or Merry Men by Henchmen for 2."""

from gest_desktop.rules.cards.event import effect, event
from gest_desktop.rules.clauses import (
    pay,
    remove_picked,
    replace_henchmen_there,
)
from gest_desktop.rules.conditions import with_henchman, with_man
from gest_desktop.rules.counts import one
from gest_desktop.rules.frame import Frame
from gest_desktop.rules.questions.parties import PickParty, draw_hidden
from gest_desktop.rules.questions.spaces import PickSpace
from gest_desktop.rules.script import Do
from gest_desktop.rules.state import State
from gest_desktop.rules.verbs.land import place_henchmen
from gest_desktop.rules.vocabulary import AVAILABLE, SPACES
from gest_desktop.rules.words import N_


def turn_them(g: State, f: Frame) -> None:
    place_henchmen(g, remove_picked(g, f, AVAILABLE), f.space)


event(
    26,
    carriage_moves=2,
    light=effect(
        pay(1),
        PickSpace(N_("In which space do you replace a Henchman?"), SPACES, with_henchman),
        *replace_henchmen_there(one),
    ),
    dark=effect(
        pay(2),
        PickSpace(N_("In which space do you replace Merry Men?"), SPACES, with_man),
        PickParty(N_("Which Merry Men do you replace?"), 1, 2),
        draw_hidden(),
        Do(turn_them),
    ),
)
