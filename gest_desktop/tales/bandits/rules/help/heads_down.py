"""Heads Down: +2 or −2 to a die of your own, staying between 1 and 6."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gest_desktop.rules.words import _
from gest_desktop.tales.bandits.rules.help.dice import DieNamed, dice_of_cart, die_option, turn_die
from gest_desktop.tales.bandits.rules.naming import card_name
from gest_desktop.tales.bandits.rules.question import Value
from gest_desktop.tales.bandits.rules.state import State
from gest_desktop.tales.bandits.rules.vocabulary import FACES, HEADS_DOWN

BY = (2, -2)
LARGEST = 100  # options of -2 come after those of +2


class HeadsDown(DieNamed):
    """Only a change that would change the face is offered. Options of −2 begin at 101."""

    def options(self, g: State, band: int) -> Sequence[int]:
        return [
            die_option(at, which) + LARGEST * index
            for at, which, die in dice_of_cart(g)
            if die.band == band
            for index, by in enumerate(BY)
            if turned(die.face, by) != die.face
        ]

    def use(self, g: State, band: int, option: int) -> None:
        by, (at, which) = BY[option // LARGEST], self.parts(option)
        die = g.dice[g.cart][at][which]
        turn_die(g, at, which, die._replace(face=turned(die.face, by)))

    def parts(self, option: int) -> tuple[int, int]:
        return super().parts(option % LARGEST)

    def value(self, g: State, option: int) -> Value:
        at, which = self.parts(option)
        value: dict[str, Any] = {"space": at + 1, "die": which + 1, "by": BY[option // LARGEST]}
        return value

    def label(self, g: State, option: int) -> str:
        at, which = self.parts(option)
        face = g.dice[g.cart][at][which].face
        words = _("{card}: the {face} in space {space} becomes {new}")
        new = turned(face, BY[option // LARGEST])
        return words.format(card=card_name(self.card), face=face, space=at + 1, new=new)


def turned(face: int, by: int) -> int:
    return max(FACES[0], min(FACES[-1], face + by))


HeadsDown(HEADS_DOWN)
