"""The walled town of Nottingham: ring wall, towers and gates; `citizens` fills it."""

import math
from itertools import pairwise

import numpy as np
import skia

from art.board import citizens
from art.geometry.outline import WALL_RADIUS
from art.motifs.buildings import SUNLIT, tower
from art.tools.colour import Rng, mixh
from art.tools.curves import Spot, poly
from art.tools.ink import ink, shape
from art.tools.paint import P, rad, wash

STONE = "#c3b596"
WALL_HEIGHT = 27
LIGHT_FROM = math.radians(215)
TOWERS = [math.radians(t) for t in (-156, -82, -60, -38, 8, 32, 56, 79, 101, 124, 148)]


def draw_nottingham(canvas: skia.Canvas, centre: Spot, gates: list[float], rng: Rng) -> None:
    """From back to front: rear wall, rear towers and gates, the town, front wall, front towers."""
    _ground(canvas, centre)
    citizens.inner_shade(canvas, centre, WALL_RADIUS)
    citizens.draw_streets(canvas, centre, rng)
    _wall(canvas, centre, -math.pi, 0, rng)
    for t in sorted((t for t in TOWERS if math.sin(t) < 0), key=math.sin):
        tower(canvas, *_on_wall(centre, t, 3), 22, 40, rng, STONE)
    for direction in gates:
        if math.sin(direction) <= 0.05:
            _gate(canvas, centre, direction, rng)
    citizens.draw_castle_rock(canvas, centre, rng)
    citizens.townsfolk(canvas, centre, rng)
    citizens.draw_houses(canvas, centre, rng)
    _wall(canvas, centre, 0.0, math.pi, rng)
    for t in sorted((t for t in TOWERS if math.sin(t) >= 0), key=math.sin):
        tower(canvas, *_on_wall(centre, t, 4), 24, 42, rng, STONE)


def _on_wall(centre: Spot, t: float, dy: float = 0) -> Spot:
    return centre[0] + WALL_RADIUS * math.cos(t), centre[1] + WALL_RADIUS * math.sin(t) + dy


def _ground(canvas: skia.Canvas, centre: Spot) -> None:
    """Trodden earth inside the wall."""
    cx, cy = centre
    canvas.drawCircle(cx + 6, cy + 10, WALL_RADIUS + 9, P("#1e140a", 0.40, blur=10))
    earth = rad(cx, cy + 10, WALL_RADIUS, ["#e6d3a6", "#dfc999", "#c9ae7c"], [0, 0.6, 1])
    canvas.drawCircle(cx, cy, WALL_RADIUS, wash(earth))


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
