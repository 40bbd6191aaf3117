"""Look This Way: all unmarked dice to the right of a die turn to its face and get an X."""

from __future__ import annotations

from gest_desktop.tales.bandits.rules.help.looking_ways import LookAside
from gest_desktop.tales.bandits.rules.vocabulary import LOOK_THIS_WAY


class LookThisWay(LookAside):
    def is_beside(self, other: int, at: int) -> bool:
        return other > at


LookThisWay(LOOK_THIS_WAY)
