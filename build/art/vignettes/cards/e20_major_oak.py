"""Major Oak: the giant hollow oak shelters tents, a campfire and a deer."""

from numpy.random import Generator
from skia import Canvas

from art.tools.curves import poly, smooth
from art.tools.ink import ink
from art.tools.paint import P
from art.vignettes.parts.camp import campfire, ridge_tent
from art.vignettes.parts.deer import deer
from art.vignettes.parts.figure_greenwood import ROBIN_FIT, ROBIN_LOOK, SIT, Look, Outfit, pose
from art.vignettes.parts.foliage import foliage, wood
from art.vignettes.parts.frame import Frame
from art.vignettes.parts.land import land, scattered_flowers
from art.vignettes.parts.paint import clipped, fill_shape, picture, soft_shadow, xy
from art.vignettes.parts.palette import RUSSET
from art.vignettes.parts.people_greenwood import Person
from art.vignettes.parts.skies import backdrop

BARK, BARK_DARK, BARK_LIGHT = "#80603c", "#2a1a0e", "#d0a870"
TRUNK = xy(
    "112,292 146,276 160,240 158,196 140,158 104,128 56,110 62,96 112,106 150,118 168,84 "
    "180,84 186,120 208,132 226,96 244,96 248,130 272,116 296,80 310,86 300,118 344,98 "
    "390,94 392,108 340,126 304,156 288,192 288,240 304,276 338,290 300,298 264,290 "
    "224,300 184,290 150,300"
)
HOLLOW = xy("196,288 192,244 202,206 222,190 242,206 252,246 250,288")
LEAVES = (
    (20, 30, 66, 48),
    (420, 28, 66, 48),
    (110, 10, 76, 46),
    (330, 10, 76, 46),
    (220, 2, 80, 46),
    (36, 84, 60, 38),
    (404, 82, 60, 38),
    (120, 66, 60, 38),
    (318, 64, 60, 38),
    (220, 58, 66, 40),
    (72, 48, 54, 36),
    (368, 48, 54, 36),
    (166, 34, 56, 34),
    (274, 34, 56, 34),
)
GREENS = ("#3f5f30", "#4b6c38", "#587a3e", "#668443")


def trunk(c: Canvas, rng: Generator) -> None:
    """Trunk, boughs, bark and roots."""
    soft_shadow(c, 226, 292, 250, 22, 0.45)
    p = fill_shape(c, TRUNK, BARK, rng, 0, sm=5, light=0.3, dark=0.5)
    with clipped(c, p):
        for _ in range(70):
            x, y = rng.uniform(140, 312), rng.uniform(112, 270)
            flow = (x - 224) * 0.18
            ink(
                c,
                smooth(
                    [
                        (x, y),
                        (x + flow * 0.2 + rng.uniform(-4, 4), y + 18),
                        (x + flow, y + rng.uniform(30, 48)),
                    ],
                    5,
                ),
                1.5,
                BARK_DARK,
                0.55,
                rng,
                wob=0.6,
                taper=0.9,
            )
        for _ in range(16):
            x, y = rng.uniform(150, 220), rng.uniform(120, 250)
            ink(c, [(x, y), (x + rng.uniform(-4, 4), y + 26)], 1.6, BARK_LIGHT, 0.5, rng, wob=0.6, taper=0.9)
    ink(c, p, 2.8, rng=rng, closed=True, wob=0.5)


def hollow(c: Canvas, rng: Generator) -> None:
    """Arched hollow with Robin looking out."""
    rim = smooth([(x + (x - 222) * 0.16, y - 6) for x, y in HOLLOW], 5, True)
    c.drawPath(poly(rim), P("#a98556"))
    ink(c, rim, 1.8, rng=rng, closed=True, wob=0.3)
    p = fill_shape(c, HOLLOW, "#2a1a0e", rng, 2.2, sm=5, light=0.05)
    with clipped(c, p):
        joints = pose(elbow=((-24, -124), (30, -124)), hand=((-14, -96), (46, -140)))
        Person(c, rng, 218, 288, 0.44, 1, ROBIN_FIT, ROBIN_LOOK, joints, ("fist", "open")).draw()
    for a, b in (((196, 288), (190, 280)), ((250, 288), (256, 280))):
        ink(c, [a, b], 2, rng=rng)


def crown_of_leaves(c: Canvas, rng: Generator) -> None:
    """Broad crown, dark behind and light in front."""
    for i, (x, y, rx, ry) in enumerate(LEAVES):
        foliage(c, rng, x, y, rx, ry, GREENS[min(3, i // 4)])


def camp(c: Canvas, rng: Generator) -> None:
    """Tents at either side and two men at the fire."""
    ridge_tent(c, rng, 62, 272, 84, 92, "#b98a4e")
    ridge_tent(c, rng, 402, 270, 76, 86, "#8a9a5a", -1)
    campfire(c, rng, 118, 306, 34)
    outfit = Outfit(colour=RUSSET, hose="#4b5560", collar="#27517f")
    look = Look(hat="hood", hat_colour="#27517f", beard="full", hair="#4a2e18")
    left = Person(c, rng, 46, 314, 0.62, 1, outfit, look, SIT, ("fist", "open"))
    left.draw_sitting()
    outfit = Outfit(colour="#7a5636", hose="#7a5636", belt="#e8dcc0")
    look = Look(hat="tonsure", hair="#6b4423", beard="short", mouth="smile")
    right = Person(c, rng, 196, 318, 0.62, -1, outfit, look, SIT, ("fist", "open"))
    right.draw_sitting()


def draw(c: Canvas, seed: int = 20) -> None:
    """Paint the picture on its 440 x 330 canvas."""
    with picture(c, seed) as rng:
        backdrop(c, "gold", rng)
        wood(
            c,
            rng,
            [(14, 246, 96), (52, 240, 70), (104, 238, 66), (336, 238, 66), (382, 240, 72), (428, 246, 96)],
        )
        land(c, rng, [(-12, 248), (90, 240), (200, 246), (310, 238), (452, 248)])
        trunk(c, rng)
        hollow(c, rng)
        crown_of_leaves(c, rng)
        camp(c, rng)
        scattered_flowers(c, rng, (226, 308, 292, 326), 4)
        scattered_flowers(c, rng, (380, 296, 434, 326), 5)
        deer(c, Frame(342, 320, 0.78, -1), rng)
