"""Looking at a face-down cart: which one is public, what it is remains a secret (BR11)."""

from __future__ import annotations

from gest_desktop.tales.bandits.rules.journal import CartLookedAt
from gest_desktop.tales.bandits.rules.state import State


def look_at(g: State, band: int, stretch: int) -> None:
    cart = g.carts[stretch]
    assert cart is not None
    g.carts[stretch] = cart._replace(seen=cart.seen | 1 << band)
    if g.journal is not None:
        g.journal.write(CartLookedAt(band, stretch, cart.card))
