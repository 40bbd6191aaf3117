"""Brotherhood: place two bandits this turn, one after the other."""

from __future__ import annotations

from collections.abc import Sequence

from gest_desktop.tales.bandits.rules.help.help import YES, Help
from gest_desktop.tales.bandits.rules.state import State
from gest_desktop.tales.bandits.rules.vocabulary import BROTHERHOOD


class Brotherhood(Help):
    """Both are compulsory, and no further help comes between them (BR12)."""

    def options(self, g: State, band: int) -> Sequence[int]:
        return (YES,) if g.hand[band] >= 2 else ()

    def use(self, g: State, band: int, option: int) -> None:
        g.memo = (2,)


Brotherhood(BROTHERHOOD)
