"""The rulebook of Bandits of Sherwood; sections about cards and special carts quote them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from gest_desktop.scenes.menus.rulebook.book import Book, book
from gest_desktop.scenes.menus.rulebook.inline import runs
from gest_desktop.scenes.menus.rulebook.scene import RulebookScene
from gest_desktop.scenes.menus.rulebook.section import TEXT, Block
from gest_desktop.scenes.menus.rulebook.source import Inserts, Source
from gest_desktop.scenes.shell.app import App
from gest_desktop.tales.bandits.rules.texts import entry
from gest_desktop.tales.bandits.rules.vocabulary import BEER, CARD_IDS, CART_IDS

SECTIONS: Final = ("3.2", "3.4", "4.2", "5.2")  # of the Merry Men, in their order
CARDS: Final = {f"{SECTIONS[n // 4]}.{n % 4 + 1}": card for n, card in enumerate(CARD_IDS)}
CARTS: Final = {f"8.2.{n}": cart for n, cart in enumerate(CART_IDS[BEER:], 1)}
RULE_OF: Final = {name: number for number, name in (CARDS | CARTS).items()}


class Quoted(Inserts):
    def about(self, number: str) -> dict[str, Any] | None:
        """The texts of the card or cart that a section is about."""
        if number in CARDS:
            return entry("cards", CARDS[number])
        return entry("special_carts", CARTS[number]) if number in CARTS else None

    def title(self, number: str, language: str) -> str:
        found = self.about(number)
        return str(found["name"][language]) if found else ""

    def blocks(self, number: str, language: str) -> Iterator[Block]:
        found = self.about(number)
        if found and "flavour" in found:
            yield Block(TEXT, ((runs(f"*{found['flavour'][language]}*"),),))
        if found:
            yield Block(TEXT, ((runs(f"**{found['text'][language]}**"),),))


SOURCE: Final = Source("bandits/rulebook", Quoted())


def the_book(language: str) -> Book:
    return book(language, SOURCE)


def rulebook_scene(app: App, rule: str = "") -> RulebookScene:
    """The book at a rule, or at its beginning."""
    return RulebookScene(app, rule, SOURCE)
