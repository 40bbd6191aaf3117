"""Second Chance: roll any die without X again; it gets an X."""

from __future__ import annotations

from collections.abc import Sequence

from gest_desktop.tales.bandits.rules.help.dice import DieNamed, dice_of_cart, die_option
from gest_desktop.tales.bandits.rules.stages import ROLL_AGAIN
from gest_desktop.tales.bandits.rules.state import State
from gest_desktop.tales.bandits.rules.vocabulary import SECOND_CHANCE


class SecondChance(DieNamed):
    """The new roll stands, and the die is its owner's as before (BR28)."""

    def options(self, g: State, band: int) -> Sequence[int]:
        return [die_option(at, which) for at, which, die in dice_of_cart(g) if not die.crossed]

    def use(self, g: State, band: int, option: int) -> None:
        g.stage, g.memo = ROLL_AGAIN, self.parts(option)


SecondChance(SECOND_CHANCE)
