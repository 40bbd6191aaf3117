"""A Traveller on the road: the card lies open beside the map while Robin Hood decides."""

from __future__ import annotations

from typing import Final

import pygame

from gest_desktop.scenes.cards.face import card_face, card_setting
from gest_desktop.scenes.kit.nine_slice import draw
from gest_desktop.scenes.shell.stage import Stage
from gest_desktop.scenes.table.paint.layout import Layout
from gest_desktop.scenes.table.paint.palette import Palette
from gest_desktop.scenes.table.panels.panel_marks import draw_spot
from gest_desktop.scenes.table.seen.things import Marks, Thing

CARD: Final = (500, 860)
SHARE: Final = 0.88  # of the map's height
RIM: Final = 14
TEXT: Final = 15  # design pixels, the size of text that can be read


class Encounter:
    """Both options for the Traveller can be pointed at."""

    def __init__(self, stage: Stage, layout: Layout, traveller: int, language: str) -> None:
        self.stage = stage
        card, board = f"t{traveller:02}", pygame.Rect(layout.board)
        height = min(CARD[1], round(board.height * SHARE))
        readable = stage.text_px(TEXT)
        self.face = card_face(card, language, (round(height * CARD[0] / CARD[1]), height), readable)
        self.rect = self.face.get_rect(midright=(board.right - 2 * stage.px(RIM), board.centery))
        panels = card_setting(card, language, self.face.get_size(), readable).panels
        self.spots = [
            (Thing("way", number=number), panel.box.move(self.rect.topleft))
            for number, panel in enumerate(panels)
        ]

    def draw(self, target: pygame.Surface, marks: Marks, colours: Palette) -> None:
        rim = self.stage.px(RIM)
        draw(target, "panel_dark", self.rect.inflate(rim, rim), self.stage.factor)
        target.blit(self.face, self.rect)
        for thing, area in self.spots:
            draw_spot(target, area, thing, marks, colours, self.stage.factor)

    def hit(self, pos: tuple[int, int]) -> Thing | None:
        return next((thing for thing, area in self.spots if area.collidepoint(pos)), None)

    def covers(self, pos: tuple[int, int]) -> bool:
        return bool(self.rect.collidepoint(pos))
