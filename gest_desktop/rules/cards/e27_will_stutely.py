"""Will Stutely: a Merry Man sends the Henchmen of a Parish to Nottingham, or two Revealed go to Prison.

Every space is adjacent to a Parish, so the light half always has a target.
"""

from __future__ import annotations

from gest_desktop.rules.cards.event import effect, event
from gest_desktop.rules.cards.gathering import gather_picked
from gest_desktop.rules.conditions import Condition, adjacent_here, with_hidden_man
from gest_desktop.rules.flow import up_to
from gest_desktop.rules.frame import Frame
from gest_desktop.rules.questions.parties import ROBIN_IF_HIDDEN, PickParty, draw_hidden
from gest_desktop.rules.questions.spaces import PickSpace, PickTarget
from gest_desktop.rules.script import Do
from gest_desktop.rules.state import State
from gest_desktop.rules.verbs.land import move_henchmen
from gest_desktop.rules.verbs.men import imprison
from gest_desktop.rules.vocabulary import HENCHMAN, NOTTINGHAM, PARISHES, REVEALED_MAN, SPACES
from gest_desktop.rules.words import N_


def has_revealed_ordinary(g: State, f: Frame, space: int) -> bool:
    return g.pieces[REVEALED_MAN + space] > 0


def send_henchmen_home(g: State, f: Frame) -> None:
    move_henchmen(g, g.pieces[HENCHMAN + f.target], f.target, NOTTINGHAM)


def to_prison(g: State, f: Frame) -> None:
    imprison(g, f.space, 1, False)
    f.tally += 1


event(
    27,
    carriage_moves=1,
    light=effect(
        PickSpace(N_("From which space does a Hidden Merry Man set out?"), SPACES, with_hidden_man),
        PickTarget(N_("Which Parish does he enter?"), PARISHES, adjacent_here),
        PickParty(N_("Who goes?"), 1, 1, revealed=False, robin=ROBIN_IF_HIDDEN),
        draw_hidden(),
        Do(gather_picked),
        Do(send_henchmen_home),
    ),
    dark=effect(
        up_to(  # R52
            2,
            PickSpace(
                N_("From which space does a Revealed Merry Man go to Prison?"),
                SPACES,
                Condition(N_("a Revealed Merry Man who is not Robin must be there"), has_revealed_ordinary),
            ),
            Do(to_prison),
        ),
    ),
)
