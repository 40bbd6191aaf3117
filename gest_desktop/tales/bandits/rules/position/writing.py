"""Write a position, or a view of it, as JSON with names instead of numbers."""

from __future__ import annotations

from typing import Any, Final

from gest_desktop.tales.bandits.rules.pieces import Cart, Draw, Space
from gest_desktop.tales.bandits.rules.state import State
from gest_desktop.tales.bandits.rules.steps import STEP_IDS
from gest_desktop.tales.bandits.rules.view import View
from gest_desktop.tales.bandits.rules.vocabulary import (
    BACK_IDS,
    BAND_IDS,
    CARD_IDS,
    CART_IDS,
    CARTS,
    FATE_IDS,
    LEADER_IDS,
    MAN_IDS,
    MEN,
    NO_CARD,
    NOBODY,
    OPEN_CHEST,
    OPEN_LOOT,
    TOKEN_IDS,
    Tokens,
)

Json = dict[str, Any]
CARD_NAMES: Final = (*CART_IDS, *(f"unseen_{back.lower()}" for back in BACK_IDS))
KIND_NAMES: Final = (*TOKEN_IDS, "face_down")
WAY_IDS: Final = ("blind", "reward", "draft")


def write_position(g: State) -> Json:
    return {
        "players": g.players,
        "options": {
            "open_chest": bool(g.options & OPEN_CHEST),
            "open_loot": bool(g.options & OPEN_LOOT),
        },
        "round": g.round,
        "step": STEP_IDS[g.step],
        "stage": g.stage,
        "turn": g.turn,
        "actor": band_id(g.actor),
        "assault": g.cart + 1,
        "memo": list(g.memo),
        "first": band_id(g.first),
        "bands": {BAND_IDS[band]: write_band(g, band) for band in g.bands},
        "pickpockets": [BAND_IDS[band] for band in g.alleys],
        "stretches": [write_stretch(g, stretch) for stretch in g.stretches],
        "supply": write_tokens(g.supply),
        "discards": write_tokens(g.discards),
        "village_coins": g.village,
        "cart_pile": [CART_IDS[cart] for cart in CARTS if g.cart_pile >> cart & 1],
        "cart_discards": [CART_IDS[cart] for cart in CARTS if g.cart_discards >> cart & 1],
        "merry_men": {MAN_IDS[man]: write_man(g, man) for man in MEN},
        "draws": [write_draw(draw) for draw in g.ledger],
        "given": [[token.round, BAND_IDS[token.band], TOKEN_IDS[token.kind]] for token in g.given],
        "winner": band_id(g.winner),
    }


def write_view(view: View) -> Json:
    """A view has the shape of a position; what the band does not know is unseen or face down."""
    return write_position(view.state)


def band_id(band: int) -> str | None:
    return None if band == NOBODY else BAND_IDS[band]


def write_band(g: State, band: int) -> Json:
    return {
        "points": g.points[band],
        "leader": LEADER_IDS[g.leaders[band]],
        "in_hand": g.hand[band],
        "drawbridge": list(g.bridge[band]),
        "fresh": write_tokens(g.fresh[band]),
        "chest": write_tokens(g.chests[band]),
    }


def write_tokens(tokens: Tokens) -> dict[str, int]:
    return {KIND_NAMES[kind]: number for kind, number in enumerate(tokens) if number}


def write_stretch(g: State, stretch: int) -> Json:
    cart = g.carts[stretch]
    return {
        "cart": None if cart is None else write_cart(cart),
        "row": [None if space is None else write_space(space) for space in g.rows[stretch]],
        "dice": [
            [{"band": BAND_IDS[die.band], "face": die.face, "crossed": die.crossed} for die in dice]
            for dice in g.dice[stretch]
        ],
    }


def write_cart(cart: Cart) -> Json:
    return {
        "card": CARD_NAMES[cart.card],
        "token": cart.token,
        "crossed": cart.crossed,
        "seen_by": [name for band, name in enumerate(BAND_IDS) if cart.seen >> band & 1],
        "face_up": cart.is_up,
        "fate": FATE_IDS[cart.fate],
        "thrown": list(cart.thrown),
    }


def write_space(space: Space) -> Json:
    return {
        "band": BAND_IDS[space.band],
        "lies": space.lies,
        "squeezer": band_id(space.squeezer),
        "left": space.left,
    }


def write_man(g: State, man: int) -> Json:
    return {
        "in_play": None if g.in_play[man] == NO_CARD else CARD_IDS[g.in_play[man]],
        "pile": [CARD_IDS[card] for card in range(len(CARD_IDS)) if g.piles[man] >> card & 1],
    }


def write_draw(draw: Draw) -> Json:
    return {
        "round": draw.round,
        "way": WAY_IDS[draw.way],
        "takers": [BAND_IDS[band] for band in draw.takers],
        "kinds": [KIND_NAMES[kind] for kind in draw.kinds],
        "taken": draw.taken,
    }
