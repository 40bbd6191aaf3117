"""What both "look" cards do: unmarked dice on one side of a die turn to its face and get an X."""

from __future__ import annotations

from collections.abc import Sequence

from gest_desktop.tales.bandits.rules.help.dice import DieNamed, dice_of_cart, die_option, turn_die
from gest_desktop.tales.bandits.rules.state import State


class LookAside(DieNamed):
    """The pattern may bear an X and gets none (BR25, BR26); two dice of one space are on no side (BR31)."""

    def is_beside(self, other: int, at: int) -> bool:
        """Whether one space is on the side of another to which everybody looks."""
        raise NotImplementedError

    def options(self, g: State, band: int) -> Sequence[int]:
        dice = list(dice_of_cart(g))
        return [
            die_option(at, which)
            for at, which, die in dice
            if any(
                self.is_beside(other, at) and not beside.crossed and beside.face != die.face
                for other, _which, beside in dice
            )
        ]

    def use(self, g: State, band: int, option: int) -> None:
        at, which = self.parts(option)
        face = g.dice[g.cart][at][which].face
        for other, place, die in list(dice_of_cart(g)):
            if self.is_beside(other, at) and not die.crossed:
                turn_die(g, other, place, die._replace(face=face, crossed=True))
