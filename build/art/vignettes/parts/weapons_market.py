"""Weapons, tools and horns drawn with the Pen."""

import math

import numpy as np

from art.tools.curves import Point
from art.tools.paint import P
from art.tools.svgpath import contours, svg
from art.vignettes.parts.palette import GOLD, OAK, OAK_DARK, OCHRE, SADDLE, WHITE
from art.vignettes.parts.pen import Pen, vec


def torch(pen: Pen, at: Point, turn: float = 0, size: float = 1.0) -> None:
    """Draw a burning torch whose handle is gripped at `at`."""
    with pen.placed(at[0], at[1], size, 1, turn):
        pen.c.drawCircle(0, -52, 34, P("#ffd36a", 0.32, blur=14))
        pen.rod((0, 18), (0, -34), 6, OAK_DARK, OAK)
        pen.path("M-9 -30 L9 -30 L7 -42 L-7 -42 Z", "#4a2e18", 1.8)
        pen.path(
            "M-10 -40 C-18 -56 -6 -62 -8 -78 C4 -72 2 -64 8 -60 C10 -66 10 -68 9 -72 C18 -62 18 -48 "
            "10 -40 C4 -36 -4 -36 -10 -40 Z",
            "#e8742a",
            1.9,
            dark="#b23320",
            light="#ffd36a",
        )
        pen.c.drawPath(svg("M-4 -41 C-8 -50 0 -54 0 -62 C6 -54 8 -46 4 -41 Z"), P("#ffe9a0"))


def sword(pen: Pen, at: Point, turn: float, length: float = 96) -> None:
    """Draw a sword gripped at `at`, blade along `turn` degrees."""
    with pen.placed(at[0], at[1], 1, 1, turn):
        pen.rod((-12, 0), (4, 0), 5, SADDLE, OCHRE)
        pen.dot(-15, 0, 4.2, GOLD)
        pen.area(
            [(9, -5), (length - 12, -3), (length, 0), (length - 12, 3), (9, 5)],
            "#dfe5e9",
            1.8,
            sm=0,
            dark="#7f8a93",
        )
        pen.line([(13, 0), (length - 16, 0)], 1.1, a=0.5)
        pen.area([(4, -17), (10, -17), (10, 17), (4, 17)], GOLD, 1.7, sm=0)


def spear(pen: Pen, at: Point, up: float = 120, down: float = 110, lean: float = 0) -> None:
    """Draw an upright spear gripped at `at`."""
    a, b = (at[0] - lean * down / 100, at[1] + down), (at[0] + lean * up / 100, at[1] - up)
    pen.rod(a, b, 5.5)
    with pen.placed(b[0], b[1], 1, 1, lean * 0.55):
        pen.path("M0 -30 C8 -16 8 -8 3 2 L-3 2 C-8 -8 -8 -16 0 -30 Z", "#dfe5e9", 1.8, dark="#7f8a93")
        pen.line([(0, -26), (0, 0)], 1.0, a=0.6)


def longbow(pen: Pen, grip: Point, nock: Point, half: float = 84) -> None:
    """Draw a bent bow held at grip with its string pulled to nock, and the arrow."""
    g, k = vec(*grip), vec(*nock)
    u = g - k
    u /= np.hypot(*u)
    n = vec(-u[1], u[0])
    tips = [g - n * half - u * 20, g + n * half - u * 20]
    pen.limb(
        [tips[0], g - n * half * 0.55 + u * 1, g + u * 8, g + n * half * 0.55 + u * 1, tips[1]],
        [4, 7, 8.5, 7, 4],
        "#a8672e",
        2.0,
    )
    for t in tips:
        pen.line([t, k], 1.8, WHITE, 1, 0, 0)
    arrow_shaft(pen, k, g + u * 26)


def arrow_shaft(pen: Pen, tail: Point, tip: Point) -> None:
    """Draw an arrow from tail to tip."""
    a, b = vec(*tail), vec(*tip)
    u = (b - a) / np.hypot(*(b - a))
    n = vec(-u[1], u[0])
    pen.rod(a, b, 2.4, "#e6cf9a", "#fff6dc")
    pen.area([b + u * 9, b - u * 3 + n * 4.6, b - u * 1, b - u * 3 - n * 4.6], "#dfe3e6", 1.3, sm=0)
    for s in (-1, 1):
        pen.area([a + u * 14, a + u * 10 + n * s * 5, a - u * 2 + n * s * 5, a + u * 2], "#c2452b", 1.2, sm=0)


def pole_tool(pen: Pen, a: Point, b: Point, kind: str) -> None:
    """Draw a peasant's weapon along the shaft from a (butt) to b (head): fork, scythe, flail or axe."""
    a, b = vec(*a), vec(*b)
    u = (b - a) / np.hypot(*(b - a))
    turn = math.degrees(math.atan2(u[0], -u[1]))
    pen.rod(a, b, 5.4)
    with pen.placed(b[0], b[1], 1, 1, turn):
        TOOLS[kind](pen)


def fork_head(pen: Pen) -> None:
    """Draw a two-tined hay fork pointing up."""
    tines = svg("M-3 4 C-4 -4 -16 -6 -15 -18 L-13 -44 M3 4 C4 -4 16 -6 15 -18 L13 -44 M0 4 L0 -46")
    for pts, _ in contours(tines, 2):
        pen.line(pts, 6.2, "ink", 1, 0.25, 0)
        pen.line(pts, 3.4, "#c2cad0", 1, 0.25, 0)


def scythe_head(pen: Pen) -> None:
    """Draw a war-scythe blade."""
    pen.path("M-5 6 L5 6 C8 -10 14 -30 34 -46 C12 -44 -6 -24 -5 6 Z", "#d3dbe0", 1.9, dark="#7f8a93")
    pen.curve([(2, 2), (5, -16), (24, -40)], 1.0, a=0.5)


def flail_head(pen: Pen) -> None:
    """Draw a threshing flail's swinging club."""
    pen.line([(0, 0), (6, -8), (14, -8)], 3.0, "ink", 1, 0)
    pen.limb([(14, -8), (54, 14)], [9, 12], OAK_DARK, 1.9)


def axe_head(pen: Pen) -> None:
    """Draw a felling axe head."""
    pen.path(
        "M-4 10 L-4 -12 L4 -12 L4 -8 C14 -12 22 -16 26 -18 C32 -4 32 6 26 18 C20 12 12 8 4 6 L4 10 Z",
        "#c9d1d6",
        1.9,
        dark="#6f7a83",
    )


TOOLS = {"fork": fork_head, "scythe": scythe_head, "flail": flail_head, "axe": axe_head}


def ram_horn(pen: Pen, x: float, y: float, size: float = 1.0) -> None:
    """Draw a hunting horn slung at (x, y)."""
    with pen.placed(x, y, size):
        pen.limb([(-22, -8), (-14, 8), (4, 12), (20, 2)], [5, 8, 12, 17], "#efe0bc", 2.0, dark="#a8875a")
        pen.limb([(17, 4), (24, -2)], [19, 20], GOLD, 1.7)
        pen.limb([(-23, -10), (-21, -5)], [6, 7], GOLD, 1.5)
        pen.limb([(-6, 11), (-2, 12)], [12, 12], GOLD, 1.4)
