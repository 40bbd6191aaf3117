"""Ambush: archers in the trees bend their bows over a covered wagon on the forest road."""

import math
from dataclasses import replace

import numpy as np
from skia import Canvas

from art.tools.curves import Points, poly, smooth
from art.vignettes.parts.beasts import bridle, horse
from art.vignettes.parts.figure_market import MERRY_MAN, Look, Pose
from art.vignettes.parts.foliage import leaf_mass, oaks, tall_trunk
from art.vignettes.parts.land import GRASS, ROAD, rolling_land, tufts
from art.vignettes.parts.paint import LINE, xy
from art.vignettes.parts.palette import BLUE, BROWN, GOLD, OAK, OAK_DARK, OCHRE, RED, RUSSET
from art.vignettes.parts.pen import Pen, pen_picture, vec
from art.vignettes.parts.people_market import person
from art.vignettes.parts.skies import green_ground
from art.vignettes.parts.weapons_market import longbow, sword

CANVAS = "#f3e9d0"


def bough(pen: Pen, pts: Points, leaf_x: float, leaf_y: float) -> None:
    """Draw a heavy bough that ends in leaves."""
    pen.limb(pts, [28, 20, 13, 8], "#6b4a2c", LINE)
    q = smooth(pts, 8)
    for o in (-3, 3):
        pen.line(q + [0, o], 1.1, a=0.5)
    leaf_mass(pen, leaf_x, leaf_y, 26, 18, "#4c7540", 7)


def wheel(pen: Pen, x: float, y: float, r: float) -> None:
    """Draw a spoked cart wheel."""
    pen.dot(x, y, r, OAK_DARK)
    pen.dot(x, y, r - 5, "#3a2a1a")
    for t in np.linspace(0, math.pi, 5)[:-1]:
        d = vec(math.cos(t), math.sin(t)) * (r - 3)
        pen.rod(vec(x, y) - d, vec(x, y) + d, 3.0, OAK, "#efd09a")
    pen.dot(x, y, 5, GOLD)


def wagon_cover(pen: Pen) -> None:
    """Draw the hooped canvas cover, 180 long, and the dark opening at its front."""
    cover = smooth(xy("-88,-60 -96,-96 -84,-126 -40,-136 0,-132 40,-136 84,-126 98,-96 88,-60"), 6)
    path = poly(cover)
    pen.paint(path, CANVAS, "#b9a67c")
    with pen.clipped(path):
        for x in (-60, -20, 20, 60):
            hoop = smooth([(x, -58), (x * 1.08 + 2, -98), (x * 1.02, -138)], 8)
            pen.line(hoop, 9.4, "ink", 0.9, 0)
            pen.line(hoop, 7.0, RED, 1, 0)
        for x in (-40, 0, 40):
            pen.area([(x, -106), (x + 6, -97), (x, -88), (x - 6, -97)], BLUE, 1.2, sm=0)
    pen.line(cover, LINE, closed=True)
    pen.path(
        "M84 -126 C96 -118 102 -104 98 -90 C96 -78 92 -68 88 -60 C80 -76 78 -104 84 -126 Z", "#4a3520", 2.0
    )


def wagon_box(pen: Pen) -> None:
    """Draw the plank body, driver's board, shaft and wheels, standing on y=0."""
    pen.rod((96, -46), (246, -62), 6, OAK, "#efd09a")
    pen.area([(-84, -64), (116, -64), (112, -30), (-80, -30)], BROWN, LINE, sm=0)
    for x in (-50, -20, 12, 44, 86):
        pen.line([(x, -62), (x, -31)], 1.3, a=0.6)
    pen.line([(-82, -47), (114, -47)], 1.3, a=0.6)
    pen.limb([(-86, -63), (0, -61), (118, -63)], [6, 6, 6], GOLD, 1.7)
    wheel(pen, -50, -24, 24)
    wheel(pen, 62, -24, 24)


def harness(pen: Pen) -> None:
    """Draw the collar and girth of the cart horse in horse units."""
    pen.limb([(40, -132), (66, -112), (70, -82)], [11, 13, 11], "#7d2417", 2.0)
    pen.limb([(12, -116), (16, -88), (12, -60)], [6, 6, 6], "#7d2417", 1.7)
    pen.dot(64, -98, 4, GOLD)


def archer(pen: Pen, x: float, y: float, look: Look, size: float, face: int) -> None:
    """Draw an archer on a bough, his string drawn to the cheek and his arrow aimed down."""
    pose = Pose(
        hip=(-4, -84),
        neck=(2, -146),
        head=(9, -169),
        tilt=16,
        feet=((-26, 0), (22, 0)),
        hands=((6, -144), (60, -108)),
        elbow_at=((-36, -140), None),
    )
    person(pen, x, y, pose, look, size, face, far=lambda p, h, a: longbow(p, h, (10, -140), 70), shadow=False)


def driver(pen: Pen) -> None:
    """Draw the frightened carter throwing up his hands on the driving board."""
    look = Look(main=OCHRE, hat="felt", hat_colour=BLUE, mood="shout", hair="#7a4a22")
    pose = Pose(
        hip=(0, -70),
        neck=(-4, -130),
        head=(0, -155),
        tilt=-20,
        hands=((-34, -176), (38, -182)),
        grips=("palm", "palm"),
        feet=((2, -30), (6, -30)),
        knees=(-1, -1),
        hem=30,
    )
    person(pen, 226, 300, pose, look, 0.66, shadow=False)


def merry_man(pen: Pen) -> None:
    """Draw a third outlaw rising from the bushes with a sword."""
    look = Look(
        main="#6a4f7d", hat="hood", hat_colour=OCHRE, cape=OCHRE, beard="full", hair="#2e2016", mood="angry"
    )
    pose = Pose(hands=((10, -104), (50, -146)))
    person(pen, 16, 350, pose, look, 0.74, far=lambda p, h, a: sword(p, h, -66, 80), shadow=False)
    for x, y, rx, ry, tone in ((-6, 314, 36, 30, "#4c6f3a"), (46, 326, 40, 26, "#5f8745")):
        leaf_mass(pen, x, y, rx, ry, tone, 8)


def draw(c: Canvas, seed: int = 23) -> None:
    """Draw the ambush."""
    with pen_picture(c, seed) as pen:
        green_ground(pen)
        oaks(pen, ((150, 226, 110, "#3f6140"), (220, 222, 96, "#4a6d44"), (290, 226, 112, "#3f6140")), 2.0)
        rolling_land(pen, [(-10, 226), (110, 216), (230, 222), (340, 214), (450, 224)], GRASS)
        rolling_land(pen, [(-10, 262), (120, 252), (260, 256), (450, 248)], ROAD)
        bough(pen, [(26, 172), (76, 154), (126, 150), (160, 142)], 172, 136)
        bough(pen, [(426, 166), (376, 148), (326, 144), (294, 136)], 282, 130)
        tall_trunk(pen, 26, 286, 44, -10, "#6b4a2c", 6)
        tall_trunk(pen, 424, 280, 44, -10, "#6b4a2c", -6)
        with pen.placed(330, 312, 0.64):
            horse(pen, "#b07a4a", "#4a2e18")
            bridle(pen)
        with pen.placed(142, 312, 0.9):
            pen.shadow(10, 0, 210, 16)
            wagon_cover(pen)
        driver(pen)
        with pen.placed(142, 312, 0.9):
            wagon_box(pen)
        with pen.placed(330, 312, 0.64):
            harness(pen)
        look = replace(MERRY_MAN, mood="stern")
        archer(pen, 90, 151, look, 0.68, 1)
        look = Look(
            main=RUSSET, hat="hood", hat_colour=RED, cape=RED, beard="short", hair="#3d2a1c", mood="stern"
        )
        archer(pen, 356, 144, look, 0.68, -1)
        for x, y, rx, ry in (
            (14, 2, 66, 34),
            (106, -18, 80, 26),
            (220, -8, 84, 30),
            (334, -18, 80, 26),
            (430, 2, 66, 34),
            (-4, 78, 36, 28),
            (446, 72, 36, 28),
        ):
            leaf_mass(pen, x, y, rx, ry, "#3f6b3c")
        tufts(pen, ((130, 326), (240, 326), (410, 310), (380, 324)))
        merry_man(pen)
