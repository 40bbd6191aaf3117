"""Social Bandit: Robin pours coins into the hands of a poor family before their cottage."""

from skia import Canvas

from art.tools.curves import Array, poly, smooth
from art.vignettes.parts.faces import Face, draw_face
from art.vignettes.parts.figure_market import Look, Pose
from art.vignettes.parts.foliage import oaks
from art.vignettes.parts.goods import coin, drawstring_purse
from art.vignettes.parts.land import MEADOW, ROAD, rolling_land, tufts
from art.vignettes.parts.paint import LINE
from art.vignettes.parts.palette import BROWN, GREEN, GREY, OAK_DARK, OCHRE, RUSSET, SKIN, WHITE
from art.vignettes.parts.pen import Pen, pen_picture
from art.vignettes.parts.people_market import person
from art.vignettes.parts.skies import azure_ground

THATCH = "#c39a4f"
DAUB = "#e3cfa0"


def cottage(pen: Pen, x: float, y: float) -> None:
    """Draw a thatched cottage with a dark door and hatched straw."""
    pen.area([(x, y), (x, y - 70), (x + 150, y - 70), (x + 150, y)], DAUB, LINE, sm=0)
    for px in (x + 4, x + 52, x + 98, x + 146):
        pen.rod((px, y), (px, y - 70), 4, OAK_DARK, BROWN)
    pen.area([(x + 60, y), (x + 60, y - 54), (x + 90, y - 54), (x + 90, y)], "#3a2414", 2.0, sm=0)
    roof = smooth(
        [
            (x - 18, y - 58),
            (x + 6, y - 96),
            (x + 34, y - 138),
            (x + 76, y - 146),
            (x + 122, y - 138),
            (x + 148, y - 96),
            (x + 170, y - 58),
            (x + 120, y - 64),
            (x + 76, y - 60),
            (x + 30, y - 64),
        ],
        6,
        True,
    )
    path = poly(roof)
    pen.paint(path, THATCH)
    with pen.clipped(path):
        for k in range(26):
            px = x - 16 + k * 7.2
            pen.curve(
                [(x + 76 + (px - x - 76) * 0.45, y - 142), (px - 2, y - 100), (px, y - 56)], 1.1, a=0.45
            )
    pen.line(roof, LINE, closed=True)
    pen.limb([(x + 28, y - 138), (x + 76, y - 148), (x + 126, y - 138)], [9, 10, 9], "#a87f3a", 2.0)


def robin(pen: Pen) -> None:
    """Draw Robin with his purse, coins running from his hand."""
    look = Look(
        main=GREEN, beard="full", hair="#9a5a26", hat="feather", cape="#2b5c33", cloak="#24562f", mood="smile"
    )
    pose = Pose(
        hip=(-2, -91),
        neck=(6, -154),
        head=(13, -178),
        hands=((12, -100), (66, -128)),
        grips=("fist", "open"),
        thumbs=(1, -1),
        feet=((-18, 0), (18, 0)),
    )
    person(
        pen, 104, 318, pose, look, 1.16, near=lambda p, h, a: drawstring_purse(p, h[0] + 4, h[1] + 2, 0.95)
    )


def coins(pen: Pen) -> None:
    """Draw the coins that Robin drops into the child's hands."""
    for x, y, s in ((196, 160, 1), (205, 166, 0.9), (199, 153, 0.8), (208, 184, 1), (203, 202, 0.6)):
        coin(pen, x, y, 6.6, s)


def child(pen: Pen) -> None:
    """Draw the ragged child with lifted hands."""
    look = Look(
        main=OCHRE, hair="#b9803a", mood="smile", hose=SKIN, shoes=SKIN, belt="#8a6a3a", head_size=1.34
    )
    pose = Pose(
        hands=((42, -152), (52, -164)),
        grips=("open", "open"),
        thumbs=(-1, -1),
        head=(4, -184),
        tilt=-14,
        hem=48,
    )
    person(pen, 232, 320, pose, look, 0.62, -1)


def baby(pen: Pen, hand: Array, angle: float) -> None:
    """Draw the swaddled baby on the mother's arm."""
    with pen.placed(hand[0] + 2, hand[1] - 18, 1, 1, 58):
        pen.area(
            [(-16, -14), (4, -18), (34, -12), (46, 0), (34, 10), (4, 16), (-16, 12)],
            WHITE,
            2.0,
            [[(0, -14), (6, 0), (2, 14)], [(16, -14), (22, 0), (18, 14)]],
        )
    with pen.placed(hand[0] - 8, hand[1] - 36, 0.58):
        draw_face(pen.c, Face(), pen.rng, pen.mirrored)
        pen.path(
            "M-14 6 C-20 -16 -8 -27 6 -25 C14 -23 16 -16 14.6 -10 C6 -16 -4 -12 -7 -2 C-8 6 -10 10 -14 6 Z",
            WHITE,
            1.9,
        )


def mother(pen: Pen) -> None:
    """Draw the mother with her baby, holding out a hand."""
    look = Look(
        main="#8a4f5a",
        garment="gown",
        hat="kerchief",
        hair="#5a3d22",
        mood="smile",
        apron="#cbb88c",
        belt=BROWN,
        view="quarter",
    )
    pose = Pose(hands=((20, -112), (58, -112)), grips=("open", "open"), thumbs=(1, -1))
    person(pen, 300, 316, pose, look, 1.04, -1, near=baby)


def grandfather(pen: Pen) -> None:
    """Draw the old man leaning on his stick."""
    look = Look(
        main=GREY,
        hair="#d8d0c0",
        beard="long",
        mood="calm",
        hat="hood",
        hat_colour=RUSSET,
        cape=RUSSET,
        hose="#7a6a52",
    )
    pose = Pose(
        hip=(-6, -88),
        neck=(6, -144),
        head=(15, -166),
        hands=((16, -96), (44, -106)),
        feet=((-16, 0), (12, 0)),
    )
    person(
        pen,
        390,
        312,
        pose,
        look,
        1.02,
        -1,
        far=lambda p, h, a: p.limb(
            [(h[0] + 2, h[1] - 24), (h[0] + 2, h[1] + 40), (h[0] + 4, h[1] + 106)], [9, 7, 6], OAK_DARK, 2.0
        ),
    )


def draw(c: Canvas, seed: int = 19) -> None:
    """Draw Robin's alms."""
    with pen_picture(c, seed) as pen:
        azure_ground(pen)
        rolling_land(pen, [(-10, 236), (90, 216), (210, 232), (330, 222), (450, 234)], MEADOW)
        oaks(pen, ((22, 250, 210, "#54703c"), (176, 238, 50, "#6d8a45"), (216, 240, 44, "#7f9a4a")), 2.2)
        with pen.placed(232, 262, 1.3):
            cottage(pen, 0, 0)
        rolling_land(pen, [(-10, 276), (120, 264), (260, 268), (450, 262)], ROAD)
        tufts(pen, ((24, 304), (52, 324), (160, 322), (330, 326), (424, 318)))
        grandfather(pen)
        mother(pen)
        robin(pen)
        child(pen)
        coins(pen)
