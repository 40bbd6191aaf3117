"""Draws text that fits its room, icons and numbers."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

import pygame

from gest_desktop.scenes.kit import pictures
from gest_desktop.scenes.kit.fonts import font

INK: Final = (42, 23, 8)
FAINT: Final = (104, 74, 40)
RED: Final = (150, 42, 26)
CREAM: Final = (251, 243, 216)
GOLD: Final = (217, 176, 76)
SMALLEST: Final = 13  # pixels, before the player's text size is applied
TINIEST: Final = 13  # the smallest size for text too long for its room, before it is cut
LARGEST: Final = 1.3  # text may be this many times larger than the panels' scale
SHRUNK: Final = 0.88  # a shorter wording is preferred to text smaller than this share
ELLIPSIS: Final = "…"
KEPT: Final = 400  # texts
Colour = tuple[int, int, int]


@dataclass
class Brush:
    """`factor` is screen pixels per design pixel; `written` records where each text went, for tests.

    `growth` is the part of the factor that comes from the player's text size, and is in `text_scale` already.
    """

    factor: float
    text_scale: float = 1.0
    growth: float = 1.0
    tiniest: int = TINIEST
    written: deque[tuple[str, pygame.Rect, pygame.Rect]] = field(default_factory=lambda: deque(maxlen=KEPT))

    def px(self, units: float) -> int:
        return round(units * self.factor)

    def text_px(self, units: float, smallest: float = SMALLEST) -> int:
        """Pixels of text: as large as the player likes, unless panels could not grow along."""
        wished = max(units * self.factor / self.growth, smallest) * self.text_scale
        return round(min(wished, max(units * self.factor * LARGEST, smallest * self.text_scale)))

    def write(
        self,
        target: pygame.Surface,
        text: str,
        room: pygame.Rect,
        units: float,
        role: str = "text",
        colour: Colour = INK,
        style: str = "plain",
        align: str = "left",
        initial: Colour | None = None,
        pixels: int = 0,
    ) -> pygame.Rect:
        """Write text, vertically centred in its room; too long text is shrunk, then cut."""
        text, size = fitting(text, role, style, room, pixels or self.text_px(units), self.tiniest)
        letters = font(role, size, style)
        line = letters.render(text, True, colour)
        place = line.get_rect(centery=room.centery)
        setattr(
            place,
            *{"left": ("left", room.left), "right": ("right", room.right)}.get(
                align, ("centerx", room.centerx)
            ),
        )
        target.blit(line, place)
        if initial and text:
            first = letters.render(text, True, initial)
            width = letters.size(text)[0] - letters.size(text[1:])[0]
            target.blit(first, place, (0, 0, width, place.height))
        self.written.append((text, place, room))
        return place

    def first_fitting(self, wordings: Sequence[str], width: int, units: float, role: str, style: str) -> str:
        """The first wording that fits uncut and almost unshrunk; the last one if none does."""
        letters = font(role, max(self.tiniest, round(self.text_px(units) * SHRUNK)), style)
        return next((words for words in wordings if letters.size(words)[0] <= width), wordings[-1])

    def common_size(self, many: Sequence[str], room: pygame.Rect, units: float, role: str) -> int:
        """The text size in pixels at which all of these fit into a room, so that they match."""
        size = self.text_px(units)
        return min(fitting(text, role, "bold", room, size, self.tiniest)[1] for text in many)

    def sign(self, target: pygame.Surface, name: str, height: float, **place: tuple[int, int]) -> pygame.Rect:
        """Draw an icon of the kit; `place` as for get_rect, such as center=(x, y)."""
        surface = pictures.sign(name, height)
        return target.blit(surface, surface.get_rect(**place))

    def piece(self, target: pygame.Surface, name: str, unit: float, x: float, y: float) -> pygame.Rect:
        """Draw a piece with its anchor at a point."""
        picture = pictures.piece(name, unit)
        return target.blit(picture.surface, picture.corner(x, y))


def fitting(
    text: str, role: str, style: str, room: pygame.Rect, size: int, tiniest: int = TINIEST
) -> tuple[str, int]:
    """The text, cut if necessary, and the largest size up to `size` at which it fits."""
    height = max(room.height, tiniest)
    while size > tiniest:
        letters = font(role, size, style)
        if letters.size(text)[0] <= room.width and letters.get_ascent() <= height:
            return text, size
        size -= 1
    letters = font(role, size, style)
    while text and letters.size(text)[0] > room.width:
        text = text.rstrip(ELLIPSIS)[:-1].rstrip()
        text = text + ELLIPSIS if text else ""
    return text, size
