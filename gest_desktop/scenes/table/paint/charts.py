"""The charts of an explaining panel: bars of choices with their errors, and the Royal Favour track."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from gest_desktop.ai.voice.because import percent
from gest_desktop.rules.favour import TRACK
from gest_desktop.rules.words import _
from gest_desktop.scenes.kit import pictures
from gest_desktop.scenes.kit.fonts import font
from gest_desktop.scenes.shell.stage import Stage
from gest_desktop.scenes.table.paint.blocks import CAPTION, EMPTY, INK, RED, RIM, SHADES, clamped, draw_part

WEAK: Final = ((154, 140, 110), (190, 130, 95))
LEAST_SCALE: Final = 0.1  # a difference of so much fills half of a chart, unless there is a greater one
TICKS: Final = (0, 25, 50, 75, 100)  # percent: every chart of chances has this scale


@dataclass(frozen=True)
class Bars:
    """The chances of several choices, the first of them chosen, with their standard errors.

    The scale below them is the same in every panel, from 0 to 100 %.
    """

    rows: tuple[tuple[str, float, float], ...]  # label, chance, error
    side: int

    def height(self, stage: Stage, width: int) -> int:
        return sum(self.lines(stage, width)) + self.scale_font(stage).get_linesize()

    def lines(self, stage: Stage, width: int) -> list[int]:
        """How high each row is: a long label has two lines."""
        names, least = self.names(stage, width), round(stage.text_px(18) * 1.55)
        return [max(least, name.get_height() + stage.px(6)) for name in names]

    def names(self, stage: Stage, width: int) -> list[pygame.Surface]:
        room = self.room(stage, width) - stage.px(10)
        return [in_lines(stage, row[0], "plain" if at else "bold", room) for at, row in enumerate(self.rows)]

    def room(self, stage: Stage, width: int) -> int:
        """How wide the column of the labels is."""
        return label_room(stage, [row[0] for row in self.rows], width)

    def scale_font(self, stage: Stage) -> pygame.Font:
        return stage.font("text", 15)

    def draw(self, target: pygame.Surface, stage: Stage, rect: pygame.Rect) -> None:
        wide, labels = stage.font("text", 18, "bold").size("100%")[0], self.room(stage, rect.width)
        names, lines, y = self.names(stage, rect.width), self.lines(stage, rect.width), rect.y
        for number, (_label, win, error) in enumerate(self.rows):
            row = pygame.Rect(rect.x, y, rect.width, lines[number])
            y = row.bottom
            target.blit(names[number], names[number].get_rect(midleft=row.midleft))
            bar = pygame.Rect(0, 0, row.width - labels - wide - stage.px(12), max(9, stage.px(16)))
            bar.midleft = (row.x + labels, row.centery)
            self.draw_bar(target, bar, number, win, error)
            if number == len(self.rows) - 1:
                self.draw_scale(target, stage, pygame.Rect(bar.x, row.bottom, bar.width, 0))
            end = stage.font("text", 18, "bold").render(f"{percent(win)}%", True, INK)
            target.blit(end, end.get_rect(midright=(row.right, row.centery)))

    def draw_bar(
        self, target: pygame.Surface, bar: pygame.Rect, number: int, win: float, error: float
    ) -> None:
        shades = (*SHADES[self.side], *WEAK)
        draw_part(target, bar, EMPTY, 1.0, 3)
        draw_part(target, bar, shades[min(number, len(shades) - 1)], win, 3)
        pygame.draw.rect(target, RIM, bar, 1, 3)
        if not error:
            return
        y, tick = bar.centery, bar.height // 3
        ends = [round(bar.x + clamped(at) * bar.width) for at in (win - error, win + error)]
        pygame.draw.line(target, INK, (ends[0], y), (ends[1], y))
        for x in ends:
            pygame.draw.line(target, INK, (x, y - tick), (x, y + tick))

    def draw_scale(self, target: pygame.Surface, stage: Stage, axis: pygame.Rect) -> None:
        """Ticks with their numbers; of those that would touch, only the outer ones and the middle."""
        letters = self.scale_font(stage)
        is_narrow = axis.width < len(TICKS) * letters.size("100%")[0]
        for at in TICKS:
            x = axis.x + round((axis.width - 1) * at / 100)
            pygame.draw.line(target, INK, (x, axis.y - stage.px(4)), (x, axis.y))
            if at % 50 == 0 or not is_narrow:
                words = letters.render(f"{at}%", True, CAPTION)
                target.blit(words, words.get_rect(midtop=(x, axis.y)))


@dataclass(frozen=True)
class Differences:
    """How much better or worse other choices look than the one that was made, to both sides of a line."""

    rows: tuple[tuple[str, float], ...]  # label, chance less that of the choice

    def height(self, stage: Stage, width: int) -> int:
        return sum(self.lines(stage, width))

    def lines(self, stage: Stage, width: int) -> list[int]:
        least = round(stage.text_px(18) * 1.55)
        return [max(least, name.get_height() + stage.px(6)) for name in self.names(stage, width)]

    def names(self, stage: Stage, width: int) -> list[pygame.Surface]:
        labels = [row[0] for row in self.rows]
        room = label_room(stage, labels, width) - stage.px(10)
        return [in_lines(stage, label, "plain", room) for label in labels]

    def draw(self, target: pygame.Surface, stage: Stage, rect: pygame.Rect) -> None:
        bold, y = stage.font("text", 18, "bold"), rect.y
        labels = label_room(stage, [row[0] for row in self.rows], rect.width)
        lines, most = self.lines(stage, rect.width), max(LEAST_SCALE, *(abs(row[1]) for row in self.rows))
        for (_label, gap), name, high in zip(self.rows, self.names(stage, rect.width), lines, strict=True):
            row = pygame.Rect(rect.x, y, rect.width, high)
            y = row.bottom
            target.blit(name, name.get_rect(midleft=row.midleft))
            end = bold.render(points(gap), True, INK)
            target.blit(end, end.get_rect(midright=(row.right, row.centery)))
            left, right = row.x + labels, row.right - bold.size("+100%")[0] - stage.px(12)
            self.draw_gap(target, stage, pygame.Rect(left, row.y, right - left, high), gap / most)

    def draw_gap(self, target: pygame.Surface, stage: Stage, rect: pygame.Rect, share: float) -> None:
        high, reach = max(9, stage.px(16)), round(rect.width / 2 * share)
        bar = pygame.Rect(rect.centerx + min(0, reach), rect.centery - high // 2, abs(reach), high)
        if bar.width:
            pygame.draw.rect(target, WEAK[share < 0], bar, 0, 3)
        pygame.draw.line(target, INK, (rect.centerx, rect.y), (rect.centerx, rect.bottom - 1))


@dataclass(frozen=True)
class Track:
    """The Royal Favour track: the crown where it is, a diamond where it is expected, a line for the range."""

    now: int
    mean: float
    low: int
    high: int

    def height(self, stage: Stage, width: int) -> int:
        return self.box(stage) + stage.px(22)

    def box(self, stage: Stage) -> int:
        return max(stage.px(24), 15)

    def draw(self, target: pygame.Surface, stage: Stage, rect: pygame.Rect) -> None:
        wide, high = rect.width / len(TRACK), self.box(stage)
        letters = font("text", max(13, stage.px(14)), "bold")
        for number, place in enumerate(TRACK):
            left, right = round(number * wide), round((number + 1) * wide)
            box = pygame.Rect(rect.x + left, rect.y, right - left - 1, high)
            pygame.draw.rect(target, box_colour(place), box)
            if place == self.now:
                crown = pictures.piece("royal_favour", min(wide, high) * 0.9)
                target.blit(crown.surface, crown.surface.get_rect(center=box.center))
            elif high >= letters.get_height() - 2:
                words = letters.render(str(abs(place)), True, (251, 243, 216))
                target.blit(words, words.get_rect(center=box.center))
        self.draw_range(target, stage, rect, wide)

    def draw_range(self, target: pygame.Surface, stage: Stage, rect: pygame.Rect, wide: float) -> None:
        y, tick = rect.y + self.box(stage) + stage.px(12), max(3, stage.px(5))
        ends = [round(rect.x + (TRACK.index(place) + 0.5) * wide) for place in (self.high, self.low)]
        pygame.draw.line(target, INK, (ends[0], y), (ends[1], y), max(2, stage.px(2)))
        for x in ends:
            pygame.draw.line(target, INK, (x, y - tick), (x, y + tick), max(2, stage.px(2)))
        x, size = round(rect.x + (len(TRACK) / 2 - self.mean) * wide), max(5, stage.px(8))
        pygame.draw.polygon(target, RED, [(x - size, y), (x, y - size), (x + size, y), (x, y + size)])


def box_colour(place: int) -> tuple[int, int, int]:
    strong = abs(place) >= 5
    if place > 0:
        return (40, 95, 50) if strong else (126, 165, 110)
    return (39, 69, 107) if strong else (148, 168, 196)


def label_room(stage: Stage, labels: Sequence[str], width: int) -> int:
    """How wide the column of the labels is: as wide as the widest one, but at most half."""
    widest = max(stage.font("text", 18, "bold").size(label)[0] for label in labels)
    return max(min(widest + stage.px(14), width // 2), width // 3)


def in_lines(stage: Stage, label: str, style: str, room: int) -> pygame.Surface:
    """A label, in two lines if it is too long for one, and then in letters that fit."""
    for units in (18, 17, 16, 15, 14, 13):
        letters = stage.font("text", units, style)
        name = letters.render(label, True, INK, wraplength=max(40, room))
        if name.get_height() <= 2 * letters.get_linesize() + 2:
            break
    return name


def points(gap: float) -> str:
    """A difference of chances in points of a hundred."""
    whole = round(100 * gap)
    return _("+{n}%").format(n=whole) if whole > 0 else _("−{n}%").format(n=-whole) if whole else "±0"
