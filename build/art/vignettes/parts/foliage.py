"""Trees, trunks and masses of leaves."""

import math
from collections.abc import Sequence

import numpy as np
import skia
from numpy.random import Generator
from skia import Canvas

from art.motifs.trees import crown, tree
from art.tools.colour import mixh
from art.tools.curves import poly, smooth
from art.tools.ink import ink
from art.tools.paint import P, lin
from art.vignettes.parts.frame import tinted
from art.vignettes.parts.paint import LINE, clipped
from art.vignettes.parts.palette import DARK, LIGHT
from art.vignettes.parts.pen import Pen

GREAT_OAK = 140
OAK_MASSES = (
    (-0.25, -0.44, 0.24, 0.17, -0.1),
    (0.27, -0.43, 0.24, 0.17, -0.25),
    (0.02, -0.84, 0.23, 0.16, 0.05),
    (0.2, -0.67, 0.25, 0.18, -0.12),
    (-0.19, -0.67, 0.26, 0.19, 0.1),
    (0.02, -0.5, 0.27, 0.18, 0.0),
)


def oaks(pen: Pen, spots: Sequence[tuple], w: float = 2.0, kind: str = "oak") -> None:
    """Draw trees given as (x, ground y, size, tone); the largest are built from several leaf masses."""
    for x, y, s, tone in spots:
        if s >= GREAT_OAK:
            great_oak(pen, x, y, s, tone)
        else:
            tree(pen.c, x, y, s, pen.rng, kind, tone, w)


def great_oak(pen: Pen, x: float, y: float, s: float, tone: str) -> None:
    """Draw a large oak: a flared trunk under overlapping leaf masses, lighter to the upper left."""
    pen.shadow(x + 0.12 * s, y, 0.7 * s, 0.1 * s, 0.26)
    w = 0.075 * s
    left = smooth([(x - w * 1.8, y + 3), (x - w * 0.9, y - 0.1 * s), (x - w * 0.8, y - 0.4 * s)], 6)
    right = smooth([(x + w * 0.8, y - 0.4 * s), (x + w * 0.9, y - 0.1 * s), (x + w * 1.9, y + 4)], 6)
    pen.area(np.vstack([left, right]), "#7a5836", LINE, sm=0)
    for k in (-0.3, 0.25):
        pen.curve([(x + k * w, y - 2), (x + k * w * 0.7, y - 0.14 * s), (x + k * w, y - 0.3 * s)], 1.2, a=0.6)
    for dx, dy, rx, ry, light in OAK_MASSES:
        shade = mixh(tone, "#c9cf8a", light) if light > 0 else mixh(tone, "#1c2f18", -light)
        leaf_mass(pen, x + dx * s, y + dy * s, rx * s, ry * s, shade, 9)


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


def leaf_wash(
    c: Canvas, edge: np.ndarray, x: float, y: float, rx: float, ry: float, tones: Sequence[str]
) -> None:
    """Fill a leafy edge with light from the upper left of its ellipse."""
    c.drawPath(poly(edge), P("#ffffff", shader=lin(x - rx, y - ry, x + rx, y + ry, list(tones))))


def leaf_arc(x: float, y: float, size: float, squash: float, end: float = 2.1, n: int = 7) -> np.ndarray:
    """Return the upper arc of one leaf; end is its last angle in half turns."""
    t = np.linspace(math.pi * 1.05, math.pi * end, n)
    return np.c_[x + size * np.cos(t), y + size * squash * np.sin(t)]


def leaf_mass(
    pen: Pen, x: float, y: float, rx: float, ry: float, tone: str = "#486a3c", lobes: int = 10
) -> None:
    """Draw one leafy mass lit from the upper left."""
    edge = crown(x, y, rx, ry, pen.rng, lobes)
    tones = [mixh(tone, "#e3dc92", 0.4), tone, mixh(tone, "#16260f", 0.5)]
    leaf_wash(pen.c, edge, x, y, rx, ry, tones)
    with pen.clipped(poly(edge)):
        for _ in range(int(5 + rx * ry / 220)):
            a, r = pen.rng.uniform(0, 6.28), math.sqrt(pen.rng.uniform(0, 0.72))
            px, py = x + rx * r * math.cos(a), y + ry * r * math.sin(a)
            q = 7 * pen.rng.uniform(0.8, 1.3)
            if (px - x) / rx + (py - y) / ry < -0.1:
                pen.oval(px, py, q * 1.6, q, mixh(tone, "#f4eeb0", 0.5), 0.5)
            pen.line(leaf_arc(px, py, q, 0.8), 1.1, a=0.5)
    pen.line(edge, 2, closed=True, wob=0.25)


def wood(c: Canvas, rng: Generator, trees: Sequence[tuple], lw: float = 2.1) -> None:
    """Row of oaks given as (x, y, size) or (x, y, size, kind)."""
    greens = ("#54703c", "#6b7f3a", "#486a3c", "#5c7537", "#657d3d")
    for i, item in enumerate(trees):
        x, y, size = item[:3]
        tree(c, x, y, size, rng, item[3] if len(item) > 3 else "oak", greens[i % len(greens)], lw)


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
    edge = crown(x, y, rx, ry, rng, lobes, 0.13)
    leaf_wash(c, edge, x, y, rx, ry, [mixh(tone, "#e3dc92", 0.42), tone, mixh(tone, "#16260f", 0.5)])
    with clipped(c, edge):
        for _ in range(int(6 + rx * ry / 240)):
            a, q = rng.uniform(0, 6.28), math.sqrt(rng.uniform(0, 0.8))
            px, py, z = x + rx * q * math.cos(a), y + ry * q * math.sin(a), 7 * rng.uniform(0.8, 1.3)
            if (px - x) / rx + (py - y) / ry < -0.1:
                dab = skia.Rect.MakeXYWH(px - z * 0.9, py - z * 0.5, z * 1.8, z)
                c.drawOval(dab, P(mixh(tone, "#f4eeb0", 0.6), 0.5))
            arc = leaf_arc(px, py, z, 0.75, 2.05, 6)
            ink(c, arc, 1.4, a=0.45, rng=rng, wob=0.15, step=2.5)
    ink(c, edge, lw, rng=rng, closed=True, wob=0.2, step=2.5, var=0.3)


def grove(c: Canvas, spots: Sequence[tuple], rng: Generator, kind: str = "oak", lw: float = 2.1) -> None:
    """Draw trees from (x, y, size) or (x, y, size, tone)."""
    for spot in spots:
        x, y, s = spot[:3]
        tree(c, x, y, s, rng, kind, spot[3] if len(spot) > 3 else None, lw)


def canopy(c: Canvas, spots: Sequence[tuple], rng: Generator, tone: str = "#4f7038", lw: float = 2.4) -> None:
    """Draw overhanging masses of leaves from (x, y, half width, half height)."""
    for x, y, rx, ry in spots:
        outline = crown(x, y, rx, ry, rng, int(rng.integers(9, 12)), 0.15)
        tinted(c, outline, tone, rng, lw, 0.35, 0.5)
        with clipped(c, outline):
            for _ in range(int(rx * ry / 110) + 4):
                px, py = x + rx * rng.uniform(-0.85, 0.85), y + ry * rng.uniform(-0.8, 0.85)
                q = rng.uniform(6, 10)
                if (px - x) / rx + (py - y) / ry < 0:
                    dab = skia.Rect.MakeXYWH(px - q, py - q * 0.6, 2 * q, 1.2 * q)
                    c.drawOval(dab, P(mixh(tone, "#f4eeb0", 0.5), 0.4))
                ink(c, leaf_arc(px, py, q, 0.8), 1.3, a=0.5, rng=rng, wob=0.2, step=2.5)


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
