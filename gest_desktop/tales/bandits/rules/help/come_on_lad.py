"""Come On, Lad: take any one die of your own off the Drawbridge."""

from __future__ import annotations

from collections.abc import Sequence

from gest_desktop.rules.words import _
from gest_desktop.tales.bandits.rules.help.help import Help
from gest_desktop.tales.bandits.rules.journal import DieHidden
from gest_desktop.tales.bandits.rules.naming import card_name
from gest_desktop.tales.bandits.rules.question import Value
from gest_desktop.tales.bandits.rules.state import State
from gest_desktop.tales.bandits.rules.vocabulary import COME_ON_LAD


class ComeOnLad(Help):
    """An option is the face of the die; dice with the same face are alike."""

    def options(self, g: State, band: int) -> Sequence[int]:
        return sorted(set(g.bridge[band]))

    def use(self, g: State, band: int, option: int) -> None:
        dice = list(g.bridge[band])
        dice.remove(option)
        g.bridge[band] = tuple(dice)
        if g.journal is not None:
            g.journal.write(DieHidden(band, option))

    def value(self, g: State, option: int) -> Value:
        return {"die": option}

    def label(self, g: State, option: int) -> str:
        return _("{card}: your {face}").format(card=card_name(self.card), face=option)


ComeOnLad(COME_ON_LAD)
