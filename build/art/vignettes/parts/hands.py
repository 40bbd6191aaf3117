"""Hands with fingers: a fist that grips, an open hand and a pointing one; the x axis follows the forearm."""

import skia
from numpy.random import Generator
from skia import Canvas

from art.tools.colour import mixh
from art.tools.ink import ink
from art.tools.paint import P, rad
from art.tools.svgpath import contours, svg
from art.vignettes.parts.palette import SKIN, SKIN_DARK, SKIN_LIGHT

FIST = (
    "M-8 -5 C-4 -8.6 1 -9.6 4.4 -9 C8 -9.2 9.8 -7 8.8 -4.8 C10.9 -4 11.1 -1.2 9.6 -.2 C11 1 10.7 3.6 9 4.3 "
    "C9.4 6.9 7 8.9 4.4 8 C.6 9 -4.6 8.4 -8 5 Z"
)
OPEN = (
    "M-8 -4.6 C-4 -6.4 -2 -8 0 -12.2 C1.6 -15.4 5.4 -14.4 4.8 -10.8 C4.4 -8.8 4 -7.4 5.2 -6.4 L13.6 -8.6 "
    "C16.6 -9 17.4 -6 14.8 -5 L9.6 -3.2 L18 -4 C21 -4 21.2 -.9 18.4 -.5 L10 .6 L17.6 1.2 "
    "C20.2 1.6 19.8 4.5 17.2 4.4 L9 4 L14.4 5.8 C16.6 6.8 15.6 9.2 13.2 8.8 L3 7.6 C-2 8.6 -6 7 -8 5 Z"
)
POINT = (
    "M-8 -5 C-4 -8 2 -9 6 -8 L18.6 -8.8 C21.6 -8.4 21.6 -5 18.8 -4.8 L9.6 -4 C11 -2.8 10.8 -.6 9.6 0 "
    "C10.8 1.2 10.4 3.4 8.8 4 C9 6.6 6.6 8.4 4 7.6 C.4 8.6 -4.6 8.2 -8 5 Z"
)
SHAPES = {
    "fist": (
        FIST,
        (((9, -4.8), (3, -4.4)), ((9.8, -0.2), (2.4, -0.2)), ((9.2, 4.3), (2.8, 4.2))),
        "M-5.4 -6.4 C-1 -10.6 5 -9.6 6 -6.6 C6 -4 1.4 -4.4 -3.6 -2.2 Z",
    ),
    "open": (
        OPEN,
        (
            ((10, -3.2), (4.6, -2.2)),
            ((10.4, 0.6), (4.6, 0.8)),
            ((9.4, 4), (4.8, 3.8)),
            ((-2, 3), (2, 0.4), (2.4, -4)),
        ),
        "",
    ),
    "point": (
        POINT,
        (((9.6, -0.2), (3, -0.4)), ((9, 4), (3, 3.8)), ((9.4, -4), (4, -3.6))),
        "M-4.6 -5 C0 -8.4 6 -6.6 6.6 -4 C6.4 -1.6 1.6 -2.2 -3.4 -.8 Z",
    ),
}
SHAPES["palm"] = SHAPES["open"]


def draw_fingers(c: Canvas, kind: str, rng: Generator, skin: str = SKIN, weight: float = 1.7) -> None:
    """Hand at the origin of the canvas, wrist at the left."""
    d, lines, thumb = SHAPES[kind]
    path = svg(d)
    dark = SKIN_DARK if skin == SKIN else mixh(skin, "#5a2a10", 0.35)
    c.drawPath(path, P("#ffffff", shader=rad(-2, -4, 22, [SKIN_LIGHT, skin, dark])))
    for line in lines:
        ink(c, line, 1.1, "#5b2c12", 0.9, rng, wob=0, step=1.6)
    _contour(c, path, rng, weight)
    if thumb:
        nail = svg(thumb)
        c.drawPath(nail, P(mixh(skin, "#fff0d8", 0.35)))
        _contour(c, nail, rng, weight * 0.75)


def _contour(c: Canvas, path: skia.Path, rng: Generator, weight: float) -> None:
    for pts, closed in contours(path, 1.6):
        ink(c, pts[:-1], weight, rng=rng, closed=closed, wob=0.06, step=1.6)


def draw_hand(
    c: Canvas,
    x: float,
    y: float,
    angle: float,
    rng: Generator,
    kind: str = "fist",
    size: float = 1.0,
    mirror: bool = False,
    skin: str = SKIN,
) -> None:
    """Hand at (x, y), fingers along angle (degrees), turned over when mirror."""
    with skia.AutoCanvasRestore(c):
        c.translate(x, y)
        c.rotate(angle)
        c.scale(size, -size if mirror else size)
        draw_fingers(c, kind, rng, skin)
