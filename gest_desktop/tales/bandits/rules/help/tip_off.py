"""Tip-Off: look at a face-down cart, then at a different one."""

from __future__ import annotations

from gest_desktop.tales.bandits.rules.help.help import Help
from gest_desktop.tales.bandits.rules.stages import PEEK
from gest_desktop.tales.bandits.rules.state import State
from gest_desktop.tales.bandits.rules.vocabulary import TIP_OFF


class TipOff(Help):
    def use(self, g: State, band: int, option: int) -> None:
        g.stage = PEEK


TipOff(TIP_OFF)
