"""The Fairground Cart: assaulted first; three dice thrown at that moment are its defence."""

from __future__ import annotations

from gest_desktop.tales.bandits.rules.carts.cart import RULES_OF, CartRule
from gest_desktop.tales.bandits.rules.state import State
from gest_desktop.tales.bandits.rules.vocabulary import FAIR


class FairCart(CartRule):
    """The dice are no band's, and are thrown even if nobody waits for the cart (BR52)."""

    goes_first = True
    dice = 3

    def strength(self, g: State, stretch: int) -> int | None:
        cart = g.carts[stretch]
        assert cart is not None
        return sum(cart.thrown) if len(cart.thrown) == self.dice else None


RULES_OF[FAIR] = FairCart()
