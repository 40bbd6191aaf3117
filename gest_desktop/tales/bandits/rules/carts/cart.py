"""What a cart does by its rule; a regular one has its printed defence and nothing else (8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gest_desktop.tales.bandits.rules.state import State
from gest_desktop.tales.bandits.rules.vocabulary import CARTS, PRINTED


class CartRule:
    """The rule of a cart; special ones have a file each."""

    goes_first = False  # must be assaulted before all others
    dice = 0  # thrown onto the card at the start of its assault
    copies = False  # its defence is that of another cart

    def strength(self, g: State, stretch: int) -> int | None:
        """Its defence without its own ±2 token, or None if it is not known yet."""
        cart = g.carts[stretch]
        assert cart is not None
        return PRINTED[cart.card]

    def turned_up(self, g: State, stretch: int) -> None:
        """What happens in the guards step, after all cards of Merry Men have changed."""

    def shares_out(self, takers: Sequence[int]) -> tuple[int, ...] | None:
        """Who draws tokens unseen, one at a time; None: a hand is passed from right to left (4.4)."""
        return None


REGULAR: Final = CartRule()
RULES_OF: Final = [REGULAR for _cart in CARTS]


def defence(g: State, stretch: int) -> int | None:
    """What the dice must reach, with the ±2 token, or None if it is not known yet (BR50)."""
    cart = g.carts[stretch]
    assert cart is not None
    strength = RULES_OF[cart.card].strength(g, stretch)
    return None if strength is None else strength + cart.token


def others_defences(g: State, stretch: int) -> list[int]:
    """What Beer and Gypsy look at: all other carts of the round, fallen and fled ones too, with their tokens.

    They ignore each other, and the Fair until its dice were thrown (BR48, BR49).
    """
    known = []
    for other in g.stretches:
        cart = g.carts[other]
        if other != stretch and cart is not None and not RULES_OF[cart.card].copies:
            value = defence(g, other)
            if value is not None:
                known.append(value)
    return known
