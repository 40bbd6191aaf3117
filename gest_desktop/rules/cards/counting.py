"""Fortunes that count something before they shift Royal Favour."""

from __future__ import annotations

from collections.abc import Callable

from gest_desktop.rules.frame import Frame
from gest_desktop.rules.journal import FortuneCounted
from gest_desktop.rules.script import Do
from gest_desktop.rules.state import State
from gest_desktop.rules.verbs.purse import shift_favour


def count_and_shift(card: int, number: Callable[[State], int], towards: int) -> Do:
    """Write what was counted to the journal, then shift Royal Favour one step."""

    def apply(g: State, f: Frame) -> None:
        if g.journal is not None:
            g.journal.write(FortuneCounted(card, number(g)))
        shift_favour(g, towards)

    return Do(apply)
