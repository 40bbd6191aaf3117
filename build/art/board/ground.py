"""Flat ground: strip fields, the county line and engraved grass."""

import numpy as np
import skia
from shapely.geometry import LineString, Point
from shapely.geometry.base import BaseGeometry

from art.board.plan import Plan, parts
from art.board.woods import scatter
from art.motifs.relief import field
from art.tools.colour import Rng
from art.tools.curves import Points, normals, resample, tangents
from art.tools.ink import ink

WHEAT, GREEN, STRAW, HAY = "#d8bf69", "#b9bd72", "#cfae5c", "#c9b25f"
GHOST_TINTS = [WHEAT, HAY, "#cdbb74"]

# x, y, width, height, angle, colour
FIELDS = [
    (1068, 150, 96, 50, -6, WHEAT),
    (1250, 170, 96, 66, 12, GREEN),
    (1440, 170, 110, 66, 10, "#c9a955"),
    (1660, 330, 96, 70, 14, WHEAT),
    (1660, 160, 90, 60, -10, GREEN),
    (1610, 480, 88, 48, -4, WHEAT),
    (1400, 570, 80, 46, 24, HAY),
    (1640, 590, 84, 40, 10, GREEN),
    (2266, 930, 70, 60, 8, GREEN),
    (1960, 1380, 96, 46, -8, WHEAT),
    (2262, 1376, 84, 48, 10, GREEN),
    (2260, 750, 90, 54, -14, STRAW),
    (1090, 1180, 110, 64, 14, WHEAT),
    (1120, 1395, 70, 44, -6, GREEN),
    (170, 1000, 96, 60, 24, WHEAT),
    (330, 900, 60, 54, 6, STRAW),
]
# faint fields inside the piece slots
GHOSTS = [
    (760, 300, 150, 96, -10),
    (930, 300, 140, 90, 8),
    (640, 250, 110, 80, 20),
    (860, 410, 150, 50, -3),
    (1850, 300, 150, 96, 10),
    (2030, 300, 140, 90, -8),
    (2200, 260, 110, 76, 14),
    (1960, 570, 150, 84, 4),
    (2150, 590, 130, 70, -10),
    (1790, 590, 120, 64, 12),
    (2010, 1120, 140, 92, -14),
    (2190, 1120, 130, 96, 8),
    (2020, 1280, 130, 80, 10),
    (2210, 1250, 110, 70, -10),
    (1430, 1280, 140, 90, -6),
    (1620, 1290, 150, 96, 10),
    (1740, 1200, 100, 60, -14),
    (690, 1310, 150, 70, 6),
    (860, 1310, 150, 70, -8),
    (480, 960, 120, 84, 14),
    (620, 980, 110, 86, -10),
    (520, 1070, 120, 50, 4),
]


def ghost_fields(canvas: skia.Canvas, taken: BaseGeometry, rng: Rng) -> None:
    """Faint fields in the piece slots, where nothing else is drawn."""
    for x, y, w, h, angle in GHOSTS:
        if taken.intersects(Point(x, y).buffer(min(w, h) * 0.45)):
            continue
        field(canvas, x, y, w, h, angle, rng, rng.choice(GHOST_TINTS), 0.24, 8, 0.24, edge=0.16)


def strip_fields(canvas: skia.Canvas, rng: Rng) -> None:
    for x, y, w, h, angle, color in FIELDS:
        field(canvas, x, y, w, h, angle, rng, color, 0.62)


def county_line(canvas: skia.Canvas, pts: Points, river: BaseGeometry, rng: Rng) -> None:
    """Outer border: hatching outwards, a bold line and a thin one, broken at the rivers."""
    p = resample(pts, 5.5)
    normal = normals(tangents(p))
    water = river.buffer(4)
    for at, across in zip(p, normal, strict=True):
        if not water.contains(Point(at)):
            stroke = [at - across * 4, at - across * rng.uniform(13, 22)]
            ink(canvas, stroke, 1.25, "#3a2412", 0.5, rng, wob=0.15, taper=1.2, step=4)
    for offset, width, alpha in ((0, 5.4, 0.96), (7.5, 1.5, 0.6)):
        dry = LineString(p + normal * offset).difference(river.buffer(1))
        for line in parts(dry):
            if line.length > 14:
                ink(canvas, np.array(line.coords), width, "#2a1a0e", alpha, rng, taper=0, wob=0.4, var=0.3)


def engrave_grass(canvas: skia.Canvas, plan: Plan, space: str, bare: BaseGeometry, rng: Rng) -> None:
    """Very faint meadow dashes in a parish, grass ticks in a forest glade."""
    inside = plan.polygons[space].buffer(-24)
    spots = scatter(plan.polygons[space], 34, rng, lambda q: inside.contains(q) and rng.uniform() < 0.62)
    for x, y in spots:
        if bare.contains(Point(x, y)):
            continue
        if plan.is_forest(space):
            _grass_ticks(canvas, x, y, rng)
        else:
            _meadow_dashes(canvas, x, y, rng)


def _grass_ticks(canvas: skia.Canvas, x: float, y: float, rng: Rng) -> None:
    for dx in (-5, 0, 5):
        blade = [(x + dx, y), (x + dx * 1.5, y - rng.uniform(5, 8))]
        ink(canvas, blade, 1.1, "#31491f", 0.34, rng, wob=0.1, step=3)


def _meadow_dashes(canvas: skia.Canvas, x: float, y: float, rng: Rng) -> None:
    for j in range(int(rng.integers(2, 4))):
        left = x - 9 + j * 3 + rng.uniform(-3, 3)
        right = x + 9 - j * 3 + rng.uniform(-3, 3)
        row = y + j * 4.6
        dash = [(left, row), (right, row + rng.uniform(-0.6, 0.6))]
        ink(canvas, dash, 1.05, "#6b4a1e", 0.26, rng, wob=0.3, step=4)
