"""The great oak of the forest: a hollow trunk as broad as a hut under a crown of many boughs."""

import numpy as np
import skia
from shapely.geometry import Polygon
from shapely.ops import unary_union

from art.motifs.trees import BARK, SHADOW, crown
from art.tools.colour import Rng, mixh
from art.tools.curves import placed, poly
from art.tools.ink import hatch, ink, shape
from art.tools.paint import P, lin, rect, wash

TRUNK = [
    (-0.22, 0.01),
    (-0.13, -0.08),
    (-0.11, -0.24),
    (-0.26, -0.42),
    (-0.2, -0.46),
    (-0.05, -0.34),
    (0, -0.48),
    (0.06, -0.34),
    (0.2, -0.46),
    (0.27, -0.42),
    (0.12, -0.24),
    (0.13, -0.08),
    (0.24, 0.01),
    (0.08, -0.02),
    (-0.08, -0.02),
]
BOUGHS = [
    (-0.36, -0.56, 0.22, 0.17),
    (0.36, -0.56, 0.22, 0.17),
    (-0.2, -0.78, 0.24, 0.18),
    (0.2, -0.78, 0.24, 0.18),
    (0, -0.66, 0.3, 0.22),
    (0.02, -0.94, 0.19, 0.13),
]
HOLLOW = [(-0.05, -0.03), (-0.045, -0.14), (0, -0.19), (0.045, -0.14), (0.05, -0.03)]


def great_oak(canvas: skia.Canvas, x: float, y: float, s: float, rng: Rng, green: str = "#7a8740") -> None:
    """Oak s high and nearly as wide."""
    canvas.drawOval(rect(x - 0.5 * s, y - 0.09 * s, 1.1 * s, 0.2 * s), P(SHADOW, 0.34, blur=0.05 * s))
    trunk = placed(x, y, s, TRUNK)
    shape(canvas, trunk, BARK, 1.8, rng=rng, wob=0.3)
    hatch(canvas, trunk, 84, 4, 0.9, a=0.45, rng=rng, frac=0.7)
    shape(canvas, placed(x, y, s, HOLLOW), "#2f1d0f", 1.1, rng=rng, wob=0.1)
    lobes = [crown(x + u * s, y + v * s, rx * s, ry * s, rng, 9) for u, v, rx, ry in BOUGHS]
    whole = unary_union([Polygon(lobe).buffer(0) for lobe in lobes])
    outline = np.array(whole.exterior.coords)[:-1]
    light = [mixh(green, "#e3dc92", 0.48), green, mixh(green, "#16260f", 0.52)]
    shader = lin(x - 0.5 * s, y - s, x + 0.45 * s, y - 0.4 * s, light, [0, 0.5, 1])
    canvas.drawPath(poly(outline), wash(shader))
    canvas.save()
    canvas.clipPath(poly(outline), True)
    for lobe, (u, v, rx, ry) in zip(lobes, BOUGHS, strict=True):
        glow = rect(x + (u - rx) * s, y + (v - ry * 1.1) * s, 1.5 * rx * s, 1.3 * ry * s)
        canvas.drawOval(glow, P("#f4eeb0", 0.16, blur=0.03 * s))
        ink(canvas, lobe, 1.1, a=0.5, rng=rng, closed=True, wob=0.2, step=2.5)
        _scallops(canvas, x + u * s, y + v * s, rx * s, ry * s, rng)
    canvas.restore()
    ink(canvas, outline, 1.9, closed=True, rng=rng, wob=0.25, step=2.5, var=0.35)


def _scallops(canvas: skia.Canvas, x: float, y: float, rx: float, ry: float, rng: Rng) -> None:
    arc = np.linspace(np.pi * 1.05, np.pi * 2.1, 6)
    for _ in range(9):
        turn, reach = rng.uniform(0, 6.28), np.sqrt(rng.uniform(0, 0.7))
        px, py = x + rx * reach * np.cos(turn), y + ry * reach * np.sin(turn)
        ink(
            canvas, np.c_[px + 5 * np.cos(arc), py + 4 * np.sin(arc)], 1.0, a=0.42, rng=rng, wob=0.2, step=2.5
        )
