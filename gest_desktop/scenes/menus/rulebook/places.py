"""The layout of the window."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

from gest_desktop.scenes.shell.stage import Stage

LEAST_BODY: Final = 15  # minimum pixels of body text
LEAST_TEXT: Final = 14
NARROWEST: Final = 270  # minimum width of the list in pixels, so that titles can be read
WIDEST_LIST: Final = 0.36  # share of the window
BODY, TEXT = 24, 21  # in units


@dataclass(frozen=True)
class Places:
    unit: float  # pixels per unit of papers and controls
    body: int
    text: int
    left: pygame.Rect
    right: pygame.Rect
    search: pygame.Rect
    contents: pygame.Rect
    hint: pygame.Rect
    page: pygame.Rect
    buttons: tuple[pygame.Rect, ...]

    @classmethod
    def of(cls, stage: Stage) -> Places:
        unit = max(0.7, stage.factor)
        body, text = max(LEAST_BODY, stage.text_px(BODY)), max(LEAST_TEXT, stage.text_px(TEXT))
        margin = round(20 * unit)
        wide = min(max(NARROWEST, round(21 * text)), round(WIDEST_LIST * stage.width))
        left = pygame.Rect(margin, margin, wide, stage.height - 2 * margin)
        right = pygame.Rect(left.right + margin, margin, 0, left.height)
        right.width = stage.width - margin - right.x
        pad, head = round(22 * unit), round(104 * unit)
        search = pygame.Rect(left.x + pad, left.y + head, left.width - 2 * pad, round(46 * unit))
        foot = left.bottom - round(20 * unit) - text
        hint = pygame.Rect(left.x + pad, foot, left.width - 2 * pad, text)
        top = search.bottom + round(14 * unit)
        contents = pygame.Rect(search.x, top, search.width, foot - round(10 * unit) - top)
        side = round(46 * unit)
        bar = right.y + round(16 * unit)
        buttons = (
            pygame.Rect(right.x + pad, bar, side, side),
            pygame.Rect(right.x + pad + round(54 * unit), bar, side, side),
            pygame.Rect(right.right - pad - side, bar, side, side),
        )
        page = right.inflate(-2 * pad, -round(44 * unit))
        page.top = bar + side + round(6 * unit)
        page.height = right.bottom - round(24 * unit) - page.top
        return cls(unit, body, text, left, right, search, contents, hint, page, buttons)

    def px(self, units: float) -> int:
        return round(units * self.unit)
