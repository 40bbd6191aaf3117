"""Buttons of a gamepad as small pictures: a dark disc or pill with a golden rim, the letter in its colour."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import pygame

from gest_desktop.scenes.kit.fonts import font

GROUND, RIM, INK = "#1b120b", "#d8a94a", "#fbf3d8"
COLOURS: Final = {
    "A": "#8fd27a", "B": "#f08a6c", "X": "#8fbdf0", "Y": "#f2d26b",
    "✕": "#8fbdf0", "○": "#f08a6c", "□": "#e8a6d8", "△": "#8fd9b0",
}  # fmt: skip
CROSS: Final = "✚"  # stands for the D-pad
SHARP: Final = 4  # drawn this many times larger first, so that edges are smooth
LETTER: Final = 0.62  # of the height


@lru_cache(maxsize=128)
def glyph(letters: str, height: int) -> pygame.Surface:
    """A button by what is written on it."""
    if letters == CROSS:
        return smooth(draw_cross(height * SHARP), height)
    words = None if letters in "✕○□△" else font("text", round(height * LETTER), "bold")
    width = height
    if words is not None and len(letters) > 1:
        width = words.size(letters)[0] + round(height * 0.66)
    large = pygame.Surface((width * SHARP, height * SHARP), pygame.SRCALPHA)
    area = large.get_rect()
    pygame.draw.rect(large, RIM, area, border_radius=area.height // 2)
    inner = area.inflate(-round(height * 0.14 * SHARP), -round(height * 0.14 * SHARP))
    pygame.draw.rect(large, GROUND, inner, border_radius=inner.height // 2)
    if words is None:
        draw_sign(large, letters, area.inflate(-area.width // 2, -area.height // 2))
    picture = smooth(large, height)
    if words is not None:
        written = words.render(letters, True, COLOURS.get(letters, INK))
        picture.blit(written, written.get_rect(center=picture.get_rect().center))
    return picture


def smooth(large: pygame.Surface, height: int) -> pygame.Surface:
    width = round(large.get_width() * height / large.get_height())
    return pygame.transform.smoothscale(large, (width, height))


def draw_sign(target: pygame.Surface, sign: str, area: pygame.Rect) -> None:
    """Draw a cross, ring, square or triangle, which fonts may lack."""
    colour, width = COLOURS[sign], max(2, area.width // 6)
    if sign == "○":
        pygame.draw.circle(target, colour, area.center, area.width // 2, width)
    elif sign == "□":
        pygame.draw.rect(target, colour, area, width)
    elif sign == "△":
        pygame.draw.polygon(target, colour, [area.midtop, area.bottomright, area.bottomleft], width)
    else:
        pygame.draw.line(target, colour, area.topleft, area.bottomright, width)
        pygame.draw.line(target, colour, area.topright, area.bottomleft, width)


def draw_cross(side: int) -> pygame.Surface:
    """A D-pad: two bars that cross."""
    picture = pygame.Surface((side, side), pygame.SRCALPHA)
    for colour, inset in ((RIM, 0), (GROUND, round(side * 0.08))):
        for wide, high in ((side, side * 0.4), (side * 0.4, side)):
            bar = pygame.Rect(0, 0, round(wide) - 2 * inset, round(high) - 2 * inset)
            bar.center = (side // 2, side // 2)
            pygame.draw.rect(picture, colour, bar, border_radius=side // 12)
    return picture
