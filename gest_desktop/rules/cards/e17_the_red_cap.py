"""The Red Cap: an arrow in the white, or the ring closes."""

from gest_desktop.rules.cards.event import effect, event
from gest_desktop.rules.cards.finding_robin import REVEAL_ROBIN_AND, REVEAL_ROBIN_TO, robin_may_be_hidden
from gest_desktop.rules.clauses import shift
from gest_desktop.rules.conditions import adjacent_here, elsewhere, submissive, with_henchman
from gest_desktop.rules.questions.choices import PickNumber
from gest_desktop.rules.questions.spaces import PickTarget
from gest_desktop.rules.script import Back, Branch, Do, Frame, Script, end
from gest_desktop.rules.state import State, henchmen_on_map
from gest_desktop.rules.verbs.land import move_henchmen, set_status
from gest_desktop.rules.vocabulary import (
    DONE,
    HENCHMAN,
    JUSTICE,
    NOWHERE,
    PARISHES,
    REVOLTING,
    SPACES,
)
from gest_desktop.rules.words import N_

MOST = 2


def rise(g: State, f: Frame) -> None:
    if f.target != NOWHERE:
        set_status(g, f.target, REVOLTING)


class Summon(PickTarget):
    """From where? Declining ends it."""

    def answer(self, g: State, f: Frame, option: int) -> None:
        f.target = option
        if option == DONE:
            end(f)


def can_come(g: State, f: Frame) -> int:
    return min(MOST - f.tally, g.pieces[HENCHMAN + f.target])


def come(g: State, f: Frame) -> None:
    move_henchmen(g, f.number, f.target, f.space)
    f.tally += f.number


def more_may_come(g: State, f: Frame) -> bool:
    return f.tally < MOST and henchmen_on_map(g) > g.pieces[HENCHMAN + f.space]


def robin_is_found(g: State, f: Frame) -> bool:
    return f.space != NOWHERE and more_may_come(g, f)


CLOSE_THE_RING = Script(
    "event.17.henchmen",
    "9.2 #17",
    Summon(N_("From where do Henchmen close in on Robin?"), SPACES, elsewhere, with_henchman, or_none=True),
    PickNumber(N_("How many Henchmen come?"), 1, can_come),
    Do(come),
    Back(0, more_may_come),
)

event(
    17,
    carriage_moves=1,
    light=effect(
        REVEAL_ROBIN_TO,
        PickTarget(N_("Which Parish revolts?"), PARISHES, submissive, adjacent_here, if_any=True),
        Do(rise),
        shift(JUSTICE),
        requires=robin_may_be_hidden,
        about_robin=True,
    ),
    dark=effect(REVEAL_ROBIN_AND, Branch(robin_is_found, CLOSE_THE_RING)),
)
