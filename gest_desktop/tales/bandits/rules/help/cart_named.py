"""What the two cards of Marian have in common that name a cart."""

from __future__ import annotations

from gest_desktop.rules.words import _
from gest_desktop.tales.bandits.rules.help.help import Help
from gest_desktop.tales.bandits.rules.naming import card_name
from gest_desktop.tales.bandits.rules.question import Value
from gest_desktop.tales.bandits.rules.state import State


class CartNamed(Help):
    """An option is the number of a stretch, from 1."""

    def value(self, g: State, option: int) -> Value:
        return {"cart": option}

    def label(self, g: State, option: int) -> str:
        return _("{card}: cart {number}").format(card=card_name(self.card), number=option)
