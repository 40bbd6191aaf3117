"""The Travellers' Caravan: as strong as the strongest other cart of the round, a War cart too (BR51)."""

from __future__ import annotations

from gest_desktop.tales.bandits.rules.carts.cart import RULES_OF, CartRule, others_defences
from gest_desktop.tales.bandits.rules.state import State
from gest_desktop.tales.bandits.rules.vocabulary import GYPSY


class GypsyCart(CartRule):
    copies = True

    def strength(self, g: State, stretch: int) -> int | None:
        return max(others_defences(g, stretch), default=None)


RULES_OF[GYPSY] = GypsyCart()
