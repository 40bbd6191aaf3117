"""A Tale of Two Lovers: hand in hand away, or the old suitor's gold."""

from __future__ import annotations

from gest_desktop.rules.cards.event import effect, event
from gest_desktop.rules.clauses import gain, pay, place_henchmen_there, remove_picked, shift
from gest_desktop.rules.conditions import Condition, with_man
from gest_desktop.rules.questions.choices import PickNumber
from gest_desktop.rules.questions.parties import PickParty, draw_hidden
from gest_desktop.rules.questions.spaces import PickSpace
from gest_desktop.rules.script import Do, Frame
from gest_desktop.rules.state import State
from gest_desktop.rules.verbs.land import move_henchmen
from gest_desktop.rules.vocabulary import AVAILABLE, HENCHMAN, JUSTICE, OUT, PARISHES, SPACES
from gest_desktop.rules.words import N_


def guests(g: State, f: Frame) -> int:
    return min(2, g.pieces[HENCHMAN + f.space])


def a_henchman_is_available(g: State, f: Frame, space: int) -> bool:
    return g.pieces[HENCHMAN + AVAILABLE] > 0


def hired_swords(g: State, f: Frame) -> int:
    return min(2, g.pieces[HENCHMAN + AVAILABLE])


event(
    29,
    carriage_moves=1,
    light=effect(
        pay(1),
        PickSpace(N_("From which space do the lovers flee?"), SPACES, with_man),
        PickParty(N_("Which Merry Man leaves the game?"), 1, 1),
        draw_hidden(),
        Do(lambda g, f: remove_picked(g, f, OUT)),
        PickNumber(N_("How many Henchmen leave the game?"), 0, guests),
        Do(lambda g, f: move_henchmen(g, f.number, f.space, OUT)),
        shift(JUSTICE),
    ),
    dark=effect(
        gain(2),
        PickSpace(
            N_("In which Parish do you place Henchmen?"),
            PARISHES,
            Condition(N_("a Henchman must be Available"), a_henchman_is_available),
            may=True,
            if_any=True,
        ),
        PickNumber(N_("How many Henchmen do you place?"), 1, hired_swords),
        place_henchmen_there(),
    ),
)
