"""Friendly Guards: look at a face-down cart; if it has no ±2 token, you may put one there."""

from __future__ import annotations

from collections.abc import Sequence

from gest_desktop.tales.bandits.rules.help.cart_named import CartNamed
from gest_desktop.tales.bandits.rules.looking import look_at
from gest_desktop.tales.bandits.rules.stages import MARK
from gest_desktop.tales.bandits.rules.state import State
from gest_desktop.tales.bandits.rules.vocabulary import FRIENDLY_GUARDS


class FriendlyGuards(CartNamed):
    """A cart that has a token may still be looked at, but gets no second one (BR14)."""

    def options(self, g: State, band: int) -> Sequence[int]:
        return [stretch + 1 for stretch in g.stretches]

    def use(self, g: State, band: int, option: int) -> None:
        stretch = option - 1
        look_at(g, band, stretch)
        cart = g.carts[stretch]
        if cart is not None and not cart.token:
            g.stage, g.memo = MARK, (1, stretch)


FriendlyGuards(FRIENDLY_GUARDS)
