"""The current Event card with its two halves, on top of the earlier cards."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final, NamedTuple

import pygame

from gest_desktop.rules.vocabulary import NOWHERE
from gest_desktop.scenes.cards import card_back, card_face, card_setting
from gest_desktop.scenes.cards.pictures import painted_face
from gest_desktop.scenes.cards.reading import reading_card
from gest_desktop.scenes.kit.brush import Brush
from gest_desktop.scenes.kit.nine_slice import draw
from gest_desktop.scenes.shell.stage import Stage
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
LARGE_TEXT: Final = 16  # pixels of its text at least, before the player's text size
CLOSE: Final = 0.94  # a painted face is preferred, if its text is almost as large as without a picture
TEXT: Final = 15  # design pixels, the size of text that can be read


class Shown(NamedTuple):
    """How the current card is shown: its picture, where that lies, and the boxes of its halves on it."""

    face: pygame.Surface
    rect: pygame.Rect
    boxes: tuple[pygame.Rect, ...]


class CardView(Panel):
    def __init__(self, area: pygame.Rect, brush: Brush, colours: Palette, language: str) -> None:
        super().__init__(area, brush, colours)
        self.language = language
        step = brush.px(STEP)
        width = min(area.width - FANNED * step, round((area.height - FANNED * step) * SHAPE))
        self.face = pygame.Rect(area.x, 0, width, round(width / SHAPE))
        self.face.bottom = area.bottom
        self.readable = brush.text_px(TEXT)
        self.plain = pygame.Rect(area.x, area.y + FANNED * step, area.width - FANNED * step, 0)
        self.plain.height = area.bottom - self.plain.y

    def cache_key(self, sight: Sight, turn_status: TurnStatus) -> Hashable:
        return sight.card, sight.played[: FANNED + 1]

    def paint(self, target: pygame.Surface, sight: Sight, turn_status: TurnStatus) -> None:
        self.spots = []
        earlier = [card for card in sight.played if card != sight.card][:FANNED]
        step, shown = self.brush.px(STEP), self.shown(sight.card)
        for depth in range(len(earlier), 0, -1):
            place = shown.rect.move(depth * step, -depth * step)
            self.paint_edge(target, earlier[depth - 1], place)
            self.spots.append((Thing("card", number=earlier[depth - 1]), place))
        target.blit(shown.face, shown.rect)
        self.spots.append((Thing("card", number=sight.card), shown.rect))
        if len(shown.boxes) > 1:
            halves = enumerate(box.move(shown.rect.topleft) for box in shown.boxes)
            self.spots += [(Thing("half", number=number), box) for number, box in halves]

    def paint_edge(self, target: pygame.Surface, card: int, place: pygame.Rect) -> None:
        """Draw an earlier card, of which only the edge can be seen."""
        target.blit(pygame.transform.smoothscale(painted_face(f"e{card:02}"), place.size), place)
        shade = pygame.Surface(place.size, pygame.SRCALPHA)
        pygame.draw.rect(shade, (20, 12, 6, SHADE), shade.get_rect(), 0, self.brush.px(10))
        target.blit(shade, place)

    def shown(self, card: int) -> Shown:
        """The current card: its painted face if that can be read, else all text.

        Never larger than it was painted, since it would be blurred.
        """
        size = self.face.size
        if card in (0, NOWHERE):
            return self.centred(card_back("event", size), ())
        name = f"e{card:02}"
        pixels = card_setting(name, self.language, size, self.readable).text_size
        if pixels < self.readable:
            read = reading_card(name, self.language, self.plain.size, self.readable)
            if pixels < max(self.brush.tiniest, CLOSE * read.text_size):
                return Shown(read.face, self.plain, read.boxes)
        face = card_face(name, self.language, size, self.readable)
        setting = card_setting(name, self.language, face.get_size(), self.readable)
        return self.centred(face, tuple(panel.box for panel in setting.panels))

    def centred(self, face: pygame.Surface, boxes: tuple[pygame.Rect, ...]) -> Shown:
        return Shown(face, face.get_rect(center=self.face.center), boxes)


def large_card_rect(stage: Stage, layout: Layout) -> pygame.Rect:
    """Where an enlarged card lies: over the board, beside the panels."""
    room = pygame.Rect(layout.board).union(pygame.Rect(layout.prompt))
    height = min(LARGE[1], round(stage.height * 0.94))
    rect = pygame.Rect(0, 0, round(height * LARGE[0] / LARGE[1]), height)
    rect.right, rect.centery = room.right - round(14 * layout.factor), stage.height // 2
    return rect


def draw_large_card(target: pygame.Surface, card: str, stage: Stage, layout: Layout, language: str) -> None:
    """Draw a card (e01 … t12) at its most readable size."""
    brush, place = Brush(layout.factor), large_card_rect(stage, layout)
    face = card_face(card, language, place.size, round(LARGE_TEXT * stage.text_scale))
    draw(target, "panel_dark", place.inflate(brush.px(16), brush.px(16)), brush.factor)
    target.blit(face, face.get_rect(center=place.center))
