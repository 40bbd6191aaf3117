"""The charts of an explaining panel: bars of choices with their errors, and the Royal Favour track."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

from gest_desktop.ai.voice.because import percent
from gest_desktop.rules.favour import TRACK
from gest_desktop.scenes.kit import pictures
from gest_desktop.scenes.kit.brush import Brush
from gest_desktop.scenes.kit.fonts import font
from gest_desktop.scenes.shell.stage import Stage
from gest_desktop.scenes.table.paint.blocks import CAPTION, EMPTY, INK, RED, RIM, SHADES, clamped, draw_part

WEAK: Final = ((154, 140, 110), (190, 130, 95))
TICKS: Final = (0, 25, 50, 75, 100)  # percent: every chart of chances has this scale


@dataclass(frozen=True)
class Bars:
    """The chances of several choices, the first of them chosen, with their standard errors.

    The scale below them is the same in every panel, from 0 to 100 %.
    """

    rows: tuple[tuple[str, float, float], ...]  # label, chance, error
    side: int

    def line(self, stage: Stage) -> int:
        return round(stage.text_px(18) * 1.55)

    def height(self, stage: Stage, width: int) -> int:
        return self.line(stage) * len(self.rows) + self.scale_font(stage).get_linesize()

    def scale_font(self, stage: Stage) -> pygame.Font:
        return stage.font("text", 15)

    def draw(self, target: pygame.Surface, stage: Stage, rect: pygame.Rect) -> None:
        brush, line = Brush(stage.factor, stage.text_scale), self.line(stage)
        wide = stage.font("text", 18, "bold").size("100%")[0]
        widest = max(stage.font("text", 18, "bold").size(label)[0] for label, _win, _error in self.rows)
        labels = max(min(widest + stage.px(14), rect.width // 2), rect.width // 3)
        for number, (label, win, error) in enumerate(self.rows):
            row = pygame.Rect(rect.x, rect.y + number * line, rect.width, line)
            name = pygame.Rect(row.x, row.y, labels - stage.px(10), line)
            brush.write(target, label, name, 18, style="plain" if number else "bold")
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
