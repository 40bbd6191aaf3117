"""Monks sing from a great psalter before the abbey, swearing that it is poor."""

from dataclasses import replace

from numpy.random import Generator
from skia import Canvas

from art.motifs.buildings import church
from art.tools.ink import ink
from art.vignettes.cards.t06_monks import LEAD
from art.vignettes.parts.figure_road import Pose
from art.vignettes.parts.foliage import grove
from art.vignettes.parts.frame import Frame, part, stroke
from art.vignettes.parts.land import GRASS, MEADOW, flowers_at, terrain, varied_tufts
from art.vignettes.parts.paint import picture
from art.vignettes.parts.palette import CREAM
from art.vignettes.parts.people_road import hand, person
from art.vignettes.parts.skies import backdrop

BROWN, COWL = "#8a6242", "#6b4a30"
FIRST = replace(LEAD, col=BROWN, cowl=COWL, mood="shout", hair="#6b4423", girth=1.25)
SECOND = replace(FIRST, col="#9a7450", hair="#b5ada0", beard="short", girth=1.05)
THIRD = replace(FIRST, hair="#a8602c", girth=1.1)
PAGES = (
    "M0 -30 C-14 -38 -34 -38 -48 -32 L-48 22 C-34 16 -14 16 0 24 "
    "C14 16 34 16 48 22 L48 -32 C34 -38 14 -38 0 -30 Z"
)
COVER = "M-53 -27 L53 -27 L53 28 C34 22 14 24 0 32 C-14 24 -34 22 -53 28 Z"


def psalter(c: Canvas, rng: Generator, fr: Frame) -> None:
    """Open choir book with red initials and four-line staves."""
    part(c, fr, COVER, "#7d2417", rng, 2.2)
    part(c, fr, PAGES, CREAM, rng, 2.0)
    stroke(c, fr, [(0, -30), (0, 24)], rng, 1.6, taper=0)
    for side in (-1, 1):
        for y in (-20, -4, 11):
            for k in range(3):
                row = [(side * 8, y + k * 3), (side * 26, y + k * 3 - 3), (side * 43, y + k * 3)]
                stroke(c, fr, row, rng, 0.9, "#a8321f", 0.85, 0)
            for x in (14, 21, 29, 37):
                spot = fr([(side * x, y + (x % 3) * 3 - 1)])[0]
                ink(c, [spot + (-2, 0), spot + (2, 0)], 4.4, "ink", 1, rng, taper=0, wob=0)


def draw(c: Canvas, seed: int = 7) -> None:
    """Draw the vignette."""
    with picture(c, seed) as rng:
        backdrop(c, "blue", rng)
        terrain(c, [(-12, 224), (90, 206), (220, 214), (340, 204), (452, 222)], rng, MEADOW)
        church(c, 352, 222, 112, rng, True, "slate")
        grove(c, [(24, 244, 140), (92, 226, 76), (262, 224, 60), (416, 240, 92)], rng)
        terrain(c, [(-12, 268), (110, 260), (240, 268), (340, 260), (452, 268)], rng, GRASS)
        varied_tufts(c, [(22, 320), (262, 326), (410, 318), (340, 300)], rng)
        flowers_at(c, [(34, 300), (398, 300), (318, 318), (374, 312)])
        back = Pose(elbows=((-22, -118), (30, -122)), hands=((14, -112), (40, -116)), nod=-6)
        person(c, 196, 302, 1.12, rng, back, SECOND, 1)
        right = Pose(elbows=((-20, -116), (34, -118)), hands=((20, -110), (50, -112)), nod=-8)
        person(c, 310, 314, 1.18, rng, right, THIRD, -1)
        left = Pose(elbows=((-20, -116), (34, -118)), hands=((20, -110), (52, -112)), nod=-10)
        person(c, 92, 314, 1.18, rng, left, FIRST, 1)
        psalter(c, rng, Frame(202, 176, 1.16))
        for x, y, face in ((144, 192, 1), (262, 192, -1)):
            hand(c, Frame(x, y, 1.14, face, -20), rng, "fist")
