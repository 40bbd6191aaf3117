"""The Events and Travellers of A Gest as a collection."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import pygame

from gest_desktop.rules.texts import card_texts
from gest_desktop.scenes.cards import card_back, card_face
from gest_desktop.scenes.menus.gallery.choice import KINDS, chosen
from gest_desktop.scenes.menus.gallery.collection import Collection, Size
from gest_desktop.scenes.menus.rulebook.book import book
from gest_desktop.scenes.menus.rulebook.section import Section

if TYPE_CHECKING:
    from gest_desktop.scenes.shell.app import App


class GestCards(Collection):
    kinds = KINDS

    def chosen(self, kind: str, state: str, seen: Iterable[str]) -> list[str]:
        return chosen(kind, state, seen)

    def face(self, card_id: str, language: str, size: Size) -> pygame.Surface:
        return card_face(card_id, language, size)

    def back(self, card_id: str, size: Size) -> pygame.Surface:
        return card_back("traveller" if card_id[0] == "t" else "event", size)

    def section(self, card_id: str, language: str) -> Section:
        return book(language).nearest(card_texts()[card_id]["rule"])

    def read_rule(self, app: App, rule: str) -> None:
        from gest_desktop.scenes.menus.rulebook.scene import RulebookScene

        app.push(RulebookScene(app, rule))
