"""Little John: Robin and the laughing giant fight with quarterstaves on a log bridge."""

import math

import numpy as np
from numpy.random import Generator
from skia import Canvas

from art.motifs.trees import tuft
from art.tools.curves import Spot, smooth
from art.tools.ink import ink
from art.tools.paint import P, rect
from art.vignettes.parts.backdrops import land, water
from art.vignettes.parts.figure_greenwood import ROBIN_FIT, ROBIN_LOOK, Look, Outfit, pose
from art.vignettes.parts.foliage import grove
from art.vignettes.parts.paint import HEIGHT, WIDTH, picture, rod, soft_shadow, tube
from art.vignettes.parts.palette import AZURE, RUSSET
from art.vignettes.parts.people_greenwood import Person
from art.vignettes.parts.skies import backdrop

TREES = (
    (16, 225, 176, "#54703c"),
    (420, 226, 186, "#486a3c"),
    (88, 214, 104, "#6b7f3a"),
    (352, 212, 96, "#657d3d"),
    (222, 208, 62, "#7a8740"),
)
FAR_BANK = [
    (-10, 216),
    (60, 206),
    (140, 212),
    (220, 206),
    (300, 212),
    (380, 204),
    (450, 214),
    (450, 270),
    (-10, 270),
]
NEAR_BANKS = [
    [(-10, 232), (40, 228), (86, 246), (70, 270), (30, 300), (-10, 310)],
    [(450, 228), (400, 226), (356, 246), (372, 272), (412, 300), (450, 306)],
]
TUFTS = [(14, 262), (40, 250), (58, 268), (398, 250), (424, 264), (384, 266), (20, 286)]
LOG = [(34, 258), (120, 250), (220, 247), (320, 250), (406, 258)]

ROBIN_STAFF = ((122, 190), (266, 54))
JOHN_STAFF = ((382, 178), (188, 52))
CLASH = (236, 83)
ROBIN_POSE = pose(
    hip=(-2, -90),
    neck=(4, -154),
    head=(11, -175),
    knee=((-26, -50), (26, -54)),
    foot=((-38, 0), (30, -2)),
    elbow=((-24, -112), (44, -112)),
    hand=((14, -99), (50, -128)),
)
JOHN_POSE = pose(
    hip=(-4, -91),
    neck=(0, -156),
    head=(7, -177),
    knee=((-26, -50), (28, -54)),
    foot=((-36, 0), (34, 0)),
    elbow=((-34, -118), (44, -112)),
    hand=((-2, -98), (36, -125)),
)
JOHN_LOOK = Look(hair="#4a2e18", beard="full", mouth="laugh", hat="hood", hat_colour=AZURE)
JOHN_FIT = Outfit(colour=RUSSET, hose="#5a6670", collar=AZURE, hem="#e2b548", girth=1.12)


def river_bank(c: Canvas, rng: Generator) -> None:
    """Trees, water and grassy banks."""
    grove(c, TREES, rng)
    land(c, FAR_BANK, 206, 262, ["#9db164", "#5f7f3a", "#3a5a28"], rng)
    water(c, -5, 252, WIDTH + 5, HEIGHT + 5, rng)
    c.drawOval(rect(40, 284, 360, 30), P("#0d2233", 0.35, blur=7))
    for bank in NEAR_BANKS:
        land(c, bank, 226, 306, ["#b3c877", "#6d8a3f", "#41602c"], rng, w=2.4)
    for x, y in TUFTS:
        tuft(c, x, y, 17, rng, 0.85)


def log(c: Canvas, rng: Generator) -> None:
    """Felled trunk from bank to bank."""
    tube(c, LOG, [30, 27, 26, 27, 30], "#8a5f36", rng, 2.6)
    for offset in (-6, -1, 4, 8):
        ink(c, smooth(LOG, 8) + [0, offset], 1.3, a=0.55, rng=rng, taper=0.4, wob=0.6)
    for x in (34, 406):
        c.drawOval(rect(x - 9, 243, 18, 30), P("ink"))
        c.drawOval(rect(x - 7, 245, 14, 26), P("#d8b27a"))
        year_ring = [(x + 4 * math.cos(t), 258 + 8 * math.sin(t)) for t in np.linspace(0, 6.28, 14)]
        ink(c, year_ring, 1.2, a=0.7, rng=rng, closed=True, wob=0)


def fighter(c: Canvas, rng: Generator, man: Person, staff: tuple[Spot, Spot]) -> None:
    """One of the two, both hands on his staff."""
    for foot in man.joints["foot"]:
        x, y = man.at(foot)
        soft_shadow(c, x + 5, y - 1, 46 * man.scale, 8, 0.4)
    man.far_arm()
    man.body()
    rod(c, *staff, "#c9964f", rng, 8)
    man.far_hand()
    man.near_arm()


def clash(c: Canvas, rng: Generator) -> None:
    """Sparks where the staves meet."""
    x, y = CLASH
    c.drawCircle(x, y, 22, P("#fff6d8", 0.55, blur=8))
    for k in range(10):
        t = k * math.pi / 5 + 0.2
        outer = 24 if k % 2 else 34
        spark = [(x + r * math.cos(t), y + r * math.sin(t)) for r in (11, outer)]
        ink(c, spark, 5, "ink", 0.55, rng, taper=1)
        ink(c, spark, 3, "#fff6d8", 1, rng, taper=1)


def draw(c: Canvas, seed: int = 3) -> None:
    """Draw the whole picture."""
    with picture(c, seed) as rng:
        backdrop(c, "gold", rng)
        river_bank(c, rng)
        log(c, rng)
        robin = Person(c, rng, 146, 243, 0.97, 1, ROBIN_FIT, ROBIN_LOOK, ROBIN_POSE)
        john = Person(c, rng, 310, 245, 1.16, -1, JOHN_FIT, JOHN_LOOK, JOHN_POSE)
        fighter(c, rng, john, JOHN_STAFF)
        fighter(c, rng, robin, ROBIN_STAFF)
        clash(c, rng)
