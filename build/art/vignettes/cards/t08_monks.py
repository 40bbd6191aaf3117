"""The stout cellarer, keys at his cord, lets a coin clink in his sleeve beside the abbey's barrels."""

from dataclasses import replace

from numpy.random import Generator
from skia import Canvas

from art.tools.paint import P
from art.vignettes.cards.t06_monks import LEAD
from art.vignettes.parts.figure_road import Look, Pose
from art.vignettes.parts.foliage import grove
from art.vignettes.parts.frame import Frame, blob, cord, dot, stroke
from art.vignettes.parts.horses_ridden import bridle, head_frame, horse
from art.vignettes.parts.keys import keys
from art.vignettes.parts.land import MEADOW, ROAD, flowers_at, terrain, varied_tufts
from art.vignettes.parts.paint import picture
from art.vignettes.parts.palette import GOLD, LEATHER
from art.vignettes.parts.people_road import person
from art.vignettes.parts.skies import backdrop
from art.vignettes.parts.steeds import Steed

CELLARER: Look = replace(
    LEAD, col="#4f463c", cowl="#2e2824", hair="#8a4a20", mood="smile", girth=1.5, skin="#eebd92"
)
NOVICE: Look = replace(LEAD, col="#8d8578", cowl="#6d665c", hair="#c08a3a", mood="calm")
DONKEY = Steed(coat="#8d8378", mane="#4a4038", mule=True, head="mid", gait="stand", tack="#7d2417")
FALLING = ((232, 196), (238, 214), (230, 234), (240, 254), (226, 300), (244, 308), (234, 318))


def barrel(c: Canvas, rng: Generator, fr: Frame) -> None:
    """Wine cask on the pack saddle, hooped with withies."""
    cask = [(-34, -24), (0, -30), (34, -24), (38, 0), (34, 24), (0, 30), (-34, 24), (-38, 0)]
    blob(c, fr, cask, "#a8763e", rng, 2.2)
    for y in (-14, 0, 14):
        stroke(c, fr, [(-36, y), (0, y * 1.2), (36, y)], rng, 1.2, a=0.6, taper=0)
    for x in (-24, 24):
        for w, tone in ((7, "ink"), (4.4, "#d8b878")):
            stroke(c, fr, [(x, -26), (x * 1.14, 0), (x, 26)], rng, w, tone, 1, 0)
    dot(c, *fr.spot(0, 0), 4.6, LEATHER)


def draw(c: Canvas, seed: int = 8) -> None:
    """Draw the vignette."""
    with picture(c, seed) as rng:
        backdrop(c, "mulberry", rng)
        terrain(c, [(-12, 224), (90, 210), (220, 218), (340, 208), (452, 222)], rng, MEADOW)
        grove(c, [(18, 248, 150), (206, 230, 84), (402, 244, 150)], rng)
        terrain(c, [(-12, 270), (110, 262), (240, 268), (340, 260), (452, 268)], rng, ROAD)
        varied_tufts(c, [(18, 318), (200, 326), (410, 318)], rng)
        flowers_at(c, [(36, 296), (394, 300)])
        walk = Pose(elbows=((-20, -116), (30, -118)), hands=((26, -102), (40, -104)), nod=8)
        person(c, 44, 304, 0.98, rng, walk, NOVICE, 1)
        fr = horse(c, 116, 308, 0.92, rng, DONKEY, 1, saddled=False)
        barrel(c, rng, fr.at(-14, -98))
        cord(c, fr([(-44, -122), (-14, -134), (22, -122)]), rng, 3.0)
        head = head_frame(fr, DONKEY)
        bridle(c, head, DONKEY.tack, rng)
        bit = head([(42, 4)])[0]
        cord(c, [bit, (bit[0] + 20, bit[1] + 30), (bit[0] + 62, bit[1] + 30)], rng, 2.8, "#7d2417")
        stand = Pose(
            elbows=((-30, -114), (46, -116)),
            hands=((-44, -140), (52, -146)),
            grips=("open", "point"),
            feet=((-18, 0), (18, -1)),
            head=(8, -181),
            nod=4,
        )
        body = person(c, 316, 314, 1.24, rng, stand, CELLARER, 1)
        keys(c, rng, Frame(*body.spot(22, -86), 1.1))
        for x, y in FALLING:
            dot(c, x + 20, y, 4.2, GOLD, 1.4)
            c.drawCircle(x + 19, y - 1, 1.8, P("#f6e2a0"))
