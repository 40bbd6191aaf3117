"""The static part of a menu: paper, headings and text, painted once per layout."""

from __future__ import annotations

import pygame

from gest_desktop.scenes.kit.nine_slice import draw
from gest_desktop.scenes.kit.parts import parts, scaled
from gest_desktop.scenes.menus.widgets.inks import Inks
from gest_desktop.scenes.menus.widgets.writing import line, paragraph, shaded


class Page:
    """A surface placed in the window; all rectangles are in pixels of the window."""

    def __init__(self, ground: pygame.Surface | pygame.Rect, unit: float, inks: Inks) -> None:
        """Paint on a picture that fills the window, or on a transparent rectangle of it."""
        self.unit, self.inks = unit, inks
        if isinstance(ground, pygame.Rect):
            self.area, self.surface = ground, pygame.Surface(ground.size, pygame.SRCALPHA)
        else:
            self.area, self.surface = ground.get_rect(), ground
        self.words: list[str] = []  # every text on the page, for tests and screen readers

    def here(self, rect: pygame.Rect) -> pygame.Rect:
        return rect.move(-self.area.x, -self.area.y)

    def part(self, name: str, rect: pygame.Rect) -> None:
        draw(self.surface, name, self.here(rect), self.unit)

    def ornament(self, name: str, middle: tuple[int, int], share: float = 1.0) -> None:
        picture = scaled(name, self.unit * share)
        place = picture.get_rect(center=middle)
        self.surface.blit(picture, self.here(place))

    def divider(self, middle: tuple[int, int], width: int) -> None:
        high = round(parts()["divider"].size[1] / parts()["divider"].scale * self.unit)
        rect = pygame.Rect(0, 0, width, high)
        rect.center = middle
        self.part("divider", rect)

    def write(
        self,
        words: str,
        rect: pygame.Rect,
        role: str = "text",
        size: float = 20,
        ink: str = "",
        align: str = "left",
        cut: str = "plain",
    ) -> pygame.Rect:
        """Write text into a rectangle, centred vertically; it is wrapped if the rectangle is high enough."""
        self.words.append(words)
        pixels, ink = round(size * self.unit), ink or self.inks.text
        if rect.height > 2 * pixels:
            picture = paragraph(words, (role, pixels, cut), ink, rect.size, align)
        else:
            picture = line(words, role, pixels, ink, rect.width, cut)
        place = picture.get_rect(centery=rect.centery, x=rect.x)
        if align != "left":
            place.x = rect.right - place.width if align == "right" else rect.centerx - place.width // 2
        self.surface.blit(picture, self.here(place))
        return place

    def engrave(self, words: str, rect: pygame.Rect, role: str, size: float, ink: str) -> None:
        """Write a bright line with a dark edge, centred in the rectangle."""
        self.words.append(words)
        picture = shaded(words, role, round(size * self.unit), ink, rect.width)
        self.surface.blit(picture, picture.get_rect(center=self.here(rect).center))
