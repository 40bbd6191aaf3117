"""Carriages: the cart with its loads, and the four carriage tiles (box of 150 x 100 units)."""

import math
from collections.abc import Callable

import skia

from art.motifs.emblems import crown_icon
from art.pieces.parts import OUTLINE, fixed_rng, fp, stroke, tile
from art.tools.curves import poly
from art.tools.paint import P, lin, rect
from art.tools.svgpath import svg

DARK_LINE = "#150d06"
GILT = "#d9ab45"
CART_BODY = "M-40 8 L38 8 L34 24 L-36 24 Z"
TILT = "M-42 8 C-46 -18 -40 -30 -26 -31 L24 -31 C38 -30 44 -18 40 8 Z"
TILT_RIDGE = "M-30 -32 L28 -32"
SACK = "M-15 4 C-20 -12 -8 -18 -5 -24 L5 -24 C8 -18 20 -12 15 4 Z"
CHEST = "M-28 8 L-28 -12 C-28 -26 28 -26 28 -12 L28 8 Z"
SMALL_HELM = "M-13 2 C-13 -14 -5 -22 0 -28 C5 -22 13 -14 13 2 Z"


def cart_shape(
    canvas: skia.Canvas,
    x: float,
    y: float,
    s: float,
    line: str,
    body: str,
    cover: str | None,
    wheel: str,
    w: float = 2.6,
    load: Callable[[skia.Canvas], None] | None = None,
) -> None:
    """Two-wheeled cart with an open load or a cloth tilt in the colour of cover."""
    canvas.save()
    canvas.translate(x, y)
    canvas.scale(s, s)
    fp(canvas, CART_BODY, body, w, color=line)
    for plank in (-24, -8, 8, 24):
        stroke(canvas, f"M{plank} 9 L{plank * 0.95} 23", line, 1.6, 0.7)
    if load:
        load(canvas)
    elif cover:
        _tilt(canvas, line, cover, w)
    stroke(canvas, "M38 12 L62 4", line, 4)
    for hub in (-22, 22):
        _wheel(canvas, hub, line, body, wheel)
    canvas.restore()


def _tilt(canvas: skia.Canvas, line: str, cover: str, w: float) -> None:
    """Barrel tilt of a 14th-century royal carriage: hoops, lozenges and a gilt ridge."""
    fp(canvas, TILT, cover, w, color=line)
    canvas.save()
    canvas.clipPath(svg(TILT), True)
    for x in (-27, -1, 25):
        hoop = f"M{x} 10 C{x - 2} -8 {x - 1} -20 {x} -32"
        stroke(canvas, hoop, "#8f2318", 5.5, 0.95)
        stroke(canvas, hoop, line, 1.2, 0.55)
    for x in (-14, 12):
        canvas.drawPath(poly([(x - 5, -11), (x, -18), (x + 5, -11), (x, -4)]), P("#27517f"))
    canvas.drawRect(rect(-50, 1, 100, 5), P(GILT))
    canvas.restore()
    stroke(canvas, TILT, line, w)
    stroke(canvas, TILT_RIDGE, line, 5)
    stroke(canvas, TILT_RIDGE, GILT, 2.6)
    for x in (-30, 28):
        canvas.drawCircle(x, -32, 4.4, P(line))
        canvas.drawCircle(x, -32, 2.8, P("#f0d27a"))


def _wheel(canvas: skia.Canvas, x: float, line: str, body: str, wheel: str) -> None:
    canvas.drawCircle(x, 26, 13, P(line))
    canvas.drawCircle(x, 26, 10.6, P(wheel))
    canvas.drawCircle(x, 26, 7.6, P(body))
    for k in range(3):
        t = k * math.pi / 3 + 0.4
        dx, dy = 10 * math.cos(t), 10 * math.sin(t)
        canvas.drawLine(x - dx, 26 - dy, x + dx, 26 + dy, P(line, 1, "stroke", 2.2))
    canvas.drawCircle(x, 26, 3.2, P(line))


def _sacks(canvas: skia.Canvas) -> None:
    for x, s in ((-16, 1.0), (14, 1.05), (0, 1.15)):
        canvas.save()
        canvas.translate(x, 6)
        canvas.scale(s, s)
        fp(canvas, SACK, "#d8b878", 2.6)
        stroke(canvas, "M-6 -19 L6 -19", "#6b3a14", 3)
        canvas.restore()
    canvas.drawCircle(0, -3, 6, P(OUTLINE))
    canvas.drawCircle(0, -3, 4.6, P("#f3d06a"))


def _chest(canvas: skia.Canvas) -> None:
    fp(canvas, CHEST, "#8c4a22", 2.8)
    fp(canvas, "M-28 -8 L28 -8 L28 -3 L-28 -3 Z", "#e2b548", 2)
    fp(canvas, "M-6 -11 L6 -11 L6 2 L-6 2 Z", "#f0d27a", 2)
    crown_icon(canvas, 0, -28, 40, fixed_rng(), w=1.6)


def _armed_men(canvas: skia.Canvas) -> None:
    for x in (-20, 20, 0):
        canvas.save()
        canvas.translate(x, 2 if x else 6)
        fp(canvas, SMALL_HELM, "steel", 2.6, lin(-12, -20, 12, 0, ["#ffffff", "#aab3ba", "#4d565f"]))
        fp(canvas, "M-3 -4 L3 -4 L2 8 L-2 8 Z", "#cfd6db", 1.8)
        canvas.restore()
    stroke(canvas, "M34 6 L44 -38", OUTLINE, 4)
    fp(canvas, "M41 -34 L48 -48 L50 -32 Z", "#dfe5e9", 2)


def carriage_unknown(canvas: skia.Canvas) -> None:
    tile(canvas, "#4a2f1c", "#8a8f94")
    cart_shape(canvas, 70, 52, 1.12, DARK_LINE, "#8a6a44", "#b9a888", "#c9b48a")


def carriage_tallage(canvas: skia.Canvas) -> None:
    tile(canvas, "#35587a")
    cart_shape(canvas, 68, 54, 1.1, OUTLINE, "#8a5f36", None, "#c9a46a", load=_sacks)


def carriage_tribute(canvas: skia.Canvas) -> None:
    tile(canvas, "#7a2a4a")
    cart_shape(canvas, 68, 56, 1.1, DARK_LINE, "#a06a34", None, "#e2b548", load=_chest)


def carriage_trap(canvas: skia.Canvas) -> None:
    tile(canvas, "#8f2318")
    cart_shape(canvas, 68, 56, 1.1, DARK_LINE, "#6b4a2c", None, "#aab3ba", load=_armed_men)
