"""Landscape of the title screen: ridges in haze, castle hill, winding river and the foreground."""

import math
from collections.abc import Callable
from typing import NamedTuple

import numpy as np
import skia
from shapely.geometry import Point
from shapely.geometry.base import BaseGeometry

from art.motifs.beasts import stag
from art.motifs.bodies import limb_poly
from art.motifs.buildings import church, house
from art.motifs.landmarks import castle
from art.motifs.relief import hill
from art.motifs.trees import bush, tree, tuft
from art.tools.colour import Rng, mixh
from art.tools.curves import poly
from art.tools.ink import ink
from art.tools.paint import P, lin, wash

WIDTH, HEIGHT = 1920, 1080
HAZE = "#ecd3a0"
CASTLE_X = 1010
TREE_KINDS = ["oak", "oak", "oak", "poplar", "fir"]
FLOWERS = ["#f3e6c4", "#e8bd4e", "#c2452b", "#dfe5e9"]
FAR_HILLS = [(140, 640, 220), (360, 630, 180), (1620, 636, 240), (1800, 646, 200), (1450, 630, 150)]
HOUSES = [(-206, "clay"), (-164, "thatch"), (-128, "clay"), (150, "thatch"), (186, "clay"), (224, "clay")]
RIVER = [(1170, 712), (1230, 742), (1120, 782), (1240, 836), (1080, 896), (1190, 1000), (1100, 1100)]
RIVER_WIDTHS = [6, 14, 30, 52, 92, 150, 210]

Height = Callable[[float], float]


def _ease(t: float) -> float:
    t = min(1, max(0, t))
    return t * t * (3 - 2 * t)


def far_ridge(x: float) -> float:
    return 600 + 34 * math.sin(x / 210.0 + 1) + 16 * math.sin(x / 83.0)


def castle_hill(x: float) -> float:
    return 690 - 118 * math.exp(-(((x - CASTLE_X) / 230.0) ** 2)) + 18 * math.sin(x / 140.0)


def valley(x: float) -> float:
    return 752 + 26 * math.sin(x / 260.0 + 2) + 10 * math.sin(x / 90.0)


def knoll(x: float) -> float:
    """The mound on which Robin stands; it falls away to the right."""
    mound = 896 - 70 * math.exp(-(((x - 560) / 300.0) ** 2)) + 12 * math.sin(x / 120.0)
    t = min(1, max(0, (x - 760) / 420.0))
    return mound + 230 * t**2 * (3 - 2 * t) if x >= 760 else mound


def right_bank(x: float) -> float:
    return 1130 - 215 * _ease((x - 1150) / 460.0) + 6 * math.sin(x / 70.0)


def ridge(canvas: skia.Canvas, height: Height, fill: str, rng: Rng, w: float = 2.4) -> None:
    """Land below a skyline, from side to side."""
    x = np.linspace(-10, WIDTH + 10, 180)
    y = np.array([height(q) for q in x])
    top = y.min()
    land = np.vstack([np.c_[x, y], [(WIDTH + 10, HEIGHT), (-10, HEIGHT)]])
    light = [mixh(fill, "#fff3cf", 0.35), fill, mixh(fill, "#2c2a10", 0.25)]
    canvas.drawPath(poly(land), wash(lin(0, top, 0, top + 260, light)))
    ink(canvas, np.c_[x, y], w, a=0.8, rng=rng, taper=0, wob=0.5)


class TreeRow(NamedTuple):
    """Trees along a skyline; drop sets them below it, spread scatters them, haze pales them."""

    drop: float
    spread: float
    count: int
    size: float
    tones: list[str]
    haze: float
    seed: int


FAR_ROW = TreeRow(14, 10, 110, 30, ["#7a8740", "#6b7f3a"], 0.45, 3)
MIDDLE_ROW = TreeRow(20, 16, 190, 54, ["#6b7f3a", "#7a8740", "#5c7537"], 0.26, 5)
NEAR_ROW = TreeRow(84, 26, 120, 86, ["#5c7537", "#54703c", "#6b7f3a"], 0.10, 6)


def tree_row(canvas: skia.Canvas, height: Height, row: TreeRow, gap: Callable[[float, float], bool]) -> None:
    """Draw a row from back to front; gap() keeps places free."""
    rng = np.random.default_rng(row.seed)
    trees = []
    for x in np.sort(rng.uniform(0, WIDTH, row.count)):
        y = height(x) + row.drop + rng.uniform(-row.spread, row.spread)
        if not gap(x, y):
            trees.append((y, x, row.size * rng.uniform(0.75, 1.25), rng.choice(TREE_KINDS)))
    for y, x, s, kind in sorted(trees):
        tone = mixh(rng.choice(row.tones), HAZE, row.haze)
        tree(canvas, x, y, s, rng, kind, tone, 1.2 + 1.2 * (1 - row.haze))


def draw_distance(canvas: skia.Canvas, rng: Rng) -> None:
    """Far hills, and the castle above its town."""
    ridge(canvas, far_ridge, mixh("#8fa08a", HAZE, 0.45), rng, 1.6)
    for x, y, size in FAR_HILLS:
        hill(canvas, x, y, size, rng, mixh("#a9a878", HAZE, 0.4), 0.34, 1.4)
    ridge(canvas, castle_hill, mixh("#9aa05e", HAZE, 0.38), rng, 2)
    tree_row(canvas, castle_hill, FAR_ROW, lambda x, _: abs(x - CASTLE_X) < 250)
    for dx, roof in HOUSES:
        house(canvas, CASTLE_X + dx, castle_hill(CASTLE_X + dx) + 24, 34, rng, roof)
    church(canvas, CASTLE_X + 120, castle_hill(1130) + 14, 44, rng, True, "slate")
    castle(canvas, CASTLE_X, castle_hill(CASTLE_X) + 22, 112, rng)


def draw_valley(canvas: skia.Canvas, rng: Rng) -> None:
    """The river winding out of the valley, with woods on both sides."""
    water = limb_poly(RIVER, RIVER_WIDTHS, 14)
    ridge(canvas, valley, mixh("#8f9a4e", HAZE, 0.2), rng, 2)
    _river(canvas, water, rng)
    banks = water.buffer(22)

    def in_river(x: float, y: float) -> bool:
        return banks.contains(Point(x, y))

    tree_row(canvas, valley, MIDDLE_ROW, in_river)
    tree_row(canvas, valley, NEAR_ROW, lambda x, y: in_river(x, y) or 330 < x < 860)


def _river(canvas: skia.Canvas, water: BaseGeometry, rng: Rng) -> None:
    outline = np.array(water.exterior.coords)[:-1]
    canvas.drawPath(poly(outline), wash(lin(0, 712, 0, 1060, ["#f3dca8", "#8fb6c4", "#2f6690"])))
    ink(canvas, outline, 2.6, "#1f2f3c", 0.9, rng, closed=True)
    canvas.save()
    canvas.clipPath(poly(outline), True)
    u = np.linspace(-1, 1, 13)
    for _ in range(70):
        y = rng.uniform(760, 1060)
        length = 10 + (y - 740) * 0.16
        x = rng.uniform(1000, 1330)
        for color, dy in (("#f6f6ea", 0), ("#1c4260", 2.4)):
            wave = np.c_[x + u * length, y + dy + 2.2 * np.sin(u * 4)]
            ink(canvas, wave, 1.8, color, 0.65, rng, taper=0.8)
    canvas.restore()


def draw_foreground(canvas: skia.Canvas, rng: Rng) -> None:
    """Knoll and bank with grass and flowers, a stag and two bushes."""
    ridge(canvas, lambda x: min(knoll(x), 1100), "#75843c", rng, 3)
    ridge(canvas, right_bank, "#66783a", rng, 3)
    for count, left, right, height, drop in ((150, 40, 920, knoll, 14), (60, 1420, 1900, right_bank, 10)):
        for _ in range(count):
            x = rng.uniform(left, right)
            y = rng.uniform(min(1050, height(x) + drop), 1060)
            tuft(canvas, x, y, rng.uniform(14, 26), rng, 0.7)
    for _ in range(90):
        x = rng.uniform(60, 900)
        y = rng.uniform(min(1050, knoll(x) + 20), 1060)
        canvas.drawCircle(x, y, rng.uniform(2, 3.6), P(rng.choice(FLOWERS), 0.95))
        canvas.drawCircle(x, y, 1.1, P("#7d4a10"))
    stag(canvas, 850, 965, 150, rng, "#9a6236", False, 2.4)
    for x, size in ((300, 70), (250, 56)):
        bush(canvas, x, knoll(x) + 30, size * 1.3, rng, 2.2)
