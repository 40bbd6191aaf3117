"""A cache of card faces, painted a few per frame so that the screen opens at once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import pygame

from gest_desktop.scenes.menus.gallery.collection import Collection

PER_FRAME: Final = 2  # cards painted per frame


class Shelf:
    def __init__(self, collection: Collection, language: str, size: tuple[int, int]) -> None:
        self.collection, self.language, self.size = collection, language, size
        self.faces: dict[str, pygame.Surface] = {}

    def fetch(self, wanted: Iterable[str], most: int = PER_FRAME) -> bool:
        """Paint some of the missing faces; return whether there were any."""
        missing = [card_id for card_id in wanted if card_id not in self.faces][:most]
        for card_id in missing:
            self.faces[card_id] = self.collection.face(card_id, self.language, self.size)
        return bool(missing)

    def show(self, card_id: str) -> pygame.Surface:
        """The face, or the back of the card while the face is not painted yet."""
        return self.faces.get(card_id) or self.collection.back(card_id, self.size)
