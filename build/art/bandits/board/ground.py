"""Washes of the ground: the wood, the glades under the pieces, the town, the moat and the road."""

import numpy as np
import skia
from scipy import ndimage as ndi

from art.bandits.board import plan
from art.board.sheet import Sheet
from art.board.washes import FOREST_WASH, PARISH_WASH, RIVER_WASH, Wash, pigment
from art.tools.colour import Rng, mixh, unit_rgb
from art.tools.curves import normals, poly, resample, smooth, tangents
from art.tools.ink import ink
from art.tools.noise import n1
from art.tools.paint import P, rect, rr
from art.tools.raster import arr

ROAD_HALF = 37
WOOD, TOWN, WATER = "#567f3c", "#cfa462", "#3b78a0"
CAMP_WASH = Wash(0.55, 0.3, 0.5, 60)
TOWN_EDGE = [
    (1700, 60),
    (1676, 160),
    (1690, 300),
    (1672, 430),
    (1716, 520),
    (1722, 620),
    (1700, 760),
    (1706, 880),
    (1640, 990),
    (1690, 1060),
    (1664, 1180),
    (1686, 1320),
    (1670, 1440),
]
MOAT = [
    (1706, 470),
    (1690, 540),
    (1712, 640),
    (1692, 760),
    (1710, 880),
    (1736, 960),
    (1800, 992),
    (2000, 996),
    (2200, 990),
    (2340, 1000),
    (2340, 440),
    (2100, 452),
    (1800, 448),
]


def town_area() -> np.ndarray:
    """Ground of the town and its suburb, east of the wood."""
    edge = smooth(TOWN_EDGE, 10)
    return np.vstack([edge, [(2400, 1500), (2400, 0)]])


def moat_area() -> np.ndarray:
    return smooth(MOAT, 10, True)


def _fill(sheet: Sheet, path: skia.Path) -> np.ndarray:
    return sheet.mask(lambda canvas: canvas.drawPath(path, P("#ffffff")))


def wash_ground(base: np.ndarray, sheet: Sheet) -> np.ndarray:
    """All washes from the wood to the road; returns the painted paper."""
    town = poly(town_area())
    wood = skia.Op(skia.Path.Rect(rect(60, 60, 2280, 1380)), town, skia.kDifference_PathOp)
    pigment(base, sheet, _fill(sheet, wood), WOOD, FOREST_WASH, inverted=False)
    pigment(base, sheet, _fill(sheet, town), TOWN, PARISH_WASH, inverted=True)
    base = _glades(base, sheet)
    water = poly(moat_area())
    mask = _fill(sheet, water)
    deep = ndi.gaussian_filter(mask, 9 * sheet.scale)[..., None]
    base *= 1 - 0.2 * deep * (1 - mask[..., None]) * np.array([0.5, 0.7, 1.0])
    base = base * (1 - mask[..., None]) + (base * 0.2 + unit_rgb("#a9c6cc") * 0.8) * mask[..., None]
    pigment(base, sheet, mask, WATER, RIVER_WASH, inverted=True)
    return base


def _glades(base: np.ndarray, sheet: Sheet) -> np.ndarray:
    """Pale ground with ragged edges under everything that holds pieces."""
    layer = sheet.layer()
    canvas = layer.getCanvas()
    for s in plan.STRETCHES:
        x, y = s.cart
        canvas.drawRRect(rr(x - 122, y - 150, 720, 318, 90), P("#e9e6b0", 0.55, blur=26))
    canvas.drawRRect(rr(92, 1000, 960, 410, 110), P("#e9e6b0", 0.62, blur=30))
    canvas.drawRRect(rr(1050, 1010, 610, 390, 110), P("#e9e6b0", 0.5, blur=30))
    for spot in plan.ALLEYS:
        canvas.drawCircle(spot.x, spot.y, 86, P("#f4eac2", 0.7, blur=22))
    alpha = arr(layer)[..., 3:]
    ragged = 0.5 + 1.6 * (alpha - 0.34) + 0.26 * sheet.mottle[..., None] + 0.10 * sheet.blotches[..., None]
    alpha = np.clip(0.55 * alpha + 0.45 * alpha * np.clip(ragged, 0, 1), 0, 0.85)
    lit: np.ndarray = base * (1 - alpha) + unit_rgb("#f1e7bf") * alpha
    return lit


def draw_road(canvas: skia.Canvas, rng: Rng) -> None:
    """Beaten road with wheel ruts, pebbles and a worn verge."""
    p = resample(plan.road_line(), 9)
    normal = normals(tangents(p))
    half = (ROAD_HALF + 2.6 * n1(len(p), 9, rng))[:, None]
    left, right = p + normal * half, p - normal * half
    surface = poly(np.vstack([left, right[::-1]]))
    canvas.drawPath(poly(p, False), P("#2a2410", 0.34, "stroke", 2 * ROAD_HALF + 16, blur=7))
    canvas.drawPath(surface, P("#e3d0a0"))
    canvas.save()
    canvas.clipPath(surface, True)
    canvas.drawPath(poly(p, False), P("#f4e6bf", 0.8, "stroke", ROAD_HALF, blur=10))
    for offset in (-15, 15):
        rut = p + normal * offset
        ink(canvas, rut, 5, "#a98a54", 0.4, rng, taper=0, wob=1.4, var=0.6)
        ink(canvas, rut + normal * 2.4, 1.6, "#5d4320", 0.45, rng, taper=0, wob=1.4, var=0.7)
    for at, across in zip(p, normal, strict=True):
        for _ in range(3):
            x, y = at + across * rng.uniform(-ROAD_HALF, ROAD_HALF) + rng.uniform(-5, 5, 2)
            r = rng.uniform(1.2, 3.2)
            canvas.drawOval(
                rect(x - r, y - r * 0.7, 2 * r, 1.4 * r), P(mixh("#cdb889", "#8f7448", rng.uniform()), 0.75)
            )
            canvas.drawOval(rect(x - r, y - r * 0.7, 2 * r, 1.4 * r), P("#4d3820", 0.4, "stroke", 0.8))
    canvas.restore()
    for side in (left, right):
        ink(canvas, side, 2.6, "#3a2611", 0.9, rng, taper=0, wob=0.9, var=0.5)


def draw_ripples(canvas: skia.Canvas, rng: Rng) -> None:
    """Bank and wavelets of the moat."""
    area = moat_area()
    ink(canvas, area, 3.2, "#1c2f3c", 0.9, rng, closed=True, wob=0.5)
    canvas.save()
    canvas.clipPath(poly(area), True)
    ink(canvas, area, 9, "#dcebe4", 0.35, rng, closed=True, wob=0.8)
    for _ in range(150):
        x, y = rng.uniform(1690, 2320), rng.uniform(460, 990)
        w = rng.uniform(12, 26)
        wave = [(x - w, y), (x - w / 2, y - 3), (x, y), (x + w / 2, y - 3), (x + w, y)]
        ink(canvas, smooth(wave, 5), 1.8, "#e8f3ee", 0.55, rng, wob=0.2)
        ink(canvas, smooth(wave, 5) + [0, 3], 1.1, "#163a56", 0.45, rng, wob=0.2)
    canvas.restore()
