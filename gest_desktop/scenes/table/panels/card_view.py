"""The current Event card with its two halves, on top of the earlier cards."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

import pygame

from gest_desktop.rules.vocabulary import NOWHERE
from gest_desktop.scenes.cards import card_back, card_face, card_setting
from gest_desktop.scenes.kit.nine_slice import draw
from gest_desktop.scenes.shell.stage import Stage
from gest_desktop.scenes.table.paint.brush import Brush
from gest_desktop.scenes.table.paint.layout import Layout
from gest_desktop.scenes.table.paint.palette import Palette
from gest_desktop.scenes.table.panels.panel import Panel
from gest_desktop.scenes.table.seen.sight import Sight
from gest_desktop.scenes.table.seen.things import Thing
from gest_desktop.scenes.table.seen.turn_status import TurnStatus

SHAPE: Final = 500 / 860
FANNED: Final = 3  # earlier cards visible below the current one
STEP: Final = 5  # how far each sticks out, in design pixels
SHADE: Final = 70
LARGE: Final = (500, 860)  # pixels of an enlarged card


class CardView(Panel):
    def __init__(self, area: pygame.Rect, brush: Brush, colours: Palette, language: str) -> None:
        super().__init__(area, brush, colours)
        self.language = language
        step = brush.px(STEP)
        width = min(area.width - FANNED * step, round((area.height - FANNED * step) * SHAPE))
        self.face = pygame.Rect(area.x, 0, width, round(width / SHAPE))
        self.face.bottom = area.bottom

    def cache_key(self, sight: Sight, turn_status: TurnStatus) -> Hashable:
        return sight.card, sight.played[: FANNED + 1]

    def paint(self, target: pygame.Surface, sight: Sight, turn_status: TurnStatus) -> None:
        self.spots = []
        earlier = [card for card in sight.played if card != sight.card][:FANNED]
        step = self.brush.px(STEP)
        for depth in range(len(earlier), 0, -1):
            place = self.face.move(depth * step, -depth * step)
            self.paint_card(target, earlier[depth - 1], place)
            shade = pygame.Surface(place.size, pygame.SRCALPHA)
            pygame.draw.rect(shade, (20, 12, 6, SHADE), shade.get_rect(), 0, self.brush.px(10))
            target.blit(shade, place)
            self.spots.append((Thing("card", number=earlier[depth - 1]), place))
        self.paint_card(target, sight.card, self.face)
        self.spots.append((Thing("card", number=sight.card), self.face))
        self.spots += self.halves(sight.card)

    def paint_card(self, target: pygame.Surface, card: int, place: pygame.Rect) -> None:
        """Draw a card centred and never larger than it was painted, since it would be blurred."""
        if card in (0, NOWHERE):
            face = card_back("event", place.size)
        else:
            face = card_face(f"e{card:02}", self.language, place.size)
        target.blit(face, face.get_rect(center=place.center))

    def halves(self, card: int) -> list[tuple[Thing, pygame.Rect]]:
        """The panels of a card with a light and a dark half."""
        if card in (0, NOWHERE):
            return []
        panels = card_setting(f"e{card:02}", self.language, self.face.size).panels
        if len(panels) < 2:
            return []
        return [
            (Thing("half", number=number), panel.box.move(self.face.topleft))
            for number, panel in enumerate(panels)
        ]


def large_card_rect(stage: Stage, layout: Layout) -> pygame.Rect:
    """Where an enlarged card lies: over the board, beside the panels."""
    room = pygame.Rect(layout.board).union(pygame.Rect(layout.prompt))
    height = min(LARGE[1], round(stage.height * 0.94))
    rect = pygame.Rect(0, 0, round(height * LARGE[0] / LARGE[1]), height)
    rect.right, rect.centery = room.right - round(14 * layout.factor), stage.height // 2
    return rect


def draw_large_card(target: pygame.Surface, card: str, stage: Stage, layout: Layout, language: str) -> None:
    """Draw a card (e01 … t12) at its most readable size."""
    brush, place = Brush(layout.factor, stage.text_scale), large_card_rect(stage, layout)
    face = card_face(card, language, place.size)
    draw(target, "panel_dark", place.inflate(brush.px(16), brush.px(16)), brush.factor)
    target.blit(face, face.get_rect(center=place.center))
