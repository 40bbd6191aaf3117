"""Landscape of the title screen: ridges in the haze, the castle's hill and the meadows of the valley."""

import math
from collections.abc import Callable

import numpy as np
import skia

from art.motifs.bodies import limb_poly
from art.motifs.buildings import church, house
from art.motifs.landmarks import castle
from art.motifs.relief import hill
from art.motifs.trees import bush
from art.title.river import water
from art.title.woods import HAZE
from art.tools.colour import Rng, mixh
from art.tools.curves import poly
from art.tools.ink import ink
from art.tools.paint import P, lin, rect, wash

WIDTH, HEIGHT = 1920, 1080
CASTLE_X = 1010
FAR_HILLS = [(140, 640, 220), (360, 630, 180), (1620, 636, 240), (1800, 646, 200), (1450, 630, 150)]
HOUSES = [(-206, "clay"), (-164, "thatch"), (-128, "clay"), (150, "thatch"), (186, "clay"), (224, "clay")]
ROAD = [(1010, 612), (1002, 634), (1030, 656), (986, 684), (1040, 716), (980, 760)]
ROAD_WIDTHS = [5, 7, 9, 13, 18, 26]

Height = Callable[[float], float]


def far_ridge(x: float) -> float:
    return 600 + 34 * math.sin(x / 210.0 + 1) + 16 * math.sin(x / 83.0)


def castle_hill(x: float) -> float:
    return 690 - 118 * math.exp(-(((x - CASTLE_X) / 230.0) ** 2)) + 18 * math.sin(x / 140.0)


def valley(x: float) -> float:
    return 752 + 26 * math.sin(x / 260.0 + 2) + 10 * math.sin(x / 90.0)


def ridge(canvas: skia.Canvas, height: Height, fill: str, rng: Rng, w: float = 2.4) -> None:
    """Land below a skyline, from side to side."""
    x = np.linspace(-60, WIDTH + 60, 200)
    y = np.array([height(q) for q in x])
    top = y.min()
    land = np.vstack([np.c_[x, y], [(WIDTH + 60, HEIGHT + 60), (-60, HEIGHT + 60)]])
    light = [mixh(fill, "#fff3cf", 0.35), fill, mixh(fill, "#2c2a10", 0.25)]
    canvas.drawPath(poly(land), wash(lin(0, top, 0, top + 260, light)))
    ink(canvas, np.c_[x, y], w, a=0.8, rng=rng, taper=0, wob=0.5)


def draw_distance(canvas: skia.Canvas, rng: Rng) -> None:
    """Three ridges in the haze, and the castle above its town."""
    ridge(canvas, lambda x: far_ridge(x) - 34, mixh("#8b9aa6", HAZE, 0.62), rng, 1.2)
    ridge(canvas, far_ridge, mixh("#8fa08a", HAZE, 0.5), rng, 1.5)
    for x, y, size in FAR_HILLS:
        hill(canvas, x, y, size, rng, mixh("#a9a878", HAZE, 0.45), 0.34, 1.3)
    _mist(canvas, 640, 46, 0.75)
    ridge(canvas, castle_hill, mixh("#9aa05e", HAZE, 0.36), rng, 2)
    for x in np.sort(rng.uniform(-40, WIDTH + 40, 130)):
        if abs(x - CASTLE_X) > 250:
            size = rng.choice([12, 16, 20, 26])
            tone = mixh(rng.choice(["#7a8740", "#6b7f3a"]), HAZE, 0.55)
            bush(canvas, x, castle_hill(x) + rng.uniform(4, 44), size * 1.5, rng, 1.1, tone)
    _slope(canvas, rng)
    for dx, roof in HOUSES:
        house(canvas, CASTLE_X + dx, castle_hill(CASTLE_X + dx) + 24, 34, rng, roof)
    church(canvas, CASTLE_X + 120, castle_hill(1130) + 14, 44, rng, True, "slate")
    castle(canvas, CASTLE_X, castle_hill(CASTLE_X) + 22, 112, rng)
    _mist(canvas, 742, 34, 0.8)


def _slope(canvas: skia.Canvas, rng: Rng) -> None:
    """Furrows, hedges and the road that winds down from the castle's gate."""
    for _ in range(46):
        x = CASTLE_X + rng.uniform(-330, 330)
        y = castle_hill(x) + rng.uniform(34, 120)
        reach = rng.uniform(16, 44)
        strip = [(x - reach, y + 3), (x, y - 2), (x + reach, y + 3)]
        ink(canvas, strip, 1.2, "#6d6a34", 0.38, rng, taper=0.8)
        grass = rng.choice(["#e3d68a", "#8a9150"])
        canvas.drawOval(rect(x - reach, y - 1, 2 * reach, 7), P(grass, 0.30, blur=3))
    road = np.array(limb_poly(ROAD, ROAD_WIDTHS, 8).exterior.coords)[:-1]
    canvas.drawPath(poly(road), P("#efdcae", 0.9))
    ink(canvas, road, 1.2, "#6b5a34", 0.6, rng, closed=True)
    for _ in range(14):
        x = CASTLE_X + rng.uniform(-300, 300)
        if abs(x - CASTLE_X) > 60:
            bush(canvas, x, castle_hill(x) + rng.uniform(60, 124), rng.uniform(16, 30), rng, 1.1, "#8a9150")


def _mist(canvas: skia.Canvas, y: float, height: float, a: float) -> None:
    """Bank of evening mist from side to side."""
    veil = lin(0, y - height, 0, y + height, [("#f6dfae", 0), ("#f6dfae", a), ("#f6dfae", 0)])
    canvas.drawRect(rect(-60, y - height, WIDTH + 120, 2 * height), wash(veil))


def draw_valley(canvas: skia.Canvas, rng: Rng) -> None:
    """Meadows on both sides of the river: strips of grass, lighter where the sun reaches."""
    ridge(canvas, valley, mixh("#97a154", HAZE, 0.16), rng, 2)
    for _ in range(80):
        x, depth = rng.uniform(-40, WIDTH + 40), rng.uniform(0, 1) ** 1.5
        y = valley(x) + 14 + 230 * depth
        length = 40 + 130 * depth
        tone = rng.choice(["#c9c26a", "#7d8c42", "#b5b45e", "#6d7f3a"])
        thick = 6 + 10 * depth
        canvas.drawOval(rect(x - length, y - thick / 2, 2 * length, thick), P(tone, 0.35, blur=5))
        if rng.uniform() < 0.5:
            furrow = [(x - length * 0.4, y), (x + length * 0.4, y + rng.uniform(-2, 2))]
            ink(canvas, furrow, 1.3, "#5b5a26", 0.4, rng)
    banks = np.array(water().buffer(9).exterior.coords)[:-1]
    canvas.drawPath(poly(banks), P("#5b5226", 0.5, blur=4))
