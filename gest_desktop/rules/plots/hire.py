"""Hire (3.3.1): place Henchmen, or make a Revolting Parish Submissive."""

from __future__ import annotations

from typing import Final

from gest_desktop.rules.clauses import place_henchmen_there
from gest_desktop.rules.conditions import Condition, outnumbers_men
from gest_desktop.rules.flow import when
from gest_desktop.rules.frame import Frame
from gest_desktop.rules.plots.plot import plot
from gest_desktop.rules.questions.choices import PickNumber
from gest_desktop.rules.questions.spaces import InSpaces
from gest_desktop.rules.script import Do, Script, Step, perform
from gest_desktop.rules.state import State
from gest_desktop.rules.topics import Topic
from gest_desktop.rules.verbs.land import set_status
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    HENCHMAN,
    NOTTINGHAM,
    PARISHES,
    REVOLTING,
    SHERIFF,
    SUBMISSIVE,
)
from gest_desktop.rules.words import N_

COST: Final = 2


def can_hire(g: State, f: Frame, space: int) -> bool:
    """Whether Henchmen can be placed in a Submissive space, or outnumber Merry Men in a Revolting one."""
    if g.status[space] == SUBMISSIVE:
        return g.pieces[HENCHMAN + AVAILABLE] > 0
    return g.status[space] == REVOLTING and outnumbers_men(g, f, space)


hireable = Condition(
    N_("it must be Submissive with Henchmen Available, or Revolting with more Henchmen than Merry Men"),
    can_hire,
)


def is_revolting_here(g: State, f: Frame) -> bool:
    return g.status[f.space] == REVOLTING


def most_hired(g: State, f: Frame) -> int:
    """Up to four in Nottingham, up to two in a Parish (R27)."""
    return min(4 if f.space == NOTTINGHAM else 2, g.pieces[HENCHMAN + AVAILABLE])


CALM: Final = Script("hire.calm", "3.3.1", Do(lambda g, f: set_status(g, f.space, SUBMISSIVE)))
MUSTER: Final = Script(
    "hire.muster",
    "3.3.1",
    PickNumber(N_("How many Henchmen do you Hire in {space}? At most 2, or 4 in Nottingham."), 1, most_hired),
    place_henchmen_there(),
)
HIRE_THERE: Final = Script(
    "hire.there", "3.3.1", when(is_revolting_here, perform(CALM), otherwise=perform(MUSTER)), topic=Topic.HIRE
)


def hire(times: int, free: bool) -> tuple[Step, ...]:
    where = InSpaces(
        N_("Where do you Hire?"), times, 0 if free else COST, (*PARISHES, NOTTINGHAM), hireable, do=HIRE_THERE
    )
    return (where,)


HIRE: Final = plot("hire", SHERIFF, "3.3.1", hire)
