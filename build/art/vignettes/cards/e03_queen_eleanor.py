"""Queen Eleanor: the enthroned queen raises a questioning finger before her lady and her page."""

import numpy as np
from shapely.geometry import Point, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union
from skia import Canvas

from art.tools.paint import P
from art.tools.svgpath import svg
from art.vignettes.parts.buildings import wall
from art.vignettes.parts.figure_market import FAR, NEAR, Look, Pose
from art.vignettes.parts.goods import parchment_sheet
from art.vignettes.parts.heads_market import head
from art.vignettes.parts.paint import LINE, xy
from art.vignettes.parts.palette import BLUE, GOLD, GREEN, OCHRE, PLUM, RED, STONE, WHITE
from art.vignettes.parts.pen import Pen, pen_picture
from art.vignettes.parts.people_market import arm, neck, person
from art.vignettes.parts.skies import crimson_ground

MANTLE = "#2f5f9a"
ROSE = "#b8506a"
CANOPY = "#d8ccb0"


def trefoil(x0: float, x1: float, y: float) -> BaseGeometry:
    """Return the opening of a trefoil arch between x0 and x1, springing at y, as a shapely area."""
    w, mid = x1 - x0, (x0 + x1) / 2
    lobes = [
        Point(x0 + w * 0.25, y).buffer(w * 0.25),
        Point(mid, y - w * 0.16).buffer(w * 0.26),
        Point(x1 - w * 0.25, y).buffer(w * 0.25),
    ]
    return unary_union(lobes + [box(x0, y, x1, y + 80)])


def canopy(pen: Pen) -> None:
    """Draw the three-bay arcade that frames the scene."""
    openings = [trefoil(x0, x1, y) for x0, x1, y in ((4, 126, 60), (136, 304, 74), (314, 436, 60))]
    stone = box(-6, -6, 446, 64).difference(unary_union(openings))
    parts = getattr(stone, "geoms", [stone])
    for part in parts:
        pen.area(np.array(part.exterior.coords)[:-1], CANOPY, LINE, sm=0)
    for x in (131, 309):
        pen.dot(x, 32, 7, BLUE)
        pen.dot(x, 32, 2.6, GOLD)
    for x in (131, 309):
        pen.rod((x, 66), (x, 276), 6, CANOPY, "#fff6e0")
        pen.area([(x - 9, 66), (x + 9, 66), (x + 5, 78), (x - 5, 78)], GOLD, 1.8, sm=0)
        pen.area([(x - 5, 268), (x + 5, 268), (x + 9, 280), (x - 9, 280)], GOLD, 1.8, sm=0)


def dais(pen: Pen) -> None:
    """Draw the tiled floor and the steps of the throne."""
    pen.area([(-6, 274), (446, 274), (446, 340), (-6, 340)], "#8a7a5e", LINE, sm=0)
    for k in range(-2, 20):
        for j in range(3):
            x, y = k * 26 + j * 13, 276 + j * 20
            pen.area(
                [(x, y + 10), (x + 13, y), (x + 26, y + 10), (x + 13, y + 20)],
                "#c9a45c" if (k + j) % 2 else "#8f4a32",
                1.0,
                sm=0,
            )
    wall(pen, 140, 284, 312, 302, STONE, 20, 34)
    wall(pen, 126, 302, 326, 322, "#d3c8ae", 20, 40)


def throne(pen: Pen) -> None:
    """Draw the gilded throne in the queen's own units."""
    back = [(-52, -30), (-52, -168), (-30, -178), (-6, -206), (18, -178), (40, -168), (40, -30)]
    pen.area(back, "#7d2417", 2.4, sm=0)
    inner = [(-43, -30), (-43, -160), (-6, -192), (31, -160), (31, -30)]
    pen.line(inner, 3.0, GOLD, 1, 0)
    for x, y in ((-30, -140), (18, -140), (-30, -100), (18, -100), (-6, -166)):
        pen.dot(x, y, 2.6, GOLD)
    for x, y in ((-52, -170), (40, -170), (-6, -208)):
        pen.dot(x, y - 5, 6, GOLD)
    pen.area([(-60, -64), (50, -64), (50, 0), (-60, 0)], GOLD, 2.4, sm=0, dark="#8a5f1c")
    for x in (-48, -26, -4, 18, 36):
        arch = svg(f"M{x - 6} -8 L{x - 6} -36 C{x - 6} -50 {x + 6} -50 {x + 6} -36 L{x + 6} -8 Z")
        pen.c.drawPath(arch, P("#5a3d12"))
    pen.limb([(-58, -66), (48, -66)], [14, 14], RED, 2.0)


def queen_body(pen: Pen) -> None:
    """Draw gown, lap and mantle of the seated queen."""
    gown = xy("-26,-128 -6,-134 14,-126 14,-92 36,-82 48,-68 50,-30 56,-4 24,2 -10,-2 -34,-6 -34,-60 -26,-92")
    folds = [
        [(36, -76), (34, -40), (40, -4)],
        [(22, -74), (14, -40), (16, -2)],
        [(4, -72), (-6, -36), (-10, -4)],
        [(-6, -122), (-4, -108), (-8, -92)],
    ]
    pen.limb([(26, -2), (46, 2)], [11, 8], "#7d2417", 1.9)
    pen.area(gown, ROSE, LINE, folds)
    pen.limb([(-24, -94), (-6, -89), (13, -94)], [7, 7, 7], GOLD, 1.6)
    mantle = xy(
        "-24,-134 -34,-116 -42,-70 -50,-20 -52,0 -28,4 -4,-8 28,-34 48,-60 34,-80 10,-74 -14,-76 "
        "-20,-100 -14,-126"
    )
    path = pen.area(
        mantle,
        MANTLE,
        LINE,
        [
            [(-30, -110), (-36, -60), (-40, -4)],
            [(-18, -72), (-22, -40), (-26, 0)],
            [(4, -70), (0, -44), (-8, -10)],
            [(26, -74), (24, -56), (10, -24)],
        ],
    )
    edge = [(-4, -8), (28, -34), (48, -60)]
    with pen.clipped(path):
        pen.band(edge, 15, 12, WHITE)
    pen.outline(path)
    for x, y in ((6, -18), (18, -27), (30, -38), (40, -49)):
        pen.line([(x - 1, y - 3), (x, y + 3)], 2.2, a=0.9)


def queen(pen: Pen) -> None:
    """Draw the queen on her throne."""
    look = Look(
        main=ROSE,
        sleeve=ROSE,
        trim=GOLD,
        hat="queen",
        hat_colour=WHITE,
        view="quarter",
        mood="calm",
        hair="#8a5a2a",
    )
    pose = Pose(
        hip=(-8, -76),
        neck=(-6, -132),
        head=(-1, -158),
        hands=((26, -86), (54, -138)),
        grips=("open", "point"),
        thumbs=(-1, 1),
    )
    throne(pen)
    arm(pen, pose, look, FAR)
    queen_body(pen)
    neck(pen, pose, look)
    head(pen, look, pose.head, 0, 1.1)
    pen.limb([(-22, -126), (-4, -116), (14, -124)], [7, 9, 7], GOLD, 1.7)
    pen.dot(-2, -116, 5, BLUE)
    arm(pen, pose, look, NEAR, colour=MANTLE)


def old_dame(pen: Pen) -> None:
    """Draw the elder lady behind, watching."""
    look = Look(main=OCHRE, garment="gown", hat="wimple", hat_colour="#4a3d5f", mood="calm", belt=PLUM)
    pose = Pose(hands=((16, -108), (22, -112)))
    person(pen, 28, 304, pose, look, 0.98)


def lady(pen: Pen) -> None:
    """Draw the lady-in-waiting who is being asked."""
    look = Look(main=GREEN, garment="gown", hat="wimple", mood="sad", trim=GOLD, belt=OCHRE)
    pose = Pose(hands=((14, -112), (24, -116)), grips=("fist", "fist"), head=(8, -180), tilt=4)
    person(pen, 78, 320, pose, look, 1.0)


def page(pen: Pen) -> None:
    """Draw the page who waits with an open charter."""
    look = Look(main=OCHRE, hose=BLUE, hair="#c08a3a", hair_style="bob", cloak=PLUM, mood="calm", trim=RED)
    pose = Pose(hands=((24, -96), (42, -112)), grips=("fist", "fist"))
    person(
        pen,
        386,
        316,
        pose,
        look,
        0.93,
        -1,
        near=lambda p, h, a: parchment_sheet(p, (h[0] - 8, h[1] - 34), 40, 48, 6),
    )


def draw(c: Canvas, seed: int = 13) -> None:
    """Draw the queen's audience."""
    with pen_picture(c, seed) as pen:
        crimson_ground(pen)
        dais(pen)
        canopy(pen)
        old_dame(pen)
        lady(pen)
        page(pen)
        with pen.placed(224, 288, 1.06, -1):
            queen(pen)
