"""Look That Way: all unmarked dice to the left of a die turn to its face and get an X."""

from __future__ import annotations

from gest_desktop.tales.bandits.rules.help.looking_ways import LookAside
from gest_desktop.tales.bandits.rules.vocabulary import LOOK_THAT_WAY


class LookThatWay(LookAside):
    def is_beside(self, other: int, at: int) -> bool:
        return other < at


LookThatWay(LOOK_THAT_WAY)
