"""Drolleries of the frame: the world turned upside down in the margin.

Each actor is about 100 high and wide, with its feet on y = 0; those of a pair face each other.
"""

from collections.abc import Callable
from typing import NamedTuple

import skia

from art.tools.colour import Rng
from art.tools.curves import ring, smooth
from art.tools.ink import ink, shape
from art.tools.paint import P
from art.tools.svgpath import fpath

Actor = Callable[[skia.Canvas, Rng], None]

LINE = "#120c06"
PALE, TAWNY, GREY, FUR = "#f1e2bd", "#d9a25a", "#c9c2b0", "#b08a62"
RUST, MOSS, STEEL, GOLD = "#c2582f", "#8fae5a", "#c7d0d6", "#e2b548"

HARE = (
    "M-24 0 C-34 -4 -34 -20 -26 -30 C-20 -44 -10 -52 0 -56 C-4 -66 -2 -74 4 -78 "
    "C-8 -92 -16 -104 -12 -110 C-2 -108 6 -94 9 -82 C8 -96 10 -108 17 -110 C22 -102 20 -88 15 -78 "
    "C24 -76 30 -70 31 -63 C26 -57 20 -55 13 -55 C20 -44 20 -28 14 -14 L26 -4 L26 0 Z"
)
SNAIL_BODY = (
    "M-58 0 C-50 -8 -30 -12 0 -12 C20 -12 30 -18 34 -34 C36 -46 44 -52 52 -48 "
    "C60 -42 58 -22 48 -10 C42 -2 36 0 24 0 Z"
)
KNIGHT = "M-16 0 L-18 -34 C-20 -52 -12 -62 0 -62 C12 -62 18 -52 16 -34 L18 0 L6 0 L2 -24 L-6 0 Z"
HELM = "M-12 -60 L-13 -78 C-12 -92 12 -92 13 -78 L14 -60 Z"
MONKEY = (
    "M-26 0 C-32 -14 -28 -34 -14 -44 C-18 -50 -20 -60 -14 -68 C-6 -80 14 -80 20 -68 "
    "C28 -66 30 -58 26 -52 C22 -46 14 -44 8 -44 C18 -34 20 -18 14 -6 L24 -4 L24 0 Z"
)
ARCHER_COAT = "M-14 -22 C-17 -44 -12 -62 0 -64 C12 -62 14 -44 12 -22 Z"
HOUND_UP = (
    "M-22 0 C-30 -8 -28 -26 -18 -38 C-12 -48 -6 -54 -4 -62 C-4 -74 4 -82 14 -80 L36 -70 "
    "C38 -64 34 -60 28 -60 L16 -58 C18 -40 16 -20 10 -8 L20 -4 L20 0 Z"
)
FOX = (
    "M-24 0 C-30 -20 -24 -44 -8 -54 C-12 -66 -10 -76 -14 -90 L-2 -80 C4 -82 8 -82 12 -80 L20 -90 "
    "L22 -74 L40 -60 C34 -54 24 -54 16 -54 C24 -40 24 -16 20 0 Z"
)
GOOSE = (
    "M-30 -16 C-22 -34 4 -36 14 -28 C18 -40 16 -50 22 -56 C28 -60 34 -56 36 -52 L46 -48 L36 -46 "
    "C32 -38 30 -20 18 -10 C4 -2 -20 -4 -30 -16 Z"
)
MONKEY_FACE = "M2 -66 C10 -72 22 -66 24 -58 C18 -50 6 -50 2 -58 Z"
ARCHER_CAP = "M-14 -78 C-10 -96 10 -96 22 -80 C10 -82 -2 -82 -14 -78 Z"
COWL = "M-30 -2 C-34 -24 -26 -44 -10 -50 C8 -46 20 -24 18 0 Z"
BAG = "M14 -44 C22 -58 46 -56 50 -40 C50 -26 26 -18 16 -28 Z"


def _coat(
    canvas: skia.Canvas,
    path: str,
    fill: str,
    rng: Rng,
    x: float = 0,
    y: float = 0,
    s: float = 1,
    flip: bool = False,
) -> None:
    fpath(canvas, path, fill, x, y, s, flip, w=3.4, rng=rng, color=LINE, wob=0.2)


def _eye(canvas: skia.Canvas, x: float, y: float, r: float = 2.8) -> None:
    canvas.drawCircle(x, y, r, P(LINE))


class Drollery(NamedTuple):
    """Two actors: the left one looks right, the right one left."""

    left: Actor
    right: Actor


def crossbow_hare(canvas: skia.Canvas, rng: Rng) -> None:
    """The hare that hunts the hound."""
    _coat(canvas, HARE, PALE, rng, x=-24)
    _eye(canvas, -4, -68)
    ink(canvas, [(-18, -40), (46, -46)], 7, LINE, 1, rng, taper=0)
    ink(canvas, [(-18, -40), (46, -46)], 4, TAWNY, 1, rng, taper=0)
    ink(canvas, smooth([(28, -74), (42, -60), (44, -44), (38, -28), (24, -16)], 6), 5, STEEL, 1, rng)
    ink(canvas, [(28, -74), (0, -44), (24, -16)], 1.8, PALE, 1, rng, taper=0)


def hound(canvas: skia.Canvas, rng: Rng) -> None:
    _coat(canvas, HOUND_UP, RUST, rng, x=6, flip=True)
    _eye(canvas, -8, -68)


def snail(canvas: skia.Canvas, rng: Rng) -> None:
    """A snail as great as a knight."""
    _coat(canvas, SNAIL_BODY, TAWNY, rng, flip=True)
    shape(canvas, ring(10, -42, 34, 26), GOLD, 3.4, LINE, rng, wob=0.2)
    for r in (23, 13, 5):
        ink(canvas, ring(10, -42, r, 18, 5.2), 3, LINE, 0.9, rng, wob=0.1)
    for tip in ((-56, -74), (-40, -76)):
        ink(canvas, [(-48, -46), tip], 3.4, TAWNY, 1, rng, taper=0)
        canvas.drawCircle(*tip, 4, P(TAWNY))


def knight(canvas: skia.Canvas, rng: Rng) -> None:
    _coat(canvas, KNIGHT, STEEL, rng)
    _coat(canvas, HELM, STEEL, rng)
    ink(canvas, [(0, -76), (12, -76)], 4, LINE, 1, rng, taper=0)
    ink(canvas, [(12, -48), (56, -66)], 6, STEEL, 1, rng)
    ink(canvas, [(20, -62), (24, -40)], 4, GOLD, 1, rng, taper=0)
    shield = [(-30, -58), (-2, -58), (-2, -34), (-16, -14), (-30, -34)]
    shape(canvas, shield, "#c2361d", 3, LINE, rng, wob=0.1)


def monkey(canvas: skia.Canvas, rng: Rng) -> None:
    """An ape that admires itself in a mirror."""
    ink(canvas, smooth([(-30, -6), (-46, -6), (-54, -28), (-44, -46), (-36, -36)], 7), 5, FUR, 1, rng)
    _coat(canvas, MONKEY, FUR, rng, x=-6)
    fpath(canvas, MONKEY_FACE, PALE, -6, w=2, rng=rng, color=LINE)
    _eye(canvas, 4, -62)
    ink(canvas, [(0, -34), (24, -40), (34, -50)], 7, FUR, 1, rng, taper=0)
    ink(canvas, [(34, -42), (38, -56)], 4, GOLD, 1, rng, taper=0)
    shape(canvas, ring(42, -72, 17, 20), GOLD, 3, LINE, rng, wob=0.1)
    canvas.drawCircle(42, -72, 11, P("#dfeef2"))


def archer(canvas: skia.Canvas, rng: Rng) -> None:
    """A small archer at full draw."""
    for foot in (-24, 2):
        ink(canvas, [(-10, -24), (foot, 0)], 8, TAWNY, 1, rng, taper=0)
    _coat(canvas, ARCHER_COAT, MOSS, rng, x=-10)
    canvas.drawCircle(-8, -74, 12.5, P(LINE))
    canvas.drawCircle(-8, -74, 10, P("#efc79c"))
    fpath(canvas, ARCHER_CAP, "#4f8a48", -10, w=2.6, rng=rng, color=LINE)
    _eye(canvas, -2, -74, 2)
    ink(canvas, [(-6, -54), (28, -58)], 6, MOSS, 1, rng, taper=0)
    ink(canvas, smooth([(20, -98), (34, -80), (36, -56), (32, -32), (18, -14)], 6), 5, TAWNY, 1, rng)
    ink(canvas, [(20, -98), (2, -56), (18, -14)], 1.8, PALE, 1, rng, taper=0)
    ink(canvas, [(2, -56), (54, -60)], 2.6, PALE, 1, rng, taper=0)


def goose(canvas: skia.Canvas, rng: Rng) -> None:
    for x in (-8, 8):
        ink(canvas, [(x, -8), (x - 2, 0)], 4, GOLD, 1, rng, taper=0)
    _coat(canvas, GOOSE, PALE, rng, x=4, y=-2, flip=True, s=1.2)
    _eye(canvas, -29, -64, 2.2)


def fox(canvas: skia.Canvas, rng: Rng) -> None:
    """Reynard in a cowl, preaching."""
    _coat(canvas, FOX, RUST, rng, x=-10)
    _eye(canvas, 8, -68)
    fpath(canvas, COWL, "#6b4a2c", -10, w=3, rng=rng, color=LINE)
    ink(canvas, [(-2, -32), (24, -40), (30, -52)], 6, RUST, 1, rng, taper=0)
    ink(canvas, [(38, 0), (38, -96), (30, -104), (22, -98), (26, -90)], 4, GOLD, 1, rng, taper=0)


def piper(canvas: skia.Canvas, rng: Rng) -> None:
    """A hare that plays the bagpipe."""
    canvas.scale(-1, 1)
    _coat(canvas, HARE, GREY, rng, x=-14)
    _eye(canvas, 6, -68)
    fpath(canvas, BAG, "#c2361d", -8, w=3, rng=rng, color=LINE)
    ink(canvas, [(16, -62), (24, -50)], 4, GOLD, 1, rng, taper=0)
    ink(canvas, [(38, -44), (58, -22)], 5, GOLD, 1, rng, taper=0)
    ink(canvas, [(32, -54), (46, -92)], 5, GOLD, 1, rng, taper=0)


DROLLERIES = (
    Drollery(crossbow_hare, hound),
    Drollery(knight, snail),
    Drollery(archer, goose),
    Drollery(monkey, piper),
    Drollery(fox, goose),
)
