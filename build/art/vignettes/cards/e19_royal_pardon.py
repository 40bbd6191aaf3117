"""Royal Pardon: a herald unrolls a sealed charter before the kneeling outlaw."""

import skia
from numpy.random import Generator
from skia import Canvas

from art.motifs.buildings import tower
from art.motifs.emblems import crown_icon
from art.motifs.vines import leaf3
from art.tools.ink import ink
from art.tools.paint import P, rad
from art.vignettes.parts.buildings import masonry
from art.vignettes.parts.camp import small_pennon
from art.vignettes.parts.figure_greenwood import KNEEL, Look, Outfit, pose
from art.vignettes.parts.foliage import wood
from art.vignettes.parts.land import meadow, scattered_flowers
from art.vignettes.parts.paint import clipped, edged_line, fill_shape, picture, tube, xy
from art.vignettes.parts.palette import GOLD, GREEN, RUSSET, SCARLET
from art.vignettes.parts.people_greenwood import Person
from art.vignettes.parts.skies import backdrop
from art.vignettes.parts.weapons_greenwood import longbow

TABARD_RED, TABARD_BLUE = "#b23320", "#27517f"
VELLUM = "#f8eed4"


def charter(c: Canvas, rng: Generator, x: float, y: float) -> None:
    """Long charter with royal seal; (x, y) is the middle of its upper roller."""
    sheet = [(x - 36, y), (x + 36, y), (x + 35, y + 44), (x + 37, y + 96), (x - 35, y + 96), (x - 37, y + 44)]
    fill_shape(c, sheet, VELLUM, rng, 2.2, sm=0, dark=0.22)
    crown_icon(c, x, y + 19, 24, rng, w=1.4)
    for k, row in enumerate(range(36, 86, 9)):
        ink(
            c,
            [(x - 27, y + row), (x + (27 if k % 3 != 2 else 14), y + row)],
            2.2,
            "#4a2e18",
            0.85,
            rng,
            taper=0,
            wob=0.35,
        )
    c.drawRect(skia.Rect.MakeXYWH(x - 28, y + 30, 10, 10), P(SCARLET))
    for yy in (y, y + 98):
        tube(c, [(x - 40, yy), (x + 40, yy)], [11, 11], "#ead7a8", rng, 2)
    seal(c, rng, x + 6, y + 122)


def seal(c: Canvas, rng: Generator, x: float, y: float) -> None:
    """Great seal hanging on a ribbon."""
    for dx in (-5, 5):
        edged_line(c, [(x + dx * 0.3, y - 22), (x + dx, y - 8)], 3.4, "#2f6b3a", rng, 1.0, 0.28, 0)
    c.drawCircle(x, y, 15.4, P("ink"))
    c.drawCircle(x, y, 13.6, P("#ffffff", shader=rad(x - 5, y - 5, 22, ["#e8604a", "#b23320", "#6d170d"])))
    crown_icon(c, x, y, 15, rng, w=1.1)


def herald(c: Canvas, rng: Generator) -> Person:
    """Herald in a quartered tabard, reading aloud."""
    joints = pose(elbow=((-4, -114), (26, -138)), hand=((32, -92), (44, -160)), foot=((-16, 0), (18, 0)))
    look = Look(
        hair="#b5702c", mouth="open", brow="raised", hat="cap", hat_colour=TABARD_RED, feather="#f6ecd2"
    )
    outfit = Outfit(colour=TABARD_BLUE, sleeve=GOLD, hose=TABARD_BLUE, belt="")
    man = Person(c, rng, 118, 312, 1.14, 1, outfit, look, joints)
    man.shadow()
    man.far_arm()
    man.body()
    tabard(c, rng, man)
    x, y = man.at((66, -163))
    charter(c, rng, x + 4, y)
    man.hand((44, -162), -6)
    man.arm((-12, -141), (-2, -112), (34, -80), GOLD)
    return man


def tabard(c: Canvas, rng: Generator, man: Person) -> None:
    """Quartered royal tabard powdered with crowns and leaves."""
    outline = xy("-18,-158 18,-158 20,-120 24,-74 28,-50 0,-46 -28,-50 -24,-74 -20,-120")
    p = fill_shape(c, man.path(outline), TABARD_RED, rng, 0, sm=3)
    with clipped(c, p):
        for box in (((2, -170), (40, -104)), ((-40, -104), (2, -40))):
            (x0, y0), (x1, y1) = man.at(box[0]), man.at(box[1])
            c.drawRect(skia.Rect.MakeLTRB(x0, y0, x1, y1), P(TABARD_BLUE))
        c.drawRect(skia.Rect.MakeLTRB(*man.at((10, -170)), *man.at((40, -40))), P("#2c1c10", 0.18))
    ink(c, p, 2.2, rng=rng, closed=True, wob=0.15)
    for seam in ([(2, -157), (2, -47)], [(-20, -104), (21, -104)]):
        ink(c, man.path(seam), 2, GOLD, 1, rng, taper=0, wob=0.1)
    for px, py in ((-9, -130), (12, -76)):
        x, y = man.at((px, py))
        crown_icon(c, x, y, 17, rng, w=1.2)
    for px, py in ((11, -136), (12, -118), (-10, -92), (-11, -68)):
        x, y = man.at((px, py))
        for t in range(3):
            leaf3(c, x, y, 6, -1.57 + t * 2.09, GOLD, rng, 0)


def outlaw(c: Canvas, rng: Generator) -> None:
    """Robin on one knee, hand on his heart, bow laid down."""
    look = Look(hair="#9a5a26", beard="short", mouth="smile", brow="raised")
    outfit = Outfit(colour=GREEN, hose="#7a5836", collar="#2b5c33")
    man = Person(
        c,
        rng,
        316,
        312,
        1.14,
        -1,
        outfit,
        look,
        {**KNEEL, "head": (12, -145), "elbow": ((-12, -90), (30, -96)), "hand": ((14, -100), (46, -112))},
        ("open", "open"),
        tilt=-10,
    )
    man.shadow(120)
    man.far_arm()
    man.kneel_body()
    man.arm((-6, -113), (-14, -88), (12, -98), "#55a35c", "open", open_to=(1, -0.55))


def arrow_slit(c: Canvas, rng: Generator, x: float, y: float) -> None:
    """Pointed window of the tower."""
    fill_shape(
        c, [(x - 7, y + 26), (x - 7, y), (x, y - 11), (x + 7, y), (x + 7, y + 26)], "#33200f", rng, 1.8, sm=0
    )


def follower(c: Canvas, rng: Generator) -> None:
    """A merry man looking on with folded hands."""
    joints = pose(elbow=((-22, -116), (24, -116)), hand=((6, -112), (16, -116)))
    outfit = Outfit(colour=RUSSET, hose="#4b5560", collar="#27517f")
    look = Look(hair="#4a2e18", beard="full", hat="hood", hat_colour="#27517f", mouth="smile")
    Person(c, rng, 396, 296, 0.98, -1, outfit, look, joints).draw()


def draw(c: Canvas, seed: int = 19) -> None:
    """Paint the picture on its 440 x 330 canvas."""
    with picture(c, seed) as rng:
        backdrop(c, "blue", rng)
        wood(c, rng, [(430, 244, 166), (346, 238, 124), (272, 236, 96)])
        small_pennon(c, rng, 34, 44, 34, TABARD_RED)
        tower(c, 36, 262, 96, 190, rng, "stone", None, 2.2, win=0, round_=False)
        masonry(c, rng, -12, 80, 84, 262, 20, 32, 0.4)
        for y in (118, 186):
            arrow_slit(c, rng, 36, y)
        meadow(c, rng, 246, tufts=14)
        scattered_flowers(c, rng, (20, 280, 420, 324), 12)
        follower(c, rng)
        longbow(c, rng, (172, 311), (216, 299), (260, 311))
        outlaw(c, rng)
        herald(c, rng)
