"""Castle, mills, market cross and haystack."""

import math

import numpy as np
import skia

from art.motifs.buildings import SHADOW, SUNLIT, crenel, house, lancet, tower
from art.tools.colour import PAL, Rng, mixh, shade
from art.tools.curves import placed, poly, ring, smooth
from art.tools.ink import hatch, ink, shape
from art.tools.paint import P, lin, rect, wash

BANNER = [(0, -1.62), (0.22, -1.66), (0.46, -1.56), (0.3, -1.5), (0.44, -1.4), (0.2, -1.42), (0, -1.36)]
CROSS_HEAD = [
    (-0.17, -0.95),
    (-0.05, -0.95),
    (-0.05, -1.15),
    (0.05, -1.15),
    (0.05, -0.95),
    (0.17, -0.95),
    (0.17, -0.86),
    (-0.17, -0.86),
]
STACK = [(-0.4, 0), (-0.36, -0.34), (0, -0.78), (0.36, -0.34), (0.4, 0), (0, 0.06)]


def castle(
    canvas: skia.Canvas,
    x: float,
    y: float,
    s: float,
    rng: Rng,
    stone: str = "stone",
    flag: str | None = "verm",
) -> None:
    """Keep behind a curtain wall with four towers and a gate."""
    canvas.drawOval(rect(x - 0.9 * s, y - 0.12 * s, 2.1 * s, 0.3 * s), P(SHADOW, 0.3, blur=0.08 * s))
    for side in (-0.62, 0.62):
        tower(canvas, x + side * s, y - 0.18 * s, 0.30 * s, 0.62 * s, rng, stone)
    _keep(canvas, x, y, s, rng, PAL[stone])
    _curtain_wall(canvas, x, y, s, rng, PAL[stone])
    _castle_gate(canvas, x, y, s, rng)
    for side in (-0.9, 0.9):
        tower(canvas, x + side * s, y + 0.08 * s, 0.30 * s, 0.58 * s, rng, stone, "clay")
    if flag:
        ink(canvas, [(x, y - 1.15 * s), (x, y - 1.62 * s)], 1.6, rng=rng, taper=0, wob=0.1)
        shape(canvas, placed(x, y, s, BANNER), flag, 1.3, rng=rng, wob=0.1)


def _keep(canvas: skia.Canvas, x: float, y: float, s: float, rng: Rng, masonry: str) -> None:
    keep = placed(x, y, s, [(-0.36, -0.1), (-0.36, -1.0), (0.36, -1.0), (0.36, -0.1)])
    light = [mixh(masonry, SUNLIT, 0.5), mixh(masonry, SUNLIT, 0.2), shade(masonry, 0.35)]
    canvas.drawPath(poly(keep), wash(lin(x - 0.36 * s, y, x + 0.36 * s, y, light)))
    ink(canvas, keep, 1.7, closed=True, rng=rng, wob=0.2)
    for t in (-0.36, -0.12, 0.12, 0.36):
        ink(canvas, [(x + t * s, y - 0.1 * s), (x + t * s, y - 1.0 * s)], 1.3, a=0.6, rng=rng, wob=0.2)
    parapet = mixh(masonry, SUNLIT, 0.3)
    crenel(canvas, x - 0.42 * s, x + 0.42 * s, y - 1.16 * s, 0.18 * s, 5, parapet, 1.6, rng)
    for t in (-0.24, 0, 0.24):
        for v in (0.45, 0.75):
            slit = [(-0.03, 0.06), (-0.03, -0.05), (0, -0.1), (0.03, -0.05), (0.03, 0.06)]
            lancet(canvas, [(x + (t + u) * s, y - (v - rise) * s) for u, rise in slit], a=0.85)


def _curtain_wall(canvas: skia.Canvas, x: float, y: float, s: float, rng: Rng, masonry: str) -> None:
    wall = placed(x, y, s, [(-0.78, 0.06), (-0.78, -0.30), (0.78, -0.30), (0.78, 0.06)])
    light = [mixh(masonry, SUNLIT, 0.35), shade(masonry, 0.12)]
    canvas.drawPath(poly(wall), wash(lin(x, y - 0.3 * s, x, y + 0.06 * s, light)))
    ink(canvas, wall, 1.7, closed=True, rng=rng, wob=0.2)
    parapet = mixh(masonry, SUNLIT, 0.35)
    crenel(canvas, x - 0.78 * s, x + 0.78 * s, y - 0.42 * s, 0.14 * s, 10, parapet, 1.4, rng)
    for _ in range(16):
        joint = x + rng.uniform(-0.7, 0.65) * s
        course = y - rng.uniform(0, 0.26) * s
        ink(canvas, [(joint, course), (joint + 6, course)], 0.9, a=0.4, rng=rng, wob=0.1)


def _castle_gate(canvas: skia.Canvas, x: float, y: float, s: float, rng: Rng) -> None:
    gate = [(-0.13, 0.06), (-0.13, -0.14), (0, -0.26), (0.13, -0.14), (0.13, 0.06)]
    shape(canvas, placed(x, y, s, gate), "#33200f", 1.6, rng=rng, wob=0.1)
    for t in (-0.06, 0, 0.06):
        bar = [(x + t * s, y + 0.05 * s), (x + t * s, y - 0.18 * s)]
        ink(canvas, bar, 0.9, "#a98c55", 0.8, rng, taper=0)


def windmill(canvas: skia.Canvas, x: float, y: float, s: float, rng: Rng) -> None:
    """Post mill with four sails."""
    canvas.drawOval(rect(x - 0.4 * s, y - 0.08 * s, s, 0.2 * s), P(SHADOW, 0.3, blur=0.06 * s))
    for k in (-0.28, 0.28):
        ink(canvas, [(x + k * s, y), (x, y - 0.42 * s)], 2.4, rng=rng, taper=0)
    ink(canvas, [(x, y + 0.02 * s), (x, y - 0.45 * s)], 3.2, rng=rng, taper=0)
    body = placed(x, y, s, [(-0.24, -0.32), (0.24, -0.32), (0.22, -0.86), (-0.22, -0.86)])
    shape(canvas, body, "#c9a46a", 1.6, rng=rng)
    hatch(canvas, body, 90, 5, 0.8, a=0.4, rng=rng)
    shape(canvas, placed(x, y, s, [(-0.29, -0.84), (0, -1.12), (0.29, -0.84)]), "clay", 1.6, rng=rng)
    canvas.save()
    canvas.translate(x, y - 0.74 * s)
    canvas.rotate(22)
    for _ in range(4):
        canvas.rotate(90)
        _mill_sail(canvas, s, rng)
    canvas.restore()
    canvas.drawCircle(x, y - 0.74 * s, 0.05 * s, P("ink"))


def _mill_sail(canvas: skia.Canvas, s: float, rng: Rng) -> None:
    ink(canvas, [(0, 0), (0, -0.72 * s)], 2.2, rng=rng, taper=0, wob=0.1)
    sail = placed(0, 0, s, [(0.02, -0.16), (0.17, -0.16), (0.17, -0.7), (0.02, -0.7)])
    shape(canvas, sail, "#f3ead2", 1.2, rng=rng, wob=0.1)
    for t in (0.3, 0.45, 0.58):
        ink(canvas, [(0.02 * s, -t * s), (0.17 * s, -t * s)], 0.8, a=0.6, rng=rng, wob=0.05, step=3)


def watermill(canvas: skia.Canvas, x: float, y: float, s: float, rng: Rng) -> None:
    house(canvas, x, y, s, rng, "thatch", "#eadcb8")
    r = 0.3 * s
    hub_x, hub_y = x - 0.2 * s, y - 0.12 * s
    canvas.drawCircle(hub_x, hub_y, r, P("#8a6238", 0.35))
    ink(canvas, ring(hub_x, hub_y, r, 30), 2.2, rng=rng, closed=True, wob=0.1)
    ink(canvas, ring(hub_x, hub_y, 0.75 * r, 26), 1.2, rng=rng, closed=True, wob=0.1)
    for t in np.linspace(0, math.pi, 5)[:-1]:
        dx, dy = r * 1.1 * math.cos(t), r * 1.1 * math.sin(t)
        spoke = [(hub_x - dx, hub_y - dy), (hub_x + dx, hub_y + dy)]
        ink(canvas, spoke, 1.5, rng=rng, taper=0, wob=0.1)


def haystack(canvas: skia.Canvas, x: float, y: float, s: float, rng: Rng) -> None:
    canvas.drawOval(rect(x - 0.45 * s, y - 0.1 * s, 1.1 * s, 0.22 * s), P(SHADOW, 0.3, blur=0.06 * s))
    outline = smooth(placed(x, y, s, STACK), 5, True)
    light = lin(x - 0.3 * s, y, x + 0.4 * s, y, ["#ecd48c", "#d2ad55", "#8f6c2a"])
    canvas.drawPath(poly(outline), wash(light))
    for k in np.linspace(-0.3, 0.3, 6):
        straw = [(x + k * 0.3 * s, y - 0.62 * s), (x + k * s, y - 0.06 * s)]
        ink(canvas, straw, 0.9, a=0.45, rng=rng, wob=0.4)
    ink(canvas, outline, 1.4, rng=rng, closed=True, wob=0.3)
    ink(canvas, [(x, y - 0.74 * s), (x, y - 0.92 * s)], 1.4, rng=rng, taper=0)


def cross(canvas: skia.Canvas, x: float, y: float, s: float, rng: Rng) -> None:
    """Market cross on three steps."""
    canvas.drawOval(rect(x - 0.3 * s, y - 0.06 * s, 0.8 * s, 0.16 * s), P(SHADOW, 0.3, blur=0.05 * s))
    for i, half in enumerate((0.36, 0.26, 0.16)):
        low, high = y - i * 0.1 * s, y - (i + 1) * 0.1 * s
        step = [(x - half * s, low), (x + half * s, low), (x + half * s, high), (x - half * s, high)]
        shape(canvas, step, mixh("stone", SUNLIT, 0.25 + 0.1 * i), 1.4, rng=rng, wob=0.1)
    shaft = placed(x, y, s, [(-0.05, -0.3), (-0.04, -0.9), (0.04, -0.9), (0.05, -0.3)])
    shape(canvas, shaft, "stone", 1.4, rng=rng, wob=0.1)
    shape(canvas, placed(x, y, s, CROSS_HEAD), mixh("stone", SUNLIT, 0.3), 1.4, rng=rng, wob=0.1)
