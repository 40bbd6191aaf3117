"""The rows of a choice card: a sign, a title, chips and a ring of odds, each measured on its own."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from gest_desktop.scenes.shell.stage import Stage
from gest_desktop.scenes.table.answer.choice_rows import Row
from gest_desktop.scenes.table.foresee.prospects import Chip
from gest_desktop.scenes.table.panels.choice_paint import chip_width, has_sign
from gest_desktop.scenes.table.panels.choice_places import ChipBox, RowBox

SIGN, RING, LOCK = 44, 58, 26
CHIP, CHIP_GAP = 28, 7


class RowMeasure:
    """Measures rows at the origin; all units grow with the text."""

    def __init__(self, stage: Stage) -> None:
        self.stage, self.unit = stage, stage.text_px(18) / 18

    def px(self, units: float) -> int:
        return round(units * self.unit)

    def text(self, words: str, size: float, style: str, colour: str, width: int) -> pygame.Surface:
        return self.stage.font("text", size, style).render(words, True, colour, wraplength=max(40, width))

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
        height = max(y + pad, (odds.height if share is not None else 0) + self.px(8), self.stage.least_target)
        sign = pygame.Rect(pad, 0, side, min(side, height - self.px(8)))
        return RowBox(
            row, pygame.Rect(0, 0, width, height), sign, head, reason, chips,
            odds if share is not None else None,
        )  # fmt: skip

    def locked_row(self, row: Row, width: int, faded: str) -> RowBox:
        """A title in a low row; why it is locked is said below the rows."""
        pad, side = self.px(9), self.px(SIGN)
        left = pad + (side + pad if has_sign(row) else self.px(6))
        title = self.text(row.title, 18, "bold", faded, width - left - 2 * pad - self.px(LOCK))
        height = title.get_height() + self.px(8)
        sign = pygame.Rect(pad, 0, side, min(side, height - self.px(2)))
        head = (title, title.get_rect(midleft=(left, height // 2)))
        return RowBox(row, pygame.Rect(0, 0, width, height), sign, head, None, [], None)

    def short_row(self, row: Row, width: int, ink: str, faded: str) -> RowBox:
        """A title and one fact; why it is not possible is said below the rows when it is pointed at."""
        pad, share = self.px(8), row.prospect.success
        odds = pygame.Rect(width - self.px(RING) - pad, 0, self.px(RING), self.px(RING))
        end = self.px(LOCK) if row.reason else odds.width if share is not None else 0
        room = width - 2 * pad - end
        title = self.text(row.title, 18, "bold", faded if row.reason else ink, room)
        y = self.px(6) + title.get_height()
        fact = row.prospect.chips[0].words if row.prospect.chips else ""
        words = self.text(fact, 16, "italic", ink, room) if fact else None
        below = (words, words.get_rect(topleft=(pad, y))) if words is not None else None
        y += words.get_height() if words is not None else 0
        height = max(y + self.px(6), self.px(RING) if share is not None else 0, self.stage.least_target)
        head = (title, title.get_rect(topleft=(pad, self.px(6))))
        none = pygame.Rect(pad, 0, 0, 0)
        box = pygame.Rect(0, 0, width, height)
        return RowBox(row, box, none, head, below, [], odds if share is not None else None)

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
