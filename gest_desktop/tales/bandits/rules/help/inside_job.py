"""Inside Job: discard a face-down cart without X, and lay the next one in its place, with an X."""

from __future__ import annotations

from collections.abc import Sequence

from gest_desktop.tales.bandits.rules.help.cart_named import CartNamed
from gest_desktop.tales.bandits.rules.journal import CartSentAway
from gest_desktop.tales.bandits.rules.stages import EXCHANGE
from gest_desktop.tales.bandits.rules.state import State
from gest_desktop.tales.bandits.rules.vocabulary import INSIDE_JOB


class InsideJob(CartNamed):
    """The discarded cart is turned up, but nothing printed on it happens (BR13)."""

    def options(self, g: State, band: int) -> Sequence[int]:
        return [
            stretch + 1
            for stretch in g.stretches
            if (cart := g.carts[stretch]) is not None and not cart.crossed
        ]

    def use(self, g: State, band: int, option: int) -> None:
        stretch = option - 1
        cart = g.carts[stretch]
        assert cart is not None
        g.carts[stretch] = None
        g.cart_discards |= 1 << cart.card
        g.stage, g.memo = EXCHANGE, (1, stretch)
        if g.journal is not None:
            g.journal.write(CartSentAway(band, stretch, cart.card))


InsideJob(INSIDE_JOB)
