"""A row of the controls: what a command does, and the key or button that gives it."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from gest_desktop.scenes.kit.glyphs import glyph
from gest_desktop.scenes.kit.nine_slice import draw, stretched
from gest_desktop.scenes.menus.widgets.faces import PRESSED, Size
from gest_desktop.scenes.menus.widgets.inks import Inks
from gest_desktop.scenes.menus.widgets.writing import line


@dataclass(frozen=True)
class CapRow:
    """While it waits for a key it is marked, and `cap` says what to do."""

    label: str
    cap: str
    unit: float
    inks: Inks
    is_pad: bool = False
    is_waiting: bool = False

    def __call__(self, state: str, size: Size) -> pygame.Surface:
        kind = "selected" if self.is_waiting else "hover" if state in ("hover", PRESSED) else "normal"
        out = stretched(f"row_{kind}", *size, self.unit).copy()
        pad = round(12 * self.unit)
        right = self.draw_cap(out, size[0] - pad // 2)
        words = line(self.label, "text", round(20 * self.unit), self.inks.text, right - 2 * pad)
        out.blit(words, words.get_rect(midleft=(pad, size[1] // 2)))
        return out

    def draw_cap(self, out: pygame.Surface, right: int) -> int:
        """Draw the key cap or the button at the right end; return its left edge."""
        middle = out.get_height() // 2
        if self.is_pad and not self.is_waiting:
            picture = glyph(self.cap, round(34 * self.unit))
            place = picture.get_rect(midright=(right, middle))
            out.blit(picture, place)
            return place.left
        style = "italic" if self.is_waiting else "bold"
        words = line(self.cap, "text", round(18 * self.unit), self.inks.text, out.get_width() // 2, style)
        wide = max(words.get_width() + round(22 * self.unit), round(36 * self.unit))
        place = pygame.Rect(0, 0, wide, round(32 * self.unit))
        place.midright = (right, middle)
        draw(out, "entry_normal", place, self.unit)
        out.blit(words, words.get_rect(center=place.center))
        return place.left
