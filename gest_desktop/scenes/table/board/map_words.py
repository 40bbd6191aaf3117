"""Lettering: straight lines with a halo, and letters along a curve. Drawn large, then scaled down."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from typing import Final

import pygame

from gest_desktop.scenes.kit.fonts import font
from gest_desktop.scenes.table.paint.palette import Colour

Point = tuple[float, float]
FINE: Final = 3  # supersampling factor, so that letters can have any size and angle
HALO: Final = (248, 239, 210)
AROUND: Final = tuple((math.cos(math.pi * i / 6), math.sin(math.pi * i / 6)) for i in range(12))


def lettering(words: str, role: str, size: float, colour: Colour, spacing: float = 0.0) -> pygame.Surface:
    """A line of text at any size, with pixels between its letters; supersampled."""
    letters = font(role, max(1, round(size * FINE)))
    if not spacing:
        return letters.render(words, True, colour)
    gap = spacing * FINE
    width = math.ceil(width_of(words, role, size, spacing) * FINE)
    line = pygame.Surface((max(1, width), letters.get_height()), pygame.SRCALPHA)
    x = 0.0
    for letter in words:
        line.blit(letters.render(letter, True, colour), (round(x), 0))
        x += letters.size(letter)[0] + gap
    return line


def width_of(words: str, role: str, size: float, spacing: float = 0.0) -> float:
    """The width of a line in pixels of the screen."""
    letters = font(role, max(1, round(size * FINE)))
    if not spacing:
        return letters.size(words)[0] / FINE
    return sum(letters.size(letter)[0] for letter in words) / FINE + spacing * (len(words) - 1)


def write_line(
    target: pygame.Surface,
    words: str,
    role: str,
    size: float,
    at: Point,
    colour: Colour,
    spacing: float = 0.0,
    halo: float = 0.0,
    initial: Colour | None = None,
) -> None:
    """Write a line with its baseline starting at a point; a halo in pixels keeps it clear of the map."""
    line = lettering(words, role, size, colour, spacing)
    ascent = font(role, max(1, round(size * FINE))).get_ascent() / FINE
    left, top = at[0], at[1] - ascent
    if halo:
        put_halo(target, lettering(words, role, size, HALO, spacing), (left, top), halo)
    if initial:
        first = lettering(words[0], role, size, initial)
        line.blit(first, (0, 0))
    small = (max(1, round(line.get_width() / FINE)), max(1, round(line.get_height() / FINE)))
    target.blit(pygame.transform.smoothscale(line, small), (round(left), round(top)))


def put_halo(target: pygame.Surface, line: pygame.Surface, at: Point, halo: float) -> None:
    small = (max(1, round(line.get_width() / FINE)), max(1, round(line.get_height() / FINE)))
    shape = pygame.transform.smoothscale(line, small)
    pad = math.ceil(halo) + 2
    soft = pygame.Surface((small[0] + 2 * pad, small[1] + 2 * pad), pygame.SRCALPHA)
    soft.fill((*HALO, 0))
    for share in (0.5, 1.0):
        for dx, dy in AROUND:
            soft.blit(shape, (pad + round(share * halo * dx), pad + round(share * halo * dy)))
    soft = pygame.transform.box_blur(soft, max(1, round(halo / 4)))
    target.blit(soft, (round(at[0]) - pad, round(at[1]) - pad))


def write_along(
    target: pygame.Surface,
    words: str,
    role: str,
    size: float,
    course: Sequence[Point],
    colour: Colour,
    spacing: float = 0.0,
    halo: float = 0.0,
) -> None:
    """Write letters along a polyline, centred on it, with their baseline on it."""
    letters = font(role, max(1, round(size * FINE)))
    length = sum(math.dist(a, b) for a, b in itertools.pairwise(course))
    start = (length - width_of(words, role, size, spacing or 0.001)) / 2
    for shade in ([HALO] if halo else []) + [colour]:
        way = start
        for letter in words:
            width = letters.size(letter)[0] / FINE
            (x, y), angle = along(course, way + width / 2)
            picture = letters.render(letter, True, shade)
            put_turned(target, picture, (x, y), angle, letters.get_ascent(), halo if shade == HALO else 0.0)
            way += width + spacing


def put_turned(
    target: pygame.Surface, letter: pygame.Surface, at: Point, angle: float, ascent: int, halo: float
) -> None:
    """Draw a letter whose baseline has its middle at a point, turned by an angle in degrees."""
    above = (letter.get_height() / 2 - ascent) / FINE  # from the baseline to the middle of the picture
    turned = pygame.transform.rotozoom(letter, -angle, 1 / FINE)
    lean = math.radians(angle)
    x, y = at[0] - above * math.sin(lean), at[1] + above * math.cos(lean)
    for dx, dy in AROUND if halo else ((0.0, 0.0),):
        target.blit(turned, turned.get_rect(center=(round(x + dx * halo), round(y + dy * halo))))


def along(course: Sequence[Point], way: float) -> tuple[Point, float]:
    """The point this far along a polyline, which goes on straight at both ends, and its direction."""
    for number, (a, b) in enumerate(itertools.pairwise(course)):
        length = math.dist(a, b) or 1.0
        if way <= length or number == len(course) - 2:
            share = way / length
            return (
                (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share),
                math.degrees(math.atan2(b[1] - a[1], b[0] - a[0])),
            )
        way -= length
    return course[0], 0.0
