"""A column of lines that is higher than its room, with a scroll bar beside it."""

from __future__ import annotations

from typing import Final

import pygame

SHORTEST_THUMB: Final = 24  # pixels


class LineColumn:
    """`tops`: the height at which each line begins, and that of all; `sticks`: stays at the newest."""

    head: pygame.Rect  # the bar ends below its right corner
    room: pygame.Rect
    bar_width: int
    tops: list[int]
    scroll: int
    sticks: bool

    @property
    def lowest(self) -> int:
        return max(0, self.tops[-1] - self.room.height)

    def track(self) -> pygame.Rect:
        return pygame.Rect(self.head.right - self.bar_width, self.room.y, self.bar_width, self.room.height)

    def thumb(self) -> pygame.Rect:
        track = self.track()
        length = max(SHORTEST_THUMB, round(track.height * self.room.height / max(1, self.tops[-1])))
        way = round((track.height - length) * self.scroll / max(1, self.lowest))
        return pygame.Rect(track.x, track.y + way, track.width, length)

    def scroll_to(self, pixels: int) -> bool:
        """Scroll to a position; True if it changed."""
        before, self.scroll = self.scroll, min(max(pixels, 0), self.lowest)
        self.sticks = self.scroll >= self.lowest
        return self.scroll != before
