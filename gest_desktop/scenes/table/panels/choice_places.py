"""Everything on a choice card, with its rectangle."""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame

from gest_desktop.scenes.kit.buttons import Button
from gest_desktop.scenes.table.answer.choice_rows import Row
from gest_desktop.scenes.table.foresee.prospects import Chip

Line = tuple[pygame.Surface, pygame.Rect]
ChipBox = tuple[Chip, pygame.Rect]


@dataclass
class RowBox:
    """A row and the places of its parts."""

    row: Row
    rect: pygame.Rect
    sign: pygame.Rect
    title: Line
    reason: Line | None
    chips: list[ChipBox]
    odds: pygame.Rect | None

    def move(self, x: int, y: int) -> None:
        lines = [line for line in (self.title, self.reason) if line is not None]
        rects = [self.rect, self.sign, *(rect for _surface, rect in lines), *(rect for _, rect in self.chips)]
        for rect in (*rects, *([self.odds] if self.odds is not None else [])):
            rect.move_ip(x, y)


@dataclass
class Places:
    """Everything on a card, with its rectangle; `rect` is the whole card."""

    rect: pygame.Rect
    lines: list[Line] = field(default_factory=list)  # title, rule, notes
    rows: list[RowBox] = field(default_factory=list)
    tiles: list[tuple[Row, pygame.Rect]] = field(default_factory=list)
    chips: list[ChipBox] = field(default_factory=list)
    note: pygame.Rect | None = None  # for what is said about the row that is pointed at
    figures: list[pygame.Rect] = field(default_factory=list)
    numbers: list[tuple[int, pygame.Rect]] = field(default_factory=list)  # of a series
    buttons: list[Button] = field(default_factory=list)

    def move_to(self, corner: tuple[int, int]) -> None:
        x, y = corner[0] - self.rect.x, corner[1] - self.rect.y
        for _surface, rect in self.lines:
            rect.move_ip(x, y)
        for box in self.rows:
            box.move(x, y)
        for rect in (
            *(rect for _row, rect in self.tiles),
            *(rect for _chip, rect in self.chips),
            *self.figures,
            *([self.note] if self.note is not None else []),
            *(rect for _number, rect in self.numbers),
            *(button.rect for button in self.buttons),
        ):
            rect.move_ip(x, y)
        self.rect.move_ip(x, y)
