"""The Siege Wagon: its defence of 33 is beyond four dice, even with a token of −2 (BR50)."""

from __future__ import annotations

from gest_desktop.tales.bandits.rules.carts.cart import RULES_OF, CartRule
from gest_desktop.tales.bandits.rules.vocabulary import WAR


class WarCart(CartRule):
    """Nothing but a number that cannot be reached."""


RULES_OF[WAR] = WarCart()
