"""Guy of Gisborne: the bounty hunter, clad in a horse's hide, stalks through dark trees with drawn sword."""

from itertools import pairwise

import numpy as np
import skia
from skia import Canvas

from art.tools.colour import mixh
from art.tools.curves import Array, Points, poly, smooth
from art.tools.paint import P
from art.vignettes.parts.figure_market import Look, Pose
from art.vignettes.parts.foliage import leaf_mass, tall_trunk
from art.vignettes.parts.land import rolling_land, tufts
from art.vignettes.parts.paint import LINE
from art.vignettes.parts.pen import Pen, pen_picture, vec
from art.vignettes.parts.people_market import person
from art.vignettes.parts.skies import leafy_ground
from art.vignettes.parts.weapons_market import sword

HIDE = "#96602f"
HIDE_DARK = "#5d3818"
MANE = "#3d2a20"
SOIL = ("#6f7a3c", "#4a5a2c", "#2a381c")
MOONLIGHT = skia.Rect.MakeXYWH(112, 30, 200, 250)
MOONLIT_GROUND = skia.Rect.MakeXYWH(90, 272, 260, 54)


def dark_wood(pen: Pen) -> None:
    """Draw the ground, trunks and leaf canopy of a gloomy wood."""
    leafy_ground(pen, "#0f2219", "#1a3a2a", "#3a5f45", "#6f7a3a", "#8a8f4a")
    for x, w, lean in ((92, 18, 6), (158, 14, -4), (296, 15, 4), (352, 18, -6)):
        tall_trunk(pen, x, 254, w, -10, "#4a3a28", lean)
    rolling_land(pen, [(-10, 254), (110, 244), (230, 250), (340, 243), (450, 254)], SOIL)
    tall_trunk(pen, 26, 292, 44, -10, "#5d432a", 8)
    tall_trunk(pen, 418, 292, 46, -10, "#5d432a", -8)
    for x, y, rx, ry in (
        (60, 2, 80, 34),
        (180, -8, 90, 34),
        (300, -6, 86, 34),
        (400, 6, 84, 40),
        (0, 30, 54, 36),
        (446, 44, 50, 36),
    ):
        leaf_mass(pen, x, y, rx, ry, "#2f4f30")
    tufts(pen, ((60, 286), (108, 312), (330, 318), (372, 288), (150, 288), (310, 284)))


def tail(pen: Pen, pose: Pose) -> None:
    """Draw the horse's tail hanging behind him."""
    hip = vec(*pose.hip)
    pts = [
        hip + (-14, -12),
        hip + (-40, -10),
        hip + (-64, 14),
        hip + (-74, 56),
        hip + (-66, 66),
        hip + (-54, 36),
        hip + (-36, 16),
        hip + (-14, 8),
    ]
    pen.area(
        pts,
        MANE,
        2.0,
        [
            [hip + (-24, -4), hip + (-52, 14), hip + (-68, 54)],
            [hip + (-20, 2), hip + (-42, 16), hip + (-60, 44)],
        ],
    )


def ragged(points: Points, depth: float = 9) -> list[Array]:
    """Return the points of a torn hem zigzagging between hem points."""
    out = []
    for a, b in pairwise(vec(*p) for p in points):
        out += [a, (a + b) / 2 + (0, -depth)]
    return out + [vec(*points[-1])]


def hide(pen: Pen, pose: Pose) -> None:
    """Draw the hide cape with its knotted forelegs, then the horse-head hood."""
    n, hip = vec(*pose.neck), vec(*pose.hip)
    hem = ragged(
        [hip + (34, 22), hip + (22, 40), hip + (8, 34), hip + (-8, 44), hip + (-22, 36), hip + (-42, 40)]
    )
    pts = (
        [n + (-10, 4), n + (14, 4), n + (25, 22), n + (28, 46)]
        + hem
        + [hip + (-34, 0), n + (-29, 36), n + (-24, 12)]
    )
    folds = [
        [n + (-14, 30), hip + (-18, 0), hip + (-24, 34)],
        [n + (2, 40), hip + (2, 6), hip + (2, 34)],
        [n + (16, 40), hip + (18, 4), hip + (20, 32)],
    ]
    path = pen.area(pts, HIDE, LINE, folds, 0)
    with pen.clipped(path):
        for x, y, rx, ry in ((-30, 6, 17, 13), (26, 16, 15, 12), (2, 34, 10, 9)):
            patch = smooth(
                [
                    (hip[0] + x + rx * np.cos(t) * q, hip[1] + y + ry * np.sin(t) * q)
                    for t, q in zip(np.linspace(0, 6.28, 9)[:-1], (1, 0.8, 1.1, 0.9) * 2, strict=True)
                ],
                4,
                True,
            )
            pen.c.drawPath(poly(patch), P("#e3cfa4", 0.9))
            pen.line(patch, 1.2, closed=True, a=0.5)
    pen.outline(path)
    for start_x, mid_x, end_x in ((-16, -4, 20), (18, 6, -10)):
        end = n + (end_x, 54)
        pen.limb([n + (start_x, 8), n + (mid_x, 26), end], [13, 10, 8], mixh(HIDE, "#fff2d0", 0.14), 1.9)
        pen.area([end + (-5, -2), end + (5, -2), end + (7, 9), end + (-7, 9)], "#33261a", 1.8, sm=0)
    pen.limb([n + (-7, 24), n + (9, 26)], [11, 11], HIDE_DARK, 1.9)
    with pen.placed(pose.head[0], pose.head[1], 1.08):
        horse_hood(pen)


def horse_hood(pen: Pen) -> None:
    """Draw the horse's head pulled over his own like a hood."""
    pen.path(
        "M-4 -46 C-22 -48 -38 -28 -38 0 C-40 16 -44 26 -48 38 C-40 36 -36 34 -33 30 C-34 38 -36 42 "
        "-38 48 C-28 44 -20 34 -18 24 L-14 -30 Z",
        MANE,
        2.0,
    )
    pen.curve([(-16, -38), (-28, -20), (-30, 8), (-36, 34)], 1.2, "#8a6a4a", 0.8)
    pen.curve([(-20, -26), (-24, -6), (-26, 26)], 1.2, "#8a6a4a", 0.8)
    pen.path("M2 -40 C4 -54 12 -62 16 -66 C20 -56 18 -46 12 -38 Z", mixh(HIDE, "#1a0d05", 0.25), 2.0)
    pen.path(
        "M18 -10 C8 -14 -6 -8 -7 4 C-7 14 0 21 8 26 C0 35 -16 36 -26 28 C-30 2 -28 -26 -12 -39 C0 "
        "-47 14 -42 24 -33 L46 -19 "
        "C53 -14 52 -5 44 -4 C35 -3 26 -6 18 -10 Z",
        HIDE,
        2.4,
    )
    pen.path("M-14 -38 C-18 -52 -14 -62 -10 -68 C-2 -60 2 -50 0 -40 Z", HIDE, 2.0)
    pen.path("M-10 -42 C-12 -50 -10 -56 -8.6 -60 C-4 -54 -3 -48 -4 -41 Z", "#c98f7a", 1.2)
    pen.path("M20 -34 C30 -30 40 -22 47 -16 C42 -16 30 -22 20 -28 Z", "#efe0bc", 1.2)
    for x in range(24, 42, 5):
        pen.area(
            [
                (x, -8 + (x - 24) * 0.12),
                (x + 4.6, -7.6 + (x - 24) * 0.12),
                (x + 4, -2.4 + (x - 24) * 0.1),
                (x + 0.8, -2.6 + (x - 24) * 0.1),
            ],
            "#f6ecd2",
            1.1,
            sm=0,
        )
    pen.oval(14, -27.3, 10, 7.4, "ink")
    pen.line([(8, -30), (14, -33), (20, -29)], 1.8, wob=0)
    pen.oval(44.5, -12.5, 5, 4, "ink")
    pen.path("M-10 -46 C0 -46 10 -42 14 -34 C8 -34 4 -30 2 -24 C-2 -30 -8 -36 -10 -46 Z", MANE, 1.6)
    pen.curve([(-20, 22), (-18, 4), (-12, -8)], 1.2, a=0.6)
    pen.curve([(-12, 26), (-13, 14), (-11, 6)], 1.2, a=0.6)


def guy(pen: Pen) -> None:
    """Draw Guy stalking forward, sword levelled."""
    look = Look(
        main="#4a3a30",
        sleeve="#4f7290",
        hose="#9a8f7c",
        shoes="#2e2016",
        hair="#1f1612",
        beard="full",
        mood="angry",
        hat="bare",
        hair_style="none",
    )
    pose = Pose(
        hip=(-6, -86),
        neck=(2, -150),
        head=(10, -174),
        feet=((-44, 0), (38, 0)),
        hands=((-20, -96), (56, -138)),
        hem=36,
        elbows=(1, 1),
    )
    person(pen, 206, 312, pose, look, 1.14, behind=tail, over=hide, far=lambda p, h, a: sword(p, h, -52, 104))


def draw(c: Canvas, seed: int = 14) -> None:
    """Draw Guy in the dark wood."""
    with pen_picture(c, seed) as pen:
        dark_wood(pen)
        c.drawOval(MOONLIGHT, P("#e6efc4", 0.30, blur=34))
        c.drawOval(MOONLIT_GROUND, P("#d9e2a0", 0.34, blur=16))
        guy(pen)
