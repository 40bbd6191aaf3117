"""Names of bands, carts, cards and tokens, for prompts, labels and the chronicle."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from gest_desktop.rules.words import N_, _
from gest_desktop.tales.bandits.rules.texts import name_of, texts
from gest_desktop.tales.bandits.rules.vocabulary import (
    BACK_IDS,
    BACK_OF,
    BAND_IDS,
    BEER,
    CARD_IDS,
    CART_IDS,
    MAN_IDS,
    PRINTED,
    SCARLET,
    UNSEEN,
)

BAND_NAMES: Final = tuple(name_of("bands", band) for band in BAND_IDS)
SCARLETS_NAME: Final = str(texts()["scarlet"]["name"]["en"])
CARD_NAMES: Final = tuple(name_of("cards", card) for card in CARD_IDS)
MAN_NAMES: Final = tuple(name_of("merry_men", man) for man in MAN_IDS)
BACK_NAMES: Final = tuple(name_of("cart_backs", back) for back in BACK_IDS)
SPECIAL_NAMES: Final = tuple(name_of("special_carts", cart) for cart in CART_IDS[BEER:])
TOKEN_NAMES: Final = (
    N_("red ring"),
    N_("green ring"),
    N_("blue ring"),
    N_("red bracelet"),
    N_("green bracelet"),
    N_("blue bracelet"),
    N_("red necklace"),
    N_("green necklace"),
    N_("blue necklace"),
    N_("coin"),
    N_("Village Coin"),
)


def band_name(band: int, players: int) -> str:
    """The name of a band; red is Will Scarlet's in a game of two."""
    return _(SCARLETS_NAME if band == SCARLET and players == 2 else BAND_NAMES[band])


def number_of(band: int, players: int) -> int:
    """The grammatical number of a band's name: 1 if its verbs are singular."""
    return 1 if band == SCARLET and players == 2 else 2


def cart_name(card: int) -> str:
    """A cart turned up, by its name or by its guards and defence."""
    if card >= UNSEEN:
        return _(BACK_NAMES[card - UNSEEN])
    if card >= BEER:
        return _(SPECIAL_NAMES[card - BEER])
    words = _("{guard}, defence {defence}")
    return words.format(guard=_(BACK_NAMES[BACK_OF[card]]), defence=PRINTED[card])


def card_name(card: int) -> str:
    return _(CARD_NAMES[card])


def man_name(man: int) -> str:
    return _(MAN_NAMES[man])


def token_name(kind: int) -> str:
    return _(TOKEN_NAMES[kind])


def decimal(number: float) -> str:
    """A number with one decimal; other languages have another decimal point."""
    whole, tenths = divmod(round(10 * number), 10)
    return _("{whole}.{tenths}").format(whole=whole, tenths=tenths)


def token_list(kinds: Iterable[int]) -> str:
    """Tokens in a row: red ring, coin, coin."""
    return ", ".join(token_name(kind) for kind in kinds)
