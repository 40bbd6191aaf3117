"""Day of Market: a baker's and a draper's stall under striped awnings, with a housewife buying."""

import numpy as np
from skia import Canvas

from art.tools.colour import mixh
from art.tools.curves import poly
from art.tools.paint import P
from art.vignettes.parts.buildings import townhouse
from art.vignettes.parts.figure_market import Look, Pose
from art.vignettes.parts.goods import balance, basket, coin_stack, drawstring_purse
from art.vignettes.parts.land import ROAD, rolling_land
from art.vignettes.parts.paint import LINE
from art.vignettes.parts.palette import (
    BLUE,
    BROWN,
    GOLD,
    GREEN,
    LIGHT,
    OAK,
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

CRUST = "#c98a3e"
COUNTER = "#c9a05a"
COBBLE = "#a8895a"
CABBAGE = "#8fae5a"
BOARD = 212
ROOF = 48


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


def posts(pen: Pen, x0: float, x1: float) -> None:
    """Draw the two rear and front posts of a stall."""
    for x in (x0 + 4, x1 - 4):
        pen.rod((x, 292), (x, 70), 6, OAK_DARK, OAK)


def backcloth(pen: Pen, x0: float, x1: float, colour: str) -> None:
    """Draw the dark curtain at the back of a stall, against which the trader stands out."""
    folds = [[(x, 84), (x - 3, 140), (x + 1, BOARD)] for x in np.linspace(x0 + 24, x1 - 20, 5)]
    pen.area([(x0 + 6, 80), (x1 - 6, 80), (x1 - 6, BOARD + 4), (x0 + 6, BOARD + 4)], colour, LINE, folds, 0)


def awning(pen: Pen, x0: float, x1: float, y: float, stripe: str) -> None:
    """Draw a striped awning with a scalloped edge."""
    top, low, n = y, y + 38, 8
    edge = []
    step = (x1 - x0 + 16) / n
    for k in range(n):
        a = x0 - 8 + k * step
        edge += [(a + step * t, low + 8 * np.sin(np.pi * t)) for t in np.linspace(0, 1, 7)]
    pts = [(x0 + 8, top), (x1 - 8, top)] + edge[::-1]
    pen.area(pts, WHITE, 0, sm=0)
    with pen.clipped(poly(pts)):
        for k in range(0, n, 2):
            a, b = x0 - 8 + k * step, x0 - 8 + (k + 1) * step
            width = x1 - x0 - 16
            ta, tb = x0 + 8 + width * k / n, x0 + 8 + width * (k + 1) / n
            pen.area([(ta, top), (tb, top), (b, low + 10), (a, low + 10)], stripe, 1.2, sm=0)
    pen.line(pts, LINE, closed=True)
    pen.line([(x0 - 8, low), (x1 + 8, low)], 1.3, a=0.6, taper=0)


def counter(pen: Pen, x0: float, x1: float, cloth: str) -> None:
    """Draw the counter board and its hanging cloth."""
    pen.shadow((x0 + x1) / 2 + 6, BOARD + 82, x1 - x0 + 16, 14)
    folds = [
        [(x, BOARD + 16), (x - 2, BOARD + 44), (x - 3, BOARD + 80)] for x in np.linspace(x0 + 22, x1 - 16, 5)
    ]
    pen.area(
        [(x0 + 3, BOARD + 8), (x1 - 3, BOARD + 8), (x1 - 1, BOARD + 82), (x0 + 1, BOARD + 82)],
        cloth,
        LINE,
        folds,
        0,
    )
    pen.area(
        [(x0 - 5, BOARD), (x1 + 5, BOARD), (x1 + 7, BOARD + 11), (x0 - 7, BOARD + 11)], COUNTER, LINE, sm=0
    )


def loaf(pen: Pen, x: float, y: float, w: float = 30, h: float = 15) -> None:
    """Draw a slashed loaf lying on y."""
    pen.area(
        [
            (x - w / 2, y - h * 0.4),
            (x - w * 0.3, y - h),
            (x + w * 0.3, y - h),
            (x + w / 2, y - h * 0.4),
            (x + w * 0.38, y),
            (x - w * 0.38, y),
        ],
        CRUST,
        2.0,
    )
    for k in (-0.22, 0, 0.22):
        pen.line([(x + k * w - 3, y - h * 0.8), (x + k * w + 2, y - h * 0.4)], 1.6, "#f3ddb0", 0.95, 0.3)


def bolt(pen: Pen, x: float, y: float, colour: str, w: float = 52, h: float = 16) -> None:
    """Draw a roll of cloth lying on y with its end towards us."""
    pen.limb([(x - w / 2, y - h / 2), (x + w / 2, y - h / 2)], [h, h], colour, 2.0)
    pen.dot(x - w / 2 + 1, y - h / 2, h * 0.42, mixh(colour, LIGHT, 0.5))
    pen.curve(
        [
            (x - w / 2 - 3, y - h / 2),
            (x - w / 2 + 1, y - h * 0.72),
            (x - w / 2 + 4, y - h * 0.4),
            (x - w / 2, y - h * 0.3),
        ],
        1.1,
    )
    pen.line([(x - w / 2 + 12, y - h * 0.2), (x + w / 2 - 2, y - h * 0.2)], 1.0, a=0.5)


def hanging(pen: Pen, x: float, w: float, colour: str, low: float) -> None:
    """Draw a length of cloth hanging from the awning."""
    folds = [[(x + w * t, 96), (x + w * t - 2, 140), (x + w * t + 1, low)] for t in (0.3, 0.62)]
    pen.area(
        [(x, 88), (x + w, 88), (x + w + 2, low), (x + w / 2, low + 4), (x - 2, low)], colour, 2.0, folds, 0
    )
    pen.line([(x, low - 8), (x + w, low - 8)], 3.0, GOLD, 0.9, 0)


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

    def carry(p: Pen, h: np.ndarray, a: float) -> None:
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
