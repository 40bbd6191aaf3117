"""The castle of Nottingham: four prison cells in its wall, and the gate at the head of the bridge."""

import numpy as np
import skia

from art.bandits.board import plan
from art.motifs.buildings import tower
from art.motifs.dwellings import town_house
from art.tools.colour import Rng, mixh
from art.tools.curves import poly, rounded
from art.tools.ink import ink, shape
from art.tools.lettering import fnt, text
from art.tools.paint import P, goldfill, lin, rad, wash
from art.tools.svgpath import fpath

STONE = "#c9bc9d"
CELL_DARK = "#17120d"
IRON = "#4a4f54"
BELL = "M0 -22 C12 -20 13 -6 14 4 C15 10 18 12 20 15 L-20 15 C-18 12 -15 10 -14 4 C-13 -6 -12 -20 0 -22 Z"


def draw_castle(canvas: skia.Canvas, rng: Rng) -> None:
    """Curtain wall with four barred cells below a row of towers, and the gate to the bridge."""
    left, right, top, foot = 1706, 2314, 222, 470
    for x, roof in ((1738, "thatch"), (1902, "clay"), (2062, "slate"), (2224, "clay")):
        town_house(canvas, x, top - 4, 62, rng, roof)
    for x, w, h in ((1850, 58, 66), (2010, 104, 84), (2170, 58, 66)):
        tower(canvas, x, top + 26, w, h, rng, STONE, None if w > 80 else "clay")
    _flag(canvas, 2010, top - 136, rng)
    wall = [(left, foot), (left, top), (right, top), (right, foot)]
    canvas.drawPath(poly(np.array(wall) + [6, 10]), P("#1c1006", 0.45, blur=9))
    light = lin(left, top, left, foot, ["#e8dcc0", STONE, "#a2957a"])
    shape(canvas, wall, STONE, 2.6, rng=rng, shader=light)
    _courses(canvas, left, top, right, foot, rng)
    for at in np.arange(left, right - 10, 37.2):
        merlon = [(at, top + 2), (at, top - 22), (at + 22, top - 22), (at + 22, top + 2)]
        shape(canvas, merlon, mixh(STONE, "#ffffff", 0.3), 2.0, rng=rng, wob=0.2)
    for spot in plan.CELLS:
        _cell(canvas, spot.x, spot.y, rng)
    _gate(canvas, 2010, foot, rng)
    for x in (left, right):
        tower(canvas, x, foot + 14, 52, 226, rng, STONE, "slate")


def _flag(canvas: skia.Canvas, x: float, y: float, rng: Rng) -> None:
    ink(canvas, [(x, y + 70), (x, y)], 4, "ink", 1, rng, taper=0, wob=0.1)
    shape(
        canvas, [(x, y), (x + 46, y + 6), (x + 34, y + 18), (x + 48, y + 30), (x, y + 30)], "verm", 2, rng=rng
    )


def _courses(canvas: skia.Canvas, left: float, top: float, right: float, foot: float, rng: Rng) -> None:
    for row, y in enumerate(np.arange(top + 22, foot, 22)):
        ink(canvas, [(left, y), (right, y)], 1.1, "#5d4c34", 0.4, rng, taper=0, wob=0.6)
        for x in np.arange(left + (row % 2) * 24, right, 48):
            ink(
                canvas,
                [(x + rng.uniform(-5, 5), y - 22), (x + rng.uniform(-5, 5), y)],
                1.0,
                "#5d4c34",
                0.35,
                rng,
                wob=0.3,
            )


def _arch(x: float, y: float, half: float, spring: float, foot: float) -> np.ndarray:
    t = np.linspace(np.pi, 2 * np.pi, 17)
    return np.vstack(
        [
            [(x - half, foot)],
            np.c_[x + half * np.cos(t), y + spring + half * 0.8 * np.sin(t)],
            [(x + half, foot)],
        ]
    )


def _cell(canvas: skia.Canvas, x: float, y: float, rng: Rng) -> None:
    """Vaulted cell with straw and bars at its sides, so that a leader in it stays in view."""
    w, h = plan.CELL_SIZE
    rim, void = (_arch(x, y, w / 2 - d, -h / 2 + 44 + d * 0.3, y + h / 2 - d * 0.4) for d in (-7, 4))
    shape(
        canvas,
        rim,
        "#b3a688",
        2.4,
        rng=rng,
        shader=lin(x - 60, y - 70, x + 60, y + 70, ["#efe4c8", "#b3a688", "#857958"]),
    )
    canvas.drawPath(poly(void), wash(rad(x, y + 26, 96, ["#5a4632", "#33271b", CELL_DARK])))
    canvas.save()
    canvas.clipPath(poly(void), True)
    for _ in range(34):
        px, py = x + rng.uniform(-52, 52), y + h / 2 - rng.uniform(2, 16)
        ink(
            canvas,
            [(px, py), (px + rng.uniform(-12, 12), py - rng.uniform(2, 8))],
            1.8,
            "#d9b866",
            0.75,
            rng,
            wob=0.1,
        )
    for bar in (-44, -15, 15, 44):
        for width, color in ((7, "#0e0b08"), (4.4, IRON)):
            ink(canvas, [(x + bar, y - h), (x + bar, y + h)], width, color, 0.95, rng, taper=0, wob=0.1)
        ink(canvas, [(x + bar - 1, y - h), (x + bar - 1, y + h)], 1.2, "#9aa2a8", 0.8, rng, taper=0, wob=0.1)
    for level in (y - 30,):
        ink(canvas, [(x - 60, level), (x + 60, level)], 6, "#0e0b08", 1, rng, taper=0, wob=0.1)
        ink(canvas, [(x - 60, level), (x + 60, level)], 3.6, IRON, 1, rng, taper=0, wob=0.1)
    canvas.restore()
    ink(canvas, void, 2.4, rng=rng, closed=True, wob=0.2)


def _gate(canvas: skia.Canvas, x: float, foot: float, rng: Rng) -> None:
    """Low wide arch at the head of the bridge with the points of a raised portcullis."""
    arch = _arch(x, foot - 62, 84, 40, foot + 8)
    shape(canvas, _arch(x, foot - 70, 98, 42, foot + 8), "#b3a688", 2.2, rng=rng)
    canvas.drawPath(poly(arch), wash(lin(x, foot - 80, x, foot, ["#0e0a07", "#3d2a18"])))
    canvas.save()
    canvas.clipPath(poly(arch), True)
    for k in range(-4, 5):
        ink(canvas, [(x + 20 * k, foot - 110), (x + 20 * k, foot - 42)], 5, IRON, 1, rng, taper=0, wob=0)
        shape(
            canvas,
            [(x + 20 * k - 4, foot - 43), (x + 20 * k + 4, foot - 43), (x + 20 * k, foot - 30)],
            "#aab3ba",
            1,
            rng=rng,
        )
    ink(canvas, [(x - 90, foot - 56), (x + 90, foot - 56)], 5, IRON, 1, rng, taper=0, wob=0)
    canvas.restore()
    ink(canvas, arch, 2.4, rng=rng, closed=True, wob=0.2)


def draw_limits(canvas: skia.Canvas, rng: Rng) -> None:
    """Plates beside the gate: a bell from eleven on, a coin up to four."""
    for x, label in ((1800, "11+"), (2220, "0\N{EN DASH}4")):
        plate = rounded([(x - 66, 398), (x + 66, 398), (x + 66, 450), (x - 66, 450)], 12)
        canvas.drawPath(poly(plate + [2, 4]), P("#140c05", 0.5, blur=4))
        shape(canvas, plate, "#3a2414", 2.4, rng=rng)
        ink(
            canvas,
            rounded([(x - 60, 404), (x + 60, 404), (x + 60, 444), (x - 60, 444)], 9),
            1.5,
            "#d9ab45",
            0.9,
            rng,
            closed=True,
        )
        text(canvas, label, x + 18, 437, fnt("num", 37), "#fdf0c8", 1, "c")
    fpath(
        canvas,
        BELL,
        "#c8452c",
        1762,
        424,
        0.92,
        w=2.2,
        rng=rng,
        shader=lin(1745, 404, 1780, 444, ["#ff9a76", "#c8452c", "#6d160c"]),
    )
    canvas.drawCircle(1762, 442, 4.4, P("#f0d27a"))
    canvas.drawCircle(2182, 424, 17, P("ink"))
    canvas.drawCircle(2182, 424, 14.6, wash(goldfill(2168, 410, 2196, 438)))
    for dx, dy in ((7, 0), (0, 7)):
        canvas.drawLine(2182 - dx, 424 - dy, 2182 + dx, 424 + dy, P("#6d4712", 1, "stroke", 3))
