"""What a gallery shows: the cards of a game, their pictures, and what is written beside an enlarged one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final

import pygame

from gest_desktop.scenes.menus.rulebook.section import Section

if TYPE_CHECKING:
    from gest_desktop.scenes.shell.app import App

ALL: Final = "all"
Size = tuple[int, int]


class Collection:
    """The cards of one game, by their ids."""

    shape = 860 / 500  # height of a card divided by its width
    kinds: Mapping[str, str]  # tabs and their English words; the first one is ALL

    def chosen(self, kind: str, state: str, seen: Iterable[str]) -> list[str]:
        """The matching cards in the order in which they are shown."""
        raise NotImplementedError

    def face(self, card_id: str, language: str, size: Size) -> pygame.Surface:
        """At most of this size."""
        raise NotImplementedError

    def back(self, card_id: str, size: Size) -> pygame.Surface:
        """Shown while the face is not painted yet."""
        raise NotImplementedError

    def section(self, card_id: str, language: str) -> Section:
        """What the rulebook says about a card."""
        raise NotImplementedError

    def read_rule(self, app: App, rule: str) -> None:
        """Open the rulebook."""
        raise NotImplementedError
