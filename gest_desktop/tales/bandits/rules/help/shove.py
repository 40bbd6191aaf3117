"""Shove: your bandit and the one in the next space, left or right, change places; yours lies down."""

from __future__ import annotations

from collections.abc import Sequence

from gest_desktop.rules.words import _
from gest_desktop.tales.bandits.rules.help.rows import (
    BanditNamed,
    bandit_option,
    is_lone,
    lone_bandits,
    put_space,
)
from gest_desktop.tales.bandits.rules.journal import Shoved
from gest_desktop.tales.bandits.rules.naming import card_name
from gest_desktop.tales.bandits.rules.pieces import Space
from gest_desktop.tales.bandits.rules.question import Value
from gest_desktop.tales.bandits.rules.state import State
from gest_desktop.tales.bandits.rules.vocabulary import SHOVE

LEFT, RIGHT = 0, 1
SIDES = ("left", "right")


class Shove(BanditNamed):
    """The neighbour may be of the same band (BR20). Detail: the side to which one's own bandit goes."""

    def options(self, g: State, band: int) -> Sequence[int]:
        return [
            bandit_option(stretch, at, side)
            for stretch, at, own in lone_bandits(g)
            for side in (LEFT, RIGHT)
            if own.band == band and is_lone(g, stretch, next_to(at, side))
        ]

    def use(self, g: State, band: int, option: int) -> None:
        stretch, at, side = self.parts(option)
        to = next_to(at, side)
        neighbour = g.rows[stretch][to]
        assert neighbour is not None
        put_space(g, stretch, at, neighbour)
        put_space(g, stretch, to, Space(band, lies=True))
        if g.journal is not None:
            g.journal.write(Shoved(band, stretch, at, to))

    def value(self, g: State, option: int) -> Value:
        stretch, at, side = self.parts(option)
        return {"cart": stretch + 1, "space": at + 1, "side": SIDES[side]}

    def label(self, g: State, option: int) -> str:
        stretch, at, side = self.parts(option)
        words = _("{card}: cart {number}, from space {space} to space {to}")
        to = next_to(at, side) + 1
        return words.format(card=card_name(self.card), number=stretch + 1, space=at + 1, to=to)


def next_to(at: int, side: int) -> int:
    return at + 1 if side == RIGHT else at - 1


Shove(SHOVE)
