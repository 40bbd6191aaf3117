"""The layout of the cards: rows that fill the width, scrolled vertically."""

from __future__ import annotations

import pygame

from gest_desktop.scenes.motion.scrolling import Scroll


class Grid:
    def __init__(self, area: pygame.Rect, wanted: int, gap: int, shape: float) -> None:
        """Choose the columns so that cards have about the wanted width; `shape` is height by width."""
        self.area, self.gap = area, gap
        self.columns = max(3, round((area.width + gap) / (wanted + gap)))
        wide = (area.width - gap * (self.columns - 1)) // self.columns
        self.size = (wide, round(wide * shape))
        self.scroll = Scroll()
        self.count = 0

    @property
    def step(self) -> int:
        return self.size[1] + self.gap

    def fill(self, count: int) -> None:
        self.count = count
        rows = -(-count // self.columns)
        self.scroll.measure(self.area.height, rows * self.step + self.gap)

    def rect(self, index: int) -> pygame.Rect:
        """The current rectangle of a card on the screen."""
        row, column = divmod(index, self.columns)
        x = self.area.x + column * (self.size[0] + self.gap)
        return pygame.Rect(x, self.area.y + self.gap + row * self.step - round(self.scroll.at), *self.size)

    def index_at(self, place: tuple[int, int]) -> int | None:
        if not self.area.collidepoint(place):
            return None
        return next((i for i in self.visible() if self.rect(i).collidepoint(place)), None)

    def visible(self) -> range:
        first = max(0, (round(self.scroll.at) - self.gap) // self.step) * self.columns
        last = ((round(self.scroll.at) + self.area.height) // self.step + 1) * self.columns
        return range(first, min(self.count, last))

    def reveal(self, index: int, at_once: bool = False) -> None:
        top = index // self.columns * self.step
        self.scroll.show(top, top + self.step + self.gap, at_once)

    def neighbour(self, index: int, way: tuple[int, int]) -> int:
        """The card in this direction, or the same one at the edge."""
        there = index + way[0] + way[1] * self.columns
        if way[1] > 0 and there >= self.count and index // self.columns < (self.count - 1) // self.columns:
            there = self.count - 1
        return there if 0 <= there < self.count else index
