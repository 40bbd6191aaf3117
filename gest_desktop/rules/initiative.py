"""Which side is first and which is second on this card (2.3), read from the Initiative track."""

from __future__ import annotations

from gest_desktop.rules.state import State
from gest_desktop.rules.vocabulary import FIRST, ROBIN, SECOND, SHERIFF


def first_eligible(g: State) -> int:
    return ROBIN if g.initiative[ROBIN] == FIRST else SHERIFF


def second_eligible(g: State) -> int:
    return ROBIN if g.initiative[ROBIN] == SECOND else SHERIFF
