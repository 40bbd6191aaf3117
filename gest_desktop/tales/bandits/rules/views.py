"""What each band may know (11): a view is the position without the secrets of the others."""

from __future__ import annotations

from random import Random

from gest_desktop.tales.bandits.rules.imagination import Imagination
from gest_desktop.tales.bandits.rules.knowledge import seen_draw
from gest_desktop.tales.bandits.rules.state import State
from gest_desktop.tales.bandits.rules.steps import END
from gest_desktop.tales.bandits.rules.view import View
from gest_desktop.tales.bandits.rules.vocabulary import (
    NO_TOKENS,
    OPEN_CHEST,
    OPEN_LOOT,
    UNSEEN,
    VILLAGE_COIN,
    Tokens,
)

__all__ = ["View", "imagine", "may_open_chest", "redact"]


def redact(g: State, band: int) -> View:
    """Remove from the position what a band may not know; at the end all chests are open (11.4).

    A band never forgets what went into its own chest: whether it may look is `may_open_chest`.
    """
    seen = g.clone()
    if g.step >= END:
        return View(band, seen)
    hide_carts(seen, band)
    is_open = bool(g.options & OPEN_LOOT)
    seen.ledger = tuple(seen_draw(draw, band, g.players, is_open=is_open) for draw in g.ledger)
    seen.supply = face_down(g.supply)
    for other in g.bands:
        is_known = other == band or (is_open and not (g.is_scarlets and other == g.bands[-1]))
        if not is_known:
            seen.fresh[other] = face_down(g.fresh[other])
            seen.chests[other] = face_down(g.chests[other])
    return View(band, seen)


def hide_carts(seen: State, band: int) -> None:
    """Face-down carts that the band has not seen go back among those that can still come."""
    for stretch in seen.stretches:
        cart = seen.carts[stretch]
        if cart is not None and not cart.is_up and not cart.seen >> band & 1:
            seen.cart_pile |= 1 << cart.card
            seen.carts[stretch] = cart._replace(card=UNSEEN + cart.back)


def face_down(tokens: Tokens) -> Tokens:
    """Only the number of Loot tokens; whose the Village Coins are is public."""
    coins = tokens[VILLAGE_COIN]
    return (*NO_TOKENS[:VILLAGE_COIN], coins, sum(tokens) - coins)


def imagine(view: View, random: Random) -> State:
    """Draw a full position that `view` cannot tell from the real one; see `Imagination` for many."""
    return Imagination(view).world(random)


def may_open_chest(view: View) -> bool:
    """Whether the band may look into its own chest now (6.2); its number of tokens is public."""
    return bool(view.state.options & OPEN_CHEST) or view.state.step >= END
