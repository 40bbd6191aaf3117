"""Background trees of the pictures: softer in line and colour than the people who stand before them."""

import math

import numpy as np
from numpy.random import Generator
from skia import Canvas

from art.motifs.trees import crown
from art.motifs.trees import tree as map_tree
from art.tools.colour import jit, mixh
from art.tools.curves import poly, smooth
from art.tools.ink import ink
from art.tools.paint import P, lin
from art.vignettes.parts.modelling import ground_shadow
from art.vignettes.parts.paint import clipped, fill_shape, tube

LEAF_INK = "#26331a"
BARK = "#6f5233"
HAZE = "#a9b27a"
SUN, DEEP = "#e9e3a0", "#1a2c14"
# Masses of leaves as (x, y, half width, half height, light) in tree heights, back to front.
CROWNS = {
    "oak": (
        (-0.27, -0.50, 0.21, 0.17, -0.16),
        (0.27, -0.50, 0.22, 0.17, -0.3),
        (0.04, -0.86, 0.22, 0.16, 0.0),
        (0.20, -0.70, 0.22, 0.17, -0.08),
        (-0.18, -0.70, 0.24, 0.18, 0.14),
        (0.0, -0.54, 0.26, 0.18, 0.04),
    ),
    "elm": (
        (-0.15, -0.46, 0.18, 0.16, -0.12),
        (0.17, -0.48, 0.17, 0.17, -0.3),
        (0.05, -0.98, 0.15, 0.16, 0.02),
        (0.09, -0.74, 0.20, 0.19, -0.06),
        (-0.09, -0.76, 0.18, 0.20, 0.16),
        (-0.01, -0.52, 0.22, 0.17, 0.04),
    ),
    "poplar": (
        (0.02, -0.46, 0.15, 0.22, -0.16),
        (0.03, -0.76, 0.14, 0.24, -0.04),
        (0.0, -1.04, 0.09, 0.20, 0.10),
        (-0.04, -0.60, 0.11, 0.22, 0.12),
    ),
}
BRANCHES = {"oak": ((-0.2, -0.52), (0.2, -0.5), (0.02, -0.6)), "elm": ((-0.12, -0.5), (0.13, -0.5))}


def tree(
    c: Canvas,
    x: float,
    y: float,
    s: float,
    rng: Generator,
    kind: str = "oak",
    tone: str | None = None,
    w: float = 2.0,
) -> None:
    """An oak, an elm, a poplar or a fir of height s whose foot is (x, y)."""
    if kind not in CROWNS:
        map_tree(c, x, y, s, rng, kind, tone, w * 0.8)
        return
    green = jit(mixh(tone or "#5f7f3a", HAZE, 0.10), rng, 0.08, 0.04)
    ground_shadow(c, x + 0.1 * s, y, 0.55 * s, 0.09 * s, 0.28)
    thick = 0.11 * s if kind == "oak" else 0.075 * s
    for dx, dy in BRANCHES.get(kind, ()):
        tube(
            c,
            [(x, y - 0.26 * s), (x + dx * 0.5 * s, y - 0.38 * s), (x + dx * s, y + dy * s)],
            [thick * 0.7, thick * 0.5, thick * 0.3],
            BARK,
            rng,
            w * 0.6,
        )
    left = [(x - thick * 1.25, y + 2), (x - thick * 0.55, y - 0.1 * s), (x - thick * 0.42, y - 0.42 * s)]
    right = [(x + thick * 0.42, y - 0.42 * s), (x + thick * 0.55, y - 0.1 * s), (x + thick * 1.35, y + 3)]
    fill_shape(c, np.vstack([smooth(left, 5), smooth(right, 5)]), BARK, rng, w * 0.7, sm=0)
    for dx, dy, rx, ry, light in CROWNS[kind]:
        shade = mixh(green, SUN, light) if light > 0 else mixh(green, DEEP, -light)
        leaf_cluster(c, x + dx * s, y + dy * s, rx * s, ry * s, shade, rng, w)


def leaf_cluster(
    c: Canvas,
    x: float,
    y: float,
    rx: float,
    ry: float,
    tone: str,
    rng: Generator,
    w: float = 2.0,
    lobes: int = 0,
) -> None:
    """Mass of leaves lit from the upper left, with rows of leaf strokes and a soft green outline."""
    edge = crown(x, y, rx, ry, rng, max(lobes, 7, round((rx + ry) / 8)), 0.17)
    tones = [mixh(tone, SUN, 0.46), tone, mixh(tone, DEEP, 0.5)]
    c.drawPath(poly(edge), P("#ffffff", shader=lin(x - rx, y - ry, x + rx * 0.8, y + ry, tones)))
    size = float(np.clip((rx + ry) * 0.085, 2.6, 6))
    with clipped(c, edge):
        for py in np.arange(y - ry, y + ry, size * 1.75):
            for px in np.arange(x - rx, x + rx, size * 2.5):
                spot = (px + rng.uniform(-1, 1) * size * 0.9, py + rng.uniform(-0.7, 0.7) * size)
                _leaf_stroke(
                    c, spot, size * rng.uniform(0.8, 1.15), (spot[0] - x) / rx + (spot[1] - y) / ry, tone, rng
                )
    ink(c, edge, w * 0.78, LEAF_INK, 0.9, rng, closed=True, wob=0.2, step=2.5, var=0.35)


def _leaf_stroke(
    c: Canvas, at: tuple[float, float], size: float, shadow: float, tone: str, rng: Generator
) -> None:
    """One leaf: a light dab on the sunny side, a dark arc in the shade."""
    t = np.linspace(math.pi * 1.1, math.pi * 1.95, 5)
    arc = smooth(np.c_[at[0] + size * np.cos(t), at[1] + size * 0.8 * np.sin(t)], 2)
    if shadow < -0.15:
        ink(c, arc + [0, size * 0.55], size * 0.6, mixh(tone, "#f4eeb0", 0.55), 0.5, rng, wob=0, step=2)
        ink(c, arc, 0.9, LEAF_INK, 0.35, rng, wob=0, step=2)
    else:
        ink(c, arc, 1.1, LEAF_INK, 0.55 if shadow > 0.3 else 0.42, rng, wob=0, step=2)
