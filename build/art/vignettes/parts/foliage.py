"""Trees, trunks and masses of leaves."""

from collections.abc import Sequence

import numpy as np
from numpy.random import Generator
from skia import Canvas

from art.tools.colour import mixh
from art.tools.curves import poly, smooth
from art.tools.ink import ink
from art.tools.paint import P, lin
from art.vignettes.parts.frame import tinted
from art.vignettes.parts.paint import LINE, clipped
from art.vignettes.parts.palette import DARK, LIGHT
from art.vignettes.parts.pen import Pen
from art.vignettes.parts.trees import leaf_cluster, tree

Tree = tuple[float, float, float] | tuple[float, float, float, str]  # x, y, size, and kind or tone

WOODLAND = ("oak", "elm", "oak", "oak", "elm")


def oaks(
    pen: Pen, spots: Sequence[tuple[float, float, float, str]], w: float = 2.0, kind: str = "oak"
) -> None:
    """Draw trees given as (x, ground y, size, tone)."""
    for x, y, s, tone in spots:
        tree(pen.c, x, y, s, pen.rng, kind, tone, w)


def tall_trunk(
    pen: Pen, x: float, base: float, width: float, top: float = -10, fill: str = "#6b4a2c", lean: float = 0.0
) -> None:
    """Draw a tall tree trunk that leaves the picture at the top."""
    h = base - top
    left = [
        (x - width * 0.9, base + 4),
        (x - width * 0.52, base - h * 0.12),
        (x - width * 0.45 + lean * 0.5, base - h * 0.5),
        (x - width * 0.48 + lean, top),
    ]
    right = [
        (x + width * 0.48 + lean, top),
        (x + width * 0.42 + lean * 0.5, base - h * 0.5),
        (x + width * 0.55, base - h * 0.12),
        (x + width, base + 5),
    ]
    p = np.vstack([smooth(left, 8), smooth(right, 8)])
    pen.c.drawPath(
        poly(p),
        P(
            "#ffffff",
            shader=lin(
                x - width * 0.5, 0, x + width * 0.6, 0, [mixh(fill, LIGHT, 0.22), fill, mixh(fill, DARK, 0.5)]
            ),
        ),
    )
    with pen.clipped(poly(p)):
        for k in np.linspace(-0.3, 0.38, 4):
            y0 = top + pen.rng.uniform(0, h * 0.3)
            y1 = base - pen.rng.uniform(0, h * 0.3)
            wave = [
                (x + k * width + lean * (1 - t) + pen.rng.uniform(-1.5, 1.5), y0 + (y1 - y0) * t)
                for t in np.linspace(0, 1, 6)
            ]
            pen.curve(wave, 1.3, a=0.6)
    pen.line(p, LINE, closed=True, wob=0.4)


def leaf_mass(
    pen: Pen, x: float, y: float, rx: float, ry: float, tone: str = "#486a3c", lobes: int = 10
) -> None:
    """Draw one leafy mass lit from the upper left."""
    leaf_cluster(pen.c, x, y, rx, ry, tone, pen.rng, lobes=lobes)


def wood(c: Canvas, rng: Generator, trees: Sequence[Tree], lw: float = 2.1) -> None:
    """Row of oaks given as (x, y, size) or (x, y, size, kind)."""
    greens = ("#54703c", "#6b7f3a", "#486a3c", "#5c7537", "#657d3d")
    for i, item in enumerate(trees):
        x, y, size = item[:3]
        tree(
            c,
            x,
            y,
            size,
            rng,
            item[3] if len(item) > 3 else WOODLAND[i % len(WOODLAND)],
            greens[i % len(greens)],
            lw,
        )


def foliage(
    c: Canvas,
    rng: Generator,
    x: float,
    y: float,
    rx: float,
    ry: float,
    tone: str,
    lobes: int = 11,
    lw: float = 2.4,
) -> None:
    """Mass of leaves with scalloped edge, light dabs and leaf arcs."""
    leaf_cluster(c, x, y, rx, ry, tone, rng, lw, lobes)


def grove(c: Canvas, spots: Sequence[Tree], rng: Generator, kind: str = "oak", lw: float = 2.1) -> None:
    """Draw trees from (x, y, size) or (x, y, size, tone)."""
    for spot in spots:
        x, y, s = spot[:3]
        tree(c, x, y, s, rng, kind, spot[3] if len(spot) > 3 else None, lw)


def canopy(
    c: Canvas,
    spots: Sequence[tuple[float, float, float, float]],
    rng: Generator,
    tone: str = "#4f7038",
    lw: float = 2.4,
) -> None:
    """Draw overhanging masses of leaves from (x, y, half width, half height)."""
    for x, y, rx, ry in spots:
        leaf_cluster(c, x, y, rx, ry, tone, rng, lw)


def cut_tree_trunk(
    c: Canvas,
    x: float,
    y: float,
    w: float,
    rng: Generator,
    top: float = -20,
    lean: float = 0,
    fill: str = "#6f4f2f",
) -> None:
    """Draw a big trunk running out of the picture at the top."""
    pts = smooth(
        [
            (x - w * 0.85, y + 6),
            (x - w * 0.55, y - 22),
            (x - w * 0.45 + lean * 0.4, y - 110),
            (x - w * 0.5 + lean, top),
            (x + w * 0.5 + lean, top),
            (x + w * 0.46 + lean * 0.4, y - 110),
            (x + w * 0.56, y - 24),
            (x + w * 0.95, y + 4),
            (x + w * 0.4, y + 2),
            (x, y + 8),
            (x - w * 0.4, y + 2),
        ],
        6,
        True,
    )
    tinted(c, pts, fill, rng, 2.6, 0.3, 0.5)
    with clipped(c, pts):
        for k in np.linspace(-0.4, 0.42, 7):
            q = [
                (x + k * w * 1.1, y - 4),
                (x + k * w * 0.9 + rng.uniform(-3, 3), y - 70),
                (x + k * w * 0.86 + lean * 0.6 + rng.uniform(-3, 3), y - 150),
                (x + k * w * 0.9 + lean, top),
            ]
            ink(c, smooth(q), 1.5, a=0.55, rng=rng, taper=0.4, wob=0.9)
        for _ in range(12):
            px, py = x + rng.uniform(-0.4, 0.4) * w, rng.uniform(top + 30, y - 20)
            ink(c, [(px, py), (px + 1, py + rng.uniform(8, 18))], 1.2, a=0.5, rng=rng, wob=0.4)
    ink(c, pts, 2.6, rng=rng, closed=True, wob=0.2)
