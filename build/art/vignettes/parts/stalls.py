"""Market stalls: posts, back cloths, awnings, counters, loaves and bolts of cloth."""

import numpy as np

from art.tools.colour import mixh
from art.tools.curves import poly
from art.vignettes.parts.paint import LINE
from art.vignettes.parts.palette import (
    GOLD,
    LIGHT,
    OAK,
    OAK_DARK,
    WHITE,
)
from art.vignettes.parts.pen import Pen

CRUST = "#c98a3e"
COUNTER = "#c9a05a"
BOARD = 212
ROOF = 48


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
