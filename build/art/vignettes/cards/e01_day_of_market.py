"""Day of Market: a baker's and a draper's stall under striped awnings, with a housewife buying."""

from skia import Canvas

from art.tools.curves import Array
from art.tools.paint import P
from art.vignettes.parts.buildings import townhouse
from art.vignettes.parts.figure_market import Look, Pose
from art.vignettes.parts.goods import balance, basket, coin_stack, drawstring_purse
from art.vignettes.parts.land import ROAD, rolling_land
from art.vignettes.parts.palette import (
    BLUE,
    BROWN,
    GOLD,
    GREEN,
    OAK_DARK,
    OCHRE,
    PLUM,
    RED,
    RUSSET,
    WHITE,
)
from art.vignettes.parts.pen import HAIR, Pen, pen_picture
from art.vignettes.parts.people_market import person
from art.vignettes.parts.skies import gold_ground
from art.vignettes.parts.stalls import (
    BOARD,
    ROOF,
    awning,
    backcloth,
    bolt,
    counter,
    hanging,
    loaf,
    posts,
)

COBBLE = "#a8895a"
CABBAGE = "#8fae5a"


def houses(pen: Pen) -> None:
    """Draw the row of gables behind the market."""
    townhouse(pen, -34, 50, 246, 164, "#a9552f")
    townhouse(pen, 108, 182, 246, 156, "#7d7666", "#e8d3a6", windows=False)
    townhouse(pen, 262, 340, 246, 152, "#7d7666", "#e8d3a6", gable=40, windows=False)
    townhouse(pen, 396, 476, 246, 168, "#a9552f")
    townhouse(pen, 182, 262, 246, 166, "#b9683c", gable=44)
    townhouse(pen, 44, 114, 246, 176, "#8a4a34", "#f3e6c8", gable=40, windows=False)
    townhouse(pen, 334, 402, 246, 180, "#8a4a34", "#f3e6c8", gable=38, windows=False)


def square(pen: Pen) -> None:
    """Draw the cobbled market square."""
    rolling_land(pen, [(-10, 244), (120, 240), (260, 243), (450, 239)], ROAD)
    for _ in range(46):
        x, y = pen.rng.uniform(0, 440), pen.rng.uniform(254, 328)
        pen.curve([(x - 6, y), (x, y - 4), (x + 6, y)], HAIR, COBBLE, 0.9)


def baker(pen: Pen) -> None:
    """Draw the baker holding out a loaf behind his counter."""
    look = Look(
        main=OCHRE,
        sleeve=WHITE,
        hat="coif",
        apron=WHITE,
        beard="short",
        hair="#6b4526",
        mood="smile",
        girth=1.12,
    )
    pose = Pose(hands=((22, -108), (62, -122)), grips=("fist", "open"), thumbs=(1, -1))
    person(
        pen, 62, 288, pose, look, 0.88, far=lambda p, h, a: loaf(p, h[0] + 16, h[1] - 2, 38, 19), shadow=False
    )


def draper(pen: Pen) -> None:
    """Draw the draper weighing coin at his counter."""
    look = Look(
        main=PLUM, hat="felt", hat_colour=RED, beard="full", hair="#3d2a1c", trim=GOLD, cape="#8f3d2a"
    )
    pose = Pose(hands=((24, -96), (58, -158)), elbows=(1, 1))
    person(pen, 384, 288, pose, look, 0.88, -1, far=lambda p, h, a: balance(p, h, 66, 36), shadow=False)


def housewife(pen: Pen) -> None:
    """Draw the customer with her basket, reaching for bread."""
    look = Look(
        main=BLUE, garment="gown", hat="kerchief", hair="#8a5a2a", mood="smile", apron="#efe2c2", belt=BROWN
    )
    pose = Pose(hands=((18, -94), (54, -122)), grips=("fist", "open"), thumbs=(1, -1))

    def carry(p: Pen, h: Array, a: float) -> None:
        p.curve([(h[0] - 18, h[1] + 18), (h[0], h[1] - 4), (h[0] + 18, h[1] + 18)], 4, OAK_DARK, 1, 0)
        loaf(p, h[0] + 4, h[1] + 20, 26, 14)
        basket(p, h[0], h[1] + 38, 46, 24)

    person(pen, 192, 316, pose, look, 0.88, -1, near=carry)


def buyer(pen: Pen) -> None:
    """Draw the countryman who offers his purse to the draper."""
    look = Look(
        main="#5f8a4a",
        hat="hood",
        hat_colour=RUSSET,
        cape=RUSSET,
        hose="#6b5a48",
        beard="short",
        hair="#8a5a2a",
    )
    pose = Pose(hands=((-14, -84), (46, -112)), feet=((-16, 0), (16, 0)))
    person(pen, 250, 311, pose, look, 0.86, far=lambda p, h, a: drawstring_purse(p, h[0] + 2, h[1] + 2, 0.8))


def cabbages(pen: Pen, x: float, y: float) -> None:
    """Draw a basket heaped with cabbages."""
    pen.shadow(x + 4, y, 66, 10)
    for dx, dy, r in ((-14, 26, 11), (12, 27, 11), (-1, 33, 12)):
        pen.dot(x + dx, y - dy, r, CABBAGE)
        for k in (-0.5, 0, 0.5):
            pen.curve(
                [
                    (x + dx, y - dy + r * 0.8),
                    (x + dx + r * k * 0.9, y - dy),
                    (x + dx + r * k, y - dy - r * 0.8),
                ],
                1.0,
                a=0.55,
            )
    basket(pen, x, y, 58, 26)


def goose(pen: Pen, x: float, y: float) -> None:
    """Draw a goose waddling across the square."""
    for k in (-4, 6):
        pen.line([(x + k, y - 8), (x + k + 1, y), (x + k + 6, y)], 2.4, "#d97a2a", 1, 0)
    pen.path(
        f"M{x - 26} {y - 22} C{x - 14} {y - 26} {x + 2} {y - 28} {x + 12} {y - 24} C{x + 18} "
        f"{y - 30} {x + 14} {y - 44} {x + 18} {y - 48} "
        f"C{x + 22} {y - 52} {x + 29} {y - 50} {x + 29} {y - 44} L{x + 38} {y - 42} L{x + 28} "
        f"{y - 39} C{x + 24} {y - 34} {x + 28} {y - 22} {x + 22} {y - 14} "
        f"C{x + 12} {y - 4} {x - 12} {y - 6} {x - 26} {y - 22} Z",
        "#fbf6e6",
        2.0,
        dark="#cfc4a8",
    )
    pen.area([(x + 28, y - 46), (x + 39, y - 42), (x + 28, y - 39)], "#e08a34", 1.4, sm=0)
    pen.c.drawCircle(x + 24, y - 45, 1.5, P("ink"))
    pen.curve([(x - 16, y - 20), (x - 2, y - 13), (x + 10, y - 18)], 1.3, a=0.7)


def draw(c: Canvas, seed: int = 11) -> None:
    """Draw the busy market."""
    with pen_picture(c, seed) as pen:
        gold_ground(pen)
        houses(pen)
        square(pen)
        backcloth(pen, 8, 158, "#6e4630")
        backcloth(pen, 286, 434, "#33465f")
        posts(pen, 8, 158)
        posts(pen, 286, 434)
        hanging(pen, 398, 30, OCHRE, 190)
        baker(pen)
        draper(pen)
        counter(pen, 8, 158, GREEN)
        counter(pen, 286, 434, RED)
        awning(pen, 8, 158, ROOF, RED)
        awning(pen, 286, 434, ROOF, BLUE)
        for x, y in ((26, BOARD), (58, BOARD), (42, BOARD - 12)):
            loaf(pen, x, y)
        loaf(pen, 100, BOARD, 34, 17)
        bolt(pen, 410, BOARD, GREEN, 46)
        bolt(pen, 404, BOARD - 15, RED, 42)
        coin_stack(pen, 366, BOARD - 2, 4, 6)
        buyer(pen)
        housewife(pen)
        goose(pen, 346, 313)
        cabbages(pen, 60, 315)
