"""Boats and Bridges: hooded men row beneath a half-built stone bridge."""

import math
from dataclasses import replace

import numpy as np
import skia
from skia import Canvas

from art.tools.colour import mixh
from art.tools.curves import Array, Point, poly, smooth
from art.vignettes.parts.bridge import (
    bridge,
    cutwater,
)
from art.vignettes.parts.figure_market import MERRY_MAN, Look, Pose
from art.vignettes.parts.foliage import oaks
from art.vignettes.parts.land import MEADOW, river, rolling_land
from art.vignettes.parts.paint import xy
from art.vignettes.parts.palette import BLUE, OAK, OAK_DARK, OCHRE, RUSSET, STONE
from art.vignettes.parts.pen import Pen, pen_picture, vec
from art.vignettes.parts.people_market import hand, person
from art.vignettes.parts.skies import gold_ground

HULL = "#8a5f36"


def masons(pen: Pen) -> None:
    """Draw two masons at work behind the parapet."""
    carrier = Look(main=OCHRE, hat="coif", hair="#5a3d22", beard="short", apron="#d8ccb0")
    stone = [(-12, -24), (16, -24), (16, -4), (-12, -4)]

    def block(p: Pen, h: Array, a: float) -> None:
        with p.placed(h[0] + 4, h[1] + 6):
            p.area(stone, mixh(STONE, "#fff6dc", 0.4), 2.0, sm=0)

    person(pen, 104, 106, Pose(hands=((34, -104), (42, -100))), carrier, 0.46, near=block, shadow=False)
    setter = Look(main="#9a4a34", hat="straw", hair="#7a4a22", apron="#d8ccb0")
    pose = Pose(hip=(-2, -90), neck=(8, -152), head=(16, -175), hands=((30, -110), (44, -170)))
    person(pen, 172, 104, pose, setter, 0.46, far=mallet, shadow=False)


def mallet(pen: Pen, hand: Array, angle: float) -> None:
    """Draw a raised mason's mallet."""
    pen.rod((hand[0] - 4, hand[1] + 14), (hand[0] + 8, hand[1] - 30), 5, OAK, "#efd09a")
    with pen.placed(hand[0] + 9, hand[1] - 34, 1, 1, 14):
        pen.area([(-18, -10), (18, -10), (18, 10), (-18, 10)], OAK_DARK, 2.0, sm=0)


def crane(pen: Pen) -> None:
    """Draw the mason's hoist lifting one block."""
    pen.rod((418, 152), (418, 44), 6.5, OAK, "#efd09a")
    pen.rod((420, 52), (316, 30), 6, OAK, "#efd09a")
    pen.rod((418, 92), (372, 42), 4.6, OAK, "#efd09a")
    pen.line([(320, 32), (320, 92)], 2.2, "ink", 1, 0, 0)
    pen.dot(320, 32, 5, OAK_DARK)
    pen.line([(320, 84), (306, 98)], 1.8, "ink", 1, 0, 0)
    pen.line([(320, 84), (334, 98)], 1.8, "ink", 1, 0, 0)
    pen.area([(302, 98), (338, 98), (338, 118), (302, 118)], mixh(STONE, "#fff6dc", 0.3), 2.0, sm=0)


def boat_hull(pen: Pen) -> None:
    """Draw the clinker-built boat in boat units, 260 long."""
    hull = smooth([(-136, -40), (-118, -8), (-80, 10), (0, 16), (80, 10), (118, -8), (140, -44)], 8)
    rim = smooth([(140, -44), (90, -24), (0, -14), (-90, -22), (-136, -40)], 8)
    pts = np.vstack([hull, rim])
    path = poly(pts)
    pen.paint(path, HULL)
    with pen.clipped(path):
        for k in (8, 16, 24):
            pen.line(rim + [0, k], 1.5, a=0.65, taper=0)
        for x in range(-110, 120, 22):
            pen.dot(x, -9 + abs(x) ** 1.5 * -0.008, 1.0, "#3a2414", False)
    pen.line(pts, 2.4, closed=True)
    pen.band(rim, 7.6, 5.0, OAK)


def oar(pen: Pen, a: Point, b: Point) -> None:
    """Draw an oar from the handle a to the blade b."""
    a, b = vec(*a), vec(*b)
    u = (b - a) / np.hypot(*(b - a))
    n = vec(-u[1], u[0])
    pen.rod(a, b, 4.6, OAK, "#efd09a")
    pen.area(
        [b - u * 6 + n * 3, b + u * 22 + n * 8, b + u * 30, b + u * 22 - n * 8, b - u * 6 - n * 3],
        OAK,
        1.9,
        sm=0,
    )


def crew(pen: Pen) -> None:
    """Draw the three hooded men, cut off by the gunwale."""
    above = poly(xy("-200,-260 200,-260 200,60 140,-40 90,-22 0,-12 -90,-20 -136,-36 -200,60"))
    with pen.clipped(above):
        steersman = Look(
            main="#6d5a3a",
            hat="hood",
            hat_colour=RUSSET,
            cape=RUSSET,
            beard="full",
            hair="#3d2a1c",
            mood="stern",
        )
        person(pen, -94, 68, Pose(hands=((26, -114), (38, -118))), steersman, 0.84, shadow=False)
        bowman = replace(MERRY_MAN, mood="calm")
        pose = Pose(
            hip=(-2, -90),
            neck=(8, -152),
            head=(16, -176),
            hands=((-10, -84), (46, -180)),
            grips=("fist", "open"),
            thumbs=(1, 1),
            elbow_at=(None, (52, -146)),
        )
        person(pen, 78, 60, pose, bowman, 0.84, shadow=False)
        rower = Look(
            main=BLUE,
            hat="hood",
            hat_colour=OCHRE,
            cape=OCHRE,
            beard="short",
            hair="#5a3d22",
            mood="stern",
            girth=1.1,
        )
        pose = Pose(hip=(-8, -92), neck=(-2, -154), head=(4, -178), hands=((46, -104), (52, -110)))
        person(pen, 14, 69, pose, rower, 0.86, -1, shadow=False)


def boat(pen: Pen) -> None:
    """Draw boat, crew and oars."""
    crew(pen)
    boat_hull(pen)
    oar(pen, (-26, -40), (-58, 20))
    hand(pen, (-32, -31), math.pi - 0.35, "fist", 0.82, -1)
    oar(pen, (-54, -40), (-146, 8))
    hand(pen, (-66, -33), 0.25, "fist", 0.82)


def ripples(pen: Pen, x: float, y: float) -> None:
    """Draw the boat's reflection and wake."""
    for dx, dy, w in ((-128, 6, 90), (-90, 14, 190), (-60, 22, 140), (20, 8, 130)):
        xs = np.linspace(x + dx, x + dx + w, 24)
        pen.line(np.c_[xs, y + dy + 1.6 * np.sin(xs / 9)], 2.0, "#eaf3f0", 0.85, 0.5)


def draw(c: Canvas, seed: int = 22) -> None:
    """Draw the river scene."""
    with pen_picture(c, seed) as pen:
        gold_ground(pen)
        rolling_land(pen, [(-10, 196), (100, 180), (220, 192), (330, 176), (450, 190)], MEADOW)
        oaks(
            pen,
            (
                (60, 212, 84, "#5c7a3e"),
                (118, 210, 70, "#6d8a45"),
                (286, 214, 80, "#5c7a3e"),
                (340, 212, 92, "#54703c"),
            ),
        )
        river(pen, -5, 214, 445, 335)
        bridge(pen, masons)
        cutwater(pen)
        crane(pen)
        with skia.AutoCanvasRestore(c):
            c.clipRect(poly([(0, 262), (440, 262), (440, 330), (0, 330)]).getBounds())
            river(pen, -5, 262, 445, 335)
        pen.line([(0, 262), (440, 262)], 1.8, a=0.7, taper=0, wob=0.6)
        with pen.placed(206, 292, 1.02):
            boat(pen)
        ripples(pen, 206, 300)
