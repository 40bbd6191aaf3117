"""The Red Cap: an archer in a red cap splits the arrow in the target before amazed onlookers."""

import numpy as np
import skia
from numpy.random import Generator
from skia import Canvas

from art.tools.curves import smooth
from art.tools.ink import ink
from art.tools.paint import P, lin
from art.vignettes.parts.camp import tent
from art.vignettes.parts.figure_greenwood import Look, Outfit, pose
from art.vignettes.parts.foliage import wood
from art.vignettes.parts.land import land, meadow
from art.vignettes.parts.paint import fill_shape, picture, rod, tube
from art.vignettes.parts.palette import ASH, CREAM, GOLD, GREEN, MULBERRY, RUSSET, STRAW
from art.vignettes.parts.people_greenwood import Person
from art.vignettes.parts.skies import backdrop
from art.vignettes.parts.weapons_greenwood import longbow, quiver

RED_CAP = "#d22a18"
BUNTING = ("#b23320", "#f3e6c4", "#27517f")
RINGS = ((60, "#f3e6c4"), (48, "#27517f"), (35, "#f3e6c4"), (22, "#b23320"), (10, "#f0cf6a"))
TARGET = (380, 186)
SHEEN = [("#fff6dc", 0.25), ("#fff6dc", 0), ("#2c1c10", 0.28)]
CROWD = (
    (178, 228, STRAW, Look(hat="coif", hat_colour=CREAM, mouth="open", brow="raised"), "robe"),
    (213, 226, MULBERRY, Look(hat="veil", hat_colour="#f6ecd2", mouth="open", brow="raised"), "gown"),
    (
        247,
        229,
        RUSSET,
        Look(hat="hood", hat_colour="#2f5f95", beard="full", hair="#4a2e18", mouth="open", brow="raised"),
        "robe",
    ),
)


def target(c: Canvas, rng: Generator) -> None:
    """Round straw target on an easel."""
    x, y = TARGET
    for dx in (-34, 34):
        rod(c, (x + dx, y + 116), (x + dx * 0.2, y - 40), ASH, rng, 6)
    for r, colour in RINGS:
        c.drawOval(skia.Rect.MakeXYWH(x - r * 0.74 - 1.4, y - r - 1.4, r * 1.48 + 2.8, 2 * r + 2.8), P("ink"))
        c.drawOval(skia.Rect.MakeXYWH(x - r * 0.74, y - r, r * 1.48, 2 * r), P(colour))
    c.drawOval(
        skia.Rect.MakeXYWH(x - 44, y - 60, 88, 120),
        P("#ffffff", shader=lin(x - 44, y - 60, x + 44, y + 60, SHEEN)),
    )


def split_arrow(c: Canvas, rng: Generator) -> None:
    """First arrow cloven from the nock by the second."""
    x, y = TARGET
    for sign in (-1, 1):
        splinter = smooth(
            [(x - 4, y), (x - 30, y + sign * 3), (x - 46, y + sign * 9), (x - 58, y + sign * 19)], 6
        )
        tube(c, splinter, [5, 4, 3.4, 2], "#e8d09a", rng, 1.6)
        vane = [
            (x - 42, y + sign * 7),
            (x - 50, y + sign * 19),
            (x - 63, y + sign * 30),
            (x - 60, y + sign * 19),
        ]
        fill_shape(c, vane, GOLD, rng, 1.5, sm=0)
    rod(c, (x - 84, y), (x - 28, y), "#e6cf9a", rng, 3)
    for sign in (-1, 1):
        vane = [(x - 86, y), (x - 91, y + sign * 8), (x - 74, y + sign * 7), (x - 66, y)]
        fill_shape(c, vane, RED_CAP, rng, 1.5, sm=0)
    for angle in ((-8, -24), (-14, 20), (4, -27), (6, 24)):
        ink(
            c,
            [(x + angle[0] * 0.6, y + angle[1] * 0.55), (x + angle[0], y + angle[1])],
            2.4,
            "#fff6d8",
            0.95,
            rng,
            taper=1,
        )


def bunting(c: Canvas, rng: Generator) -> None:
    """Festive pennants from the tent pole to the frame."""
    t = np.linspace(0, 1, 40)
    cord = np.c_[220 + 226 * t, 78 - 40 * t + 76 * t * (1 - t)]
    for i, k in enumerate(range(2, 36, 4)):
        (x0, y0), (x1, y1) = cord[k], cord[k + 3]
        tip = ((x0 + x1) / 2, (y0 + y1) / 2 + 21)
        fill_shape(c, [(x0, y0), (x1, y1), tip], BUNTING[i % 3], rng, 1.7, sm=0)
    ink(c, cord, 2, rng=rng, taper=0, wob=0.1)


def crowd(c: Canvas, rng: Generator) -> None:
    """Onlookers leaning on a rail."""
    for (x, y, colour, look, kind), far_hand in zip(
        CROWD, ((34, -150), (34, -166), (30, -108)), strict=False
    ):
        joints = pose(elbow=((-22, -128), (26, -138)), hand=((0, -112), far_hand))
        Person(
            c, rng, x, y + 62, 0.66, 1, Outfit(kind=kind, colour=colour), look, joints, ("open", "open")
        ).draw()


def rail(c: Canvas, rng: Generator) -> None:
    """Wooden rail between crowd and range."""
    for x in (164, 216, 276):
        rod(c, (x, 268), (x, 222), ASH, rng, 6)
    for y in (232, 250):
        rod(c, (156, y), (284, y), "#b98a4e", rng, 5)


def archer(c: Canvas, rng: Generator) -> None:
    """Archer who has just loosed."""
    joints = pose(
        hip=(0, -92),
        neck=(0, -157),
        head=(5, -180),
        knee=((-20, -48), (18, -48)),
        foot=((-32, 0), (24, 0)),
        elbow=((-58, -150), (36, -150)),
        hand=((-34, -149), (66, -154)),
    )
    look = Look(hair="#9a5a26", beard="short", hat="cap", hat_colour=RED_CAP, feather="#f6ecd2", brow="stern")
    outfit = Outfit(colour=GREEN, hose="#7a5836", cloak="#1f4d2b", collar="#2b5c33")
    man = Person(c, rng, 84, 314, 1.16, 1, outfit, look, joints, ("open", "fist"))
    man.shadow(110)
    man.cloak()
    x, y = man.at((-22, -124))
    quiver(c, rng, x, y, -24)
    man.far_arm()
    x, y = man.at((74, -155))
    longbow(c, rng, (x - 26, y - 96), (x, y), (x - 26, y + 96))
    man.hand((70, -154), -4)
    man.body()
    man.near_arm()


def draw(c: Canvas, seed: int = 17) -> None:
    """Paint the picture on its 440 x 330 canvas."""
    with picture(c, seed) as rng:
        backdrop(c, "gold", rng)
        wood(c, rng, [(20, 222, 120), (422, 224, 130)])
        land(c, rng, [(-12, 222), (90, 214), (200, 220), (310, 212), (452, 222)])
        bunting(c, rng)
        tent(c, rng, 218, 226, 130, 150, "#a8321f", pennon=GOLD, door=False)
        crowd(c, rng)
        meadow(c, rng, 256, tufts=14)
        rail(c, rng)
        target(c, rng)
        split_arrow(c, rng)
        archer(c, rng)
