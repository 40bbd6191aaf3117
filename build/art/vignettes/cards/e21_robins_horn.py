"""Robin's Horn: Robin on a hillock blows his horn and his men burst out of the greenwood."""

import math
from dataclasses import replace

from numpy.random import Generator
from skia import Canvas

from art.motifs.trees import tuft
from art.motifs.vines import leaf3
from art.tools.ink import ink
from art.tools.svgpath import fpath
from art.vignettes.parts.figure_greenwood import ROBIN_FIT, ROBIN_LOOK, RUN, Look, Outfit, pose
from art.vignettes.parts.foliage import foliage, wood
from art.vignettes.parts.land import land, scattered_flowers
from art.vignettes.parts.paint import edged_line, picture, rod, xy
from art.vignettes.parts.palette import GOLD, RUSSET
from art.vignettes.parts.people_greenwood import Person
from art.vignettes.parts.skies import backdrop
from art.vignettes.parts.weapons_greenwood import sword

RAISED = {"elbow": ((-26, -124), (44, -142)), "hand": ((-14, -104), (52, -176))}
BLOWING = replace(ROBIN_LOOK, profile=True)
DEEP_GRASS = ("#97a85e", "#5d7a3a", "#39552b")
LEAVES = (
    (420, 46, 90, 62, "#3f5f30"),
    (346, 82, 58, 48, "#46673a"),
    (440, 140, 70, 60, "#4b6c38"),
    (300, 164, 44, 38, "#587a3e"),
    (424, 118, 40, 32, "#587a3e"),
    (372, 172, 58, 40, "#5f8040"),
)
HORN = "M0 0 C16 6 34 4 48 -10 C54 -18 58 -26 60 -34 L78 -26 C72 -8 62 8 44 18 C28 24 12 16 -2 5 Z"


def horn(c: Canvas, rng: Generator, x: float, y: float) -> None:
    """Hunting horn whose mouthpiece is at (x, y), bell up and to the right."""
    fpath(c, HORN, "#e8d8b0", x, y, 0.82, w=2.2, rng=rng)
    for px, py, qx, qy in ((16, 5, 13, 17), (44, -6, 54, 10), (58, -30, 76, -22)):
        edged_line(
            c, [(x + px * 0.82, y + py * 0.82), (x + qx * 0.82, y + qy * 0.82)], 3, GOLD, rng, 1.0, 0.28, 0
        )


def blast(c: Canvas, rng: Generator, x: float, y: float) -> None:
    """Golden arcs of sound from the bell of the horn."""
    for r in (18, 31, 44):
        t = [math.radians(a) for a in range(-78, 22, 8)]
        arc = [(x + r * math.cos(a), y + r * math.sin(a)) for a in t]
        ink(c, arc, 5, "ink", 0.8, rng, taper=0.5, wob=0.2)
        ink(c, arc, 3, "#ffe9a0", 1, rng, taper=0.5, wob=0.2)


def robin(c: Canvas, rng: Generator) -> tuple[float, float]:
    """Robin astride the hillock with the horn at his lips."""
    joints = pose(
        neck=(-2, -157),
        head=(3, -177),
        knee=((-16, -48), (18, -50)),
        foot=((-26, 0), (24, 0)),
        elbow=((-40, -128), (28, -140)),
        hand=((-22, -104), (36, -158)),
    )
    man = Person(c, rng, 100, 256, 1.04, 1, replace(ROBIN_FIT, cloak="#1f4d2b"), BLOWING, joints, tilt=-16)
    man.shadow(100)
    man.cloak()
    man.far_arm()
    man.body()
    x, y = man.at((22, -174))
    horn(c, rng, x, y)
    man.hand((36, -162), -40)
    man.near_arm()
    return x + 56, y - 24


def runner(
    c: Canvas, rng: Generator, x: float, y: float, scale: float, outfit: Outfit, look: Look, prop: str
) -> None:
    """Man running to the left with a raised weapon."""
    man = Person(c, rng, x, y, scale, -1, outfit, look, {**RUN, **RAISED})
    man.shadow(110)
    man.far_arm()
    hx, hy = man.at((55, -186))
    if prop == "staff":
        rod(c, (hx + 22, hy + 116), (hx - 12, hy - 64), "#b98a4e", rng, 6)
    else:
        sword(c, rng, hx, hy, -58, 62)
    man.hand((52, -180), -70)
    man.body()
    man.near_arm()


def scout(c: Canvas, rng: Generator) -> None:
    """Archer waving from among the leaves."""
    joints = pose(elbow=((-24, -122), (36, -150)), hand=((-14, -96), (44, -186)))
    outfit = Outfit(colour="#8a9a5a", hose=RUSSET, collar="#5f7f3a")
    look = Look(hair="#9a5a26", mouth="open", hat="hood", hat_colour="#5f7f3a")
    Person(c, rng, 390, 228, 0.84, -1, outfit, look, joints, ("fist", "open")).draw()


def greenwood(c: Canvas, rng: Generator) -> None:
    """Dense wall of leaves on the right, a scout among them."""
    scout_at = 3
    for i, (x, y, rx, ry, tone) in enumerate(LEAVES):
        if i == scout_at:
            scout(c, rng)
        foliage(c, rng, x, y, rx, ry, tone)


def flying_leaves(c: Canvas, rng: Generator) -> None:
    """Leaves torn loose by the rush."""
    for x, y, a in (
        (196, 152, 0.4),
        (206, 226, 2.2),
        (182, 190, 4.0),
        (290, 72, 1.0),
        (318, 52, 5.2),
        (212, 182, 3.0),
        (340, 30, 2.8),
    ):
        leaf3(c, x, y, 8, a, "#8fae5a", rng, 1.2)


def draw(c: Canvas, seed: int = 21) -> None:
    """Paint the picture on its 440 x 330 canvas."""
    with picture(c, seed) as rng:
        backdrop(c, "blue", rng)
        wood(c, rng, [(16, 238, 124), (182, 234, 84), (226, 236, 104)])
        land(c, rng, [(-12, 236), (120, 228), (240, 236), (452, 230)], DEEP_GRASS)
        greenwood(c, rng)
        outfit = Outfit(colour="#c62f1e", hose="#9c2415")
        look = Look(hair="#c8923a", mouth="open", hat="cap", hat_colour="#c62f1e", feather="#f6ecd2")
        runner(c, rng, 258, 263, 0.82, outfit, look, "sword")
        foliage(c, rng, 420, 226, 60, 44, "#668443")
        foliage(c, rng, 456, 290, 44, 40, "#587a3e")
        foliage(c, rng, 300, 258, 26, 18, "#668443", 8)
        hillock = xy("-12,268 36,252 98,246 156,258 196,288 222,318 238,345")
        land(c, rng, hillock)
        outfit = Outfit(colour=RUSSET, hose="#4b5560", collar="#27517f")
        look = Look(hair="#4a2e18", mouth="open", hat="hood", hat_colour="#27517f", beard="full")
        runner(c, rng, 350, 324, 1.0, outfit, look, "staff")
        for x, y in ((24, 286), (60, 306), (140, 296), (176, 314), (100, 320)):
            tuft(c, x, y, 16, rng, 0.75)
        scattered_flowers(c, rng, (14, 284, 160, 322), 9)
        blast(c, rng, *robin(c, rng))
        flying_leaves(c, rng)
