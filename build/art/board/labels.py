"""Lettering of the board: borders, names, ribbons, river names and the title cartouche."""

import math

import numpy as np
import skia
from shapely.geometry import LineString, Point

from art.board.plan import Plan
from art.geometry.names import NAME_SPACING, RIBBONS, name_font
from art.motifs.emblems import arrow, crown_icon
from art.motifs.scrolls import ribbon
from art.motifs.vines import leaf3
from art.tools.colour import Rng
from art.tools.curves import Array, poly, resample, smooth
from art.tools.ink import ink, shape
from art.tools.lettering import fnt, text, text_arc, twidth
from art.tools.paint import P, rad, wash

NAME_INK = "#3a160c"
FOREST_INK = "#1d3a1a"
RIVER_INK = "#173a5c"
RIBBON = "#f5e6bb"
TRENT_NAME = [(1838, 1052), (1868, 1000), (1914, 908), (1936, 848)]
IDLE_NAME = [(1402, 300), (1399, 240), (1405, 170)]
DERBYSHIRE = [(92, 372), (190, 360), (290, 366)]
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


def draw_name(canvas: skia.Canvas, plan: Plan, space: str, rng: Rng) -> None:
    """Name of a space with a red initial, as a rubricator would do, and a flourish below."""
    v = plan.spaces[space]
    forest = plan.is_forest(space)
    x, y = v["label"]
    name = v["name"]
    f = name_font(space)
    color = FOREST_INK if forest else NAME_INK
    w = twidth(name, f, NAME_SPACING)
    canvas.save()
    canvas.translate(x, y)
    text(canvas, name, 0, 0, f, color, 1, "c", sp=NAME_SPACING, halo="#f8efd2", hw=10, ha=0.85, hblur=2.2)
    text(canvas, name[0], -w / 2, 0, f, "#9a2a18" if forest else "verm", 1)
    canvas.restore()
    ink(canvas, [(x - w / 2, y + 13), (x - w * 0.1, y + 15), (x, y + 13)], 1.8, "verm", 0.8, rng)
    ink(canvas, [(x, y + 13), (x + w * 0.1, y + 15), (x + w / 2, y + 13)], 1.8, "verm", 0.8, rng)
    shape(canvas, [(x - 6, y + 14), (x, y + 9), (x + 6, y + 14), (x, y + 19)], "verm", 0)


def draw_ribbons(canvas: skia.Canvas, plan: Plan, rng: Rng) -> None:
    """Names of Nottingham, at the foot of its wall, and of Ollerton Hill on ribbons."""
    line = _ribbon(canvas, plan, "nottingham", rng)
    text_arc(canvas, "Nottingham", line + [0, 13], fnt("name", 40), NAME_INK, 1, 1)
    line = _ribbon(canvas, plan, "ollerton_hill", rng)
    text_arc(canvas, "Ollerton Hill", line + [0, 10], fnt("name", 29), NAME_INK, 1, 0.5)


def _ribbon(canvas: skia.Canvas, plan: Plan, space: str, rng: Rng) -> Array:
    x, y = plan.spaces[space]["label"]
    w, h, tail, bend = RIBBONS[space]
    return ribbon(canvas, x, y, w, h, rng, RIBBON, bend, tail=tail)


def draw_river_names(canvas: skia.Canvas) -> None:
    text_arc(canvas, "Derbyshire", smooth(DERBYSHIRE, 8), fnt("felli", 30), "inksoft", 0.8, 4)
    for name, course, size, spacing in (("Trent", TRENT_NAME, 36, 9), ("Idle", IDLE_NAME, 30, 6)):
        line, font = smooth(course, 10), fnt("felli", size)
        text_arc(canvas, name, line, font, RIVER_INK, 0.95, spacing, "#f3e6c0", hw=6, ha=0.7, hblur=1.5)


def draw_cartouche(canvas: skia.Canvas, rng: Rng) -> None:
    """Title of the map in a gilded frame."""
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
    text(canvas, "A Gest of", x - 62, y - 44, fnt("title", 50), NAME_INK, 1, "c")
    text(canvas, "Robin Hood", x + 1.5, y + 40, fnt("title", 84), NAME_INK, 0.35, "c")
    text(canvas, "Robin Hood", x, y + 38, fnt("title", 84), "verm", 1, "c")
    arrow(canvas, x, y + 57, 150, 0, rng, w=2.2)
    motto = "Nottinghamshire · MCXCIII"
    text(canvas, motto, x, y + 89, fnt("felli", 26), NAME_INK, 1, "c")
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
