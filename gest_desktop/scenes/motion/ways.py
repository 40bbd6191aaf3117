"""Paths over the map: along the road for Carriages, in a low arc for pieces moved by hand."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from gest_desktop.scenes.motion.easing import clamp, ease_in_out, there_and_back

Point = tuple[float, float]
ARC: Final = 0.18  # height of an arc divided by its length
HIGHEST: Final = 90.0  # map units


def length(way: Sequence[Point]) -> float:
    return sum(math.dist(a, b) for a, b in pairwise(way))


def along(way: Sequence[Point], t: float) -> Point:
    """The point on a polyline after a share of its length, at constant speed."""
    left = clamp(t) * length(way)
    for a, b in pairwise(way):
        step = math.dist(a, b)
        if left <= step and step > 0.0:
            return between(a, b, left / step)
        left -= step
    return way[-1]


def heading(way: Sequence[Point], t: float) -> float:
    """The direction on the road, in degrees clockwise from the right."""
    behind, ahead = along(way, t - 0.02), along(way, t + 0.02)
    return math.degrees(math.atan2(ahead[1] - behind[1], ahead[0] - behind[0]))


def roll(way: Sequence[Point], t: float) -> Point:
    """The position of a Carriage that starts, rolls along its road and stops."""
    return along(way, ease_in_out(t))


def carry(start: Point, end: Point, t: float) -> Point:
    """The position of a piece that is lifted, carried over the map and put down."""
    height = min(ARC * math.dist(start, end), HIGHEST)
    x, y = between(start, end, ease_in_out(t))
    return x, y - height * there_and_back(t)


def between(a: Point, b: Point, share: float) -> Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share
