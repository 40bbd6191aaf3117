"""Larger faces of buttons: enamel with a name and a line, a saved game, a chip, a fold."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

import pygame

from gest_desktop.scenes.kit.nine_slice import inside, stretched
from gest_desktop.scenes.kit.parts import scaled
from gest_desktop.scenes.menus.widgets.faces import GREYED, PRESSED, Size, faded
from gest_desktop.scenes.menus.widgets.inks import CREAM, FAINT, PALE, Inks
from gest_desktop.scenes.menus.widgets.writing import line, shaded

SMOOTH: Final = 4  # rounded shapes are drawn this many times larger and then reduced
CHIP, CHIP_RIM, CHIP_HOVER, CHIP_ON = "#f7ecd0", "#b99c63", "#f5e7bf", "#8a2217"


def stack(out: pygame.Surface, lines: Sequence[pygame.Surface], left: int, middle: int, gap: int = 0) -> None:
    """Write lines below each other, centred on a height."""
    top = middle - (sum(one.get_height() for one in lines) + gap * (len(lines) - 1)) // 2
    for one in lines:
        out.blit(one, (left, top))
        top += one.get_height() + gap


@dataclass(frozen=True)
class Plaque:
    """Enamel with an icon, a name, and one line about what is behind it."""

    label: str
    line: str
    colour: str
    unit: float
    icon: str

    def __call__(self, state: str, size: Size) -> pygame.Surface:
        out = inside(f"button_{self.colour}_{state}", *size, self.unit)
        sink, gap = round(self.unit) if state == PRESSED else 0, round(14 * self.unit)
        middle = size[1] // 2 + sink
        icon = scaled(self.icon, self.unit * 0.95)
        out.blit(icon, icon.get_rect(midleft=(gap, middle)))
        left = 2 * gap + icon.get_width()
        room = size[0] - left - gap
        ink = FAINT if state == "disabled" else CREAM
        lines = [shaded(self.label, "heading", round(22 * self.unit), ink, room)]
        if self.line:
            lines.append(line(self.line, "text", round(17.5 * self.unit), PALE, room))
        stack(out, lines, left, middle - round(self.unit), -round(4 * self.unit))
        return out


@dataclass(frozen=True)
class GameRow:
    """A saved game: its picture, name and date, two lines about it, and the portrait of the opponent."""

    name: str
    when: str
    lines: tuple[str, ...]
    unit: float
    inks: Inks
    is_on: Callable[[], bool]
    picture: pygame.Surface = field(compare=False)
    portrait: pygame.Surface | None = field(default=None, compare=False)
    greyed: bool = False
    small: bool = False  # for narrow places

    def __call__(self, state: str, size: Size) -> pygame.Surface:
        kind = "selected" if self.is_on() else "hover" if state in ("hover", PRESSED) else "normal"
        out = stretched(f"row_{kind}", *size, self.unit).copy()
        gap = round(10 * self.unit)
        picture = faded(self.picture) if self.greyed else self.picture
        place = out.blit(picture, picture.get_rect(midleft=(gap, size[1] // 2)))
        left, right = place.right + gap, size[0] - gap
        if self.portrait:
            place = out.blit(self.portrait, self.portrait.get_rect(midright=(right, size[1] // 2)))
            right = place.left - gap
        self.letter(out, left, right)
        return out

    def letter(self, out: pygame.Surface, left: int, right: int) -> None:
        ink = self.inks.quiet if self.greyed else self.inks.text
        small = round(17 * self.unit)
        date = line(self.when, "text", small, self.inks.quiet, (right - left) // 2, "italic")
        room = right - left - (date.get_width() + round(14 * self.unit) if self.when else 0)
        style = ("text", small, "bold") if self.small else ("heading", round(20 * self.unit), "plain")
        name = line(self.name, style[0], style[1], ink, room, style[2])
        about = [line(words, "text", small, self.inks.quiet, right - left) for words in self.lines]
        gap = -round(2 * self.unit)
        stack(out, [name, *about], left, out.get_height() // 2, gap)
        high = name.get_height() + sum(one.get_height() + gap for one in about)
        top = (out.get_height() - high) // 2
        out.blit(date, date.get_rect(midright=(right, top + name.get_height() // 2)))


@dataclass(frozen=True)
class Chip:
    """A short choice in a rounded frame."""

    label: str
    unit: float
    inks: Inks
    is_on: Callable[[], bool]
    text: float = 19

    def __call__(self, state: str, size: Size) -> pygame.Surface:
        on = self.is_on() and state != "disabled"
        ground = CHIP_ON if on else CHIP_HOVER if state in ("hover", PRESSED) else CHIP
        out = pill(ground, "#e2b548" if on else CHIP_RIM, size).copy()
        ink = CREAM if on else self.inks.quiet if state == "disabled" else self.inks.text
        room = size[0] - round(10 * self.unit)
        words = line(self.label, "text", round(self.text * self.unit), ink, room, "bold")
        out.blit(words, words.get_rect(center=(size[0] // 2, size[1] // 2)))
        if state == "disabled":
            out.fill((255, 255, 255, GREYED), special_flags=pygame.BLEND_RGBA_MULT)
        return out


@dataclass(frozen=True)
class Fold:
    """What opens and closes a part of a page; closed, it tells what was changed in there."""

    label: str
    line: str
    unit: float
    inks: Inks
    is_open: bool

    def __call__(self, state: str, size: Size) -> pygame.Surface:
        out = stretched(
            f"row_{'hover' if state in ('hover', PRESSED) else 'normal'}", *size, self.unit
        ).copy()
        gap, middle = round(14 * self.unit), size[1] // 2
        arrow = triangle(self.inks.heading, round(16 * self.unit), self.is_open)
        out.blit(arrow, arrow.get_rect(midleft=(gap, middle)))
        left = 2 * gap + arrow.get_width()
        name = line(self.label, "heading", round(20 * self.unit), self.inks.text, size[0] - left - gap)
        out.blit(name, name.get_rect(midleft=(left, middle)))
        room = size[0] - left - name.get_width() - 2 * gap
        words = line(self.line, "text", round(17 * self.unit), self.inks.quiet, room, "italic")
        out.blit(words, words.get_rect(midright=(size[0] - gap, middle)))
        return out


@lru_cache(maxsize=64)
def pill(ground: str, rim: str, size: Size) -> pygame.Surface:
    large = pygame.Surface((size[0] * SMOOTH, size[1] * SMOOTH), pygame.SRCALPHA)
    edge = max(SMOOTH, size[1] * SMOOTH // 20)
    pygame.draw.rect(large, rim, large.get_rect(), border_radius=large.get_height() // 2)
    within = large.get_rect().inflate(-2 * edge, -2 * edge)
    pygame.draw.rect(large, ground, within, border_radius=within.height // 2)
    return pygame.transform.smoothscale(large, size)


@lru_cache(maxsize=16)
def triangle(ink: str, pixels: int, points_down: bool) -> pygame.Surface:
    side = pixels * SMOOTH
    large = pygame.Surface((side, side), pygame.SRCALPHA)
    corners = [(0.16, 0.06), (0.94, 0.5), (0.16, 0.94)]
    turned = [(y, x) if points_down else (x, y) for x, y in corners]
    pygame.draw.polygon(large, ink, [(x * side, y * side) for x, y in turned])
    return pygame.transform.smoothscale(large, (pixels, pixels))
