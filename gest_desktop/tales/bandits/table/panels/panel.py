"""What all panels around the board share."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

import pygame

from gest_desktop.scenes.kit.brush import RED, Brush
from gest_desktop.scenes.kit.thing import Thing
from gest_desktop.tales.bandits.table.paint import pictures, sprites
from gest_desktop.tales.bandits.table.panels.board_view import draw_focus
from gest_desktop.tales.bandits.table.panels.spots import ROUND
from gest_desktop.tales.bandits.table.seen.things import Marks
from gest_desktop.tales.bandits.table.session.moment import Moment

QUIET: Final = (104, 74, 40)
GREEN: Final = (38, 97, 53)


class Panel:
    """Repainted only when its key has changed; marks are drawn on top in every frame."""

    def __init__(self, area: pygame.Rect, brush: Brush) -> None:
        self.area, self.brush = area, brush
        self.spots: list[tuple[Thing, pygame.Rect]] = []

    def key(self, moment: Moment) -> Hashable:
        """Equal keys mean the same picture."""
        raise NotImplementedError

    def paint(self, target: pygame.Surface, moment: Moment) -> None:
        """Paint onto the empty panel; fills `spots`."""
        raise NotImplementedError

    def heading(self, target: pygame.Surface, words: str, units: float = 22) -> pygame.Rect:
        """Write the heading; returns what is left of its line."""
        b = self.brush
        room = pygame.Rect(
            self.area.x + b.px(16), self.area.y + b.px(8), self.area.width - 2 * b.px(16), b.px(30)
        )
        place = b.write(target, words, room, units, "heading", initial=RED)
        left = place.right + b.px(10)
        return pygame.Rect(left, room.y, max(0, room.right - left), room.height)

    def explain(self, target: pygame.Surface, words: str) -> None:
        """Say in an empty panel what it is for."""
        b, area = self.brush, self.area
        size = (area.width - b.px(32), area.height - b.px(50))
        picture = pictures.fitted(words, ("text", b.text_px(17)), "#684a28", *size)
        target.blit(picture, (area.x + b.px(16), area.y + b.px(42)))

    def hit(self, pos: tuple[int, int]) -> Thing | None:
        return next((thing for thing, rect in reversed(self.spots) if rect.collidepoint(pos)), None)

    def rect_of(self, thing: Thing) -> pygame.Rect | None:
        return next((rect for each, rect in self.spots if each == thing), None)

    def draw_marks(self, target: pygame.Surface, marks: Marks, palette: str) -> None:
        for thing, rect in self.spots:
            if thing in marks.chosen:
                sprites.glow(target, rect, sprites.CHOSEN[palette], 1.0, is_round=thing.kind in ROUND)
            elif thing in marks.legal:
                strength = 1.0 if thing == marks.hovered else marks.glow
                sprites.glow(target, rect, sprites.LIGHT[palette], strength, is_round=thing.kind in ROUND)
            if marks.is_ringed(thing):
                draw_focus(target, rect)
