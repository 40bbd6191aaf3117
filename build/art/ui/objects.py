"""Things that several signs show: figures, coin, sword, plus; about 40 units high round (0, 0)."""

import skia

from art.pieces import people
from art.pieces.carts import SACK, SACK_TIE
from art.pieces.parts import OUTLINE, fp, stroke
from art.tools.paint import P, lin
from art.ui.roundels import Draw

CREAM = "#f7ecd0"
PLUS = "M-3 -8 L3 -8 L3 -3 L8 -3 L8 3 L3 3 L3 8 L-3 8 L-3 3 L-8 3 L-8 -3 L-3 -3 Z"
BLADE = "M-3 -22 L0 -26 L3 -22 L3 10 L-3 10 Z"


def at(canvas: skia.Canvas, draw: Draw, x: float, y: float, scale: float = 1, turn: float = 0) -> None:
    """Draw a thing somewhere else, turned and scaled."""
    canvas.save()
    canvas.translate(x, y)
    canvas.rotate(turn)
    canvas.scale(scale, scale)
    draw(canvas)
    canvas.restore()


def plus(canvas: skia.Canvas) -> None:
    fp(canvas, PLUS, CREAM, 2.4)


def henchman(canvas: skia.Canvas) -> None:
    _figure(canvas, people.henchman)


def merry_man(canvas: skia.Canvas) -> None:
    _figure(canvas, people.merry_hidden)


def _figure(canvas: skia.Canvas, draw: Draw) -> None:
    """A piece, with a pale line round it so that it stands out from the enamel."""
    canvas.save()
    canvas.scale(0.46, 0.46)
    canvas.translate(-50, -48)
    canvas.saveLayer(None, skia.Paint(ImageFilter=skia.ImageFilters.Dilate(2.6, 2.6, _pale())))
    draw(canvas)
    canvas.restore()
    draw(canvas)
    canvas.restore()


def _pale() -> skia.ImageFilter:
    """What was drawn, without its soft shadow, in cream."""
    matrix = [0, 0, 0, 0, 0.97, 0, 0, 0, 0, 0.92, 0, 0, 0, 0, 0.8, 0, 0, 0, 6, -5]
    return skia.ImageFilters.ColorFilter(skia.ColorFilters.Matrix(matrix))


def coin(canvas: skia.Canvas) -> None:
    canvas.drawCircle(0, 0, 8.6, P(OUTLINE))
    canvas.drawCircle(0, 0, 7, P("#f0cd68"))
    stroke(canvas, "M-4 0 L4 0 M0 -4 L0 4", "#8a5c18", 1.8)


def sack(canvas: skia.Canvas) -> None:
    fp(canvas, SACK, "#e8cd94", 2.4, lin(-14, -14, 16, 4, ["#f6e6bc", "#d3ab68", "#a87c40"]))
    stroke(canvas, SACK_TIE, "#7a2a10", 3.4)


def sword(canvas: skia.Canvas) -> None:
    """Sword pointing up."""
    fp(canvas, BLADE, "#dfe5e9", 2.2, lin(-3, 0, 3, 0, ["#ffffff", "#dfe5e9", "#7c868e"]))
    fp(canvas, "M-9 9 L9 9 L9 13 L-9 13 Z", "#e2b548", 2)
    fp(canvas, "M-2 13 L2 13 L2 20 L-2 20 Z", "#7a3a1c", 1.8)
    canvas.drawCircle(0, 22, 3.4, P(OUTLINE))
    canvas.drawCircle(0, 22, 2, P("#f0cd68"))


def arrow_up(canvas: skia.Canvas) -> None:
    """Fletched arrow pointing up."""
    stroke(canvas, "M0 22 L0 -16", OUTLINE, 5.4)
    stroke(canvas, "M0 22 L0 -16", "#e6cf9a", 2.6)
    fp(canvas, "M0 -26 L7 -11 L0 -14 L-7 -11 Z", "#dfe5e9", 2)
    for side in (-1, 1):
        fp(canvas, f"M0 8 L{7 * side} 14 L{7 * side} 24 L0 20 Z", "#d2452b", 1.8)
