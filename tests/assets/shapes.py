"""Points and polygons."""

from collections.abc import Sequence

import numpy as np

Point = Sequence[float]


def inside(point: Point, polygon: Sequence[Point]) -> bool:
    """Count the sides that a ray to the right crosses."""
    x, y = point
    a = np.array(polygon)
    b = np.roll(a, -1, axis=0)
    crossed = (a[:, 1] > y) != (b[:, 1] > y)
    rise = np.where(crossed, b[:, 1] - a[:, 1], 1)
    at = a[:, 0] + (y - a[:, 1]) / rise * (b[:, 0] - a[:, 0])
    return bool(np.count_nonzero(crossed & (x < at)) % 2)


def reach(point: Point, polygon: Sequence[Point]) -> float:
    """The distance of a point from the edge of a polygon."""
    a = np.array(polygon)
    side = np.roll(a, -1, axis=0) - a
    to_point = np.array(point) - a
    along = np.clip((to_point * side).sum(1) / np.maximum((side**2).sum(1), 1e-9), 0, 1)
    return float(np.hypot(*(to_point - along[:, None] * side).T).min())


def outside(point: Point, polygon: Sequence[Point]) -> float:
    """How far a point lies outside a polygon; 0 inside."""
    return 0 if inside(point, polygon) else reach(point, polygon)
