"""What Robin Hood's cards have in common: they name dice of the cart under assault (BR27)."""

from __future__ import annotations

from collections.abc import Iterator

from gest_desktop.rules.words import _
from gest_desktop.tales.bandits.rules.help.help import Help
from gest_desktop.tales.bandits.rules.journal import DieTurned
from gest_desktop.tales.bandits.rules.naming import card_name
from gest_desktop.tales.bandits.rules.pieces import Die
from gest_desktop.tales.bandits.rules.question import Value
from gest_desktop.tales.bandits.rules.state import State


def dice_of_cart(g: State) -> Iterator[tuple[int, int, Die]]:
    """Space, place within it and die: a space shared by Squeeze has two (BR31)."""
    for at, dice in enumerate(g.dice[g.cart]):
        for which, die in enumerate(dice):
            yield at, which, die


def turn_die(g: State, at: int, which: int, die: Die, *, again: bool = False) -> None:
    """Put a die back with another face, or with an X."""
    attack = g.dice[g.cart]
    before = attack[at][which]
    dice = (*attack[at][:which], die, *attack[at][which + 1 :])
    g.dice[g.cart] = (*attack[:at], dice, *attack[at + 1 :])
    if g.journal is not None and (again or die.face != before.face):
        g.journal.write(DieTurned(die.band, g.cart, at, before.face, die.face, again))


class DieNamed(Help):
    """An option is 1 + 2 × space + place within the space."""

    def parts(self, option: int) -> tuple[int, int]:
        return divmod(option - 1, 2)

    def value(self, g: State, option: int) -> Value:
        at, which = self.parts(option)
        return {"space": at + 1, "die": which + 1}

    def label(self, g: State, option: int) -> str:
        at, which = self.parts(option)
        words = _("{card}: the {face} in space {space}")
        face = g.dice[g.cart][at][which].face
        return words.format(card=card_name(self.card), face=face, space=at + 1)


def die_option(at: int, which: int) -> int:
    return 1 + 2 * at + which
