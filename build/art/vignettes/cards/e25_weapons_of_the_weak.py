"""Weapons of the Weak: peasants sit with folded arms beside an idle plough while a henchman is baffled."""

from dataclasses import replace

from numpy.random import Generator
from skia import Canvas

from art.motifs.buildings import church, house
from art.motifs.trees import tuft
from art.tools.curves import smooth
from art.tools.ink import ink
from art.tools.paint import P
from art.tools.svgpath import svg
from art.vignettes.parts.figure_greenwood import GUARD_FIT, GUARD_LOOK, SIT, Look, Outfit, pose
from art.vignettes.parts.foliage import wood
from art.vignettes.parts.land import land
from art.vignettes.parts.paint import fill_shape, outline_path, picture, rod, soft_shadow, tube
from art.vignettes.parts.palette import ASH, CREAM, MULBERRY, STRAW
from art.vignettes.parts.people_greenwood import Person
from art.vignettes.parts.skies import backdrop
from art.vignettes.parts.wagons import wheel
from art.vignettes.parts.weapons_greenwood import spear
from art.vignettes.parts.weather import sun

SOIL = ("#c79a62", "#9a6c3c", "#6a4624")
PEASANTS = (
    (
        46,
        300,
        Outfit(colour="#6d7f8c", hose="#8a7a5c"),
        Look(hair="#b8b0a0", beard="full", hat="coif", hat_colour=CREAM, mouth="frown", brow="stern"),
    ),
    (
        123,
        308,
        Outfit(colour=MULBERRY, hose=MULBERRY, belt="", sleeve="#8f5a78"),
        Look(hair="#7a4a22", hat="veil", hat_colour="#f6ecd2", lady=True),
    ),
    (
        201,
        317,
        Outfit(colour=STRAW, hose="#7a5836"),
        Look(hair="#7a4a22", beard="short", hat="straw", hat_colour="#dcb95e", mouth="frown", brow="stern"),
    ),
)
OX = (
    "M12 60 C10 42 24 36 44 38 C66 40 84 40 98 34 C106 30 116 32 120 40 C130 38 138 46 "
    "140 58 C142 66 136 70 130 68 C124 68 120 64 116 60"
    "C112 70 108 76 104 80 L104 112 L94 112 L92 84 C72 88 50 86 36 82 L34 112 L24 112 "
    "L22 84 C14 78 12 70 12 60 Z"
)


def furrows(c: Canvas, rng: Generator) -> None:
    """Half-ploughed field: soil with furrow lines."""
    land(c, rng, [(-12, 216), (120, 208), (260, 216), (452, 206)], SOIL)
    for k in range(10):
        y = 226 + k * 9.5 + k * k * 0.35
        line = [(-12, y + 4), (120, y - 3), (260, y + 3), (452, y - 5)]
        ink(c, smooth(line, 8), 1.8, "#4a2e14", 0.55, rng, taper=0, wob=0.6)
        ink(c, smooth(line, 8) + [0, 3], 1.4, "#e2bd86", 0.5, rng, taper=0, wob=0.6)


def ox(c: Canvas, rng: Generator, x: float, y: float, s: float) -> None:
    """Unyoked ox at rest, facing right."""
    soft_shadow(c, x + 76 * s, y + 112 * s, 140 * s, 10)
    for lx in (44, 84):
        tube(c, [(x + lx * s, y + 78 * s), (x + lx * s, y + 110 * s)], [11 * s, 9 * s], "#8a5a34", rng, 1.9)
    outline_path(c, svg(OX, x, y, s), "#b5804e", rng)
    tube(
        c,
        smooth([(x + 13 * s, y + 52 * s), (x + 2 * s, y + 70 * s), (x + 4 * s, y + 92 * s)], 5),
        [4, 4, 5],
        "#8a5a34",
        rng,
        1.7,
    )
    for pts in ([(116, 40), (120, 26), (132, 22)], [(108, 38), (106, 26), (112, 18)]):
        tube(c, smooth([(x + px * s, y + py * s) for px, py in pts], 5), [6 * s, 5 * s, 2.4], CREAM, rng, 1.7)
    c.drawCircle(x + 124 * s, y + 48 * s, 2, P("ink"))
    c.drawCircle(x + 137 * s, y + 62 * s, 1.6, P("ink"))
    tube(c, [(x + 108 * s, y + 44 * s), (x + 98 * s, y + 48 * s)], [7 * s, 3 * s], "#a0703e", rng, 1.6)


def plough(c: Canvas, rng: Generator) -> None:
    """Heavy wheeled plough standing idle."""
    soft_shadow(c, 292, 286, 110, 10)
    tube(c, smooth([(262, 214), (270, 246), (286, 270)], 6), [6, 7, 8], ASH, rng, 2)
    tube(c, smooth([(246, 222), (262, 252), (284, 272)], 6), [6, 7, 8], "#b98a4e", rng, 2)
    tube(c, [(274, 268), (350, 250)], [9, 8], ASH, rng, 2)
    fill_shape(c, [(276, 262), (300, 268), (318, 290), (284, 286)], "#9aa3aa", rng, 2, sm=0)
    rod(c, (312, 254), (318, 284), "#8b949b", rng, 4)
    wheel(c, rng, 346, 266, 19, 6)


def peasants(c: Canvas, rng: Generator) -> None:
    """Three peasants on strike."""
    for x, y, outfit, look in PEASANTS:
        folk = Person(c, rng, x, y, 1.16, 1, outfit, look, SIT)
        folk.shadow(150)
        folk.sit_body()
        folk.fold_arms()


def henchman(c: Canvas, rng: Generator) -> None:
    """Henchman scratching his helmet, spear in hand."""
    joints = pose(elbow=((-44, -156), (24, -118)), hand=((-30, -190), (38, -104)), foot=((-16, 0), (18, 0)))
    look = replace(GUARD_LOOK, mouth="open", brow="raised")
    man = Person(c, rng, 382, 314, 1.18, -1, GUARD_FIT, look, joints)
    man.shadow()
    man.far_arm()
    x, _ = man.at((44, -104))
    spear(c, rng, (x + 4, 314), (x - 4, 60))
    man.hand((40, -104), 10)
    man.body()
    man.arm((-12, -143), (-42, -160), (-24, -196), "#a4adb4", "open", hand_turn=50, open_to=(1, -0.55))


def draw(c: Canvas, seed: int = 25) -> None:
    """Paint the picture on its 440 x 330 canvas."""
    with picture(c, seed) as rng:
        backdrop(c, "blue", rng)
        sun(c, rng, 150, 66, 26)
        land(
            c,
            rng,
            [(-12, 180), (100, 160), (220, 176), (330, 158), (452, 176)],
            ("#c6c474", "#8d9a4a", "#5f7f3a"),
        )
        for x, y, roof in ((4, 182, "thatch"), (96, 180, "clay")):
            house(c, x, y, 66, rng, roof, w=1.9)
        church(c, 236, 172, 54, rng)
        wood(c, rng, [(8, 196, 80), (206, 188, 66), (426, 198, 120), (362, 186, 70)])
        ox(c, rng, 186, 118, 0.96)
        furrows(c, rng)
        plough(c, rng)
        peasants(c, rng)
        henchman(c, rng)
        for x, y in ((258, 316), (310, 320), (20, 322), (428, 320)):
            tuft(c, x, y, 15, rng, 0.8)
