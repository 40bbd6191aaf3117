"""Everything of the tale that can be looked at closely: Merry Men, carts and tokens."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final

import pygame

from gest_desktop.rules.languages import speaking
from gest_desktop.rules.words import N_, _
from gest_desktop.scenes.menus.gallery.collection import ALL, Collection, Size
from gest_desktop.scenes.menus.rulebook.inline import runs
from gest_desktop.scenes.menus.rulebook.section import TEXT, Block, Section
from gest_desktop.tales.bandits.pages.gallery.tokens import (
    TOKENS,
    blank,
    paint_token,
    token_rule,
    token_title,
    token_words,
)
from gest_desktop.tales.bandits.pages.rulebook import RULE_OF, rulebook_scene, the_book
from gest_desktop.tales.bandits.rules.naming import BACK_NAMES, MAN_NAMES
from gest_desktop.tales.bandits.rules.vocabulary import (
    BACK_IDS,
    BACK_OF,
    BACK_RANGES,
    BEER,
    CARD_IDS,
    CART_IDS,
    CHANGES,
    MAN_IDS,
    NOBODY,
    PRINTED,
)
from gest_desktop.tales.bandits.table.paint import pictures

if TYPE_CHECKING:
    from gest_desktop.scenes.shell.app import App

MERRY, CARTS, SPECIAL, TOKEN = "merry", "carts", "special", "tokens"
BACKS: Final = tuple(f"back_{back}" for back in BACK_IDS)
GROUPS: Final = {
    MERRY: CARD_IDS,
    CARTS: (*BACKS, *CART_IDS[:BEER]),
    SPECIAL: CART_IDS[BEER:],
    TOKEN: TOKENS,
}


class BanditsCards(Collection):
    shape = 700 / 500
    kinds: Mapping[str, str] = {
        ALL: N_("All kinds"),
        MERRY: N_("Help cards"),
        CARTS: N_("Carts"),
        SPECIAL: N_("Special carts"),
        TOKEN: N_("Tokens"),
    }

    def chosen(self, kind: str, state: str, seen: Iterable[str]) -> list[str]:
        return [card for group, cards in GROUPS.items() if kind in (ALL, group) for card in cards]

    def face(self, card_id: str, language: str, size: Size) -> pygame.Surface:
        with speaking(language):
            return pictures.scaled(painted(card_id), at_most(size))

    def back(self, card_id: str, size: Size) -> pygame.Surface:
        if card_id in CARD_IDS:
            return pictures.card(f"back_{MAN_IDS[CARD_IDS.index(card_id) // 4]}", at_most(size))
        if card_id in TOKENS:
            return pictures.scaled(blank(), at_most(size))
        back = BACK_OF[CART_IDS.index(card_id)] if card_id in CART_IDS else BACKS.index(card_id)
        return pictures.cart_back(back, at_most(size))

    def section(self, card_id: str, language: str) -> Section:
        with speaking(language):
            return self.told(card_id, language)

    def told(self, card_id: str, language: str) -> Section:
        if card_id in RULE_OF:
            return the_book(language).nearest(RULE_OF[card_id])
        if card_id in BACKS:
            return back_section(BACKS.index(card_id))
        if card_id in CART_IDS:
            return cart_section(CART_IDS.index(card_id))
        return section(token_rule(card_id), token_title(card_id), *token_words(card_id))

    def read_rule(self, app: App, rule: str) -> None:
        app.push(rulebook_scene(app, rule))


def at_most(size: Size) -> Size:
    """Not larger than a card was painted."""
    share = min(1.0, 500 / size[0])
    return round(size[0] * share), round(size[1] * share)


def painted(card_id: str) -> pygame.Surface:
    if card_id in CARD_IDS:
        return pictures.lettered_man(CARD_IDS.index(card_id))
    if card_id in BACKS:
        return pictures.painted(card_id)
    if card_id in CART_IDS:
        return pictures.lettered_cart(CART_IDS.index(card_id))
    return paint_token(card_id)


def section(rule: str, title: str, *lines: str) -> Section:
    return Section(rule, title, 2, tuple(Block(TEXT, ((runs(line),),)) for line in lines))


def back_section(back: int) -> Section:
    low, high = BACK_RANGES[back]
    words = _("It seems to take {low} to {high} to stop this cart.").format(low=low, high=high)
    return section("1.2", _(BACK_NAMES[back]), words, _("Special carts share these backs."))


def cart_section(cart: int) -> Section:
    title = _("{guard}, defence {defence}").format(guard=_(BACK_NAMES[BACK_OF[cart]]), defence=PRINTED[cart])
    low, high = BACK_RANGES[BACK_OF[cart]]
    lines = [_("Its back shows {low} to {high}.").format(low=low, high=high)]
    if CHANGES[cart] != NOBODY:
        words = _("When it is turned up, it changes the card of {man}.")
        lines.append(words.format(man=_(MAN_NAMES[CHANGES[cart]])))
    return section("8.1", title, *lines)
