"""The Bishop of Hereford rides a white palfrey along the road between two guards."""

from dataclasses import replace

from numpy.random import Generator
from skia import Canvas

from art.motifs.buildings import church
from art.vignettes.parts.figure_road import RIDE, Look, Pose
from art.vignettes.parts.foliage import grove
from art.vignettes.parts.frame import Frame, cord, dot, pole
from art.vignettes.parts.heraldry import shield
from art.vignettes.parts.horses_ridden import horse, seat
from art.vignettes.parts.land import MEADOW, ROAD, flowers_at, terrain, varied_tufts
from art.vignettes.parts.paint import picture
from art.vignettes.parts.palette import AZURE, GOLD, SHOE
from art.vignettes.parts.people_road import person
from art.vignettes.parts.skies import fine_backdrop
from art.vignettes.parts.steeds import Steed
from art.vignettes.parts.weapons_road import spear

CRIMSON = "#a82a2a"
BISHOP = Look(
    kind="gown",
    col="#f3ead6",
    trim=GOLD,
    sleeve=CRIMSON,
    belt=None,
    hair="#cfc8bc",
    beard="short",
    cut="short",
    hat="mitre",
    hatcol="#fbf5e4",
    mood="stern",
    girth=1.2,
    cloak=CRIMSON,
    wide=True,
    band=GOLD,
    skin="#eebd92",
)
GUARD = Look(
    kind="mail",
    surcoat=AZURE,
    hat="kettle",
    cut="none",
    beard="short",
    hair="#4a2e18",
    hose="#6c7680",
    mood="stern",
    belt=SHOE,
)
VAN = replace(GUARD, hat="helm", beard="full", hair="#8a4a20")
PALFREY = Steed(coat="#ece6d8", mane="#c9bda4", head="high", cloth="#7d2a4e", saddle=GOLD, tack="#a82a2a")


def crozier(c: Canvas, x: float, y0: float, y1: float, rng: Generator) -> None:
    """Gilt crozier with its curled head."""
    pole(c, (x, y0), (x, y1), 4, GOLD, rng, 1.4)
    cord(
        c,
        [
            (x, y1 + 2),
            (x - 1, y1 - 16),
            (x + 12, y1 - 26),
            (x + 22, y1 - 14),
            (x + 14, y1 - 5),
            (x + 9, y1 - 13),
        ],
        rng,
        4,
        GOLD,
        1.5,
    )
    dot(c, x, y1 + 4, 4, GOLD, 1.4)


def draw(c: Canvas, seed: int = 11) -> None:
    """Draw the vignette."""
    with picture(c, seed) as rng:
        fine_backdrop(c, "plum")
        terrain(c, [(-12, 214), (100, 192), (220, 208), (330, 196), (452, 212)], rng, MEADOW)
        church(c, 98, 202, 62, rng, True, "slate")
        grove(c, [(14, 240, 128), (430, 240, 132), (324, 222, 74), (212, 218, 50)], rng)
        terrain(c, [(-12, 268), (110, 260), (240, 268), (340, 260), (452, 268)], rng, ROAD)
        varied_tufts(c, [(18, 322), (124, 326), (300, 324), (430, 320)], rng)
        flowers_at(c, [(96, 322), (330, 318)])
        march = Pose(
            elbows=((-24, -124), (28, -126)), hands=((-6, -104), (38, -120)), feet=((-18, 0), (18, 0))
        )
        person(
            c,
            50,
            304,
            0.98,
            rng,
            march,
            GUARD,
            1,
            held_far=lambda cc, h: spear(cc, (h.x, 310), (h.x + 6, 52), rng),
        )
        shield(c, Frame(42, 200, 0.98), rng, "#8f2318", "cross")
        person(
            c,
            360,
            300,
            0.98,
            rng,
            march,
            VAN,
            1,
            held_far=lambda cc, h: spear(cc, (h.x, 308), (h.x + 6, 48), rng),
        )
        staff_x = 259
        pole(c, (staff_x, 226), (staff_x, 140), 4, GOLD, rng, 1.4)
        fr = horse(c, 200, 314, 1.06, rng, PALFREY)
        x, y, s = seat(fr, 1.04)
        pose = replace(RIDE, elbows=((-14, -120), (36, -130)), hands=((26, -108), (58, -146)))
        cord(c, [fr([(114, -146)])[0], (x + 66, y - 100), (x + 34, y - 104)], rng, 2.6, "#a82a2a", 1.0)
        person(c, x, y, s, rng, pose, BISHOP, held_far=lambda cc, h: crozier(cc, h.x, h.y + 5, 44, rng))
