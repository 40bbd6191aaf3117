"""The scroll bar of a long page, which can be dragged."""

from __future__ import annotations

from typing import Final

import pygame

from gest_desktop.scenes.kit.nine_slice import draw
from gest_desktop.scenes.motion.scrolling import Scroll

SHORTEST: Final = 2.5  # smallest thumb, in multiples of the bar's width


class ScrollBar:
    """Hidden while everything is in view."""

    def __init__(self, rect: pygame.Rect, scroll: Scroll, scale: float) -> None:
        self.rect, self.scroll, self.scale = rect, scroll, scale
        self.held: int | None = None  # distance from the top of the thumb to where it was grabbed

    @property
    def thumb(self) -> pygame.Rect:
        share = self.scroll.view / max(1, self.scroll.length)
        high = max(round(self.rect.height * share), round(SHORTEST * self.rect.width))
        way = self.rect.height - high
        top = self.rect.y + round(way * self.scroll.at / max(1, self.scroll.limit))
        return pygame.Rect(self.rect.x, top, self.rect.width, high)

    def handle(self, event: pygame.Event) -> bool:
        """Return True if the event was for the bar."""
        if not self.scroll.limit:
            return False
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.rect.collidepoint(event.pos):
            thumb = self.thumb
            inside = thumb.collidepoint(event.pos)
            self.held = event.pos[1] - thumb.y if inside else thumb.height // 2
            self.drag(event.pos[1])
            return True
        if event.type == pygame.MOUSEMOTION and self.held is not None:
            self.drag(event.pos[1])
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self.held is not None:
            self.held = None
            return True
        return False

    def drag(self, y: int) -> None:
        way = self.rect.height - self.thumb.height
        top = y - (self.held or 0) - self.rect.y
        self.scroll.go(self.scroll.limit * top / max(1, way), at_once=True)

    def draw(self, target: pygame.Surface) -> None:
        if self.scroll.limit:
            draw(target, "scroll_track", self.rect, self.scale)
            state = "pressed" if self.held is not None else "normal"
            draw(target, f"scroll_thumb_{state}", self.thumb, self.scale)
