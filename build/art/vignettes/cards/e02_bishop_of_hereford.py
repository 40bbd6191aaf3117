"""Bishop of Hereford: the rich bishop rides his mule past an abbey, crozier in hand."""

import numpy as np
from skia import Canvas

from art.tools.curves import Point, smooth
from art.vignettes.parts.beasts import bridle, horse, rein
from art.vignettes.parts.buildings import lancet, pointed, tiled_roof, wall
from art.vignettes.parts.figure_market import FAR, NEAR, Look, Pose
from art.vignettes.parts.foliage import oaks
from art.vignettes.parts.goods import drawstring_purse
from art.vignettes.parts.heads_market import head
from art.vignettes.parts.land import MEADOW, ROAD, rolling_land, tufts
from art.vignettes.parts.paint import LINE, xy
from art.vignettes.parts.palette import GOLD, GOLD_LIGHT, RED
from art.vignettes.parts.pen import Pen, pen_picture, vec
from art.vignettes.parts.people_market import arm, neck
from art.vignettes.parts.skies import azure_ground

COPE = "#a8281f"
ALB = "#f3e9d2"
MULE = "#9a8672"
MULE_MANE = "#4a3a2e"
LEAD = "#6f7f92"


def abbey(pen: Pen, x: float, y: float) -> None:
    """Draw an abbey: nave with lancets, gabled front and a spired tower."""
    wall(pen, x + 46, y - 62, x + 158, y, "#d3c8ae", 10, 22)
    tiled_roof(pen, [(x + 40, y - 104), (x + 150, y - 104), (x + 164, y - 60), (x + 40, y - 60)], LEAD, 5)
    for k in range(4):
        lancet(pen, x + 66 + k * 25, y - 14, 9, 34)
    front = [(x - 6, y), (x - 6, y - 66), (x + 22, y - 112), (x + 50, y - 66), (x + 50, y)]
    pen.area(front, "#ddd3bb", LINE, sm=0)
    pen.dot(x + 22, y - 72, 11, "#2a4468")
    for t in np.linspace(0, np.pi, 5)[:-1]:
        d = 11 * vec(np.cos(t), np.sin(t))
        pen.line([vec(x + 22, y - 72) - d, vec(x + 22, y - 72) + d], 1.6, "#e6dcc2", 1, 0, 0)
    pen.area(pointed(x + 22, y, 24, 42), "#4a2e18", 2.0, sm=0)
    wall(pen, x - 40, y - 132, x - 2, y, "#d0c5aa", 10, 18)
    lancet(pen, x - 21, y - 92, 10, 28)
    lancet(pen, x - 21, y - 40, 8, 24)
    pen.area([(x - 46, y - 130), (x - 21, y - 196), (x + 4, y - 130)], LEAD, LINE, sm=0)
    pen.line([(x - 21, y - 194), (x - 13, y - 132)], 1.1, a=0.5)
    pen.line([(x - 21, y - 196), (x - 21, y - 216)], 2.4, GOLD, 1, 0, 0)
    pen.line([(x - 27, y - 209), (x - 15, y - 209)], 2.4, GOLD, 1, 0, 0)


def saddle_cloth(pen: Pen) -> None:
    """Draw the mule's embroidered housing."""
    pts = [(-58, -120), (-20, -116), (30, -119), (40, -98), (36, -52), (-10, -46), (-62, -54), (-66, -96)]
    path = pen.area(
        pts, "#274f86", LINE, [[(-40, -112), (-44, -84), (-44, -50)], [(20, -112), (22, -84), (20, -48)]], 4
    )
    hem = smooth([(36, -56), (-10, -50), (-62, -58)], 8)
    with pen.clipped(path):
        pen.band(hem, 8, 5.4, GOLD)
    pen.outline(path)
    for x, y in ((-50, -76), (-30, -66)):
        pen.dot(x, y, 3, GOLD)


def crozier(pen: Pen, grip: Point) -> None:
    """Draw the gilt pastoral staff through the hand."""
    x, y = grip
    pen.rod((x - 9, y + 108), (x + 5, y - 78), 5.4, GOLD, GOLD_LIGHT)
    t = np.linspace(0, 1, 40)
    th = np.pi + t * np.pi * 2.9
    r = 21 * (1 - t * 0.78)
    crook = np.c_[x + 26 + r * np.cos(th), y - 80 + r * np.sin(th)]
    pen.line(crook, 8.4, "ink", 1, 0.2, 0)
    pen.line(crook, 5.4, GOLD, 1, 0.2, 0)
    pen.line(crook + [-0.8, -0.8], 1.6, GOLD_LIGHT, 0.9, 0.4, 0)
    pen.dot(x + 4.6, y - 74, 5, GOLD)


def bishop(pen: Pen) -> None:
    """Draw the bishop seated on the mule's back."""
    look = Look(
        main=COPE,
        sleeve=ALB,
        garment="tunic",
        hat="mitre",
        beard="full",
        hair="#b9b0a2",
        mood="stern",
        trim=GOLD,
        girth=1.22,
    )
    pose = Pose(
        hip=(-14, -122),
        neck=(-8, -184),
        head=(-2, -208),
        hands=((18, -146), (46, -166)),
        grips=("fist", "fist"),
    )
    arm(pen, pose, look, FAR, lambda p, h, a: crozier(p, h))
    pen.limb([(20, -66), (22, -56), (42, -54)], [14, 13, 9], "#7d2417")
    robe = [(-36, -140), (-12, -134), (12, -142), (34, -112), (34, -66), (6, -60), (-26, -64), (-40, -100)]
    pen.area(
        robe,
        ALB,
        LINE,
        [
            [(-8, -120), (-4, -90), (-8, -62)],
            [(10, -124), (18, -96), (16, -62)],
            [(-22, -120), (-24, -92), (-24, -66)],
        ],
    )
    cope = xy("-30,-186 -8,-192 14,-184 18,-160 6,-150 2,-118 -4,-92 -30,-76 -58,-84 -52,-116 -40,-150")
    folds = [
        [(-24, -176), (-30, -140), (-36, -84)],
        [(-14, -170), (-16, -130), (-22, -82)],
        [(-34, -160), (-44, -120), (-50, -88)],
    ]
    path = pen.area(cope, COPE, LINE, folds)
    edge = smooth([(18, -160), (6, -150), (2, -118), (-4, -92), (-30, -76), (-58, -84)], 8)
    with pen.clipped(path):
        pen.band(edge, 12, 9, GOLD)
    pen.outline(path)
    neck(pen, pose, look)
    pen.limb([(-24, -182), (-6, -176), (12, -182)], [9, 13, 9], GOLD, 1.9)
    pen.dot(2, -176, 4.4, "#274f86")
    head(pen, look, pose.head)


def rein_arm(pen: Pen) -> None:
    """Draw the near arm holding the reins."""
    look = Look(main=COPE, sleeve="#c23a2c", trim=GOLD, girth=1.15)
    pose = Pose(hip=(-14, -122), neck=(-8, -184), hands=((34, -140), (46, -166)))
    rein(pen, [(118, -130), (80, -136), (36, -138)])
    arm(pen, pose, look, NEAR)


def money_bag(pen: Pen) -> None:
    """Draw the fat purse strapped behind the saddle."""
    rein(pen, [(-52, -112), (-47, -92), (-46, -76)], "#5d3a1c")
    drawstring_purse(pen, -46, -74, 0.95)


def draw(c: Canvas, seed: int = 12) -> None:
    """Draw the bishop's ride."""
    with pen_picture(c, seed) as pen:
        azure_ground(pen)
        rolling_land(pen, [(-10, 240), (90, 222), (230, 236), (340, 220), (450, 236)], MEADOW)
        abbey(pen, 66, 244)
        oaks(pen, ((418, 252, 112, "#5c7a3e"), (368, 244, 84, "#6d8a45"), (6, 262, 74, "#5c7a3e")))
        rolling_land(pen, [(-10, 274), (120, 264), (260, 270), (450, 262)], ROAD)
        tufts(pen, ((30, 300), (70, 322), (372, 304), (412, 290), (330, 324), (140, 322)))
        with pen.placed(214, 312, 0.98):
            horse(pen, MULE, MULE_MANE, mule=True)
            bridle(pen, RED)
            saddle_cloth(pen)
            bishop(pen)
            rein_arm(pen)
            money_bag(pen)
