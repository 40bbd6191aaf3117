"""Infiltrator: your bandit changes places with an opponent's in the same space of another cart.

Yours lies down.
"""

from __future__ import annotations

from collections.abc import Sequence

from gest_desktop.rules.words import _
from gest_desktop.tales.bandits.rules.help.rows import BanditNamed, bandit_option, lone_bandits, put_space
from gest_desktop.tales.bandits.rules.journal import Infiltrated
from gest_desktop.tales.bandits.rules.naming import card_name
from gest_desktop.tales.bandits.rules.pieces import Space
from gest_desktop.tales.bandits.rules.question import Value
from gest_desktop.tales.bandits.rules.state import State
from gest_desktop.tales.bandits.rules.vocabulary import INFILTRATOR


class Infiltrator(BanditNamed):
    """The opponent may be Will Scarlet's band (BR20); his bandit does not lie (BR19). Detail: his stretch."""

    def options(self, g: State, band: int) -> Sequence[int]:
        bandits = list(lone_bandits(g))
        return [
            bandit_option(stretch, at, other)
            for stretch, at, own in bandits
            for other, there, opponent in bandits
            if own.band == band != opponent.band and at == there and stretch != other
        ]

    def use(self, g: State, band: int, option: int) -> None:
        stretch, at, other = self.parts(option)
        opponent = g.rows[other][at]
        assert opponent is not None
        put_space(g, stretch, at, opponent)
        put_space(g, other, at, Space(band, lies=True))
        if g.journal is not None:
            g.journal.write(Infiltrated(band, stretch, at, opponent.band, other))

    def value(self, g: State, option: int) -> Value:
        stretch, at, other = self.parts(option)
        return {"cart": stretch + 1, "space": at + 1, "with": other + 1}

    def label(self, g: State, option: int) -> str:
        stretch, at, other = self.parts(option)
        words = _("{card}: cart {number}, space {space}, with cart {other}")
        return words.format(card=card_name(self.card), number=stretch + 1, space=at + 1, other=other + 1)


Infiltrator(INFILTRATOR)
