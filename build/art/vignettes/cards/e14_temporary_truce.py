"""Temporary Truce: Robin and the Sheriff clasp hands under a white flag, a dagger hidden behind the back."""

from numpy.random import Generator
from skia import Canvas

from art.motifs.landmarks import castle
from art.tools.paint import P
from art.vignettes.parts.figure_greenwood import ROBIN_FIT, ROBIN_LOOK, SHERIFF_LOOK, Outfit, pose
from art.vignettes.parts.foliage import wood
from art.vignettes.parts.land import land, meadow, scattered_flowers
from art.vignettes.parts.paint import drape, picture, rod, xy
from art.vignettes.parts.palette import GOLD
from art.vignettes.parts.people_greenwood import Person
from art.vignettes.parts.skies import backdrop
from art.vignettes.parts.weapons_greenwood import longbow, quiver, sword

FLAG_WHITE = "#f8f2e2"
SHERIFF_FIT = Outfit(
    colour="#27517f", cloak="#7d2417", hose="#3a2a20", collar="#8f2318", shoe="#241812", hem=GOLD
)


def flag(c: Canvas, rng: Generator) -> None:
    """White flag of truce on a pole planted between the two men."""
    rod(c, (220, 300), (220, 18), "#c9a060", rng, 5)
    cloth = xy("222,22 250,14 282,26 318,16 346,22 338,42 346,66 314,62 282,74 250,62 222,70")
    folds = [
        [(250, 18), (246, 42), (252, 64)],
        [(286, 28), (280, 50), (286, 72)],
        [(320, 20), (314, 42), (320, 62)],
    ]
    drape(c, cloth, FLAG_WHITE, rng, folds)
    c.drawCircle(220, 16, 6, P("ink"))
    c.drawCircle(220, 16, 4.4, P(GOLD))


def sheriff(c: Canvas, rng: Generator) -> Person:
    """Sheriff facing right; returns the person so that the clasp can be drawn last."""
    joints = pose(
        elbow=((14, -118), (-34, -122)),
        hand=((46, -106), (-36, -98)),
        knee=((-12, -48), (14, -48)),
        foot=((-18, 0), (18, 0)),
    )
    man = Person(c, rng, 160, 308, 1.06, 1, SHERIFF_FIT, SHERIFF_LOOK, joints)
    man.shadow()
    man.cloak()
    man.arm((-6, -140), (-38, -122), (-40, -98), "#1d3d61")
    x, y = man.at((-42, -84))
    dagger(c, rng, x, y)
    man.hand((-41, -94), 92)
    man.body()
    return man


def dagger(c: Canvas, rng: Generator, x: float, y: float) -> None:
    """Dagger hidden behind the back."""
    sword(c, rng, x, y, 98, 34)


def robin(c: Canvas, rng: Generator) -> None:
    """Robin facing left with his bow at rest."""
    joints = pose(elbow=((-26, -120), (24, -118)), hand=((-22, -92), (50, -106)), foot=((-18, 0), (18, 0)))
    man = Person(c, rng, 282, 308, 1.06, -1, ROBIN_FIT, ROBIN_LOOK, joints)
    man.shadow()
    x, y = man.at((-20, -128))
    quiver(c, rng, x, y, 26, 0.9)
    man.far_arm()
    man.body()
    x, y = man.at((-24, -84))
    longbow(c, rng, (x + 16, y - 112), (x, y), (x + 16, y + 98))
    man.near_arm()


def draw(c: Canvas, seed: int = 14) -> None:
    """Paint the picture on its 440 x 330 canvas."""
    with picture(c, seed) as rng:
        backdrop(c, "gold", rng)
        land(
            c,
            rng,
            [(-12, 190), (60, 178), (130, 196), (230, 226), (452, 222)],
            ("#c6c474", "#8d9a4a", "#5f7f3a"),
        )
        castle(c, 60, 190, 58, rng)
        wood(c, rng, [(22, 232, 56), (64, 240, 48), (112, 236, 52)], 1.8)
        wood(c, rng, [(300, 238, 96), (424, 246, 176), (352, 250, 132), (400, 262, 116)])
        meadow(c, rng, 256, tufts=16)
        scattered_flowers(c, rng, (20, 284, 420, 324), 12)
        flag(c, rng)
        robin(c, rng)
        lord = sheriff(c, rng)
        lord.near_arm()
