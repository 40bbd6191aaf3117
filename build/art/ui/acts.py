"""Signs of the six Plots and the seven Deeds."""

import skia

from art.pieces.carts import CHEST
from art.pieces.parts import OUTLINE, cased, fp, stroke
from art.pieces.people import KITE
from art.tools.paint import P, lin, rect
from art.tools.svgpath import svg
from art.ui.objects import CREAM, at, coin, henchman, merry_man, plus, sack, sword
from art.ui.roundels import Draw

SOLE = "M0 -14 C7 -14 8 -5 6 1 C5 5 6 6 6 9 C6 15 -6 15 -6 9 C-6 6 -5 5 -6 1 C-8 -5 -7 -14 0 -14 Z"
HAND = (
    "M-20 4 L-12 2 C-6 -1 0 1 4 3 L11 3 C14 3 14 7 11 7.5 L4 8 L14 8 L20 4 C23 3 24 7 21 9 L12 15 "
    "C8 17 0 17 -6 16 L-20 16 Z"
)
HORN = "M-20 -1 C-15 18 10 20 18 -2 L22 -13 L9 -15 C8 -2 -4 6 -16 -3 Z"
HORSE = (
    "M-14 21 C-15 6 -10 -6 -4 -13 L-3 -22 L3 -15 C12 -11 16 -3 20 5 C22 10 17 13 14 11 L5 6 "
    "C3 7 4 10 6 13 C8 16 8 19 8 21 Z"
)
MANE = "M-4 -20 C-16 -14 -20 2 -19 20 L-13 20 C-13 6 -9 -4 -3 -12 Z"
OUTWARD = "M0 -3 L9 -3 L9 -9 L20 0 L9 9 L9 3 L0 3 Z"


def _recruit(canvas: skia.Canvas) -> None:
    at(canvas, merry_man, -4, 0)
    at(canvas, plus, 14, 13)


def _sneak(canvas: skia.Canvas) -> None:
    for x, y in ((-9, 7), (9, -7)):
        at(canvas, lambda c: fp(c, SOLE, CREAM, 2.4), x, y, 1, 18)


def _rob(canvas: skia.Canvas) -> None:
    at(canvas, sack, -4, 13, 1.15)
    at(canvas, sword, 6, 0, 0.85, -128)


def _hire(canvas: skia.Canvas) -> None:
    at(canvas, henchman, -4, 0)
    at(canvas, coin, 13, 13, 1.05)


def _patrol(canvas: skia.Canvas) -> None:
    """Lantern that finds who hides."""
    for angle in (-60, -120, 0, 180):
        at(canvas, lambda c: stroke(c, "M15 0 L22 0", "#ffe27a", 3), 0, 3, 1, angle)
    cased(canvas, "M-6 -13 C-6 -23 6 -23 6 -13", 5.4, "#d9ab45", 2.4)
    fp(canvas, "M-9 -7 L9 -7 L9 13 L-9 13 Z", "#ffe9a0", 2.4)
    fp(canvas, "M0 10 C-6 8 -5 2 0 -5 C5 2 6 8 0 10 Z", "#f08a24", 1.6)
    fp(canvas, "M-12 -7 L-6 -14 L6 -14 L12 -7 Z", "#d9ab45", 2.2)
    fp(canvas, "M-12 13 L12 13 L12 18 L-12 18 Z", "#d9ab45", 2.2)


def _capture(canvas: skia.Canvas) -> None:
    """Two irons on a chain."""
    for x in (-11, 11):
        canvas.drawCircle(x, 6, 10, P(OUTLINE, 1, "stroke", 7.4))
        canvas.drawCircle(x, 6, 10, P("#d5dbe0", 1, "stroke", 4))
    cased(canvas, "M-11 -5 C-9 -18 9 -18 11 -5", 6, "#aab3ba", 2.6)
    for x, y in ((-8, -11), (0, -14.5), (8, -11)):
        canvas.drawCircle(x, y, 3.4, P(OUTLINE))
        canvas.drawCircle(x, y, 1.8, P("#f1f4f6"))


def _turncoat(canvas: skia.Canvas) -> None:
    """Half a Henchman, half a Merry Man."""
    for left, draw in ((-30, henchman), (0, merry_man)):
        canvas.save()
        canvas.clipRect(rect(left, -30, 30, 60), True)
        at(canvas, draw, 0, 0, 1.08)
        canvas.restore()
    stroke(canvas, "M0 -25 L0 24", OUTLINE, 2.4)


def _donate(canvas: skia.Canvas) -> None:
    fp(canvas, HAND, "#efc79c", 2.4)
    fp(canvas, "M-22 2 L-14 1 L-13 18 L-22 18 Z", "#f7ecd0", 2.2)
    for x, y in ((-6, -8), (11, -8), (2, -17)):
        at(canvas, coin, x, y, 0.9)


def _swashbuckle(canvas: skia.Canvas) -> None:
    for turn in (-40, 40):
        at(canvas, sword, 0, 1, 1, turn)


def _inspire(canvas: skia.Canvas) -> None:
    """Horn that calls the people."""
    fp(canvas, HORN, CREAM, 2.4, lin(-18, -4, 14, 16, ["#fbf2d8", "#e2c489", "#a87c40"]))
    stroke(canvas, "M7 9.4 L2 0.6", "#b23a22", 4)
    stroke(canvas, "M9.4 -13 L21 -11.4", "#b23a22", 4)
    for d in ("M2 -16 C1 -21 3 -24 6 -25", "M-6 -11 C-8 -18 -5 -23 -1 -26"):
        stroke(canvas, d, "#ffe27a", 2.6)


def _ride(canvas: skia.Canvas) -> None:
    fp(canvas, MANE, "#3a2414", 2.2)
    fp(canvas, HORSE, "#c98f58", 2.4, lin(-12, -14, 14, 16, ["#e8bd8a", "#c08650", "#8a5a2c"]))
    stroke(canvas, "M13 -4 L8 7 M-7 -6 L11 1", "#7a1f14", 2.6)
    canvas.drawCircle(5, -7.5, 1.9, P(OUTLINE))


def _confiscate(canvas: skia.Canvas) -> None:
    """Chest under lock."""
    canvas.save()
    canvas.translate(0, 7)
    canvas.scale(0.75, 0.95)
    fp(canvas, CHEST, "#a85f2c", 2.8)
    fp(canvas, "M-28 -8 L28 -8 L28 -3 L-28 -3 Z", "#e2b548", 2)
    canvas.restore()
    cased(canvas, "M-5 0 C-5 -9 5 -9 5 0", 5.4, "#d5dbe0", 2.6)
    fp(canvas, "M-8 0 L8 0 L8 12 L-8 12 Z", "#d5dbe0", 2.2)
    stroke(canvas, "M0 4 L0 8", OUTLINE, 2.8)


def _disperse(canvas: skia.Canvas) -> None:
    """Shield that drives apart."""
    for turn in (0, 180):
        at(canvas, lambda c: fp(c, OUTWARD, CREAM, 2.2), -5 if turn else 5, 0, 0.95, turn)
    canvas.save()
    canvas.scale(0.92, 0.92)
    canvas.translate(-70, -76)
    fp(canvas, KITE, "#b03426", 3)
    canvas.clipPath(svg(KITE), True)
    stroke(canvas, "M70 50 L70 100 M50 71 L90 71", CREAM, 5.4)
    canvas.restore()


PLOTS: dict[str, tuple[Draw, str]] = {
    "recruit": (_recruit, "robin"),
    "sneak": (_sneak, "robin"),
    "rob": (_rob, "robin"),
    "hire": (_hire, "sheriff"),
    "patrol": (_patrol, "sheriff"),
    "capture": (_capture, "sheriff"),
}
DEEDS: dict[str, tuple[Draw, str]] = {
    "turncoat": (_turncoat, "robin"),
    "donate": (_donate, "robin"),
    "swashbuckle": (_swashbuckle, "robin"),
    "inspire": (_inspire, "robin"),
    "ride": (_ride, "sheriff"),
    "confiscate": (_confiscate, "sheriff"),
    "disperse": (_disperse, "sheriff"),
}
