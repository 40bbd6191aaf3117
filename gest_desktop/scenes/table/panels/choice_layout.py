"""Where everything on a choice card goes, from top to bottom; measured first, then moved to its place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from gest_desktop.rules.naming import place_name
from gest_desktop.rules.words import _
from gest_desktop.scenes.kit.buttons import Button, flow, measured
from gest_desktop.scenes.shell.stage import Stage
from gest_desktop.scenes.table.answer.choice_rows import Row
from gest_desktop.scenes.table.answer.series import FEWER, MORE, Series
from gest_desktop.scenes.table.foresee.prospects import Chip
from gest_desktop.scenes.table.panels.choice_places import Places
from gest_desktop.scenes.table.panels.row_layout import RowMeasure
from gest_desktop.scenes.table.seen.things import Thing

PADDING, GAP = 16, 6
FIGURE: Final = (62, 80)
TILE: Final = (58, 50)
RAISED: Final = 4
ACTING: Final = 0.55  # of the width, for the larger part of a box


class Measure(RowMeasure):
    """Lays things out below each other within a width; all units grow with the text."""

    def __init__(self, stage: Stage, width: float, columns: int = 1) -> None:
        super().__init__(stage)
        self.columns = columns
        self.pad, self.gap = self.px(PADDING), self.px(GAP)
        self.width = max(0, min(round(width), stage.width - 2 * self.pad) - 2 * self.pad)
        self.y = self.pad
        self.places = Places(pygame.Rect(0, 0, self.width + 2 * self.pad, 0))

    def question(self, words: str, colour: str, least: int = 1) -> None:
        """A title that may be a whole sentence, with room for so many lines."""
        line = self.text(words, 19, "bold", colour, self.width)
        self.places.lines.append((line, line.get_rect(topleft=(self.pad, self.y))))
        self.y += (
            max(line.get_height(), least * self.stage.font("text", 19, "bold").get_linesize()) + self.gap
        )

    def heading(self, words: str, colour: str, aside: str, aside_colour: str) -> None:
        """A title, with something small at the right end of its first line."""
        small = self.stage.font("text", 16, "italic").render(aside, True, aside_colour)
        room = self.width - (small.get_width() + self.pad if aside else 0)
        has_figures = any(sign.isdigit() for sign in words)  # in the heading font a 1 looks like an i
        font = self.stage.font("text", 20, "bold") if has_figures else self.stage.font("heading", 23)
        title = font.render(words, True, colour, wraplength=max(40, room))
        self.places.lines.append((title, title.get_rect(topleft=(self.pad, self.y))))
        if aside:
            corner = (self.pad + self.width, self.y + font.get_linesize() // 2)
            self.places.lines.append((small, small.get_rect(midright=corner)))
        self.y += title.get_height() + self.gap

    def notes(self, lines: Sequence[str], colour: str, least: int = 0) -> None:
        """What is said besides, with room for so many lines if there is anything to say at times."""
        end = self.y + (least * self.stage.font("text", 18).get_linesize() if lines else 0)
        for words in lines:
            line = self.text(words, 18, "plain", colour, self.width)
            self.places.lines.append((line, line.get_rect(topleft=(self.pad, self.y))))
            self.y += line.get_height()
        self.y = max(self.y, end) + (self.gap if lines else 0)

    def caption(self, words: str, colour: str) -> None:
        """Something small at the foot of the card."""
        line = self.text(words, 16, "italic", colour, self.width)
        self.places.lines.append((line, line.get_rect(topleft=(self.pad, self.y))))
        self.y += line.get_height() + self.gap

    def rows(self, rows: Sequence[Row], ink: str, faded: str, hides_reasons: bool = False) -> None:
        """One column of rows, or several beside each other; rows beside each other are equally high."""
        gap = self.px(10) if self.columns > 1 else 0
        make = self.row if self.columns == 1 else self.short_row
        width = (self.width - gap * (self.columns - 1)) // self.columns
        for start in range(0, len(rows), self.columns):
            line = [
                self.locked_row(row, width, faded)
                if hides_reasons and row.reason and self.columns == 1
                else make(row, width, ink, faded)
                for row in rows[start : start + self.columns]
            ]
            height = max(box.rect.height for box in line)
            for column, box in enumerate(line):
                box.move(self.pad + column * (width + gap), self.y)
                box.rect.height = height
                if box.odds is not None:
                    box.odds.centery = box.rect.centery
                box.sign.centery = box.rect.centery
            self.places.rows += line
            self.y += height + self.gap

    def pairs(self, rows: Sequence[Row], ink: str, faded: str) -> None:
        """A box to act and a narrower one to pass beside it, pair by pair."""
        gap = self.px(8)
        wide = round((self.width - gap) * ACTING)
        for start in range(0, len(rows), 2):
            act, rest = (
                self.locked_row(row, width, faded) if row.reason else self.row(row, width, ink, faded)
                for row, width in zip(rows[start : start + 2], (wide, self.width - gap - wide), strict=True)
            )
            height = max(act.rect.height, rest.rect.height)
            for box, x in ((act, self.pad), (rest, self.pad + wide + gap)):
                box.rect.height = height
                box.title[1].centery = height // 2 if box.reason is None else box.title[1].centery
                box.sign.centery = height // 2
                box.move(x, self.y)
            self.places.rows += [act, rest]
            self.y += height + self.gap

    def room_for_note(self, reasons: Sequence[str], least: int = 1) -> None:
        """Keep room for what is said about the row that is pointed at: for the longest of the reasons."""
        font = self.stage.font("text", 17, "italic")
        heights = [font.render(words, True, "black", wraplength=self.width).get_height() for words in reasons]
        height = max(least * font.get_linesize(), *heights)
        self.places.note = pygame.Rect(self.pad, self.y, self.width, height)
        self.y += height + self.gap

    def loose_chips(self, chips: Sequence[Chip]) -> None:
        if chips:
            self.places.chips, self.y = self.chips(chips, self.pad, self.y, self.width)
            self.y += self.gap

    def tiles(self, rows: Sequence[Row]) -> None:
        """Numbers side by side, wrapping where needed."""
        width, height = (max(self.px(side), self.stage.least_target) for side in TILE)
        gap = self.px(8)
        each = max(1, (self.width + gap) // (width + gap))
        for i, row in enumerate(rows):
            at = (self.pad + i % each * (width + gap), self.y + i // each * (height + gap))
            self.places.tiles.append((row, pygame.Rect(at, (width, height))))
        self.y += -(-len(rows) // each) * (height + gap)

    def steppers(self, series: Series, ink: str) -> None:
        """One line for each question: its place, a button for fewer, the number, a button for more."""
        side, gap = max(self.px(40), self.stage.least_target), self.px(4)
        height = side + self.px(6)
        for i, asked in enumerate(series.asked):
            right = self.pad + self.width
            words = self.text(place_name(asked.place), 20, "bold", ink, self.width - 4 * side)
            middle = self.y + height // 2
            self.places.lines.append((words, words.get_rect(midleft=(self.pad, middle))))
            there = self.text(_("of {n}").format(n=series.limits[i][1]), 17, "italic", ink, 3 * side)
            self.places.lines.append((there, there.get_rect(midright=(right - 3 * side - 4 * gap, middle))))
            number = pygame.Rect(right - 2 * side - gap, self.y, side + gap, height)
            self.places.numbers.append((i, number))
            for way, x in ((FEWER, number.left - side), (MORE, number.right)):
                thing = Thing("stepper", number=i, picture=way)
                rect = pygame.Rect(x, middle - side // 2, side, side)
                icon = "icon_plus" if way == MORE else "icon_minus"
                self.places.buttons.append(Button(thing, "", icon, enabled=series.can(thing), rect=rect))
            self.y += height
        self.y += self.gap

    def figures(self, number: int) -> None:
        width, height = (max(self.px(side), self.stage.least_target) for side in FIGURE)
        gap = self.px(4)
        each = max(1, (self.width + gap) // (width + gap))
        top = self.y + self.px(RAISED)
        for i in range(number):
            at = (self.pad + i % each * (width + gap), top + i // each * (height + gap + self.px(RAISED)))
            self.places.figures.append(pygame.Rect(at, (width, height)))
        self.y = top + -(-number // each) * (height + gap + self.px(RAISED))

    def buttons(self, buttons: Sequence[Button]) -> None:
        """A row of buttons, which ends at the right edge if it fits into one line."""
        if not self.width:
            self.width = max(measured(button, self.stage)[0] for button in buttons)
            self.places.rect.width = self.width + 2 * self.pad
        placed = flow(buttons, pygame.Rect(self.pad, self.y, self.width, 0), self.stage)
        right = max(button.rect.right for button in placed)
        if placed[0].rect.y == placed[-1].rect.y:
            for button in placed:
                button.rect.move_ip(self.pad + self.width - right, 0)
        self.places.buttons += placed
        self.y = max(button.rect.bottom for button in placed) + self.gap

    def done(self) -> Places:
        self.places.rect.height = self.y - self.gap + self.pad
        return self.places
