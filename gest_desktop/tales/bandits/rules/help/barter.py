"""Barter: draw a token, then discard a fresh one, which may be the one just drawn."""

from __future__ import annotations

from collections.abc import Sequence

from gest_desktop.tales.bandits.rules.help.help import YES, Help
from gest_desktop.tales.bandits.rules.stages import DRAW
from gest_desktop.tales.bandits.rules.state import State
from gest_desktop.tales.bandits.rules.vocabulary import BARTER


class Barter(Help):
    """A Village Coin of this round may be discarded too (BR35, BR37)."""

    def options(self, g: State, band: int) -> Sequence[int]:
        return (YES,) if g.can_draw() else ()

    def use(self, g: State, band: int, option: int) -> None:
        g.stage = DRAW


Barter(BARTER)
