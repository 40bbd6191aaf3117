"""Masonry, windows, roofs and town houses."""

import math

import numpy as np
import skia
from numpy.random import Generator
from skia import Canvas

from art.tools.curves import Points, Spot, poly
from art.tools.ink import ink
from art.vignettes.parts.paint import LINE
from art.vignettes.parts.palette import STONE
from art.vignettes.parts.pen import HAIR, Pen, vec


def ashlar(
    pen: Pen,
    path: skia.Path,
    x0: float,
    y0: float,
    x1: float,
    y1: float,
    course: float = 11,
    block: float = 24,
    a: float = 0.42,
) -> None:
    """Draw the joints of squared masonry inside a path."""
    with pen.clipped(path):
        for k, y in enumerate(np.arange(y0 + course, y1, course)):
            pen.line([(x0, y), (x1, y)], HAIR, a=a, taper=0)
            for x in np.arange(x0 + (block / 2 if k % 2 else block), x1, block):
                jog = pen.rng.uniform(-3, 3)
                pen.line([(x + jog, y - course), (x + jog, y)], HAIR, a=a, taper=0, wob=0.05)


def wall(
    pen: Pen,
    x0: float,
    y0: float,
    x1: float,
    y1: float,
    fill: str = STONE,
    course: float = 11,
    block: float = 24,
    w: float = LINE,
) -> None:
    """Draw a rectangular ashlar wall."""
    pts = [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
    path = poly(pts)
    pen.paint(path, fill)
    ashlar(pen, path, x0, y0, x1, y1, course, block)
    pen.line(pts, w, closed=True)


def battlement(
    pen: Pen, x0: float, x1: float, y: float, h: float = 14, merlons: int = 4, fill: str = STONE
) -> None:
    """Draw a crenellated parapet whose foot is at y."""
    step = (x1 - x0) / (2 * merlons - 1)
    pts = [(x0, y)]
    for i in range(merlons):
        a, b = x0 + 2 * i * step, x0 + (2 * i + 1) * step
        pts += [(a, y - h), (b, y - h)]
        if i < merlons - 1:
            pts += [(b, y - h * 0.45), (b + step, y - h * 0.45)]
    pts.append((x1, y))
    pen.area(pts, fill, sm=0)


def pointed(x: float, y: float, w: float, h: float) -> list[Spot]:
    """Return the outline of a pointed arch opening with its foot centre at (x, y)."""
    s = h - w * 0.85
    left = [(x - w / 2, y), (x - w / 2, y - s)]
    t = np.linspace(0, 1, 8)[1:]
    arc = [(x - w / 2 + w / 2 * k**1.15, y - s - (h - s) * math.sin(k * math.pi / 2) ** 0.9) for k in t]
    right = [(2 * x - px, py) for px, py in (left + arc)[::-1]]
    return left + arc + right[1:]


def lancet(
    pen: Pen, x: float, y: float, w: float, h: float, fill: str = "#22364f", frame: str = "#e6dcc2"
) -> None:
    """Draw a pointed window with a light stone frame."""
    pen.area(pointed(x, y + 2, w + 6, h + 5), frame, 1.6, sm=0)
    pen.area(pointed(x, y, w, h), fill, 1.4, sm=0)


def tiled_roof(pen: Pen, pts: Points, fill: str = "#b9683c", rows: int = 7) -> None:
    """Draw a roof plane given by its four corners (ridge left, ridge right, eave right, eave left)."""
    a, b, d, e = [vec(*p) for p in pts]
    path = poly([a, b, d, e])
    pen.paint(path, fill)
    with pen.clipped(path):
        for t in np.linspace(0, 1, rows + 1)[1:]:
            left, right = a + (e - a) * t, b + (d - b) * t
            pen.line([left, right], 1.1, a=0.55, taper=0)
            n = max(3, int((right[0] - left[0]) / 9))
            for u in np.linspace(0, 1, n):
                q = left + (right - left) * (u + (0.5 / n if int(t * rows) % 2 else 0))
                up = (a - e) / rows
                pen.line([q, q + up], 0.9, a=0.4, taper=0, wob=0.05)
    pen.line([a, b, d, e], LINE, closed=True)


def townhouse(
    pen: Pen,
    x0: float,
    x1: float,
    y: float,
    h: float,
    roof: str = "#b9683c",
    plaster: str = "#efe2c2",
    beam: str = "#6e4a28",
    gable: float = 34,
    windows: bool = True,
) -> None:
    """Draw a timber-framed gable house standing on y."""
    mid = (x0 + x1) / 2
    front = [(x0, y), (x0, y - h), (mid, y - h - gable), (x1, y - h), (x1, y)]
    pen.area(front, plaster, LINE, sm=0)
    with pen.clipped(poly(front)):
        for a, b in (
            ((x0, y - h), (x1, y - h)),
            ((x0, y - h * 0.5), (x1, y - h * 0.5)),
            ((mid, y), (mid, y - h - gable)),
            ((x0 + 3, y - 4), (mid, y - h * 0.5)),
            ((x1 - 3, y - 4), (mid, y - h * 0.5)),
        ):
            pen.line([a, b], 5.6, "ink", 0.9, 0, 0.1)
            pen.line([a, b], 3.6, beam, 1, 0, 0.1)
    pen.line(front, LINE, closed=True)
    peak, eave = y - h - gable, y - h
    pen.area(
        [
            (x0 - 9, eave + 5),
            (mid, peak - 10),
            (x1 + 9, eave + 5),
            (x1 + 5, eave + 12),
            (mid, peak + 2),
            (x0 - 5, eave + 12),
        ],
        roof,
        2.0,
        sm=0,
    )
    pen.area(pointed(mid, y - h - 3, 13, 19), "#3a2a1c", 1.6, sm=0)
    for k in (0.27, 0.73) if windows else ():
        x = x0 + (x1 - x0) * k
        pen.area(
            [(x - 7, y - h * 0.62), (x + 7, y - h * 0.62), (x + 7, y - h * 0.82), (x - 7, y - h * 0.82)],
            "#3a2a1c",
            1.6,
            sm=0,
        )
        pen.line([(x, y - h * 0.62), (x, y - h * 0.82)], 1.6, plaster, 1, 0, 0)


def masonry(
    c: Canvas,
    rng: Generator,
    x0: float,
    y0: float,
    x1: float,
    y1: float,
    course: float = 18,
    length: float = 36,
    a: float = 0.5,
) -> None:
    """Coursed stone joints inside a rectangle."""
    for row, y in enumerate(np.arange(y0 + course, y1 + 1, course)):
        ink(c, [(x0, y), (x1, y)], 1.3, a=a, rng=rng, taper=0, wob=0.3)
        for x in np.arange(x0 + (row % 2) * length / 2 + length / 4, x1, length):
            ink(c, [(x, y - course), (x, y)], 1.2, a=a * 0.9, rng=rng, taper=0, wob=0.2)
