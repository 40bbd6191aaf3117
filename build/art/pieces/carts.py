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
SACK = "M-13 5 C-19 -4 -12 -14 -4 -18 L-9 -27 L0 -24 L9 -27 L4 -18 C12 -14 19 -4 13 5 Z"
SACK_TIE = "M-5 -18.5 L5 -18.5"
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
    for x, y, s in ((-25, 5, 0.92), (25, 5, 0.92), (0, 5, 1.3)):
        canvas.save()
        canvas.translate(x, y)
        canvas.scale(s, s)
        fp(canvas, SACK, "#e8cd94", 3, lin(-14, -14, 16, 4, ["#f6e6bc", "#d3ab68", "#a87c40"]))
        stroke(canvas, SACK_TIE, "#7a2a10", 4)
        canvas.restore()
    canvas.drawCircle(0, -5, 8, P(OUTLINE))
    canvas.drawCircle(0, -5, 6, P("#f3d06a"))


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
    tile(canvas, "#a9bccb", "#8f98a0")
    cart_shape(canvas, 68, 54, 1.1, OUTLINE, "#8a5f36", None, "#c9a46a", load=_sacks)


def carriage_tribute(canvas: skia.Canvas) -> None:
    tile(canvas, "#5d1d3c")
    cart_shape(canvas, 68, 56, 1.1, DARK_LINE, "#a06a34", None, "#e2b548", load=_chest)


def carriage_trap(canvas: skia.Canvas) -> None:
    tile(canvas, "#b23a22", "#4a5056")
    cart_shape(canvas, 68, 56, 1.1, DARK_LINE, "#6b4a2c", None, "#aab3ba", load=_armed_men)
