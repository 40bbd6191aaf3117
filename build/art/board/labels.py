"""Borders of the board, and what its words stand on: ribbons and the title cartouche.

The words themselves are written by the program, so that they can be read at any size and in any language.
"""

import math

import numpy as np
import skia
from shapely.geometry import LineString, Point

from art.board.plan import Plan
from art.geometry.names import RIBBONS
from art.motifs.emblems import arrow, crown_icon
from art.motifs.scrolls import ribbon
from art.motifs.vines import leaf3
from art.tools.colour import Rng
from art.tools.curves import poly, resample, smooth
from art.tools.ink import ink
from art.tools.paint import P, rad, wash

RIBBON = "#f5e6bb"
CARTOUCHE = (312, 206)
CARTOUCHE_RIM = [
    (-205, -108),
    (205, -108),
    (222, -60),
    (212, 0),
    (222, 66),
    (205, 112),
    (-205, 112),
    (-222, 66),
    (-212, 0),
    (-222, -60),
]


def draw_border(canvas: skia.Canvas, plan: Plan, name: str, rng: Rng) -> None:
    """Land border: a cream casing with dashes of swelling ink."""
    hill = Point(*plan.hill_centre).buffer(plan.hill_radius - 2)
    p = np.array(LineString(plan.edge_points(name)).difference(hill).coords)
    canvas.drawPath(poly(p, False), P("#f6ecc9", 0.62, "stroke", 9.5))
    q = resample(p, 2.0)
    for i in range(0, len(q) - 3, 12):
        ink(canvas, q[i : i + 9], 4.6, "#3a1d10", 0.95, rng, wob=0.15, taper=0.25, step=3)


def draw_ribbons(canvas: skia.Canvas, plan: Plan, rng: Rng) -> None:
    """Ribbons for the names of Nottingham, at the foot of its wall, and of Ollerton Hill."""
    for space, (w, h, tail, bend) in RIBBONS.items():
        x, y = plan.spaces[space]["label"]
        ribbon(canvas, x, y, w, h, rng, RIBBON, bend, tail=tail)


def draw_cartouche(canvas: skia.Canvas, rng: Rng) -> None:
    """Gilded frame for the title of the map."""
    x, y = CARTOUCHE
    centre = np.array([x, y])
    rim = smooth([(x + dx, y + dy) for dx, dy in CARTOUCHE_RIM], 8, True)
    canvas.drawPath(poly(rim + np.array([5, 9])), P("#1c1006", 0.45, blur=9))
    canvas.drawPath(poly(rim), wash(rad(x, y, 260, ["#fbf2d8", "#f1e0b4", "#d8ba7e"], [0, 0.6, 1])))
    ink(canvas, rim, 3.2, rng=rng, closed=True, wob=0.3)
    gilt = (rim - centre) * np.array([0.955, 0.92]) + centre
    ink(canvas, gilt, 5.4, rng=rng, closed=True, wob=0.1)
    ink(canvas, gilt, 3.4, "#d9ac45", 1, rng, closed=True, wob=0.1, var=0.1)
    thread = (rim - centre) * np.array([0.925, 0.865]) + centre
    ink(canvas, thread, 1.2, "verm", 0.9, rng, closed=True, wob=0.15)
    arrow(canvas, x, y + 57, 150, 0, rng, w=2.2)
    canvas.save()
    canvas.translate(x + 112, y - 60)
    crown_icon(canvas, 0, 0, 58, rng, w=1.6)
    canvas.restore()
    for sx in (-1, 1):
        for sy in (-1, 1):
            _corner_leaves(canvas, x + sx * 196, y + sy * 100, sx, sy, rng)


def _corner_leaves(canvas: skia.Canvas, x: float, y: float, sx: int, sy: int, rng: Rng) -> None:
    outward = math.atan2(sy, sx)
    spread = sx * sy * 1.2
    leaf3(canvas, x, y, 20, outward, "#7f9a4a", rng, 1.3)
    leaf3(canvas, x, y, 15, outward + spread, "#b23a22", rng, 1.2)
    leaf3(canvas, x, y, 15, outward - spread, "#3f6fa0", rng, 1.2)
    canvas.drawCircle(x, y, 5, P("gold_hi"))
