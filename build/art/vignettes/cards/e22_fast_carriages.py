"""Fast Carriages: two galloping horses whirl a covered wagon along in a cloud of dust."""

from collections.abc import Sequence

import skia
from numpy.random import Generator
from skia import Canvas

from art.motifs.landmarks import castle
from art.motifs.trees import tuft
from art.tools.curves import smooth
from art.tools.ink import ink
from art.vignettes.parts.figure_greenwood import Look, Outfit, pose
from art.vignettes.parts.foliage import wood
from art.vignettes.parts.horses_team import GALLOP, Horse
from art.vignettes.parts.land import EARTH, land
from art.vignettes.parts.paint import picture, rod, soft_shadow
from art.vignettes.parts.people_greenwood import Person
from art.vignettes.parts.skies import backdrop
from art.vignettes.parts.wagons import covered_wagon
from art.vignettes.parts.weather import dust

FIELD = ("#c6c474", "#8d9a4a", "#5f7f3a")
WAGON = (92, 288, 1.08)
REIN_HAND = (58, -112)


def make_driver(c: Canvas, rng: Generator) -> Person:
    """Driver in wagon units, leaning forward."""
    joints = pose(
        neck=(12, -150), head=(21, -171), elbow=((-24, -142), (36, -122)), hand=((-24, -178), REIN_HAND)
    )
    look = Look(
        hair="#4a2e18", beard="short", hat="cap", hat_colour="#8f2318", feather="", mouth="open", brow="stern"
    )
    return Person(
        c, rng, 50, 6, 0.8, 1, Outfit(colour="#3f7f8a", hose="#5a5048", collar="#8f2318"), look, joints
    )


def rider(c: Canvas, rng: Generator) -> None:
    """Driver at the front of the wagon with a raised whip, cut off by the wagon bed."""
    man = make_driver(c, rng)
    with skia.AutoCanvasRestore(c):
        c.clipRect(skia.Rect.MakeLTRB(-100, -260, 140, -50), True)
        man.far_arm()
        man.body()
    hx, hy = man.at((-24, -188))
    rod(c, (hx - 3, hy + 6), (hx + 8, hy - 28), "#7a5232", rng, 3)
    lash = smooth(
        [
            (hx + 8, hy - 28),
            (hx + 22, hy - 58),
            (hx + 56, hy - 68),
            (hx + 84, hy - 46),
            (hx + 96, hy - 20),
            (hx + 84, hy - 10),
        ],
        8,
    )
    ink(c, lash, 4, "#f6e2a0", 1, rng, taper=0.5, wob=0.1)
    ink(c, lash, 2.4, "ink", 1, rng, taper=0.5, wob=0.1)
    man.near_arm()


def speed_lines(c: Canvas, rng: Generator) -> None:
    """Strokes of rushing air."""
    for y, x0, x1 in ((84, 20, 84), (112, 4, 52), (58, 60, 118)):
        ink(c, [(x0, y), (x1, y + 1)], 2.6, "#ffeec0", 0.9, rng, taper=1, wob=0.2)


def reins(c: Canvas, rng: Generator, horses: Sequence[Horse]) -> None:
    """Reins from the driver's hand to the bits."""
    x, y, s = WAGON
    hand = make_driver(c, rng).at((REIN_HAND[0] + 8, REIN_HAND[1]))
    start = (x + hand[0] * s, y + hand[1] * s)
    for horse in horses:
        line = smooth([start, horse.at((120, 34)), horse.at((222, 53))], 8)
        ink(c, line, 2.6, "#3a1c0e", 1, rng, taper=0, wob=0.1)


def draw(c: Canvas, seed: int = 22) -> None:
    """Paint the picture on its 440 x 330 canvas."""
    with picture(c, seed) as rng:
        backdrop(c, "red", rng, lozenge=True)
        speed_lines(c, rng)
        land(c, rng, [(-12, 186), (80, 172), (190, 168), (282, 122), (360, 146), (452, 166)], FIELD)
        castle(c, 286, 130, 42, rng)
        wood(c, rng, [(14, 194, 90), (206, 186, 50), (428, 200, 104), (396, 190, 62)])
        land(c, rng, [(-12, 232), (120, 226), (260, 232), (452, 226)], EARTH)
        for x, y in ((262, 322), (340, 320), (412, 322), (426, 284)):
            tuft(c, x, y, 15, rng, 0.8)
        soft_shadow(c, 318, 284, 210, 16)
        far = Horse(c, rng, 224, 92, 0.84, "#e2d8c4", "#c4b694", GALLOP)
        near = Horse(c, rng, 196, 122, 0.88, "#a0602c", "#3f2614", GALLOP)
        far.draw()
        far.harness("#27517f")
        near.draw()
        soft_shadow(c, 96, 288, 190, 14)
        covered_wagon(c, rng, *WAGON, "#27517f", rider=lambda: rider(c, rng))
        near.harness("#c9962f", (192, 254))
        reins(c, rng, (far, near))
        for x, y, s in (
            (2, 240, 1.3),
            (16, 276, 1.7),
            (58, 300, 1.4),
            (116, 306, 1.2),
            (170, 302, 0.8),
            (218, 300, 1.0),
            (258, 304, 0.7),
            (372, 292, 0.7),
        ):
            dust(c, rng, x, y, s)
