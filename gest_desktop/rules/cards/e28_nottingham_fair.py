"""Nottingham Fair: Henchmen in Nottingham are replaced by Merry Men, or Merry Men nearby go to Available."""

from __future__ import annotations

from gest_desktop.rules.cards.event import effect, event
from gest_desktop.rules.clauses import remove_picked, replace_henchmen_there
from gest_desktop.rules.conditions import adjacent_to_nottingham, with_man
from gest_desktop.rules.counts import at_most, henchmen_in_nottingham, number_chosen
from gest_desktop.rules.flow import up_to
from gest_desktop.rules.frame import Frame
from gest_desktop.rules.questions.choices import PickNumber
from gest_desktop.rules.questions.parties import PickParty, draw_hidden
from gest_desktop.rules.questions.spaces import PickSpace
from gest_desktop.rules.script import Do
from gest_desktop.rules.state import State
from gest_desktop.rules.vocabulary import AVAILABLE, NOTTINGHAM, SPACES
from gest_desktop.rules.words import N_

MOST = 2


def in_nottingham(g: State, f: Frame) -> None:
    f.space = NOTTINGHAM


def return_to_available(g: State, f: Frame) -> None:
    f.tally += remove_picked(g, f, AVAILABLE)


event(
    28,
    carriage_moves=1,
    light=effect(
        PickNumber(
            N_("How many Henchmen in Nottingham do you replace? At most 2."),
            1,
            at_most(MOST, henchmen_in_nottingham),
        ),
        Do(in_nottingham),
        *replace_henchmen_there(number_chosen),
    ),
    dark=effect(
        up_to(
            MOST,
            PickSpace(
                N_("From which space does a Merry Man return to Available?"),
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
