"""Tax Collectors: clerk and henchman behind the exchequer cloth while a peasant parts with his coins."""

import numpy as np
from skia import Canvas

from art.motifs.buildings import house
from art.tools.curves import Array, poly
from art.vignettes.parts.figure_market import Look, Pose
from art.vignettes.parts.foliage import oaks
from art.vignettes.parts.goods import coin, coin_stack, drawstring_purse, parchment_sheet
from art.vignettes.parts.land import ROAD, rolling_land, tufts
from art.vignettes.parts.paint import LINE
from art.vignettes.parts.palette import GOLD, OAK_DARK, OCHRE, RED, RUSSET, WHITE
from art.vignettes.parts.pen import HAIR, Pen, pen_picture
from art.vignettes.parts.people_market import person
from art.vignettes.parts.skies import crimson_ground
from art.vignettes.parts.weapons_market import spear

BACK, FRONT, FLOOR = 204, 236, 304
CLOTH = "#2f6b4a"


def village(pen: Pen) -> None:
    """Draw the village that is being taxed."""
    for x, y, s, roof, flip in ((-8, 240, 66, "thatch", False), (246, 244, 52, "clay", False)):
        house(pen.c, x, y, s, pen.rng, roof, flip=flip)


def exchequer(pen: Pen) -> None:
    """Draw the table: a chequered top seen from above and a hanging cloth."""
    for x in (34, 238):
        pen.limb([(x, FRONT + 40), (x, FLOOR + 14)], [10, 9], OAK_DARK, 2.0)
    pen.shadow(140, FLOOR + 12, 250, 14)
    folds = [[(x, FRONT + 8), (x - 3, FRONT + 34), (x - 2, FLOOR)] for x in np.linspace(40, 236, 7)]
    front = pen.area([(14, FRONT), (256, FRONT), (258, FLOOR), (12, FLOOR)], CLOTH, LINE, folds, 0)
    with pen.clipped(front):
        pen.band([(10, FLOOR - 8), (260, FLOOR - 8)], 7, 4.6, GOLD)
    top = [(34, BACK), (236, BACK), (262, FRONT + 3), (8, FRONT + 3)]
    pen.area(top, WHITE, 0, sm=0)
    with pen.clipped(poly(top)):
        chequers(pen)
    pen.line(top, 2.4, closed=True)


def chequers(pen: Pen, columns: int = 14, rows: int = 3) -> None:
    """Draw the squares of the counting cloth in perspective."""

    def at(u: float, v: float) -> tuple[float, float]:
        left, right = 34 + (8 - 34) * v, 236 + (262 - 236) * v
        return left + (right - left) * u, BACK + (FRONT + 3 - BACK) * v

    for i in range(columns):
        for j in range(rows):
            if (i + j) % 2:
                u0, u1, v0, v1 = i / columns, (i + 1) / columns, j / rows, (j + 1) / rows
                pen.area([at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1)], "#274f3a", HAIR, sm=0)


def treasure(pen: Pen) -> None:
    """Draw stacks of coin and counters on the cloth."""
    for x, y, n in ((150, 222, 6), (168, 226, 4), (186, 220, 7), (206, 228, 3)):
        coin_stack(pen, x, y, n, 7)
    for x, y in ((224, 222), (132, 230), (60, 226), (236, 232), (42, 232)):
        coin(pen, x, y, 6, 0.5)


def quill(pen: Pen, hand: Array, angle: float) -> None:
    """Draw the clerk's goose quill."""
    pen.path(
        f"M{hand[0] + 6} {hand[1] + 14} C{hand[0] - 6} {hand[1] - 6} {hand[0] - 8} {hand[1] - 34} "
        f"{hand[0] + 6} {hand[1] - 52} "
        f"C{hand[0] + 12} {hand[1] - 34} {hand[0] + 10} {hand[1] - 10} {hand[0] + 6} {hand[1] + 14} Z",
        "#fbf6e6",
        1.8,
    )
    pen.curve([(hand[0] + 6, hand[1] + 12), (hand[0], hand[1] - 16), (hand[0] + 5, hand[1] - 48)], 1.1, a=0.7)


def clerk(pen: Pen) -> None:
    """Draw the clerk writing the roll."""
    look = Look(
        main="#4a3d5f",
        hair="#5a5048",
        hair_style="bob",
        hat="felt",
        hat_colour="#33303a",
        mood="stern",
        trim=OCHRE,
        skin="#f0d2b0",
        girth=1.05,
        cape="#7d6a8f",
    )
    pose = Pose(hands=((22, -112), (54, -122)), head=(10, -180), tilt=8)
    person(pen, 74, 304, pose, look, 0.98, far=quill, shadow=False)


def sheriff_spear(pen: Pen, hand: Array, angle: float) -> None:
    """Draw the henchman's spear with the Sheriff's pennon streaming to the left."""
    x, y = hand[0], hand[1] - 112
    pennon = [
        (x, y),
        (x - 34, y - 7),
        (x - 66, y + 3),
        (x - 104, y - 3),
        (x - 82, y + 16),
        (x - 104, y + 34),
        (x - 64, y + 33),
        (x - 32, y + 28),
        (x, y + 34),
    ]
    path = pen.area(
        pennon,
        GOLD,
        LINE,
        [
            [(x - 30, y - 4), (x - 36, y + 12), (x - 30, y + 28)],
            [(x - 62, y), (x - 66, y + 18), (x - 60, y + 34)],
        ],
        3,
    )
    with pen.clipped(path):
        pen.line([(x, y + 17), (x - 34, y + 11), (x - 66, y + 18), (x - 100, y + 15)], 10, RED, 1, 0)
    pen.outline(path)
    spear(pen, hand, 118, 110)


def henchman(pen: Pen) -> None:
    """Draw the armed henchman who sees that all is paid."""
    look = Look(
        main="#9aa4ac",
        garment="mail",
        surcoat=RED,
        hat="helm",
        beard="short",
        hair="#3d2a1c",
        mood="angry",
        hose="#7d868d",
        sleeve="#9aa4ac",
    )
    pose = Pose(hands=((-2, -98), (40, -120)))
    person(pen, 190, 300, pose, look, 1.06, far=sheriff_spear, shadow=False)


def peasant(pen: Pen) -> None:
    """Draw the peasant holding his little purse back with one hand and giving with the other."""
    look = Look(
        main=RUSSET,
        hair="#8a6a3a",
        beard="short",
        mood="sad",
        hose="#8a7a5a",
        belt="#6e4a28",
        hair_style="bob",
    )
    pose = Pose(
        hip=(-4, -88),
        neck=(8, -148),
        head=(17, -170),
        tilt=12,
        hands=((22, -94), (60, -116)),
        grips=("fist", "open"),
        thumbs=(1, -1),
        feet=((-18, 0), (12, 0)),
    )

    person(
        pen, 344, 316, pose, look, 1.04, -1, near=lambda p, h, a: drawstring_purse(p, h[0] + 2, h[1] + 2, 0.9)
    )


def payment(pen: Pen) -> None:
    """Draw the coins on the peasant's outstretched palm."""
    for x, y in ((264, 184), (273, 180), (267, 176)):
        coin(pen, x, y, 5.6)


def wife(pen: Pen) -> None:
    """Draw the peasant's wife behind him, hand to her cheek."""
    look = Look(main="#5f7f96", garment="gown", hat="kerchief", mood="sad", apron="#e3d5b0")
    pose = Pose(hands=((6, -104), (26, -158)), grips=("fist", "open"))
    person(pen, 404, 306, pose, look, 0.94, -1)


def draw(c: Canvas, seed: int = 20) -> None:
    """Draw the tax table."""
    with pen_picture(c, seed) as pen:
        crimson_ground(pen)
        rolling_land(pen, [(-10, 246), (110, 236), (260, 242), (450, 234)], ("#b9ad62", "#8d9a4a", "#6f7f3c"))
        oaks(pen, ((398, 250, 216, "#54703c"),), 2.2)
        village(pen)
        rolling_land(pen, [(-10, 272), (130, 266), (290, 270), (450, 262)], ROAD)
        tufts(pen, ((286, 312), (420, 324), (20, 324), (300, 290)))
        henchman(pen)
        clerk(pen)
        exchequer(pen)
        parchment_sheet(pen, (88, 205), 44, 26, 0, False, 3)
        treasure(pen)
        wife(pen)
        peasant(pen)
        payment(pen)
