"""Yeomen Revolt: a Parish without Henchmen, if any (R48), revolts, or Order gains if most are Submissive."""

from gest_desktop.rules.cards.event import effect, event
from gest_desktop.rules.clauses import becomes_revolting, shift
from gest_desktop.rules.conditions import submissive, without_henchmen
from gest_desktop.rules.flow import when
from gest_desktop.rules.frame import Frame
from gest_desktop.rules.questions.spaces import PickSpace
from gest_desktop.rules.state import State
from gest_desktop.rules.vocabulary import JUSTICE, ORDER, PARISHES, REVOLTING, SUBMISSIVE
from gest_desktop.rules.words import N_


def more_submissive_than_revolting(g: State, f: Frame) -> bool:
    parishes = g.status[: len(PARISHES)]
    return parishes.count(SUBMISSIVE) > parishes.count(REVOLTING)


event(
    7,
    carriage_moves=2,
    light=effect(
        PickSpace(
            N_("Which Parish do you make Revolting?"), PARISHES, submissive, without_henchmen, if_any=True
        ),
        becomes_revolting(),
        shift(JUSTICE),
    ),
    dark=effect(when(more_submissive_than_revolting, shift(ORDER))),
)
