"""Confiscate (4.3.2): a Carriage is loaded, and the Parish revolts."""

from __future__ import annotations

from typing import Final

from gest_desktop.rules.clauses import becomes_revolting
from gest_desktop.rules.conditions import Condition, submissive, with_henchman
from gest_desktop.rules.deeds.deed import deed
from gest_desktop.rules.frame import Frame
from gest_desktop.rules.naming import CARRIAGE_NAMES
from gest_desktop.rules.questions.choices import PickOne
from gest_desktop.rules.questions.question import Named
from gest_desktop.rules.questions.spaces import InSpaces
from gest_desktop.rules.script import Do, Script
from gest_desktop.rules.state import State
from gest_desktop.rules.topics import Topic
from gest_desktop.rules.verbs.carriages import carriages_available, copies_available, place_carriage
from gest_desktop.rules.vocabulary import (
    CARRIAGE_IDS,
    CARRIAGE_TYPES,
    PARISHES,
    SHERIFF,
)
from gest_desktop.rules.words import N_

TYPES: Final = {kind: Named(CARRIAGE_IDS[kind], CARRIAGE_NAMES[kind]) for kind in CARRIAGE_TYPES}


def types_available(g: State, f: Frame) -> list[int]:
    return [kind for kind in CARRIAGE_TYPES if copies_available(g, kind)]


def a_carriage_is_available(g: State, f: Frame, space: int) -> bool:
    return carriages_available(g) > 0


def load(g: State, f: Frame) -> None:
    place_carriage(g, f.number, f.space)
    f.number = 0


carriage_available = Condition(N_("a Carriage must be Available"), a_carriage_is_available)
CONFISCATE_THERE: Final = Script(
    "confiscate.there",
    "4.3.2",
    PickOne(N_("Which Carriage do you place face down in {space}?"), types_available, TYPES),
    Do(load),
    becomes_revolting(),
    topic=Topic.CONFISCATE,
    secret=True,
)


def confiscate(times: int, *conditions: Condition) -> InSpaces:
    return InSpaces(
        N_("Where do you Confiscate?"),
        times,
        0,
        PARISHES,
        carriage_available,
        with_henchman,
        *conditions,
        do=CONFISCATE_THERE,
    )


CONFISCATE: Final = deed("confiscate", SHERIFF, "4.3.2", confiscate(2, submissive))
