"""Trent, Devon and Idle: their courses, their water surface, banks and wavelets."""

from typing import NamedTuple

import numpy as np
import skia
from shapely.geometry import MultiPolygon, Polygon
from shapely.ops import unary_union

from art.geometry.map_file import Border
from art.tools.colour import Rng
from art.tools.curves import Array, normals, poly, resample, smooth, tangents
from art.tools.ink import ink
from art.tools.noise import n1

BANK_INK = "#1f2f3c"
# how the rivers run on beyond the county
NORTH = [(1318, 94), (1310, 40), (1330, -30)]
EAST = [(2322, 628), (2370, 604), (2430, 610)]
SOUTH = [(1836, 1428), (1850, 1470), (1840, 1530)]
WEST = [(318, 1196), (250, 1210), (150, 1196), (60, 1222), (-30, 1210)]
IDLE_SPRING = [(1432, 436), (1440, 452), (1436, 462)]
TRENT_EDGES = ("mf_rm", "no_rm", "no_bg", "bg_sf", "nw_sf", "nw_tx")
WIDTH_SEED = 5


class RiverCourse(NamedTuple):
    """Middle line and the widths at both ends."""

    line: Array
    width_start: float
    width_end: float


def river_courses(edges: dict[str, Border]) -> dict[str, RiverCourse]:
    """The border edges that are rivers, joined to courses and led over the rim of the map."""

    def edge(name: str) -> Array:
        return np.array(edges[name]["points"])

    trent = [smooth(WEST[::-1], 10)]
    trent += [edge(name)[::-1][1:] for name in TRENT_EDGES]
    trent.append(smooth(EAST, 10)[1:])
    devon = [smooth(SOUTH[::-1], 10), edge("bg_nw")[::-1][1:]]
    idle_end = tuple(edge("bl_rt")[-1])
    idle = [smooth(NORTH[::-1], 10), edge("bl_rt")[1:], smooth([idle_end, *IDLE_SPRING], 6)[1:]]
    return {
        "trent": RiverCourse(np.vstack(trent), 27, 33),
        "devon": RiverCourse(np.vstack(devon), 20, 25),
        "idle": RiverCourse(np.vstack(idle), 28, 9),
    }


def river_surface(courses: dict[str, RiverCourse]) -> Polygon | MultiPolygon:
    """All water as one geometry; the width of every river swells a little."""
    rng = np.random.default_rng(WIDTH_SEED)
    ribbons = []
    for course in courses.values():
        p = resample(course.line, 6)
        normal = normals(tangents(p))
        half = np.linspace(course.width_start, course.width_end, len(p)) * 0.5
        half = (half * (1 + 0.12 * n1(len(p), 14, rng)))[:, None]
        ribbons.append(Polygon(np.vstack([p + normal * half, (p - normal * half)[::-1]])).buffer(0))
    return unary_union(ribbons).buffer(3).buffer(-3)


def _rings(water: Polygon | MultiPolygon) -> list[Array]:
    polygons = water.geoms if isinstance(water, MultiPolygon) else [water]
    rings = [ring for q in polygons for ring in (q.exterior, *q.interiors)]
    return [np.array(ring.coords)[:-1] for ring in rings]


def water_path(water: Polygon | MultiPolygon) -> skia.Path:
    path = skia.Path()
    for ring in _rings(water):
        path.addPath(poly(ring))
    path.setFillType(skia.PathFillType.kEvenOdd)
    return path


def draw_banks(canvas: skia.Canvas, water: Polygon | MultiPolygon, rng: Rng) -> None:
    for ring in _rings(water):
        ink(canvas, ring, 2.6, BANK_INK, 0.92, rng, closed=True, wob=0.35, var=0.35)


def draw_wavelets(canvas: skia.Canvas, course: RiverCourse, rng: Rng) -> None:
    """Paired white and blue ripples along a river."""
    p = resample(course.line, 19)
    tangent = tangents(p)
    normal = normals(tangent)
    n = len(p)
    u = np.linspace(-1, 1, 9)
    for i in range(1, n - 1):
        half = (course.width_start + (course.width_end - course.width_start) * i / n) * 0.5
        middle = p[i] + normal[i] * rng.uniform(-0.5, 0.5) * half
        length = rng.uniform(7, 12)
        for color, dy in (("#f2f6ee", -1.6), ("#1c4260", 0)):
            along = tangent[i] * (u * length)[:, None]
            across = normal[i] * (1.5 * np.sin(u * 3.6) + dy)[:, None]
            ink(canvas, middle + along + across, 1.5, color, 0.75, rng, wob=0.1, taper=0.8, step=2.5)
