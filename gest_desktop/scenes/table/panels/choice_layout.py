"""Where everything on a choice card goes, from top to bottom; measured first, then moved to its place."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

import pygame

from gest_desktop.scenes.shell.stage import Stage
from gest_desktop.scenes.table.answer.choice_rows import Row
from gest_desktop.scenes.table.foresee.prospects import Chip
from gest_desktop.scenes.table.paint.buttons import Button, flow
from gest_desktop.scenes.table.panels.choice_paint import chip_width, has_sign

PADDING, GAP = 16, 6
SIGN, RING, LOCK = 44, 58, 26
CHIP, CHIP_GAP = 28, 7
FIGURE: Final = (62, 92)
TILE: Final = (58, 50)
RAISED: Final = 8
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
    figures: list[pygame.Rect] = field(default_factory=list)
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
            *(button.rect for button in self.buttons),
        ):
            rect.move_ip(x, y)
        self.rect.move_ip(x, y)


class Measure:
    """Lays things out below each other within a width; all units grow with the text."""

    def __init__(self, stage: Stage, width: float, columns: int = 1) -> None:
        self.stage, self.unit, self.columns = stage, stage.text_px(18) / 18, columns
        self.pad, self.gap = self.px(PADDING), self.px(GAP)
        self.width = min(round(width), stage.width - 2 * self.pad) - 2 * self.pad
        self.y = self.pad
        self.places = Places(pygame.Rect(0, 0, self.width + 2 * self.pad, 0))

    def px(self, units: float) -> int:
        return round(units * self.unit)

    def text(self, words: str, size: float, style: str, colour: str, width: int) -> pygame.Surface:
        return self.stage.font("text", size, style).render(words, True, colour, wraplength=max(40, width))

    def question(self, words: str, colour: str) -> None:
        """A title that may be a whole sentence."""
        line = self.text(words, 19, "bold", colour, self.width)
        self.places.lines.append((line, line.get_rect(topleft=(self.pad, self.y))))
        self.y += line.get_height() + self.gap

    def heading(self, words: str, colour: str, aside: str, aside_colour: str) -> None:
        """A title, with something small at the right end of its first line."""
        small = self.stage.font("text", 16, "italic").render(aside, True, aside_colour)
        room = self.width - (small.get_width() + self.pad if aside else 0)
        font = self.stage.font("heading", 23)
        title = font.render(words, True, colour, wraplength=max(40, room))
        self.places.lines.append((title, title.get_rect(topleft=(self.pad, self.y))))
        if aside:
            corner = (self.pad + self.width, self.y + font.get_linesize() // 2)
            self.places.lines.append((small, small.get_rect(midright=corner)))
        self.y += title.get_height() + self.gap

    def notes(self, lines: Sequence[str], colour: str) -> None:
        for words in lines:
            line = self.text(words, 18, "plain", colour, self.width)
            self.places.lines.append((line, line.get_rect(topleft=(self.pad, self.y))))
            self.y += line.get_height()
        self.y += self.gap if lines else 0

    def rows(self, rows: Sequence[Row], ink: str, faded: str) -> None:
        """One column of rows, or several beside each other; rows beside each other are equally high."""
        gap = self.px(10) if self.columns > 1 else 0
        width = (self.width - gap * (self.columns - 1)) // self.columns
        for start in range(0, len(rows), self.columns):
            line = [self.row(row, width, ink, faded) for row in rows[start : start + self.columns]]
            height = max(box.rect.height for box in line)
            for column, box in enumerate(line):
                box.move(self.pad + column * (width + gap), self.y)
                box.rect.height = height
                if box.odds is not None:
                    box.odds.centery = box.rect.centery
                box.sign.centery = box.rect.centery
            self.places.rows += line
            self.y += height + self.gap

    def row(self, row: Row, width: int, ink: str, faded: str) -> RowBox:
        pad, side = self.px(9), self.px(SIGN)
        left = pad + (side + pad if has_sign(row) else self.px(6))
        share = row.prospect.success
        odds = pygame.Rect(width - self.px(RING) - pad, 0, self.px(RING), self.px(RING))
        end = self.px(LOCK) if row.reason else odds.width if share is not None else 0
        room = width - left - pad - (end + pad if end else 0)
        title = self.text(row.title, 20, "bold", faded if row.reason else ink, room)
        y = pad
        head = (title, title.get_rect(topleft=(left, y)))
        y += title.get_height()
        reason = None
        if row.reason:
            words = self.text(row.reason, 17, "italic", faded, room)
            reason = (words, words.get_rect(topleft=(left, y)))
            y += words.get_height()
        chips, y = self.chips(row.prospect.chips, left, y + self.px(2), room)
        height = max(y + pad, (odds.height if share is not None else 0) + self.px(8))
        sign = pygame.Rect(pad, 0, side, min(side, height - self.px(8)))
        return RowBox(
            row, pygame.Rect(0, 0, width, height), sign, head, reason, chips,
            odds if share is not None else None,
        )  # fmt: skip

    def chips(self, chips: Sequence[Chip], left: int, y: int, room: int) -> tuple[list[ChipBox], int]:
        """Chips in lines; also where the next line would begin."""
        boxes: list[ChipBox] = []
        x, height = left, self.px(CHIP)
        for chip in chips:
            width = min(chip_width(self.stage, chip), room)
            if x > left and x + width > left + room:
                x, y = left, y + height + self.px(3)
            boxes.append((chip, pygame.Rect(x, y, width, height)))
            x += width + self.px(CHIP_GAP)
        return boxes, y + height if boxes else y - self.px(2)

    def loose_chips(self, chips: Sequence[Chip]) -> None:
        if chips:
            self.places.chips, self.y = self.chips(chips, self.pad, self.y, self.width)
            self.y += self.gap

    def tiles(self, rows: Sequence[Row]) -> None:
        """Numbers side by side, wrapping where needed."""
        width, height, gap = self.px(TILE[0]), self.px(TILE[1]), self.px(8)
        each = max(1, (self.width + gap) // (width + gap))
        for i, row in enumerate(rows):
            at = (self.pad + i % each * (width + gap), self.y + i // each * (height + gap))
            self.places.tiles.append((row, pygame.Rect(at, (width, height))))
        self.y += -(-len(rows) // each) * (height + gap)

    def figures(self, number: int) -> None:
        width, height, gap = self.px(FIGURE[0]), self.px(FIGURE[1]), self.px(4)
        each = max(1, (self.width + gap) // (width + gap))
        top = self.y + self.px(RAISED)
        for i in range(number):
            at = (self.pad + i % each * (width + gap), top + i // each * (height + gap + self.px(RAISED)))
            self.places.figures.append(pygame.Rect(at, (width, height)))
        self.y = top + -(-number // each) * (height + gap + self.px(RAISED))

    def buttons(self, buttons: Sequence[Button]) -> None:
        """A row of buttons, which ends at the right edge if it fits into one line."""
        placed = flow(buttons, pygame.Rect(self.pad, self.y, self.width, 0), self.stage)
        right = max(button.rect.right for button in placed)
        if placed[0].rect.y == placed[-1].rect.y:
            for button in placed:
                button.rect.move_ip(self.pad + self.width - right, 0)
        self.places.buttons = placed
        self.y = max(button.rect.bottom for button in placed) + self.gap

    def done(self) -> Places:
        self.places.rect.height = self.y - self.gap + self.pad
        return self.places
