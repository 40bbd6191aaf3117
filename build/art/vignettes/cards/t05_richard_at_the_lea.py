"""Sir Richard at the Lea, an old and sorrowful knight, rides a tired horse with an empty purse."""

from dataclasses import replace

from numpy.random import Generator
from skia import Canvas

from art.motifs.bodies import limb_poly
from art.motifs.landmarks import castle
from art.tools.curves import smooth
from art.tools.ink import ink
from art.vignettes.parts.figure_road import RIDE, Look
from art.vignettes.parts.foliage import grove
from art.vignettes.parts.frame import Frame, cast_shadow, cord, fused, tinted
from art.vignettes.parts.goods import empty_purse
from art.vignettes.parts.heraldry import shield
from art.vignettes.parts.horses_ridden import horse, seat, stirrup
from art.vignettes.parts.land import terrain, varied_tufts
from art.vignettes.parts.paint import picture
from art.vignettes.parts.palette import LEATHER, SHOE
from art.vignettes.parts.people_road import person
from art.vignettes.parts.skies import backdrop
from art.vignettes.parts.steeds import Steed

KNIGHT = Look(
    kind="mail",
    surcoat="#5d6f86",
    cloak="#6b4a3a",
    cut="long",
    hair="#cfc8bc",
    beard="long",
    mood="sad",
    hose="#7d868d",
    boots="#4a4038",
    belt=LEATHER,
    skin="#e6c09a",
)
NAG = Steed(
    coat="#b9ab98", mane="#7a6c58", head="low", gait="stand", tack=LEATHER, saddle=SHOE, cloth="#7d5a46"
)
GREY_GRASS = ("#a9b07c", "#6d7f4c", "#46583a")
MUD = ("#cdb78c", "#a2855a", "#6f5735")


def bare_tree(c: Canvas, x: float, y: float, s: float, rng: Generator) -> None:
    """Leafless tree."""
    trunk = [(-2, 4), (2, -50), (-2, -90), (4, -134)], [20, 12, 9, 3]
    boughs = (
        ([(1, -52), (-18, -84), (-42, -100)], [9, 6, 2.4]),
        ([(-17, -82), (-22, -106), (-36, -124)], [6, 4, 2]),
        ([(0, -76), (22, -102), (46, -112)], [8, 6, 2.4]),
        ([(22, -102), (26, -122), (38, -140)], [6, 4, 2]),
        ([(2, -98), (-12, -122), (-14, -146)], [7, 4, 2]),
    )
    cast_shadow(c, x, y, 56 * s, 12)
    place = Frame(x, y, s)
    fused(
        c,
        [limb_poly(place(p), [w * s for w in ws]) for p, ws in (trunk,) + boughs],
        "#7a6048",
        rng,
        2.1,
        0.3,
        0.4,
    )
    for dx in (-3, 3):
        ink(c, place([(dx, -4), (dx * 0.6 + 1, -40), (dx * 0.3, -76)]), 1.1, a=0.5, rng=rng)


def rain(c: Canvas, rng: Generator) -> None:
    """Slanting threads of rain."""
    for _ in range(46):
        x, y = rng.uniform(0, 460), rng.uniform(-10, 230)
        ink(c, [(x, y), (x - 7, y + 22)], 1.1, "#e8ecec", 0.38, rng, wob=0)


def puddle(c: Canvas, x: float, y: float, w: float, rng: Generator) -> None:
    """Shallow puddle on the road."""
    pts = smooth(
        [
            (x - w / 2, y),
            (x - w * 0.2, y - 5),
            (x + w * 0.25, y - 4),
            (x + w / 2, y + 1),
            (x + w * 0.15, y + 6),
            (x - w * 0.3, y + 5),
        ],
        6,
        True,
    )
    tinted(c, pts, "#8fa9b5", rng, 1.5, 0.5, 0.2)


def draw(c: Canvas, seed: int = 5) -> None:
    """Draw the vignette."""
    with picture(c, seed) as rng:
        backdrop(c, "slate", rng)
        terrain(c, [(-12, 222), (90, 196), (200, 216), (320, 202), (452, 220)], rng, GREY_GRASS)
        castle(c, 78, 202, 40, rng)
        bare_tree(c, 398, 254, 1.25, rng)
        bare_tree(c, 22, 258, 0.95, rng)
        grove(c, [(150, 222, 46, "#66744a")], rng)
        terrain(c, [(-12, 272), (110, 264), (240, 272), (340, 264), (452, 272)], rng, MUD)
        puddle(c, 76, 304, 70, rng)
        puddle(c, 366, 318, 84, rng)
        varied_tufts(c, [(24, 322), (130, 324), (300, 326), (424, 300)], rng)
        rain(c, rng)
        fr = horse(c, 200, 312, 1.16, rng, NAG)
        x, y, s = seat(fr, 1.12)
        ((bx, by),) = fr([(128, -78)])
        cord(c, [(bx, by), (x + 96, y - 74), (x + 34, y - 100)], rng, 2.4, LEATHER, 1.0)
        pose = replace(
            RIDE,
            neck=(7, -154),
            head=(18, -173),
            nod=20,
            elbows=((-12, -118), (36, -122)),
            hands=((30, -104), (54, -148)),
        )
        shield(c, fr.at(-50, -92, 0.92, 8), rng, "#3f5f86", "chevron")
        person(
            c,
            x,
            y,
            s,
            rng,
            pose,
            KNIGHT,
            held_far=lambda cc, h: empty_purse(cc, Frame(h.x + 1, h.y + 2, 1.3, 1, 4), rng, "#c4853f"),
        )
        stirrup(c, x + 27 * s, y - 5 * s)
