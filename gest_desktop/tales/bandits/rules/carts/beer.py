"""The Brewer's Cart: as strong as the weakest of the other carts of the round."""

from __future__ import annotations

from gest_desktop.tales.bandits.rules.carts.cart import RULES_OF, CartRule, others_defences
from gest_desktop.tales.bandits.rules.state import State
from gest_desktop.tales.bandits.rules.vocabulary import BEER


class BeerCart(CartRule):
    copies = True

    def strength(self, g: State, stretch: int) -> int | None:
        return min(others_defences(g, stretch), default=None)


RULES_OF[BEER] = BeerCart()
