"""A page whose words are never too small to read, however small the window is."""

from __future__ import annotations

from typing import Final

import pygame

from gest_desktop.scenes.menus.widgets.page import Page

LEAST: Final = 13  # pixels


def readable(size: float, unit: float) -> int:
    """A size of letters in pixels."""
    return max(LEAST, round(size * unit))


class ReadablePage(Page):
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
        return super().write(words, rect, role, max(size, LEAST / self.unit), ink, align, cut)


class Patch:
    """A part of a page that is drawn again and again: what was below it comes back before each time."""

    def __init__(self, page: Page, box: pygame.Rect) -> None:
        self.page, self.box = page, box
        self.below = page.surface.subsurface(page.here(box)).copy()
        self.first = len(page.words)  # of its words
        self.many = 0

    def clear(self) -> None:
        """Take everything away that was drawn on the part, and forget its words."""
        self.page.surface.blit(self.below, self.page.here(self.box))
        del self.page.words[self.first : self.first + self.many]
        self.first = len(self.page.words)

    def is_drawn(self) -> None:
        """Remember which words are its own."""
        self.many = len(self.page.words) - self.first
