"""Swashbuckle (4.2.3): Robin slips away Hidden, alone or with a companion, or breaks out of Prison."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gest_desktop.rules import belief
from gest_desktop.rules.conditions import Condition, adjacent_here, neighbours
from gest_desktop.rules.deeds.deed import deed
from gest_desktop.rules.flow import when
from gest_desktop.rules.frame import Frame
from gest_desktop.rules.questions.parties import PiecesQuestion, parties, party_robin
from gest_desktop.rules.questions.spaces import PickSpace, PickTarget
from gest_desktop.rules.script import Do, Requirement, Script, Step, perform
from gest_desktop.rules.state import State, robin_on_map
from gest_desktop.rules.topics import Topic
from gest_desktop.rules.verbs.men import release
from gest_desktop.rules.verbs.plans import carry_out_plan
from gest_desktop.rules.vocabulary import (
    HIDDEN_MAN,
    NOTTINGHAM,
    PARTY_HIDDEN,
    PARTY_REVEALED,
    PARTY_ROBIN,
    PRISON,
    REVEALED_MAN,
    ROBIN,
    SPACES,
)
from gest_desktop.rules.words import N_


def leader(f: Frame) -> int:
    return f.picked


def companion(f: Frame) -> int:
    return f.bonus  # a party of one or none


class PickCompanion(PiecesQuestion):
    """No companion, or one other Merry Man in the space."""

    def options(self, g: State, f: Frame) -> Sequence[int]:
        hidden = g.pieces[HIDDEN_MAN + f.space] - (leader(f) == PARTY_HIDDEN)
        revealed = g.pieces[REVEALED_MAN + f.space] - (leader(f) == PARTY_REVEALED)
        robin = int(g.robin == f.space and not party_robin(leader(f)))
        return parties(hidden, revealed, robin, 0, 1)

    def answer(self, g: State, f: Frame, option: int) -> None:
        f.bonus = option


class CompanionTo(PickTarget):
    """The companion, if any, may go the same way or another."""

    def skips(self, g: State, f: Frame) -> bool:
        return companion(f) == 0

    def answer(self, g: State, f: Frame, option: int) -> None:
        f.plan = (*f.plan, f.space, option, companion(f))


def robin_leads(g: State, f: Frame) -> None:
    f.space, f.picked = g.robin, PARTY_ROBIN


def leader_goes(g: State, f: Frame) -> None:
    f.plan = (f.space, f.target, leader(f))


def slip_away(g: State, f: Frame) -> None:
    carry_out_plan(g, f.plan, detect=False, led_by_robin=True)


def is_near_prison(g: State, f: Frame, space: int) -> bool:
    return space == NOTTINGHAM or space in neighbours(g, NOTTINGHAM, ROBIN)


near_prison = Condition(N_("it must be Nottingham or adjacent to it"), is_near_prison)


def slipping_away(where: str) -> tuple[Step, ...]:
    """Whoever leads and a companion; `where` asks for the leader's way."""
    return (
        PickCompanion(N_("Who comes along from {space}?")),
        PickTarget(where, SPACES, adjacent_here),
        Do(leader_goes),
        CompanionTo(N_("Where does the companion slip away to?"), SPACES, adjacent_here, if_any=True),
    )


SLIP_AWAY: Final = Script(
    "swashbuckle.slip",
    "4.2.3",
    Do(robin_leads),
    *slipping_away(N_("Where does Robin slip away to?")),
    Do(slip_away),
    topic=Topic.SLIPPING_AWAY,
    screened=True,
)
BREAK_OUT: Final = Script(
    "swashbuckle.escape",
    "4.2.3",
    PickSpace(N_("Where does Robin break out to?"), SPACES, near_prison),
    Do(lambda g, f: release(g, f.space, 0, True)),
)


def can_swashbuckle(g: State, f: Frame) -> bool:
    """Robin must be on the map or in Prison (R31)."""
    return robin_on_map(g) or g.robin == PRISON


def shows_himself_about(g: State, f: Frame) -> None:
    """Tell the Sheriff that Robin is on the map or in Prison, as only then can he Swashbuckle."""
    belief.only_in(g, *SPACES, PRISON)


def is_imprisoned(g: State, f: Frame) -> bool:
    return g.robin == PRISON


SWASHBUCKLE: Final = deed(
    "swashbuckle",
    ROBIN,
    "4.2.3",
    Do(shows_himself_about),
    when(is_imprisoned, perform(BREAK_OUT), otherwise=perform(SLIP_AWAY)),
    requires=Requirement(N_("Robin must be on the map or in Prison."), can_swashbuckle),
)
