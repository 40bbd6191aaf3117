"""Quick Work: your bandit goes to a free pickpocket space for a Village Coin; a die showing 2 stays."""

from __future__ import annotations

from collections.abc import Sequence

from gest_desktop.tales.bandits.rules.help.rows import BanditNamed, bandit_option, lone_bandits, put_space
from gest_desktop.tales.bandits.rules.journal import WorkedQuickly
from gest_desktop.tales.bandits.rules.pieces import Die, Space
from gest_desktop.tales.bandits.rules.state import State
from gest_desktop.tales.bandits.rules.tokens import earn_village_coin
from gest_desktop.tales.bandits.rules.vocabulary import ALLEYS, QUICK_WORK

FACE = 2


class QuickWork(BanditNamed):
    """The die is not rolled, but otherwise is a die of the band like any other (BR22)."""

    def options(self, g: State, band: int) -> Sequence[int]:
        if len(g.alleys) >= ALLEYS:
            return ()
        return [bandit_option(stretch, at) for stretch, at, own in lone_bandits(g) if own.band == band]

    def use(self, g: State, band: int, option: int) -> None:
        stretch, at, _detail = self.parts(option)
        put_space(g, stretch, at, Space(band, left=True))
        dice = g.dice[stretch]
        g.dice[stretch] = (*dice[:at], (Die(band, FACE),), *dice[at + 1 :])
        g.alleys = (*g.alleys, band)
        earn_village_coin(g, band)
        if g.journal is not None:
            g.journal.write(WorkedQuickly(band, stretch, at))


QuickWork(QUICK_WORK)
