"""What one band expects of the dice of every row, prepared once for a view and used in all its worlds.

A cart that the band has seen counts with its true defence, in worlds as at the table; of all others only the
back counts, whatever the world says: so no plan can lean on what the band does not know.
"""

from __future__ import annotations

from random import Random
from typing import Final

from gest_desktop.tales.bandits.mind.treasure import KINDS, majority_shares, pick_worths, treasure
from gest_desktop.tales.bandits.rules.imagination import Imagination
from gest_desktop.tales.bandits.rules.odds import Belief, Dice, beliefs, deciding, strengths, thrown
from gest_desktop.tales.bandits.rules.pieces import Cart
from gest_desktop.tales.bandits.rules.state import State
from gest_desktop.tales.bandits.rules.view import View
from gest_desktop.tales.bandits.rules.vocabulary import (
    BEER,
    CARTS,
    FAIR,
    GYPSY,
    PRINTED,
    ROUNDS,
    WITH_BACK,
    Tokens,
)

Lasts = tuple[float, ...]  # the chance of each space to decide
Worths = tuple[tuple[float, ...], ...]  # of a token, by the size of the hand and the picks before it
Points = list[float]  # by band; those not at the table have none
BANDS: Final = 4
GLIMPSES: Final = 6  # worlds looked at for what the others have


class Outlook:
    """The beliefs of one band, and the odds that follow from them."""

    def __init__(self, view: View, random: Random) -> None:
        g = view.state
        self.band, self.beliefs = view.band, beliefs(view)
        self.thrown = thrown(view)
        self.tokens = [0 if cart is None else cart.token for cart in g.carts]
        self.crossed = [cart is not None and cart.crossed for cart in g.carts]
        self.is_laid = [cart is not None for cart in g.carts]
        self.pile = g.cart_pile
        self.known: dict[object, Lasts] = {}
        self.treasures, self.worths = treasures(view, random)

    def lasts(self, g: State, stretch: int, dice: Dice) -> Lasts:
        """The chance of each space of a row to be the last one needed."""
        cart = g.carts[stretch]
        assert cart is not None
        is_seen = cart.is_up or cart.seen >> self.band & 1
        if is_seen and cart.card in (BEER, FAIR, GYPSY):
            return mean(self.of_special(g, stretch), dice)
        key = (stretch, cart.card if is_seen else -1 - cart.back, cart.token, cart.crossed, dice)
        found = self.known.get(key)
        if found is None:
            belief = {self.printed(cart): 1.0} if is_seen else self.of_back(cart, stretch)
            found = self.known[key] = mean(belief, dice)
        return found

    def printed(self, cart: Cart) -> int:
        return (PRINTED[cart.card] or 0) + cart.token

    def of_special(self, g: State, stretch: int) -> Belief:
        """Beer, Gypsy and Fair, once they are seen: by the other carts of this world."""
        cards = [-1 if cart is None else cart.card for cart in g.carts]
        tokens = [0 if cart is None else cart.token for cart in g.carts]
        fair = next((cart for cart in g.carts if cart is not None and cart.card == FAIR), None)
        throw = None if fair is None or len(fair.thrown) < 3 else sum(fair.thrown)
        return strengths(cards, tokens, stretch, throw)

    def of_back(self, cart: Cart, stretch: int) -> Belief:
        """A cart that was not seen: what was believed of it, or of any with its back if it came later."""
        if self.is_laid[stretch] and self.crossed[stretch] == cart.crossed:
            by = cart.token - self.tokens[stretch]
            return {value + by: chance for value, chance in self.beliefs[stretch].items()}
        likely = [card for card in CARTS if (self.pile & WITH_BACK[cart.back]) >> card & 1]
        found: Belief = {}
        for card in likely:
            value = (PRINTED[card] or 12) + cart.token
            found[value] = found.get(value, 0.0) + 1.0 / len(likely)
        return found


def mean(belief: Belief, dice: Dice) -> Lasts:
    """The odds over all defences that a cart may have."""
    lasts = [0.0] * len(dice)
    for defence, chance in belief.items():
        for at, share in enumerate(deciding(dice, defence)):
            lasts[at] += chance * share
    return tuple(lasts)


def treasures(view: View, random: Random) -> tuple[Points, dict[int, Worths]]:
    """What the treasure of each band is worth in the mean, and what a further token would be worth to it."""
    g = view.state
    left = ROUNDS - max(1, g.round)
    means, worths = [0.0] * BANDS, dict[int, Worths]()
    imagination = Imagination(view)
    for _world in range(GLIMPSES):
        world = imagination.world(random)
        for band, worth in treasure_of_all(world, left).items():
            means[band] += worth / GLIMPSES
        if not worths:
            worths = {band: blind(world, pick_worths(all_tokens(world, band), left)) for band in g.bands}
    return means, worths


def blind(g: State, worths: Worths) -> Worths:
    """With two players nothing is passed on: every token is any token."""
    if not g.is_scarlets:
        return worths
    return tuple((worths[1][0],) * len(row) for row in worths)


def treasure_of_all(g: State, left: int) -> dict[int, float]:
    """Treasure and majorities of every band."""
    counts, worth = [], {}
    for band in g.bands:
        tokens = all_tokens(g, band)
        worth[band] = treasure(tokens, left)
        counts.append([sum(tokens[kind] for kind in kinds) for kinds in KINDS])
    for band, share in zip(g.bands, majority_shares(counts, left), strict=True):
        worth[band] += share
    return worth


def all_tokens(g: State, band: int) -> Tokens:
    """The tokens of a band, fresh and in its chest."""
    chest, fresh = g.chests[band], g.fresh[band]
    return tuple(map(sum, zip(chest, fresh, strict=True))) if any(fresh) else chest
