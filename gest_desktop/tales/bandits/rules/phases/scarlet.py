"""Where Will Scarlet's bandit goes in a game of two: his band takes no decisions (7)."""

from __future__ import annotations

from gest_desktop.tales.bandits.rules.state import State
from gest_desktop.tales.bandits.rules.vocabulary import BACK_RANGES, SCARLET, SPACES


def place_scarlet(g: State) -> int:
    """The leftmost free ambush space of the cart with the fewest bandits of his.

    Ties: lowest presumed defence, without ±2 tokens (BR44); then fewest occupied spaces; then lowest stretch.
    """
    stretch = min(
        (stretch for stretch in g.stretches if None in g.rows[stretch]),
        key=lambda stretch: preference(g, stretch),
    )
    return SPACES * stretch + g.rows[stretch].index(None)


def preference(g: State, stretch: int) -> tuple[int, tuple[int, int], int, int]:
    there = [space for space in g.rows[stretch] if space is not None]
    own = sum(space.band == SCARLET for space in there)
    cart = g.carts[stretch]
    assert cart is not None
    return own, BACK_RANGES[cart.back], len(there), stretch
