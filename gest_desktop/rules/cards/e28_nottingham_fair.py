"""Nottingham Fair: Henchmen in Nottingham are replaced by Merry Men, or Merry Men nearby go to Available."""

from __future__ import annotations

from gest_desktop.rules.cards.event import effect, event
from gest_desktop.rules.clauses import place_announced_there, remove_picked
from gest_desktop.rules.conditions import adjacent_to_nottingham, with_man
from gest_desktop.rules.counts import at_most, henchmen_in_nottingham
from gest_desktop.rules.flow import up_to
from gest_desktop.rules.questions.choices import PickNumber
from gest_desktop.rules.questions.parties import PickParty, draw_hidden, place_robin_too
from gest_desktop.rules.questions.spaces import PickSpace
from gest_desktop.rules.script import Do, Frame
from gest_desktop.rules.state import State, hidden_men
from gest_desktop.rules.verbs.land import move_henchmen
from gest_desktop.rules.vocabulary import AVAILABLE, NOTTINGHAM, PARTY_HIDDEN, SPACES
from gest_desktop.rules.words import N_

MOST = 2


def replace(g: State, f: Frame) -> None:
    """Each by a Merry Man, while any are Available."""
    f.space = NOTTINGHAM
    move_henchmen(g, f.number, NOTTINGHAM, AVAILABLE)
    f.picked = min(f.number, hidden_men(g, AVAILABLE)) * PARTY_HIDDEN


def return_to_available(g: State, f: Frame) -> None:
    f.tally += remove_picked(g, f, AVAILABLE)


event(
    28,
    carriage_moves=1,
    light=effect(
        PickNumber(
            N_("How many Henchmen in Nottingham are replaced?"), 1, at_most(MOST, henchmen_in_nottingham)
        ),
        Do(replace),
        place_robin_too(),
        Do(place_announced_there),
    ),
    dark=effect(
        up_to(
            MOST,
            PickSpace(
                N_("From where does a Merry Man go to Available?"),
                SPACES,
                adjacent_to_nottingham,
                with_man,
                may_stop=True,
            ),
            PickParty(N_("Who goes?"), 1, MOST),
            draw_hidden(),
            Do(return_to_available),
        ),
    ),
)
