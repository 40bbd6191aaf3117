"""Corruption: silver in the glove, or warm beds and full plates."""

from gest_desktop.rules.cards.event import effect, event
from gest_desktop.rules.clauses import announce_men, pay, place_announced_there, remove_picked
from gest_desktop.rules.conditions import with_henchman, with_man
from gest_desktop.rules.questions.parties import PickParty, draw_hidden, place_robin_too
from gest_desktop.rules.questions.spaces import PickSpace
from gest_desktop.rules.script import Do, Frame
from gest_desktop.rules.state import State
from gest_desktop.rules.verbs.land import move_henchmen, place_henchmen
from gest_desktop.rules.vocabulary import AVAILABLE, SPACES
from gest_desktop.rules.words import N_


def turn_them(g: State, f: Frame) -> None:
    place_henchmen(g, remove_picked(g, f, AVAILABLE), f.space)


event(
    26,
    carriage_moves=2,
    light=effect(
        pay(1),
        PickSpace(N_("Replace a Henchman in which space?"), SPACES, with_henchman),
        Do(lambda g, f: move_henchmen(g, 1, f.space, AVAILABLE)),
        announce_men(1),
        place_robin_too(),
        Do(place_announced_there),
    ),
    dark=effect(
        pay(2),
        PickSpace(N_("Replace Merry Men in which space?"), SPACES, with_man),
        PickParty(N_("Replace which Merry Men?"), 1, 2),
        draw_hidden(),
        Do(turn_them),
    ),
)
