"""The King's Coffers: each band that takes a token here draws two, unseen; nothing is passed."""

from __future__ import annotations

from collections.abc import Sequence

from gest_desktop.tales.bandits.rules.carts.cart import RULES_OF, CartRule
from gest_desktop.tales.bandits.rules.vocabulary import ROYAL


class RoyalCart(CartRule):
    """Two for each band, not for each die, in the order of their rightmost spaces (BR54)."""

    def shares_out(self, takers: Sequence[int]) -> tuple[int, ...] | None:
        bands = dict.fromkeys(takers)
        return tuple(band for band in bands for _token in range(2))


RULES_OF[ROYAL] = RoyalCart()
