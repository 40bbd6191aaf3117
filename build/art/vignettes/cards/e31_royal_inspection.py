"""The commissioner counts the coin on a table by the churchyard, and a monk points to the graves."""

from dataclasses import replace

from numpy.random import Generator
from skia import Canvas

from art.motifs.buildings import church
from art.tools.paint import P
from art.vignettes.cards.e30_royal_inspection import BEARER, CLERK
from art.vignettes.parts.figure_road import Look, Pose
from art.vignettes.parts.foliage import grove
from art.vignettes.parts.frame import Frame, cast_shadow, dot, part, pole, stroke
from art.vignettes.parts.goods import scroll
from art.vignettes.parts.heraldry import banner
from art.vignettes.parts.land import GRASS, MEADOW, terrain, varied_tufts
from art.vignettes.parts.paint import picture
from art.vignettes.parts.palette import GOLD, RED
from art.vignettes.parts.people_road import person
from art.vignettes.parts.skies import backdrop

PRIEST = Look(
    kind="habit",
    col="#7d735f",
    cowl="#5d5546",
    belt="#d8c9a4",
    cut="tonsure",
    hair="#b5ada0",
    beard="short",
    mood="sad",
    wide=True,
)
COUNTER = replace(CLERK, col="#2f5f7a", hatcol="#6b2a4a", beard="full")
CROSS = "M-5 0 L-5 -28 L-16 -28 L-16 -38 L-5 -38 L-5 -52 L5 -52 L5 -38 L16 -38 L16 -28 L5 -28 L5 0 Z"
GRAVES = ((296, 262, 0.72), (352, 256, 0.66), (404, 266, 0.8), (328, 296, 1.0), (394, 306, 1.1))
STACKS = ((98, 5), (116, 3), (134, 6), (154, 2), (172, 4))
TABLE_TOP = 226


def graves(c: Canvas, rng: Generator) -> None:
    """Mounds with stone crosses."""
    for x, y, s in GRAVES:
        fr = Frame(x, y, s)
        cast_shadow(c, x + 6 * s, y + 2, 70 * s, 14 * s)
        part(c, fr, "M-34 6 C-30 -14 30 -14 36 6 C16 12 -16 12 -34 6 Z", "#7a8a48", rng, 1.8)
        part(c, fr.at(-2, -4), CROSS, "#c4b89e", rng, 2.0)
        stroke(c, fr, [(-8, -2), (0, -6), (10, -2)], rng, 1.1, a=0.5)


def table(c: Canvas, rng: Generator) -> None:
    """Trestle table with a red cloth and stacks of coin."""
    fr = Frame(134, TABLE_TOP)
    cast_shadow(c, 138, 312, 170, 16)
    for x in (-66, 62):
        part(c, fr, f"M{x} 20 L{x + 8} 20 L{x + 8} 86 L{x} 86 Z", "#8a5f36", rng, 1.8)
    part(c, fr, "M-84 6 L84 6 L80 62 C50 56 30 64 0 58 C-30 64 -50 56 -80 62 Z", "#8f2318", rng, 2.2)
    for x in (-56, -26, 4, 36, 62):
        stroke(c, fr, [(x, 12), (x - 2, 36), (x, 58)], rng, 1.3, a=0.6)
    part(c, fr, "M-88 0 L88 0 L86 10 L-86 10 Z", "#b23320", rng, 2.0)
    for x, count in STACKS:
        for k in range(count):
            dot(c, x, TABLE_TOP - 3 - k * 4.6, 5.6, GOLD, 1.3)
            c.drawCircle(x - 1.5, TABLE_TOP - 4 - k * 4.6, 2, P("#f6e2a0"))


def draw(c: Canvas, seed: int = 31) -> None:
    """Draw the vignette."""
    with picture(c, seed) as rng:
        backdrop(c, "slate", rng)
        terrain(c, [(-12, 214), (110, 202), (230, 206), (330, 196), (452, 204)], rng, MEADOW)
        church(c, 382, 206, 96, rng, True, "slate")
        grove(c, [(18, 232, 110), (268, 212, 72), (312, 208, 50)], rng)
        terrain(c, [(-12, 252), (110, 246), (240, 250), (340, 240), (452, 246)], rng, GRASS)
        graves(c, rng)
        varied_tufts(c, [(16, 318), (250, 322), (288, 312), (430, 322)], rng)
        pole(c, (40, 300), (40, 4), 5, "#b98a4e", rng)
        banner(c, (42, 10), 88, 62, rng, RED, 1)
        guard = Pose(elbows=((-20, -124), (26, -126)), hands=((6, -100), (20, -112)))
        person(c, 30, 312, 1.0, rng, guard, BEARER, 1)
        count = Pose(elbows=((-24, -120), (34, -128)), hands=((24, -108), (52, -150)), grips=("open", "fist"))
        person(
            c,
            122,
            300,
            1.04,
            rng,
            count,
            COUNTER,
            1,
            held_far=lambda cc, h: scroll(cc, Frame(h.x + 12, h.y - 12, 0.95, 1, 3), rng, 42, 58),
        )
        table(c, rng)
        show = Pose(
            elbows=((-34, -112), (30, -120)), hands=((-58, -104), (30, -124)), grips=("point", "open"), nod=6
        )
        person(c, 264, 314, 1.08, rng, show, PRIEST, -1)
