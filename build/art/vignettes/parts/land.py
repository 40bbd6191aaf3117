"""Hills, meadows, roads and water."""

import math
from collections.abc import Sequence

import numpy as np
from numpy.random import Generator
from skia import Canvas

from art.motifs.trees import tuft
from art.tools.curves import Points, poly, smooth
from art.tools.ink import ink
from art.tools.paint import P, lin
from art.vignettes.parts.backdrops import water
from art.vignettes.parts.paint import HEIGHT, LINE, WIDTH, clipped
from art.vignettes.parts.palette import CREAM, GOLD, SCARLET
from art.vignettes.parts.pen import Pen

GRASS = ("#b3c877", "#6d8a3f", "#41602c")
MEADOW = ("#c6c474", "#8d9a4a", "#5f7f3a")
ROAD = ("#ead6a0", "#c9a86a", "#94713c")
EARTH = ("#e6d09a", "#c9a86a", "#8f6c3a")


def rolling_land(pen: Pen, pts: Points, shades: Sequence[str] = GRASS, w: float = LINE, sm: int = 8) -> None:
    """Draw a rolling stretch of ground down to the lower edge from its skyline points."""
    top = min(y for _, y in pts)
    shape = np.vstack([smooth(pts, sm), [(pts[-1][0] + 20, HEIGHT + 20), (pts[0][0] - 20, HEIGHT + 20)]])
    pen.c.drawPath(poly(shape), P("#ffffff", shader=lin(0, top, 0, HEIGHT, list(shades))))
    pen.line(shape, w, closed=True, wob=0.4)


def river(pen: Pen, x0: float, y0: float, x1: float, y1: float) -> None:
    """Draw rippled water in a rectangle."""
    water(pen.c, x0, y0, x1, y1, pen.rng)


def tufts(pen: Pen, spots: Points, size: float = 16, a: float = 0.8) -> None:
    """Scatter grass tufts at the given points."""
    for x, y in spots:
        tuft(pen.c, x, y, size, pen.rng, a)


def terrain(
    c: Canvas,
    crest: Points,
    rng: Generator,
    tones: Sequence[str] = GRASS,
    lw: float = LINE,
    span: tuple[float, float] | None = None,
    wob: float = 0.2,
) -> None:
    """Fill the land below a crest that reaches both picture edges, shaded over a span of heights."""
    line = smooth(crest, 8)
    outline = np.vstack([line, [(WIDTH + 12, HEIGHT + 12), (-12, HEIGHT + 12)]])
    heights = [y for _, y in crest]
    top, low = span or (min(heights), min(HEIGHT, max(heights) + 90))
    shader = lin(0, top, 0, low, list(tones))
    c.drawPath(poly(outline), P("#ffffff", shader=shader))
    ink(c, line, lw, rng=rng, taper=0, wob=wob)


def land(c: Canvas, rng: Generator, crest: Points, tones: Sequence[str] = GRASS, lw: float = LINE) -> None:
    """Fill the land below a crest with a livelier edge."""
    top = float(smooth(crest, 8)[:, 1].min())
    terrain(c, crest, rng, tones, lw, (top, min(HEIGHT, top + 100)), 0.3)


def meadow(
    c: Canvas, rng: Generator, y: float = 240, tones: Sequence[str] = GRASS, tufts: int = 14, amp: float = 8
) -> None:
    """Gently waved foreground with grass tufts."""
    land(c, rng, [(-12, y), (90, y - amp), (200, y + amp * 0.4), (310, y - amp), (452, y)], tones)
    for _ in range(tufts):
        tuft(c, rng.uniform(8, 432), rng.uniform(y + 18, 324), rng.uniform(11, 17), rng, 0.7)


def scattered_flowers(
    c: Canvas,
    rng: Generator,
    box: tuple[float, float, float, float],
    n: int = 10,
    colours: Sequence[str] = (SCARLET, CREAM, GOLD),
) -> None:
    """Small meadow flowers scattered in box = (x0, y0, x1, y1)."""
    for k in range(n):
        x, y = rng.uniform(box[0], box[2]), rng.uniform(box[1], box[3])
        c.drawCircle(x, y, 3.6, P("ink", 0.85))
        c.drawCircle(x, y, 2.7, P(colours[k % len(colours)]))
        c.drawCircle(x, y, 1, P("#7d4a10"))


def stream(
    c: Canvas, rng: Generator, edge: Points, tones: Sequence[str] = ("#7fb0c6", "#3a7299", "#1f4a6e")
) -> None:
    """Water surface inside a closed edge, with wave lines."""
    p = smooth(edge, 8, True)
    y0, y1 = p[:, 1].min(), p[:, 1].max()
    c.drawPath(poly(p), P("#ffffff", shader=lin(0, y0, 0, y1, list(tones))))
    with clipped(c, p):
        x = np.linspace(-10, WIDTH + 10, 90)
        for k, y in enumerate(np.arange(y0 + 7, y1 + 4, 11)):
            wave = y + 2.4 * np.sin(x / 13.0 + k * 1.7) + 1.2 * np.sin(x / 5.0 + k)
            ink(c, np.c_[x, wave], 1.9, "#eaf3f0", 0.7, rng, taper=0, wob=0.2)
            ink(c, np.c_[x, wave + 3], 1.5, "#153650", 0.55, rng, taper=0, wob=0.2)
    ink(c, p, LINE, rng=rng, closed=True, wob=0.2)


def varied_tufts(c: Canvas, spots: Points, rng: Generator, s: float = 16) -> None:
    """Draw grass tufts at the given points."""
    for x, y in spots:
        tuft(c, x, y, s * rng.uniform(0.8, 1.15), rng, 0.8)


def flowers_at(c: Canvas, spots: Points, fills: Sequence[str] = ("#c2452b", "#f6ecd2", "#e2b548")) -> None:
    """Draw small meadow flowers at the given points."""
    for i, (x, y) in enumerate(spots):
        for k in range(5):
            t = k * 2 * math.pi / 5
            c.drawCircle(x + 2.6 * math.cos(t), y + 2.6 * math.sin(t), 2.5, P("ink", 0.8))
        for k in range(5):
            t = k * 2 * math.pi / 5
            c.drawCircle(x + 2.6 * math.cos(t), y + 2.6 * math.sin(t), 1.8, P(fills[i % len(fills)]))
        c.drawCircle(x, y, 1.5, P("#7d5516"))
