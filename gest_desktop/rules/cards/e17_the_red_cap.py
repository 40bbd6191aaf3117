"""The Red Cap: Reveal Robin, and either an adjacent Parish revolts or Henchmen move to his space."""

from gest_desktop.rules.cards.event import effect, event
from gest_desktop.rules.cards.finding_robin import (
    HIDDEN_ON_THE_MAP,
    REVEAL_ROBIN_AND,
    REVEAL_ROBIN_TO,
    robin_is_found,
)
from gest_desktop.rules.clauses import shift
from gest_desktop.rules.conditions import adjacent_here, elsewhere, submissive, with_henchman
from gest_desktop.rules.counts import henchmen_there
from gest_desktop.rules.flow import left_of, up_to, when
from gest_desktop.rules.frame import Frame
from gest_desktop.rules.questions.choices import PickNumber
from gest_desktop.rules.questions.spaces import PickTarget
from gest_desktop.rules.script import Do, Script, perform
from gest_desktop.rules.state import State
from gest_desktop.rules.verbs.land import move_henchmen, set_status
from gest_desktop.rules.vocabulary import JUSTICE, NOWHERE, PARISHES, REVOLTING, SPACES
from gest_desktop.rules.words import N_

MOST = 2


def that_parish_revolts(g: State, f: Frame) -> None:
    if f.target != NOWHERE:
        set_status(g, f.target, REVOLTING)


def move_to_robins_space(g: State, f: Frame) -> None:
    move_henchmen(g, f.number, f.target, f.space)
    f.tally += f.number


CLOSE_IN = Script(
    "event.17.henchmen",
    "9.2 #17",
    up_to(
        MOST,
        PickTarget(
            N_("From which space do Henchmen close in on Robin?"), SPACES, elsewhere, with_henchman, may=True
        ),
        PickNumber(N_("How many Henchmen do you send? In all, at most 2."), 1, left_of(MOST, henchmen_there)),
        Do(move_to_robins_space),
    ),
)

event(
    17,
    carriage_moves=1,
    light=effect(
        REVEAL_ROBIN_TO,
        PickTarget(
            N_("Which Parish do you make Revolting?"), PARISHES, submissive, adjacent_here, if_any=True
        ),
        Do(that_parish_revolts),
        shift(JUSTICE),
        requires=HIDDEN_ON_THE_MAP,
        about_robin=True,
    ),
    dark=effect(REVEAL_ROBIN_AND, when(robin_is_found, perform(CLOSE_IN))),
)
