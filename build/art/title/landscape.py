"""Landscape of the title screen: ridges in haze, castle hill, winding river and the foreground."""

import math
from collections.abc import Callable

import numpy as np
import skia
from shapely.geometry.base import BaseGeometry

from art.motifs.bodies import limb_poly
from art.motifs.buildings import church, house
from art.motifs.landmarks import castle
from art.motifs.relief import hill
from art.motifs.trees import bush, tuft
from art.title.woods import HAZE
from art.tools.colour import Rng, mixh
from art.tools.curves import poly
from art.tools.ink import ink
from art.tools.paint import P, lin, rect, wash

WIDTH, HEIGHT = 1920, 1080
CASTLE_X = 1010
FLOWERS = ["#f3e6c4", "#e8bd4e", "#c2452b", "#dfe5e9"]
FAR_HILLS = [(140, 640, 220), (360, 630, 180), (1620, 636, 240), (1800, 646, 200), (1450, 630, 150)]
HOUSES = [(-206, "clay"), (-164, "thatch"), (-128, "clay"), (150, "thatch"), (186, "clay"), (224, "clay")]
RIVER = [(1196, 763), (1240, 776), (1140, 802), (1238, 846), (1084, 902), (1190, 1000), (1100, 1140)]
RIVER_WIDTHS = [3, 10, 26, 50, 90, 150, 215]
ROAD = [(1010, 612), (1002, 634), (1030, 656), (986, 684), (1040, 716), (980, 760)]
ROAD_WIDTHS = [5, 7, 9, 13, 18, 26]

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


def water() -> BaseGeometry:
    """Outline of the river."""
    return limb_poly(RIVER, RIVER_WIDTHS, 14)


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


def draw_river(canvas: skia.Canvas, rng: Rng) -> None:
    """Water that carries the sun's path in its middle."""
    outline = np.array(water().exterior.coords)[:-1]
    canvas.drawPath(poly(outline), wash(lin(0, 712, 0, 1100, ["#f6dfae", "#9fbfc4", "#3f7298", "#234f78"])))
    canvas.save()
    canvas.clipPath(poly(outline), True)
    for y in np.arange(720, 1090, 5):
        middle = np.interp(y, [p[1] for p in RIVER], [p[0] for p in RIVER])
        reach = np.interp(y, [p[1] for p in RIVER], RIVER_WIDTHS) * rng.uniform(0.06, 0.22)
        glint = [(middle - reach, y), (middle + reach, y + rng.uniform(-1, 1))]
        ink(canvas, glint, 2.6, "#fff0c0", 0.55 * (1 - (y - 720) / 420), rng, taper=0.9)
    u = np.linspace(-1, 1, 13)
    for _ in range(90):
        y = rng.uniform(750, 1090)
        length = 8 + (y - 740) * 0.15
        x = rng.uniform(1000, 1330)
        for color, dy in (("#f6f6ea", 0), ("#1c4260", 2.4)):
            wave = np.c_[x + u * length, y + dy + 2.2 * np.sin(u * 4)]
            ink(canvas, wave, 1.6, color, 0.55, rng, taper=0.8)
    canvas.drawPath(poly(outline), P("#17324a", 0.55, "stroke", 10, blur=5))
    canvas.restore()
    ink(canvas, outline, 2.4, "#1f2f3c", 0.9, rng, closed=True)


def draw_foreground(canvas: skia.Canvas, rng: Rng) -> None:
    """Knoll and bank with grass, flowers and two bushes; darker towards us."""
    ridge(canvas, lambda x: min(knoll(x), 1140), "#75843c", rng, 3)
    ridge(canvas, right_bank, "#66783a", rng, 3)
    dusk = lin(0, 860, 0, 1130, [("#1c2410", 0), ("#1c2410", 0.45)])
    for height in (knoll, right_bank):
        _turf(canvas, height, dusk, rng)
    for count, left, right, height, drop in ((230, -30, 930, knoll, 14), (110, 1400, 1950, right_bank, 10)):
        for _ in range(count):
            x = rng.uniform(left, right)
            y = rng.uniform(min(1090, height(x) + drop), 1110)
            tuft(canvas, x, y, rng.uniform(12, 20) + (y - 850) * 0.05, rng, 0.75)
    for _ in range(120):
        x = rng.uniform(40, 920)
        y = rng.uniform(min(1080, knoll(x) + 20), 1100)
        size = 1.6 + (y - 840) * 0.009
        canvas.drawCircle(x, y, size, P(rng.choice(FLOWERS), 0.95))
        canvas.drawCircle(x, y, size * 0.4, P("#7d4a10"))
    for x, size in ((300, 70), (250, 56)):
        bush(canvas, x, knoll(x) + 30, size * 1.3, rng, 2.2)


def _turf(canvas: skia.Canvas, height: Height, dusk: skia.Shader, rng: Rng) -> None:
    """Shade at the foot of a mound, a line of light along its top and pen strokes down its side."""
    x = np.linspace(-50, WIDTH + 50, 180)
    top = np.array([(q, min(height(q), 1140)) for q in x])
    canvas.save()
    canvas.clipPath(poly(np.vstack([top, [(WIDTH + 60, 1160), (-60, 1160)]])), True)
    canvas.drawRect(rect(-60, 800, WIDTH + 120, 360), wash(dusk))
    canvas.drawPath(poly(top + [0, 5], False), P("#f6e29a", 0.5, "stroke", 7, blur=3))
    for _ in range(240):
        q = rng.uniform(-40, WIDTH + 40)
        y = height(q) + rng.uniform(8, 150)
        ink(canvas, [(q, y), (q + rng.uniform(-6, 6), y + rng.uniform(8, 18))], 1.1, "#3a4218", 0.4, rng)
    canvas.restore()
