"""How the riddles look in lists: a set with its dots, a riddle with its map, a day of the week."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import pygame

from gest_desktop.scenes.kit.buttons import icon
from gest_desktop.scenes.kit.parts import scaled
from gest_desktop.scenes.menus.widgets.cards import stack
from gest_desktop.scenes.menus.widgets.faces import GREYED, PRESSED, Size
from gest_desktop.scenes.menus.widgets.inks import Inks
from gest_desktop.scenes.menus.widgets.writing import line
from gest_desktop.scenes.riddles.pictures import dot, head

HARDEST = 5


def row_ground(state: str, size: Size, unit: float) -> pygame.Surface:
    """A pale slip of paper; darker with a golden rim under the pointer."""
    out = pygame.Surface(size, pygame.SRCALPHA)
    is_over = state in ("hover", PRESSED)
    ground, rim = ("#f5e7bf", "#c6962f") if is_over else ("#f7ecd0", "#cdb686")
    corner = round(8 * unit)
    pygame.draw.rect(out, ground, out.get_rect(), border_radius=corner)
    pygame.draw.rect(out, rim, out.get_rect(), max(1, round((2 if is_over else 1) * unit)), corner)
    if state == "disabled":
        out.fill((255, 255, 255, GREYED), special_flags=pygame.BLEND_RGBA_MULT)
    return out


def difficulty_picture(difficulty: int, pixels: int) -> pygame.Surface:
    """Five arrowheads, as many of them full as it is difficult."""
    out = pygame.Surface((pixels * HARDEST, pixels), pygame.SRCALPHA)
    for number in range(HARDEST):
        out.blit(head(pixels, number < difficulty), (number * pixels, 0))
    return out


@dataclass(frozen=True)
class SetRow:
    """A set: its icon, name and line; difficulty, number solved, and one dot for each riddle."""

    name: str
    line: str
    sign: str
    difficulty: int  # 0: none is shown
    count: str
    dots: tuple[str, ...]
    unit: float
    inks: Inks

    def __call__(self, state: str, size: Size) -> pygame.Surface:
        out = row_ground(state, size, self.unit)
        unit, middle = self.unit, size[1] // 2
        sign = icon(self.sign, round(54 * unit))
        if state == "disabled":
            sign = sign.copy()
            sign.set_alpha(GREYED)
        place = out.blit(sign, sign.get_rect(midleft=(round(18 * unit), middle)))
        left, right = place.right + round(18 * unit), round(size[0] * 0.6)
        ink = self.inks.quiet if state == "disabled" else self.inks.text
        name = line(self.name, "heading", round(23 * unit), ink, right - left)
        about = line(self.line, "text", round(18 * unit), self.inks.quiet, right - left, "italic")
        stack(out, [name, about], left, middle, round(2 * unit))
        self.draw_right(out, right + round(12 * unit), size[0] - round(20 * unit))
        return out

    def draw_right(self, out: pygame.Surface, left: int, right: int) -> None:
        unit, high = self.unit, out.get_height()
        count = line(self.count, "text", round(19 * unit), self.inks.text, right - left, "bold")
        upper, lower = round(high * 0.32), round(high * 0.68)
        out.blit(count, count.get_rect(midright=(right, upper)))
        if self.difficulty:
            heads = difficulty_picture(self.difficulty, round(18 * unit))
            out.blit(heads, heads.get_rect(midleft=(left, upper)))
        step = min(round(19 * unit), (right - left) // max(1, len(self.dots)))
        for number, kind in enumerate(self.dots):
            picture = dot(max(5, step - max(1, round(3 * unit))), kind)
            out.blit(picture, picture.get_rect(midleft=(left + number * step, lower)))


@dataclass(frozen=True)
class Tile:
    """A riddle: its map, name and difficulty, and a tick with the number of tries once it is solved."""

    name: str
    difficulty: int
    kind: str  # as of a dot
    tries: str
    unit: float
    inks: Inks
    picture: Callable[[Size], pygame.Surface] = field(compare=False)

    def __call__(self, state: str, size: Size) -> pygame.Surface:
        out, unit = row_ground(state, size, self.unit), self.unit
        gap, foot = round(8 * unit), round(58 * unit)
        room = (size[0] - 2 * gap, size[1] - gap - foot)
        out.blit(self.picture(room), (gap, gap))
        middle = gap + room[1]
        name = line(self.name, "heading", round(18 * unit), self.inks.text, room[0])
        out.blit(name, (gap, middle + round(4 * unit)))
        low = size[1] - round(16 * unit)
        heads = difficulty_picture(self.difficulty, round(15 * unit))
        out.blit(heads, heads.get_rect(midleft=(gap, low)))
        if self.tries:
            words = line(self.tries, "text", round(16 * unit), self.inks.quiet, room[0] // 2, "italic")
            out.blit(words, words.get_rect(midright=(size[0] - gap, low)))
        if self.kind in ("solved", "clean"):
            tick = scaled("mark_tick", unit)
            out.blit(tick, tick.get_rect(topright=(size[0] - gap - 2, gap + 2)))
        return out


@dataclass(frozen=True)
class DayRow:
    """Yesterday's riddle: its map, name, how it went, and a mark."""

    name: str
    line: str
    is_solved: bool
    unit: float
    inks: Inks
    picture: Callable[[Size], pygame.Surface] = field(compare=False)

    def __call__(self, state: str, size: Size) -> pygame.Surface:
        out, unit = row_ground(state, size, self.unit), self.unit
        gap = round(9 * unit)
        shown = self.picture((round((size[1] - 2 * gap) * 1.6), size[1] - 2 * gap))
        out.blit(shown, (gap, gap))
        left, right = gap + shown.get_width() + round(14 * unit), size[0] - round(50 * unit)
        name = line(self.name, "text", round(19 * unit), self.inks.text, right - left, "bold")
        about = line(self.line, "text", round(17 * unit), self.inks.quiet, right - left, "italic")
        stack(out, [name, about], left, size[1] // 2, round(2 * unit))
        if self.is_solved:
            tick = scaled("mark_tick", unit)
            out.blit(tick, tick.get_rect(midright=(size[0] - round(16 * unit), size[1] // 2)))
        return out
