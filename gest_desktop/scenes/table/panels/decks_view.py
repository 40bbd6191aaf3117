"""The piles: Event cards left in the Ballad, Travellers left, their discard, and the Victims."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

import pygame

from gest_desktop.rules.words import N_, _
from gest_desktop.scenes.cards import card_back
from gest_desktop.scenes.cards.pictures import painted_face
from gest_desktop.scenes.kit import pictures
from gest_desktop.scenes.kit.brush import CREAM, INK
from gest_desktop.scenes.kit.fonts import font
from gest_desktop.scenes.table.panels.panel import Panel
from gest_desktop.scenes.table.seen.sight import Sight
from gest_desktop.scenes.table.seen.things import Thing
from gest_desktop.scenes.table.seen.turn_status import TurnStatus

Size = tuple[int, int]
SHAPE: Final = 500 / 860
PILES: Final = (
    ("deck", N_("Events")),
    ("travellers", N_("Travellers")),
    ("discard", N_("Discard")),
    ("victims", N_("Victims")),
)
THICKEST: Final = 4  # cards whose edges are visible
EMPTY, BADGE = (120, 86, 44), (96, 28, 18)


class DecksView(Panel):
    def cache_key(self, sight: Sight, turn_status: TurnStatus) -> Hashable:
        return sight.cards_left, sight.mats.victims, sight.mats.discard, sight.mats.travellers_left

    def paint(self, target: pygame.Surface, sight: Sight, turn_status: TurnStatus) -> None:
        b, area = self.brush, self.area
        self.spots = []
        names = [_(words) for _kind, words in PILES]
        size = self.caption_size(names)
        caption = round(size * 1.25)
        mats = sight.mats
        counts = (sight.cards_left, mats.travellers_left, len(mats.discard), len(mats.victims))
        kinds, cells = [kind for kind, _words in PILES], self.cells(names, size)
        width = min(cell.width for cell in cells)
        for kind, words, many, cell in zip(kinds, names, counts, cells, strict=True):
            if caption:
                below = pygame.Rect(cell.x, cell.bottom - caption, cell.width, caption)
                b.write(target, words, below, 15, "text", align="center", pixels=size)
            self.paint_pile(target, cell, (width, area.height - caption), self.top_of(kind, sight), many)
            self.spots.append((Thing(kind), cell))

    def caption_size(self, names: list[str]) -> int:
        """Pixels of the text below the piles; 0 if it would be too small to read."""
        for size in range(min(self.brush.text_px(15), self.area.height // 4), self.brush.tiniest - 1, -1):
            if sum(self.widths(names, size)) <= self.area.width:
                return size
        return 0

    def widths(self, names: list[str], size: int) -> list[int]:
        return [font("text", size).size(words)[0] + max(4, self.brush.px(5)) for words in names]

    def cells(self, names: list[str], size: int) -> list[pygame.Rect]:
        """The room of each pile: longer text gets more of it."""
        area = self.area
        widths = self.widths(names, size) if size else [0] * len(names)
        spare = (area.width - sum(widths)) // len(names)
        cells, x = [], area.x
        for width in widths:
            cells.append(pygame.Rect(x, area.y, width + spare, area.height))
            x += width + spare
        return cells

    def top_of(self, kind: str, sight: Sight) -> tuple[str, str]:
        """The picture on top of a pile: a back, or the face of a Traveller that lies open."""
        lies_open = {"victims": sight.mats.victims, "discard": sight.mats.discard}.get(kind)
        if lies_open:
            return "face", f"t{lies_open[-1]:02}"
        return "back", "event" if kind == "deck" else "traveller"

    def paint_pile(
        self, target: pygame.Surface, cell: pygame.Rect, room: Size, top: tuple[str, str], many: int
    ) -> None:
        """Draw a pile; `room` is the largest size of any pile."""
        b = self.brush
        height = round(min(room[1] - b.px(8), (room[0] - b.px(12)) / SHAPE))
        size = (max(8, round(height * SHAPE)), max(14, height))
        place = pygame.Rect(0, 0, *size)
        place.center = (cell.centerx - b.px(2), cell.y + room[1] // 2 + b.px(2))
        if many:
            step = max(1, b.px(1.6))
            picture = card_back(top[1], size) if top[0] == "back" else small_face(top[1], size)
            for layer in range(min(many, THICKEST) - 1, -1, -1):
                target.blit(picture, place.move(layer * step, -layer * step))
        else:
            pygame.draw.rect(target, EMPTY, place, max(1, b.px(2)), b.px(4))
        self.paint_count(target, place, many)

    def paint_count(self, target: pygame.Surface, place: pygame.Rect, many: int) -> None:
        b = self.brush
        radius = min(round(b.text_px(16) * 0.72), round(place.width * 0.44))
        centre = (place.right - b.px(1), place.bottom - radius // 2)
        pygame.draw.circle(target, INK, centre, radius + max(1, b.px(1.5)))
        pygame.draw.circle(target, BADGE, centre, radius)
        room = pygame.Rect(centre[0] - radius, centre[1] - radius, 2 * radius, 2 * radius)
        b.write(target, str(many), room, 16, "number", CREAM, align="center")


def small_face(card: str, size: Size) -> pygame.Surface:
    """A face too small for text: only its painting."""
    return pictures.converted(pygame.transform.smoothscale(painted_face(card), size))
