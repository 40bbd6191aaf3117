"""Half-length portraits of the four Merry Men on their painted grounds, 440 x 330."""

from collections.abc import Callable
from dataclasses import replace

import skia
from numpy.random import Generator
from skia import Canvas

from art.motifs.emblems import arrow
from art.tools.ink import ink
from art.tools.paint import P, rect
from art.tools.svgpath import fpath
from art.vignettes.cards.e23_friar_tuck import CORD, HABIT
from art.vignettes.cards.e24_maid_marian import GOWN, HAIR, MANTLE, braid, rose
from art.vignettes.parts.figure_greenwood import ROBIN_FIT, ROBIN_LOOK, Look, Outfit, pose
from art.vignettes.parts.foliage import canopy, foliage, wood
from art.vignettes.parts.land import land
from art.vignettes.parts.paint import WIDTH, edged_line, picture, rod, xy
from art.vignettes.parts.palette import AZURE, GOLD, RUSSET
from art.vignettes.parts.people_greenwood import Person
from art.vignettes.parts.skies import backdrop
from art.vignettes.parts.weapons_greenwood import longbow, quiver

SIZE = 2.0
FEET = 462
JOHN_LOOK = Look(hair="#4a2e18", beard="full", mouth="smile", hat="hood", hat_colour=AZURE)
TUCK_LOOK = Look(hair="#6b4423", hat="tonsure", beard="short", mouth="laugh", brow="raised")
JUG = "M-20 -26 L20 -26 L17 -12 C30 0 28 26 16 34 L-16 34 C-28 26 -30 0 -17 -12 Z"
JUG_EAR = "M18 -16 C44 -18 46 18 22 18"


def marian(c: Canvas, sky: str = "mulberry", seed: int = 41) -> None:
    """Marian with a rose, a finger raised: she has heard something."""
    with picture(c, seed) as rng:
        backdrop(c, sky, rng)
        wood(c, rng, [(30, 300, 190), (410, 300, 200), (110, 280, 110), (340, 284, 120)])
        _hedge(c, rng, "#587a3e", True)
        joints = pose(
            neck=(2, -158), head=(6, -181), elbow=((-34, -116), (34, -128)), hand=((2, -118), (42, -168))
        )
        look = Look(hair=HAIR, long_hair=True, hat="circlet", brow="raised", lady=True, mouth="smile")
        lady = Person(
            c,
            rng,
            214,
            FEET - 6,
            SIZE,
            1,
            Outfit(kind="gown", colour=GOWN, belt=GOLD),
            look,
            joints,
            ("fist", "open"),
        )
        lady.cloth(
            xy("-6,-160 -26,-150 -42,-112 -58,-60 -20,-40 40,-40 62,-60 48,-110 22,-152"),
            MANTLE,
            [[(-24, -130), (-40, -90), (-48, -60)], [(30, -130), (42, -90), (50, -60)]],
        )
        lady.far_arm()
        lady.garment()
        lady.cloth(
            xy("-19,-158 -6,-164 -2,-150 -14,-120 -26,-96 -40,-100 -30,-132"),
            MANTLE,
            [[(-12, -150), (-20, -124), (-32, -102)]],
        )
        lady.tube([(-8, -156), (4, -150), (15, -155)], [5, 5, 5], GOLD, 1.5)
        lady.head()
        braid(lady)
        x, y = lady.at((9, -122))
        ink(c, [(x - 8, y + 44), (x + 6, y - 24)], 5, "#2f4a23", 1, rng, taper=0.2)
        rose(c, x + 7, y - 30, 14)
        lady.near_arm()


def john(c: Canvas, sky: str = "gold", seed: int = 42) -> None:
    """Little John fills the picture, his staff before him."""
    with picture(c, seed) as rng:
        backdrop(c, sky, rng)
        wood(c, rng, [(20, 296, 210), (424, 300, 220), (104, 276, 120), (340, 276, 110)])
        _hedge(c, rng, "#6b7f3a", False)
        joints = pose(
            neck=(0, -158), head=(6, -180), elbow=((-36, -112), (46, -116)), hand=((36, -102), (54, -144))
        )
        outfit = Outfit(colour=RUSSET, hose="#5a6670", collar=AZURE, hem="#e2b548", girth=1.24)
        man = Person(c, rng, 196, FEET + 2, SIZE * 1.04, 1, outfit, JOHN_LOOK, joints)
        man.far_arm()
        man.body()
        low, high = man.at((34, -56)), man.at((70, -232))
        rod(c, low, high, "#b98a4e", rng, 15)
        for t in (0.3, 0.62, 0.92):
            x, y = low[0] + (high[0] - low[0]) * t, low[1] + (high[1] - low[1]) * t
            edged_line(c, [(x - 9, y - 2), (x + 9, y + 2)], 5, "#7a5232", rng, 1.2)
        man.hand((55, -150), -60)
        man.near_arm()


def robin(c: Canvas, sky: str = "blue", seed: int = 43) -> None:
    """Robin draws his bow."""
    with picture(c, seed) as rng:
        backdrop(c, sky, rng)
        wood(c, rng, [(26, 300, 200), (418, 298, 210), (108, 280, 116), (346, 280, 108)])
        _hedge(c, rng, "#54703c", False)
        canopy(c, [(10, -6, 110, 62), (436, 0, 100, 56)], rng)
        joints = pose(
            neck=(0, -157), head=(8, -178), elbow=((-52, -146), (44, -146)), hand=((-6, -152), (78, -152))
        )
        look = replace(ROBIN_LOOK, brow="stern")
        man = Person(c, rng, 176, FEET - 4, SIZE * 0.98, 1, replace(ROBIN_FIT, cloak="#1f4d2b"), look, joints)
        x, y = man.at((-38, -140))
        quiver(c, rng, x, y, -18, 1.8)
        man.cloak()
        grip = man.at((82, -152))
        nock = man.at((2, -153))
        man.far_arm()
        man.body()
        longbow(
            c, rng, (grip[0] - 34, grip[1] - 170), tuple(grip), (grip[0] - 34, grip[1] + 170), tuple(nock)
        )
        arrow(c, (nock[0] + grip[0]) / 2 + 40, (nock[1] + grip[1]) / 2, 230, 0, rng, w=4.4)
        man.hand((80, -152), 0)
        man.near_arm()


def tuck(c: Canvas, sky: str = "green", seed: int = 44) -> None:
    """Friar Tuck lifts a jug."""
    with picture(c, seed) as rng:
        backdrop(c, sky, rng)
        wood(c, rng, [(22, 298, 200), (420, 300, 210), (106, 278, 116), (344, 280, 112)])
        _hedge(c, rng, "#657d3d", False)
        joints = pose(
            neck=(2, -156), head=(8, -178), elbow=((-42, -116), (48, -122)), hand=((-2, -98), (60, -166))
        )
        outfit = Outfit(kind="robe", colour=HABIT, sleeve="#7a5a3a", girth=1.5, belt=CORD)
        man = Person(c, rng, 202, FEET + 4, SIZE, 1, outfit, TUCK_LOOK, joints)
        man.far_arm()
        x, y = man.at((66, -178))
        c.drawOval(rect(x - 40, y - 62, 80, 26), P("#fff6dc"))
        for w, color in ((17, "ink"), (10, "#d8a868")):
            ink(
                c,
                [(x + 30, y - 22), (x + 62, y - 24), (x + 62, y + 22), (x + 34, y + 26)],
                w,
                color,
                1,
                rng,
                taper=0,
            )
        fpath(c, JUG, "#c9863f", x, y, 1.7, w=2.6, rng=rng)
        for dx, r in ((-26, 13), (-6, 17), (18, 15), (34, 10)):
            c.drawCircle(x + dx, y - 48, r + 1.8, P("ink"))
        for dx, r in ((-26, 13), (-6, 17), (18, 15), (34, 10)):
            c.drawCircle(x + dx, y - 48, r, P("#fffaf0"))
        man.hand((60, -166), -70)
        man.garment()
        man.cloth(
            [(-24, -150), (0, -164), (30, -150), (36, -128), (4, -118), (-30, -130)],
            "#4f3520",
            [[(-4, -150), (4, -126)]],
            lw=2,
            sm=5,
        )
        man.head()
        man.near_arm()


def _hedge(c: Canvas, rng: Generator, tone: str, flowers: bool) -> None:
    """Leaves behind the shoulders, and the ground."""
    land(c, rng, [(-12, 284), (110, 274), (240, 280), (340, 272), (452, 282)])
    for x, y, rx in ((20, 322, 70), (112, 334, 60), (330, 334, 62), (420, 320, 72)):
        foliage(c, rng, x, y, rx, 46, tone)
        if flowers:
            for dx, dy in ((-30, -14), (4, -26), (28, -8)):
                rose(c, x + dx, y + dy, 7)
    with skia.AutoCanvasRestore(c):
        c.drawRect(skia.Rect.MakeLTRB(0, 250, WIDTH, 330), P("#0f1a0a", 0.12, blur=20))


PORTRAITS: dict[str, Callable[..., None]] = {
    "marian": marian,
    "john": john,
    "robin": robin,
    "tuck": tuck,
}
# skies of a man's four cards, in the order of his effects
SKIES = {
    "marian": ("mulberry", "blue", "green", "gold"),
    "john": ("gold", "red", "blue", "plum"),
    "robin": ("blue", "red", "gold", "mulberry"),
    "tuck": ("green", "gold", "plum", "red"),
}
