"""A cache of card faces, painted a few per frame so that the screen opens at once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import pygame

from gest_desktop.scenes.cards import card_back, card_face

PER_FRAME: Final = 2  # cards painted per frame


class Shelf:
    def __init__(self, language: str, size: tuple[int, int]) -> None:
        self.language, self.size = language, size
        self.faces: dict[str, pygame.Surface] = {}

    def fetch(self, wanted: Iterable[str], most: int = PER_FRAME) -> bool:
        """Paint some of the missing faces; return whether there were any."""
        missing = [card_id for card_id in wanted if card_id not in self.faces][:most]
        for card_id in missing:
            self.faces[card_id] = card_face(card_id, self.language, self.size)
        return bool(missing)

    def show(self, card_id: str) -> pygame.Surface:
        """The face, or the back of the card while the face is not painted yet."""
        deck = "traveller" if card_id[0] == "t" else "event"
        return self.faces.get(card_id) or card_back(deck, self.size)
