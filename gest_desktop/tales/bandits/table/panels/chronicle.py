"""The chronicle: a line for everything that happened, with the emblem of the band that did it."""

from __future__ import annotations

from typing import Final, NamedTuple

import pygame

from gest_desktop.common.journal import Entry
from gest_desktop.rules.words import _
from gest_desktop.scenes.kit.brush import RED, Brush
from gest_desktop.scenes.kit.fonts import font
from gest_desktop.scenes.kit.line_column import LineColumn
from gest_desktop.scenes.kit.nine_slice import draw
from gest_desktop.tales.bandits.rules.chronicle import sentence
from gest_desktop.tales.bandits.rules.vocabulary import BAND_IDS, ROUNDS
from gest_desktop.tales.bandits.table.paint import pictures
from gest_desktop.tales.bandits.table.panels.panel import QUIET
from gest_desktop.tales.bandits.table.session.moment import Moment
from gest_desktop.tales.bandits.table.session.seat_words import phase_words

WHEEL: Final = 3  # lines per notch


class Line(NamedTuple):
    """A line as it is drawn."""

    entry: Entry
    picture: pygame.Surface
    band: int


class Chronicle(LineColumn):
    def __init__(self, area: pygame.Rect, brush: Brush) -> None:
        self.area, self.brush = area, brush
        pad = brush.px(16)
        self.head = pygame.Rect(area.x + pad, area.y + brush.px(8), area.width - 2 * pad, brush.px(32))
        self.bar_width = max(8, brush.px(12))
        top = self.head.bottom + brush.px(2)
        width = self.head.width - self.bar_width - brush.px(4)
        self.room = pygame.Rect(self.head.x, top, width, area.bottom - brush.px(10) - top)
        self.lines: list[Line] = []
        self.tops = [0]
        self.scroll, self.sticks = 0, True
        self.language = ""

    def take_up(self, entries: list[Entry], players: int, language: str) -> None:
        """Append new lines, and remove those that were undone or are told otherwise now."""
        if language != self.language:
            self.lines, self.tops, self.language = [], [0], language
        same = 0
        while same < min(len(entries), len(self.lines)) and self.lines[same].entry == entries[same]:
            same += 1
        del self.lines[same:], self.tops[same + 1 :]
        for entry in entries[same:]:
            line = self.line(entry, players)
            self.lines.append(line)
            self.tops.append(self.tops[-1] + line.picture.get_height() + self.brush.px(4))
        self.scroll_to(self.lowest if self.sticks else self.scroll)

    def line(self, entry: Entry, players: int) -> Line:
        band = getattr(entry, "band", -1)
        width = self.room.width - self.brush.px(34)
        letters = font("text", self.brush.text_px(17))
        return Line(entry, letters.render(sentence(entry, players), True, "#2a1708", wraplength=width), band)

    def draw(self, target: pygame.Surface, moment: Moment) -> None:
        b, g = self.brush, moment.state
        b.write(target, _("Chronicle"), self.head, 24, "heading", initial=RED)
        words = _("Round {number} of {all}: {phase}")
        told = words.format(number=g.round, all=ROUNDS, phase=phase_words(g.step))
        room = pygame.Rect(
            self.head.centerx - b.px(70), self.head.y, self.head.width // 2 + b.px(70), self.head.height
        )
        b.write(target, told, room, 16, "text", QUIET, "italic", "right")
        clip = target.get_clip()
        target.set_clip(self.room)
        for number, line in enumerate(self.lines):
            top = self.room.y + self.tops[number] - self.scroll
            if self.room.top - 1 <= top < self.room.bottom:
                self.draw_line(target, line, top)
        target.set_clip(clip)
        if self.lowest:
            draw(target, "scroll_track", self.track(), b.factor)
            draw(target, "scroll_thumb_normal", self.thumb(), b.factor)

    def draw_line(self, target: pygame.Surface, line: Line, top: int) -> None:
        b = self.brush
        if line.band in range(len(BAND_IDS)):
            emblem = pictures.piece(f"score_{BAND_IDS[line.band]}", b.px(24))
            target.blit(emblem.surface, emblem.corner(self.room.x + b.px(13), top + b.px(12)))
        target.blit(line.picture, (self.room.x + b.px(32), top))

    def wheel(self, notches: float) -> bool:
        return self.scroll_to(self.scroll - round(notches * WHEEL * self.brush.text_px(17) * 1.3))

    def drag_to(self, y: float) -> bool:
        """Move the thumb's middle to a height of the screen."""
        track, length = self.track(), self.thumb().height
        share = (y - length / 2 - track.y) / max(1, track.height - length)
        return self.scroll_to(round(share * self.lowest))
