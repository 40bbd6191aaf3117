"""Prioress of Kirklees: at the priory door the prioress holds out a cup to the sick Robin."""

from skia import Canvas

from art.tools.curves import Array
from art.tools.paint import P
from art.vignettes.parts.buildings import ashlar, pointed, tiled_roof, wall
from art.vignettes.parts.figure_market import Look, Pose
from art.vignettes.parts.foliage import oaks
from art.vignettes.parts.land import MEADOW, ROAD, rolling_land, tufts
from art.vignettes.parts.paint import LINE
from art.vignettes.parts.palette import BLACK, GOLD, GOLD_LIGHT, GREEN
from art.vignettes.parts.pen import Pen, pen_picture
from art.vignettes.parts.people_market import person
from art.vignettes.parts.skies import gold_ground

SLATE = "#6f7f92"
DOOR_DARK = "#2a1c12"


def priory(pen: Pen) -> None:
    """Draw the priory wall with its gabled porch and open door."""
    wall(pen, 226, 70, 450, 292, "#cfc4a8", 14, 34)
    tiled_roof(pen, [(214, -30), (460, -30), (460, 74), (206, 74)], SLATE, 7)
    porch = [(262, 292), (262, 118), (338, 38), (414, 118), (414, 292)]
    path = pen.area(porch, "#ddd3bb", LINE, sm=0)
    ashlar(pen, path, 262, 40, 414, 292, 14, 32)
    pen.area([(250, 128), (338, 26), (426, 128), (418, 134), (338, 42), (258, 134)], SLATE, LINE, sm=0)
    pen.line([(338, 26), (338, 4)], 4.4, GOLD, 1, 0, 0)
    pen.line([(329, 12), (347, 12)], 4.4, GOLD, 1, 0, 0)
    pen.area(pointed(338, 292, 108, 178), "#b3a78c", LINE, sm=0)
    pen.area(pointed(338, 292, 88, 164), DOOR_DARK, 2.0, sm=0, dark="#120a06")
    pen.c.drawCircle(338, 226, 60, P("#ffcf70", 0.30, blur=22))
    pen.dot(338, 66, 7, "#2a4468")
    pen.line([(338, 60), (338, 72)], 1.8, "#e6dcc2", 1, 0, 0)
    pen.line([(332, 66), (344, 66)], 1.8, "#e6dcc2", 1, 0, 0)


def door_leaf(pen: Pen) -> None:
    """Draw the open door leaf with its iron straps."""
    leaf = [(382, 292), (382, 176), (396, 162), (416, 158), (416, 300)]
    pen.area(leaf, "#7a4f2a", LINE, [], 0)
    for x in (391, 403):
        pen.line([(x, 170), (x, 294)], 1.2, a=0.6)
    for y in (196, 262):
        pen.line([(383, y), (414, y - 3)], 4.4, "#33261a", 1, 0)
    pen.dot(387, 232, 3, GOLD)


def steps(pen: Pen) -> None:
    """Draw the door steps and the path."""
    rolling_land(pen, [(-10, 286), (120, 280), (240, 288), (450, 284)], ROAD)
    wall(pen, 256, 286, 424, 302, "#d8ccb0", 30, 48)
    wall(pen, 240, 302, 440, 318, "#c9bea4", 30, 56)


def cup(pen: Pen, hand: Array, angle: float) -> None:
    """Draw a gilt chalice standing on the hand."""
    with pen.placed(hand[0] + 6, hand[1] - 4):
        pen.path(
            "M-13 -32 C-12 -12 -6 -8 -2.4 -6 L-2.4 4 C-8 6 -10 8 -10 10 L10 10 C10 8 8 6 2.4 4 L2.4 "
            "-6 C6 -8 12 -12 13 -32 Z",
            GOLD,
            2.0,
            light=GOLD_LIGHT,
            dark="#9a6a1c",
        )
        pen.oval(0, -32, 27, 7, "ink")
        pen.oval(0, -32, 23, 4.4, "#5a1022")
        pen.dot(0, -1, 3, "#b23320")


def prioress(pen: Pen) -> None:
    """Draw the prioress in black habit and white wimple."""
    look = Look(
        main=BLACK,
        garment="habit",
        hat="wimple",
        hat_colour="#3d3a46",
        mood="stern",
        skin="#f3d2ae",
    )
    pose = Pose(hands=((40, -112), (52, -120)), grips=("open", "fist"), thumbs=(-1, 1))
    person(pen, 322, 300, pose, look, 1.04, -1, far=cup)


def robin(pen: Pen) -> None:
    """Draw Robin, bent and pale, one hand on his breast."""
    look = Look(
        main=GREEN,
        beard="full",
        hair="#9a5a26",
        hat="feather",
        mood="sad",
        cloak="#24562f",
        cape="#2b5c33",
        skin="#ead6bd",
    )
    pose = Pose(
        hip=(-4, -90),
        neck=(10, -148),
        head=(21, -168),
        tilt=4,
        feet=((-20, 0), (18, -2)),
        hands=((24, -118), (66, -122)),
        grips=("open", "open"),
        thumbs=(1, 1),
        elbow_at=((-20, -104), (40, -102)),
    )
    person(pen, 158, 314, pose, look, 1.06)


def draw(c: Canvas, seed: int = 16) -> None:
    """Draw the offer at the priory door."""
    with pen_picture(c, seed) as pen:
        gold_ground(pen)
        rolling_land(pen, [(-10, 246), (80, 226), (180, 240), (260, 232), (450, 240)], MEADOW)
        oaks(pen, ((30, 254, 200, "#54703c"), (112, 246, 84, "#7f8f45"), (204, 240, 58, "#6b7f3a")))
        priory(pen)
        steps(pen)
        door_leaf(pen)
        tufts(pen, ((24, 306), (60, 322), (200, 316), (226, 298)))
        robin(pen)
        prioress(pen)
