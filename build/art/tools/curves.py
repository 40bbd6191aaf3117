"""Polylines: resampling, smoothing, normals and skia paths."""

import math
from collections.abc import Sequence

import numpy as np
import skia
from numpy.typing import NDArray

Array = NDArray[np.float64]
Spot = tuple[float, float]
Point = Sequence[float] | Array
Points = Sequence[Point] | Array


def arc_lengths(p: Array) -> Array:
    """Distance from the first point to every point, measured along the line."""
    return np.concatenate([[0], np.cumsum(np.hypot(*np.diff(p, axis=0).T))])


def resample(pts: Points, step: float = 5.0, closed: bool = False) -> Array:
    """Points at even distances of about step along a polyline."""
    p = np.asarray(pts, float)
    if closed:
        p = np.vstack([p, p[:1]])
    d = arc_lengths(p)
    if d[-1] < 1e-6:
        return p
    count = max(2, round(d[-1] / step))
    s = np.linspace(0, d[-1], count + 1)
    q = np.column_stack([np.interp(s, d, p[:, 0]), np.interp(s, d, p[:, 1])])
    return q[:-1] if closed else q


def smooth(pts: Points, n: int = 8, closed: bool = False) -> Array:
    """Catmull-Rom curve through the points, n steps per span."""
    p = np.asarray(pts, float)
    if len(p) < 3:
        return p
    if closed:
        q = np.vstack([p[-1:], p, p[:2]])
    else:
        q = np.vstack([2 * p[0] - p[1], p, 2 * p[-1] - p[-2]])
    t = np.linspace(0, 1, n, endpoint=False)[:, None]
    spans = []
    for i in range(1, len(q) - 2):
        a, b, c, d = q[i - 1 : i + 3]
        cubic = 3 * b - a - 3 * c + d
        square = 2 * a - 5 * b + 4 * c - d
        spans.append(0.5 * (2 * b + (c - a) * t + square * t**2 + cubic * t**3))
    curve = np.vstack(spans)
    return curve if closed else np.vstack([curve, q[-2][None]])


def tangents(p: Array) -> Array:
    """Unit direction at every point."""
    t: Array = np.gradient(p, axis=0)
    t /= np.hypot(*t.T)[:, None] + 1e-9
    return t


def normals(t: Array) -> Array:
    """Directions turned by a quarter."""
    return np.column_stack([-t[:, 1], t[:, 0]])


def poly(pts: Points, close: bool = True) -> skia.Path:
    return skia.Path.Polygon([skia.Point(float(x), float(y)) for x, y in pts], close)


def ring(x: float, y: float, r: float, n: int, end: float = 6.28) -> list[tuple[float, float]]:
    """n points round a circle; the hand-drawn rings stop a hair before they close."""
    return [(x + r * math.cos(t), y + r * math.sin(t)) for t in np.linspace(0, end, n)]


def placed(x: float, y: float, s: float, pts: Points) -> list[tuple[float, float]]:
    """Move a drawing in unit coordinates to (x, y) at size s."""
    return [(x + px * s, y + py * s) for px, py in pts]


def rounded(corners: Points, r: float, n: int = 5) -> Array:
    """Closed polygon whose corners are turned in a curve that begins r before them."""
    p = np.asarray(corners, float)
    t = np.linspace(0, 1, n)[:, None]
    turns = []
    for before, corner, after in zip(np.roll(p, 1, 0), p, np.roll(p, -1, 0), strict=True):
        start = corner + (before - corner) * min(0.5, r / np.hypot(*(before - corner)))
        end = corner + (after - corner) * min(0.5, r / np.hypot(*(after - corner)))
        turns.append((1 - t) ** 2 * start + 2 * t * (1 - t) * corner + t**2 * end)
    return np.vstack(turns)
