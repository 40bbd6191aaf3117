"""Mischief (6.2): Robin Hood's income, one Rob, a Donate, and half of Prison is released."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gest_desktop.rules.deeds.donate import donate
from gest_desktop.rules.frame import Frame
from gest_desktop.rules.plots.rob import rob
from gest_desktop.rules.questions.parties import PiecesQuestion, party_revealed, party_robin
from gest_desktop.rules.script import Do, Script, perform
from gest_desktop.rules.state import State, men
from gest_desktop.rules.verbs.men import release
from gest_desktop.rules.verbs.purse import gain_shillings
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    CAMP,
    OLLERTON_HILL,
    PARTY_REVEALED,
    PARTY_ROBIN,
    PRISON,
    ROBIN,
    SHIRE_WOOD,
    SOUTHWELL_FOREST,
)
from gest_desktop.rules.words import N_


def paying_camps(g: State) -> int:
    """Count the Camps in the Forests and on Ollerton Hill."""
    return g.pieces[CAMP + SHIRE_WOOD] + g.pieces[CAMP + SOUTHWELL_FOREST] + g.pieces[CAMP + OLLERTON_HILL]


def income(g: State, f: Frame) -> None:
    gain_shillings(g, ROBIN, paying_camps(g))


class PickReleased(PiecesQuestion):
    """Exactly half of Prison, rounded down; with or without Robin, if he is there."""

    may_skip = True

    def skips(self, g: State, f: Frame) -> bool:
        f.picked = 0
        return men(g, PRISON) < 2

    def options(self, g: State, f: Frame) -> Sequence[int]:
        half = men(g, PRISON) // 2
        parties = [half * PARTY_REVEALED]
        if g.robin == PRISON:
            parties.append((half - 1) * PARTY_REVEALED + PARTY_ROBIN)
        return parties

    def is_possible(self, g: State, f: Frame) -> bool:
        return men(g, PRISON) >= 2

    def answer(self, g: State, f: Frame, option: int) -> None:
        f.picked = option


def release_picked(g: State, f: Frame, target: int) -> None:
    release(g, target, party_revealed(f.picked), party_robin(f.picked))
    f.picked = 0


MISCHIEF_ROB: Final = Script("mischief.rob", "6.2", *rob(1, True, optional=True))
MISCHIEF_DONATE: Final = Script("mischief.donate", "6.2", donate(2, optional=True))
MISCHIEF: Final = Script(
    "mischief",
    "6.2",
    Do(income),
    perform(MISCHIEF_ROB),
    perform(MISCHIEF_DONATE),
    PickReleased(N_("Who do you release from Prison?")),
    Do(lambda g, f: release_picked(g, f, AVAILABLE)),
)
