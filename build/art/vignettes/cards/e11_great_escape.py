"""Great Escape: hooded men slide down a rope from a tower by moonlight."""

import math
from dataclasses import replace

import numpy as np
from shapely.geometry import Point
from skia import Canvas

from art.tools.curves import Array, poly, smooth
from art.tools.paint import P, lin
from art.vignettes.parts.buildings import ashlar, battlement
from art.vignettes.parts.figure_market import MERRY_MAN, Look, Pose
from art.vignettes.parts.frame import Frame
from art.vignettes.parts.keys import keys
from art.vignettes.parts.land import rolling_land, tufts
from art.vignettes.parts.paint import LINE
from art.vignettes.parts.palette import BLUE, RED, RUSSET
from art.vignettes.parts.pen import Pen, pen_picture
from art.vignettes.parts.people_market import person
from art.vignettes.parts.trees import tree
from art.vignettes.parts.weapons_market import spear

NIGHT = ["#0e1a33", "#1b3157", "#345a82"]
NIGHT_STONE = "#8f97a0"
NIGHT_GRASS = ("#4a6a58", "#2f4c44", "#1b302c")
NIGHT_HILL = ("#3a5a66", "#2a4450", "#1c323a")
MOON = "#f6e6ae"
HEMP = "#d8b878"
ROPE = [(298, 70), (292, 110), (278, 190), (268, 268), (262, 302), (244, 314), (216, 316)]
PARAPET = 68


def night_sky(pen: Pen) -> None:
    """Fill the ground with night blue, gold stars and a crescent moon."""
    pen.c.drawRect(
        poly([(0, 0), (440, 0), (440, 330), (0, 330)]).getBounds(),
        P("#ffffff", shader=lin(0, 0, 0, 300, NIGHT)),
    )
    for iy in range(10):
        for ix in range(14):
            x, y = ix * 34 + (17 if iy % 2 else 0) + 6, iy * 26 + 14
            star(pen, x, y, 3.4 if (ix + iy) % 3 else 5.0)
    pen.c.drawCircle(86, 74, 62, P("#fff0c0", 0.22, blur=24))
    crescent = Point(86, 74).buffer(37, 32).difference(Point(103, 70).buffer(31, 32))
    pen.area(np.array(crescent.exterior.coords)[:-1], MOON, LINE, sm=0, dark="#d9b45a")


def star(pen: Pen, x: float, y: float, r: float) -> None:
    """Draw one small four-pointed gold star."""
    pts = []
    for k in range(8):
        q = r if k % 2 == 0 else r * 0.34
        a = k * math.pi / 4
        pts.append((x + q * math.cos(a), y + q * math.sin(a)))
    pen.c.drawPath(poly(pts), P("#e9cf86", 0.85))


def tower(pen: Pen) -> None:
    """Draw the great prison tower with parapet, corbels and barred window."""
    body = [(292, 344), (300, PARAPET + 20), (436, PARAPET + 20), (448, 344)]
    path = poly(body)
    pen.c.drawPath(path, P("#ffffff", shader=lin(292, 0, 446, 0, ["#c9ccc6", NIGHT_STONE, "#4a525c"])))
    ashlar(pen, path, 288, PARAPET + 20, 450, 344, 15, 34)
    pen.line(body, 2.4, closed=True)
    for k in range(6):
        x = 296 + k * 28
        corbel = [(x, PARAPET + 16), (x + 14, PARAPET + 16), (x + 11, PARAPET + 30), (x + 3, PARAPET + 30)]
        pen.area(corbel, NIGHT_STONE, 1.8, sm=0)
    pen.area(
        [(286, PARAPET - 2), (450, PARAPET - 2), (450, PARAPET + 18), (286, PARAPET + 18)],
        "#a3aab0",
        LINE,
        sm=0,
    )
    battlement(pen, 286, 462, PARAPET, 28, 4, "#a9b0b4")
    for y in (152, 238):
        pen.area(
            [(356, y + 26), (356, y - 18), (368, y - 32), (380, y - 18), (380, y + 26)], "#10131c", LINE, sm=0
        )
        for x in (362, 368, 374):
            pen.line([(x, y - 22), (x, y + 26)], 2.2, "#6f7a83", 1, 0, 0)
    pen.c.drawCircle(368, 238, 20, P("#ffb84a", 0.35, blur=10))


def sentry(pen: Pen) -> None:
    """Draw the sentry on the tower top, who looks the other way."""
    look = Look(main="#7d868d", garment="mail", hat="helm", hair="#3d2a1c", beard="short", mood="calm")
    pose = Pose(hands=((-10, -100), (36, -132)))
    person(pen, 370, 146, pose, look, 0.58, far=lambda p, h, a: spear(p, h, 82, 60), shadow=False)


def rope(pen: Pen) -> None:
    """Draw the twisted rope from the battlements to the ground."""
    q = smooth(ROPE, 12)
    pen.band(q, 6.4, 4.0, HEMP, 0.1)
    for a, b in zip(q[::2], q[1::2], strict=False):
        m = (a + b) / 2
        pen.line([m + (-1.8, 1.2), m + (1.8, -1.2)], 1.0, "#7d5516", 0.9, 0, 0)
    pen.limb([(288, 66), (300, 64), (312, 67)], [7, 9, 7], HEMP, 1.9)


def rope_x(y: float) -> float:
    """Return the rope's x at height y."""
    q = smooth(ROPE[:5], 12)
    return float(np.interp(y, q[:, 1], q[:, 0]))


def slider(pen: Pen, y: float, look: Look, size: float) -> None:
    """Draw a man gripping the rope with hands and feet, his feet at height y."""
    x = rope_x(y) - 30 * size

    def grip(up: float) -> tuple[float, float]:
        return (rope_x(y - up * size) - x) / size - 2, -up

    pose = Pose(
        hip=(-12, -96),
        neck=(-2, -154),
        head=(6, -178),
        tilt=10,
        feet=((26, -14), (32, 0)),
        foot_turn=(38, 38),
        knees=(1, 1),
        hands=(grip(176), grip(206)),
        hem=26,
        wide=0.8,
    )
    person(pen, x, y, pose, look, size, shadow=False)


def waiting_man(pen: Pen) -> None:
    """Draw the man on the ground who reaches up to help his fellows."""
    look = replace(MERRY_MAN, mood="smile", cloak="#24562f")
    pose = Pose(
        head=(2, -180),
        tilt=-22,
        hands=((38, -150), (58, -186)),
        grips=("palm", "palm"),
        feet=((-20, 0), (20, 0)),
    )
    person(pen, 168, 318, pose, look, 0.9)


def lookout(pen: Pen) -> None:
    """Draw the lookout with a finger at his lips and the gaoler's keys."""
    look = Look(
        main="#6a4f7d",
        hat="hood",
        hat_colour=RUSSET,
        cape=RUSSET,
        beard="short",
        hair="#3d2a1c",
        mood="stern",
    )
    pose = Pose(feet=((-22, 0), (20, 0)), hands=((40, -104), (33, -156)), grips=("fist", "point"))

    def held(p: Pen, hand: Array, angle: float) -> None:
        keys(p.c, p.rng, Frame(hand[0] + 6, hand[1] + 8, 1.5))

    person(pen, 78, 314, pose, look, 0.88, -1, near=held)


def draw(c: Canvas, seed: int = 21) -> None:
    """Draw the escape."""
    with pen_picture(c, seed) as pen:
        night_sky(pen)
        rolling_land(pen, [(-10, 226), (70, 206), (160, 222), (260, 204), (450, 220)], NIGHT_HILL)
        for x, y, s in ((20, 244, 92), (66, 236, 72), (140, 238, 66), (236, 236, 60)):
            tree(c, x, y, s, pen.rng, "oak", "#2f4f4a", 2.0)
        sentry(pen)
        tower(pen)
        rolling_land(pen, [(-10, 276), (120, 264), (230, 274), (320, 290), (450, 300)], NIGHT_GRASS)
        rope(pen)
        slider(
            pen,
            188,
            Look(
                main=RUSSET,
                hat="hood",
                hat_colour=RED,
                cape=RED,
                beard="short",
                hair="#3d2a1c",
                hose="#6f5a42",
            ),
            0.6,
        )
        slider(
            pen,
            307,
            Look(main=BLUE, hat="hood", hat_colour="#c08a3a", cape="#c08a3a", hair="#7a4a22", hose="#7a6a52"),
            0.6,
        )
        tufts(pen, ((30, 300), (130, 326), (280, 318), (330, 312)), 16, 0.6)
        lookout(pen)
        waiting_man(pen)
