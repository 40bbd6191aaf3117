"""The walled town of Nottingham: market place, ring wall, gates, castle, church and houses."""

import math
from itertools import pairwise

import numpy as np
import skia

from art.geometry.outline import WALL_RADIUS
from art.motifs.buildings import SUNLIT, church, house, tower
from art.motifs.landmarks import castle
from art.tools.colour import Rng, mixh
from art.tools.curves import poly
from art.tools.ink import ink, shape
from art.tools.paint import P, rad, rect, wash

STONE = "#c3b596"
WALL_HEIGHT = 27
LIGHT_FROM = math.radians(215)
TOWERS = [math.radians(t) for t in (-150, -90, -66, -38, 8, 40, 66, 90, 114, 140, 168)]
# direction in degrees, roof
HOUSES = [(-160, "clay"), (-138, "thatch"), (-48, "clay"), (-34, "thatch"), (2, "clay"), (178, "thatch"),
          (-172, "clay")]

Spot = tuple[float, float]


def draw_nottingham(canvas: skia.Canvas, centre: Spot, gates: list[float], rng: Rng) -> None:
    """From back to front: rear wall, rear towers and gates, buildings, front wall, front towers."""
    cx, cy = centre
    _market_place(canvas, centre, rng)
    _wall(canvas, centre, -math.pi, 0, rng)
    for t in sorted((t for t in TOWERS if math.sin(t) < 0), key=math.sin):
        tower(canvas, *_on_wall(centre, t, 3), 22, 40, rng, STONE)
    for direction in gates:
        if math.sin(direction) <= 0.05:
            _gate(canvas, centre, direction, rng)
    castle(canvas, cx + 28, cy - 128, 54, rng)
    _houses(canvas, centre, rng)
    church(canvas, cx - 74, cy - 92, 30, rng, True, "slate")
    _wall(canvas, centre, 0.0, math.pi, rng)
    for t in sorted((t for t in TOWERS if math.sin(t) >= 0), key=math.sin):
        tower(canvas, *_on_wall(centre, t, 4), 24, 42, rng, STONE)


def _on_wall(centre: Spot, t: float, dy: float = 0) -> Spot:
    return centre[0] + WALL_RADIUS * math.cos(t), centre[1] + WALL_RADIUS * math.sin(t) + dy


def _market_place(canvas: skia.Canvas, centre: Spot, rng: Rng) -> None:
    """Pale ground with rings of cobbles."""
    cx, cy = centre
    canvas.drawCircle(cx + 6, cy + 10, WALL_RADIUS + 9, P("#1e140a", 0.40, blur=10))
    earth = rad(cx, cy + 10, WALL_RADIUS, ["#f3e6c3", "#ecdbb2", "#d3b987"], [0, 0.6, 1])
    canvas.drawCircle(cx, cy, WALL_RADIUS, wash(earth))
    canvas.save()
    canvas.clipPath(skia.Path.Circle(cx, cy, WALL_RADIUS), True)
    for r in np.arange(16, WALL_RADIUS - 6, 11):
        count = int(2 * math.pi * r / 13)
        for k in range(count):
            t = 2 * math.pi * k / count + rng.uniform(-0.05, 0.05)
            if rng.uniform() < 0.55:
                stone = rect(cx + r * math.cos(t) - 4, cy + r * math.sin(t) - 2.6, 8, 5.2)
                canvas.drawOval(stone, P("#7a5a30", 0.20, "stroke", 1.1))
    canvas.restore()


def _wall(canvas: skia.Canvas, centre: Spot, start: float, end: float, rng: Rng) -> None:
    """Stretch of the ring wall, in facets that catch the light one by one."""
    facets = max(2, int((end - start) / 0.035))
    angles = np.linspace(start, end, facets + 1)
    for t0, t1 in pairwise(angles):
        _wall_facet(canvas, _on_wall(centre, t0), _on_wall(centre, t1), (t0 + t1) / 2, rng)
    foot = [_on_wall(centre, t) for t in angles]
    top = [(x, y - WALL_HEIGHT) for x, y in foot]
    ink(canvas, foot, 2, rng=rng, taper=0, wob=0.15)
    for t in np.arange(start, end, 0.062):
        (x0, y0), (x1, y1) = (_on_wall(centre, u) for u in (t, t + 0.036))
        y0 -= WALL_HEIGHT
        y1 -= WALL_HEIGHT
        merlon = [(x0, y0), (x1, y1), (x1, y1 - 8), (x0, y0 - 8)]
        shape(canvas, merlon, mixh(STONE, SUNLIT, 0.4), 1.2, rng=rng, wob=0)
    ink(canvas, top, 1.6, rng=rng, taper=0, wob=0.1)


def _wall_facet(canvas: skia.Canvas, p0: Spot, p1: Spot, middle: float, rng: Rng) -> None:
    if math.sin(middle) > 0:
        dark = 0.5 - 0.5 * math.cos(middle - LIGHT_FROM)
    else:
        dark = 0.32 + 0.25 * math.cos(middle)
    color = mixh(mixh(STONE, SUNLIT, 0.45), "#5d4c34", min(0.75, dark * 0.75))
    facet = poly([p0, p1, (p1[0], p1[1] - WALL_HEIGHT), (p0[0], p0[1] - WALL_HEIGHT)])
    canvas.drawPath(facet, P(color))
    canvas.drawPath(facet, P(color, 1, "stroke", 1.2))
    for course in (7, 14, 21):
        if rng.uniform() < 0.4:
            joint = [(p0[0], p0[1] - course), (p1[0], p1[1] - course)]
            ink(canvas, joint, 0.8, a=0.35, rng=rng, wob=0)


def _gate(canvas: skia.Canvas, centre: Spot, direction: float, rng: Rng) -> None:
    """Arch between two roofed towers."""
    tx, ty = -math.sin(direction), math.cos(direction)
    x, y = _on_wall(centre, direction)
    rear, front = sorted([(x + tx * 17, y + ty * 17), (x - tx * 17, y - ty * 17)], key=lambda q: q[1])
    tower(canvas, *rear, 20, 46, rng, STONE, "clay")
    house_front = [(x - 13, y + 3), (x - 13, y - 30), (x + 13, y - 30), (x + 13, y + 3)]
    shape(canvas, house_front, mixh(STONE, SUNLIT, 0.3), 1.5, rng=rng)
    arch = [(x - 7, y + 4), (x - 7, y - 12), (x, y - 20), (x + 7, y - 12), (x + 7, y + 4)]
    shape(canvas, arch, "#33200f", 1.3, rng=rng)
    tower(canvas, *front, 20, 46, rng, STONE, "clay")


def _houses(canvas: skia.Canvas, centre: Spot, rng: Rng) -> None:
    cx, cy = centre
    sites = []
    for degrees, roof in HOUSES:
        a = math.radians(degrees)
        sites.append((cx + (WALL_RADIUS - 34) * math.cos(a), cy + (WALL_RADIUS - 34) * math.sin(a), roof))
    for x, y, roof in sorted(sites, key=lambda site: site[1]):
        house(canvas, x - 14 if x < cx else x - 26, y + 10, 30, rng, roof, w=1.3)
