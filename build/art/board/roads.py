"""Paved roads, stone bridges and the red chevrons that point to Nottingham."""

import math

import numpy as np
import skia

from art.tools.colour import Rng, mixh
from art.tools.curves import Array, Points, normals, poly, resample, tangents
from art.tools.ink import ink, shape
from art.tools.noise import n1
from art.tools.paint import P, rect

CHEVRON = [(-9, -10), (3, 0), (-9, 10), (-1, 11.5), (13, 0), (-1, -11.5)]
CHEVRON_EVERY = 120
CHEVRON_START = 64
BRIDGE_HALF_LENGTH = 34
BRIDGE_HALF_WIDTH = 14


def road(canvas: skia.Canvas, pts: Points, rng: Rng) -> None:
    p = resample(pts, 6)
    tangent = tangents(p)
    normal = normals(tangent)
    half = (8.4 + 0.9 * n1(len(p), 10, rng))[:, None]
    left = p + normal * half
    right = p - normal * half
    surface = poly(np.vstack([left, right[::-1]]))
    canvas.drawPath(poly(p, False), P("#3a2611", 0.28, "stroke", 27, blur=4))
    canvas.drawPath(surface, P("#e6d6ad"))
    canvas.save()
    canvas.clipPath(surface, True)
    for at, along, across in zip(p, tangent, normal, strict=True):
        for offset in (-5.6, 0, 5.6):
            if rng.uniform() < 0.9:
                _sett(canvas, at, along, across, offset, rng)
    canvas.restore()
    ink(canvas, left, 2.2, rng=rng, taper=0, wob=0.2)
    ink(canvas, right, 2.2, rng=rng, taper=0, wob=0.2)


def _sett(canvas: skia.Canvas, at: Array, along: Array, across: Array, offset: float, rng: Rng) -> None:
    """One paving stone."""
    shift = 3 if offset == 0 else 0
    centre = at + across * (offset + rng.uniform(-1, 1)) + along * (shift + rng.uniform(-1, 1))
    color = mixh("#e2d1a8", "#b39c74", rng.uniform(0, 0.75))
    stone = rect(-2.6, -2.3, 5.0, 4.4)
    canvas.save()
    canvas.translate(*centre)
    canvas.rotate(math.degrees(math.atan2(along[1], along[0])))
    canvas.drawRoundRect(stone, 1.6, 1.6, P(color))
    canvas.drawRoundRect(stone, 1.6, 1.6, P("#4d3820", 0.34, "stroke", 0.8))
    canvas.restore()


def chevrons(canvas: skia.Canvas, pts: Points, rng: Rng) -> None:
    p = resample(pts, 4)
    n = len(p)
    for i in np.arange(CHEVRON_START / 4, n - 6, CHEVRON_EVERY / 4).astype(int):
        d = p[min(n - 1, i + 3)] - p[max(0, i - 3)]
        canvas.save()
        canvas.translate(*p[i])
        canvas.rotate(math.degrees(math.atan2(d[1], d[0])))
        shape(canvas, CHEVRON, "#c2361d", 1.6, rng=rng, wob=0.05)
        canvas.restore()


def bridge(canvas: skia.Canvas, at: tuple[float, float], angle: float, rng: Rng) -> None:
    """Stone bridge with a deck, two parapets and cutwaters."""
    length, width = BRIDGE_HALF_LENGTH, BRIDGE_HALF_WIDTH
    canvas.save()
    canvas.translate(*at)
    canvas.rotate(angle)
    canvas.drawRect(rect(-length, -width, 2 * length, 2 * width + 5), P("#1a120a", 0.4, blur=4))
    deck = [(-length, -width), (length, -width), (length, width), (-length, width)]
    shape(canvas, deck, "#d8c69c", 1.6, rng=rng)
    for x in np.arange(-length + 5, length, 6.5):
        ink(canvas, [(x, -width + 4), (x, width - 4)], 1.0, a=0.5, rng=rng, wob=0.2)
    for side in (-1, 1):
        _parapet(canvas, side, rng)
    canvas.restore()


def _parapet(canvas: skia.Canvas, side: int, rng: Rng) -> None:
    length, width = BRIDGE_HALF_LENGTH, BRIDGE_HALF_WIDTH
    inner, middle, outer = side * (width - 4.5), side * width, side * (width + 3.5)
    wall = [(-length - 6, middle), (-length, inner), (length, inner), (length + 6, middle), (length, outer)]
    shape(canvas, [*wall, (-length, outer)], "stone", 1.8, rng=rng, wob=0.15)
    for joint in range(-length + 4, length, 9):
        ink(canvas, [(joint, side * (width - 4)), (joint, side * (width + 3))], 0.9, a=0.6, rng=rng, wob=0)
    for x in (-length * 0.42, length * 0.42):
        cutwater = [(x - 6, side * (width + 3)), (x, side * (width + 11)), (x + 6, side * (width + 3))]
        shape(canvas, cutwater, "stone_dk", 1.5, rng=rng, wob=0.1)
