"""Squeeze: your bandit lies down beside the one on his left; the row closes up, their dice count as one."""

from __future__ import annotations

from collections.abc import Sequence

from gest_desktop.tales.bandits.rules.help.rows import BanditNamed, bandit_option, is_lone, lone_bandits
from gest_desktop.tales.bandits.rules.journal import Squeezed
from gest_desktop.tales.bandits.rules.state import State
from gest_desktop.tales.bandits.rules.vocabulary import SQUEEZE


class Squeeze(BanditNamed):
    """A space holds at most two; squeezing in with one's own bandit is allowed (BR21)."""

    def options(self, g: State, band: int) -> Sequence[int]:
        return [
            bandit_option(stretch, at)
            for stretch, at, own in lone_bandits(g)
            if own.band == band and is_lone(g, stretch, at - 1)
        ]

    def use(self, g: State, band: int, option: int) -> None:
        stretch, at, _detail = self.parts(option)
        row = g.rows[stretch]
        beside = row[at - 1]
        assert beside is not None
        g.rows[stretch] = (*row[: at - 1], beside._replace(squeezer=band), *row[at + 1 :])
        g.dice[stretch] = g.dice[stretch][:-1]
        if g.journal is not None:
            g.journal.write(Squeezed(band, stretch, at, beside.band))


Squeeze(SQUEEZE)
