"""A merchant swears with open hands that he has nothing, while the coins run out of his purse."""

from dataclasses import replace

from numpy.random import Generator
from skia import Canvas

from art.tools.paint import P
from art.vignettes.cards.t01_rich_merchant import MERCHANT, MULE, jewels, packs
from art.vignettes.parts.figure_road import Pose
from art.vignettes.parts.foliage import grove
from art.vignettes.parts.frame import Frame, cord, dot
from art.vignettes.parts.goods import purse
from art.vignettes.parts.horses_ridden import bridle, head_frame, horse
from art.vignettes.parts.land import GRASS, ROAD, flowers_at, terrain, varied_tufts
from art.vignettes.parts.paint import picture
from art.vignettes.parts.palette import GOLD
from art.vignettes.parts.people_road import person
from art.vignettes.parts.skies import backdrop

SWEARER = replace(
    MERCHANT,
    col="#2f5f7a",
    sleeve="#3a708c",
    trim="#d9ab45",
    hat="chaperon",
    hatcol="#8f2318",
    mood="fear",
    hair="#5a3d26",
    belt="#7d2417",
    girth=1.36,
)
BAY_MULE = replace(MULE, coat="#8a6244", mane="#33221a", tack="#27517f")
FALLING = (
    (158, 206),
    (166, 224),
    (154, 240),
    (170, 258),
    (160, 276),
    (146, 300),
    (174, 304),
    (162, 314),
    (190, 312),
)


def coins(c: Canvas) -> None:
    """Coins falling from the purse and lying in the road."""
    for x, y in FALLING:
        dot(c, x, y, 4.4, GOLD, 1.4)
        c.drawCircle(x - 1, y - 1, 1.9, P("#f6e2a0"))


def merchant(c: Canvas, rng: Generator) -> None:
    """The merchant before his mule, both palms up."""
    pose = Pose(
        elbows=((-38, -118), (42, -116)),
        hands=((-58, -140), (62, -134)),
        grips=("open", "open"),
        feet=((-18, 0), (18, -1)),
        head=(8, -180),
        nod=-5,
    )
    body = person(c, 110, 316, 1.2, rng, pose, SWEARER, 1)
    jewels(c, body)
    x, y = body([(27, -88)])[0]
    purse(c, Frame(x, y, 1.15), rng)
    coins(c)


def draw(c: Canvas, seed: int = 2) -> None:
    """Draw the vignette."""
    with picture(c, seed) as rng:
        backdrop(c, "red", rng, lozenge=True)
        terrain(c, [(-12, 222), (90, 206), (210, 216), (330, 204), (452, 220)], rng, GRASS)
        grove(c, [(24, 246, 150), (230, 226, 74), (392, 238, 128), (330, 228, 84)], rng)
        terrain(c, [(-12, 270), (110, 262), (240, 268), (340, 260), (452, 268)], rng, ROAD)
        varied_tufts(c, [(18, 314), (60, 326), (250, 326), (410, 318)], rng)
        flowers_at(c, [(30, 292), (398, 324)])
        fr = horse(c, 320, 308, 1.04, rng, BAY_MULE, -1, saddled=False)
        packs(c, fr, rng)
        head = head_frame(fr, BAY_MULE)
        bridle(c, head, BAY_MULE.tack, rng)
        bit = head([(42, 4)])[0]
        cord(c, [bit, (bit[0] + 3, bit[1] + 26), (bit[0] - 1, bit[1] + 56)], rng, 3.0, "#27517f")
        merchant(c, rng)
