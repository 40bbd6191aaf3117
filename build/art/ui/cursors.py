"""Mouse pointers of 32 units, with the point that clicks."""

import skia

from art.pieces.parts import OUTLINE, fp, stroke
from art.tools.paint import P
from art.ui.objects import at
from art.ui.roundels import Draw
from art.ui.stations import hourglass

SIZE = 36
SKIN, CUFF = "#f3d3a8", "#2f6b3a"
POINTER = "M3 2 L24 15 L14.6 17.4 L20 29 L14.6 31 L9.6 19.8 L3 26 Z"
POINTING = (
    "M13 4 C13 0.6 18 0.6 18 4 L18 14 C24 13.6 29 15 29 19 L28 27 L12 27 C9 23 5 20 4 17 C3 14 6 13 8 15 "
    "L13 19 Z"
)
OPEN = (
    "M9 9 C9 6 13 6 13 9 L13.4 5 C13.6 2 17.6 2 17.6 5 L18 5.6 C18.4 3 22 3.4 22 6 L22.2 9 "
    "C22.8 7 26.4 7.4 26.4 10 L26 22 L24 28 L12 28 C9 24 5 20 4 17 C3 14 6.6 13 9 16 Z"
)
FIST = (
    "M9 14 C9 10.4 13 10.4 13.4 12.6 C14 10 17.4 10 18 12.4 C18.8 10.2 22 10.4 22.4 13 "
    "C23.4 11.2 26.8 12 26.8 15 L26 23 L24 28 L12 28 C9 25 6 22 6 19 C6 17 8 16 9 17 Z"
)


def _arrow(canvas: skia.Canvas) -> None:
    fp(canvas, POINTER, "#f7ecd0", 2.4)
    stroke(canvas, "M6.6 9 L6.6 18", "#a8321f", 2)


def _cuff(canvas: skia.Canvas) -> None:
    fp(canvas, "M10.6 27 L26.6 27 L27 33 L10 33 Z", CUFF, 2.2)


def _hand(canvas: skia.Canvas) -> None:
    fp(canvas, POINTING, SKIN, 2.4)
    stroke(canvas, "M18 14 L18 19 M22 14.4 L22 19 M25.6 15.6 L25.6 19", OUTLINE, 1.5)
    _cuff(canvas)


def _grab(canvas: skia.Canvas) -> None:
    fp(canvas, OPEN, SKIN, 2.4)
    stroke(canvas, "M13 9 L13 17 M17.6 6 L17.8 17 M22 9 L22 17", OUTLINE, 1.5)
    _cuff(canvas)


def _grabbing(canvas: skia.Canvas) -> None:
    fp(canvas, FIST, SKIN, 2.4)
    stroke(canvas, "M13.4 13 L13.4 18 M18 13 L18 18 M22.4 13.4 L22.4 18", OUTLINE, 1.5)
    _cuff(canvas)


def _wait(canvas: skia.Canvas) -> None:
    at(canvas, hourglass, 18, 18, 0.76)


def _no(canvas: skia.Canvas) -> None:
    for color, w in ((OUTLINE, 7.4), ("#fbf3dc", 5.4), ("#b8281a", 4)):
        canvas.drawCircle(18, 18, 11.5, P(color, 1, "stroke", w))
        canvas.drawLine(10.4, 10.4, 25.6, 25.6, P(color, 1, "stroke", w))


# how it is drawn, and where it clicks
CURSORS: dict[str, tuple[Draw, tuple[int, int]]] = {
    "arrow": (_arrow, (3, 2)),
    "hand": (_hand, (15, 3)),
    "grab": (_grab, (17, 16)),
    "grabbing": (_grabbing, (17, 18)),
    "wait": (_wait, (18, 18)),
    "no": (_no, (18, 18)),
}
