"""Sizes: the window in pixels, the player's scale and text size.

Designs are made for 1920 × 1080. Text shrinks with the window only as long as it stays
readable.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

import pygame

from gest_desktop.scenes.kit.fonts import font
from gest_desktop.scenes.shell.settings import Settings

DESIGN: Final = (1920, 1080)
SMALLEST_TEXT: Final = 13  # pixels, before the player's own text size


@dataclass(frozen=True)
class Stage:
    width: int
    height: int
    scale: float = 1.0
    text_scale: float = 1.0
    least_target: int = 0  # pixels of what is pressed on a handheld, in both directions

    @classmethod
    def of(cls, size: tuple[int, int], settings: Settings, least_target: int = 0) -> Stage:
        return cls(*size, settings.scale / 100, settings.text_size / 100, least_target)

    @property
    def size(self) -> tuple[int, int]:
        return self.width, self.height

    @property
    def area(self) -> pygame.Rect:
        return pygame.Rect(0, 0, self.width, self.height)

    @cached_property
    def factor(self) -> float:
        """Pixels of the screen per pixel of the design."""
        return min(self.width / DESIGN[0], self.height / DESIGN[1]) * self.scale

    def px(self, units: float) -> int:
        return round(units * self.factor)

    def text_px(self, units: float) -> int:
        return round(max(units * self.factor, SMALLEST_TEXT) * self.text_scale)

    def font(self, role: str, units: float, style: str = "plain") -> pygame.Font:
        return font(role, self.text_px(units), style)
