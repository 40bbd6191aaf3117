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
