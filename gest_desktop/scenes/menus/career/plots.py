"""Plots over the games of a career: a line with its band, points with their mean, bars of luck."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

import pygame

SMOOTH: Final = 3  # drawn this many times larger and then reduced
LINE, BAND, GRID, LEVEL = "#8a2217", (47, 110, 58, 76), (139, 119, 90, 90), (39, 69, 107, 120)
GOOD, BAD = (47, 110, 58), (181, 64, 47)
Point = tuple[float, float]


@dataclass(frozen=True)
class Scale:
    """From games and values to places in an area."""

    area: pygame.Rect
    count: int  # places on the way from left to right
    low: float
    high: float
    in_bins: bool = False  # each place has room on both sides

    def x(self, number: float) -> float:
        if self.in_bins or self.count == 1:
            return self.area.x + self.area.width * (number + 0.5) / self.count
        return self.area.x + self.area.width * number / (self.count - 1)

    def y(self, value: float) -> float:
        return self.area.bottom - self.area.height * (value - self.low) / (self.high - self.low)

    def larger(self) -> Scale:
        sides = (side * SMOOTH for side in self.area.size)
        return replace(self, area=pygame.Rect(0, 0, *sides))


def limits(values: Sequence[float], step: float, least: float) -> tuple[float, float]:
    """Whole steps around all values, at least so far apart."""
    low, high = math.floor(min(values) / step) * step, math.ceil(max(values) / step) * step
    while high - low < least:
        low, high = low - step, high + step
    return low, high


def canvas(scale: Scale) -> tuple[pygame.Surface, Scale]:
    large = scale.larger()
    return pygame.Surface(large.area.size, pygame.SRCALPHA), large


def put(target: pygame.Surface, drawn: pygame.Surface, area: pygame.Rect) -> None:
    target.blit(pygame.transform.smoothscale(drawn, area.size), area)


def draw_band(
    target: pygame.Surface, scale: Scale, values: Sequence[float], widths: Sequence[float], unit: float
) -> None:
    """A line with a band around it; the last value has a dot."""
    drawn, large = canvas(scale)
    upper = [
        (large.x(at), large.y(value + wide))
        for at, (value, wide) in enumerate(zip(values, widths, strict=True))
    ]
    lower = [
        (large.x(at), large.y(value - wide))
        for at, (value, wide) in enumerate(zip(values, widths, strict=True))
    ]
    if len(values) > 1:
        pygame.draw.polygon(drawn, BAND, [*upper, *reversed(lower)])
    way = [(large.x(at), large.y(value)) for at, value in enumerate(values)]
    draw_way(drawn, way, unit)
    put(target, drawn, scale.area)
    pygame.draw.aacircle(target, LINE, (scale.x(len(values) - 1), scale.y(values[-1])), 6 * unit)


def draw_way(drawn: pygame.Surface, way: Sequence[Point], unit: float) -> None:
    """A line with round joints."""
    thick = max(SMOOTH, round(3.2 * unit * SMOOTH))
    for start, end in pairwise(way):
        pygame.draw.line(drawn, LINE, start, end, thick)
        pygame.draw.circle(drawn, LINE, end, thick / 2)


def draw_points(target: pygame.Surface, scale: Scale, values: Sequence[float], unit: float) -> None:
    """A point for each value, and the mean of the last few as a line."""
    drawn, large = canvas(scale)
    way = [(large.x(at), large.y(mean)) for at, mean in enumerate(running_means(values))]
    draw_way(drawn, way, unit)
    for at, value in enumerate(values):
        pygame.draw.circle(drawn, GOOD, (large.x(at), large.y(value)), 5 * unit * SMOOTH)
    put(target, drawn, scale.area)


def running_means(values: Sequence[float], last: int = 5) -> list[float]:
    return [
        sum(part) / len(part) for at in range(len(values)) if (part := values[max(0, at + 1 - last) : at + 1])
    ]


def draw_bars(target: pygame.Surface, scale: Scale, values: Sequence[float], unit: float) -> None:
    """Good luck upwards, bad luck downwards."""
    drawn, large = canvas(scale)
    zero = large.y(0.0)
    wide = min(22 * unit * SMOOTH, large.area.width / max(1, scale.count) * 0.7)
    for at, value in enumerate(values):
        top, end = sorted((zero, large.y(value)))
        place = (large.x(at) - wide / 2, top, wide, max(SMOOTH, end - top))
        pygame.draw.rect(drawn, GOOD if value > 0 else BAD, place)
    put(target, drawn, scale.area)


def draw_rule(target: pygame.Surface, scale: Scale, value: float, colour: tuple[int, int, int, int]) -> int:
    """A faint line across the area; return its height."""
    y = round(scale.y(value))
    line = pygame.Surface((scale.area.width, 1), pygame.SRCALPHA)
    line.fill(colour)
    target.blit(line, (scale.area.x, y))
    return y
