"""Camps, the status markers of the parishes, and bridges."""

import math
from collections.abc import Callable

import skia

from art.motifs.beasts import ANTLER, STAG
from art.pieces.parts import (
    OUTLINE,
    SHADOW,
    burst,
    cased,
    circle,
    fp,
    marker,
    octagon,
    stroke,
)
from art.tools.curves import poly
from art.tools.paint import P, lin, rect
from art.tools.svgpath import svg

TENT = "M50 6 L97 86 C80 95 20 95 3 86 Z"
TENT_RIGHT = "M50 6 L97 86 C90 90 82 91.5 74 92.5 Z"
TENT_LEFT = "M50 6 L3 86 C10 90 18 91.5 26 92.5 Z"
CREAM = "#f7e7bd"
DARK_BROWN = "#2a1708"
FORK = "M-11 -32 L-11 -18 C-11 -10 11 -10 11 -18 L11 -32 M0 -12 L0 -34"
FLAME = "M0 -6 C-14 -8 -14 -22 -5 -30 C-5 -24 0 -26 1 -38 C10 -30 15 -18 8 -9 C6 -6 3 -5 0 -6 Z"
FLAME_CORE = "M1 -8 C-7 -10 -5 -18 0 -24 C4 -18 8 -13 1 -8 Z"
MOON = "M60 22 C42 24 30 38 32 54 C34 70 48 80 64 76 C52 70 45 60 46 48 C46 36 52 27 60 22 Z"
BRIDGE = "M2 80 L2 58 C20 34 80 34 98 58 L98 80 L84 80 C84 62 60 62 60 80 L40 80 C40 62 16 62 16 80 Z"
BRIDGE_ROAD = "M2 58 C20 34 80 34 98 58"
BRIDGE_STONES = (
    "M20 60 L28 66",
    "M50 52 L50 62",
    "M80 60 L72 66",
    "M10 66 L18 70",
    "M90 66 L82 70",
    "M34 54 L38 62",
    "M66 54 L62 62",
)
BRIDGE_WATER = "M6 87 C12 82 16 92 22 87 M44 88 C50 83 54 93 60 88 M78 87 C84 82 88 92 94 87"


def camp(canvas: skia.Canvas) -> None:
    """Tent with a stag."""
    canvas.drawOval(rect(2, 64, 98, 34), P(SHADOW, 0.5, blur=4))
    canvas_cloth = lin(10, 40, 92, 84, ["#f0d9a2", "#cfa563", "#7a5426"], [0, 0.45, 1])
    fp(canvas, TENT, "#b98a4a", 3.4, canvas_cloth)
    fp(canvas, TENT_RIGHT, "#6d8a3f", 2.6, lin(60, 20, 96, 90, ["#8fae5a", "#4c6b33"]))
    fp(canvas, TENT_LEFT, "#6d8a3f", 2.6, lin(10, 20, 46, 90, ["#b3c877", "#6d8a3f"]))
    stroke(canvas, TENT, OUTLINE, 3.4)
    stroke(canvas, "M50 8 L50 -4", OUTLINE, 3.4)
    fp(canvas, "M50 -4 L68 0 L50 6 Z", "#d2341e", 2)
    antlers = svg(ANTLER, 19.5, 36, 0.62)
    canvas.drawPath(antlers, P(CREAM, 1, "stroke", 5.4))
    canvas.drawPath(antlers, P(DARK_BROWN, 1, "stroke", 3.2))
    body = svg(STAG, 19.5, 36, 0.62)
    canvas.drawPath(body, P(CREAM, 1, "stroke", 3.2))
    canvas.drawPath(body, P(DARK_BROWN))


def submissive(canvas: skia.Canvas) -> None:
    """A tied wheat sheaf on eight sides of slate: the taxes are paid."""
    marker(canvas, octagon, "#3d5470", "#b5bec5")
    for angle in (-26, -13, 0, 13, 26):
        _turned(canvas, 56, angle, _ear)
    for angle in (-22, -8, 8, 22):
        _turned(canvas, 56, angle + 180, _stalk)
    fp(canvas, "M36 53 L64 53 L63 61 L37 61 Z", "#a8321f", 2.4)


def _turned(canvas: skia.Canvas, y: float, angle: float, draw: Callable[[skia.Canvas], None]) -> None:
    canvas.save()
    canvas.translate(50, y)
    canvas.rotate(angle)
    draw(canvas)
    canvas.restore()


def _ear(canvas: skia.Canvas) -> None:
    canvas.drawLine(0, 0, 0, -26, P(OUTLINE, 1, "stroke", 5.4))
    canvas.drawLine(0, 0, 0, -26, P("#e9c768", 1, "stroke", 3))
    for k in range(4):
        for s in (-1, 1):
            y = -k * 4
            grain = f"M0 {y - 18} C{s * 7} {y - 20} {s * 7} {y - 26} 0 {y - 25} Z"
            fp(canvas, grain, "#f2d98a", 1.2)


def _stalk(canvas: skia.Canvas) -> None:
    canvas.drawLine(0, 0, 0, -22, P(OUTLINE, 1, "stroke", 5))
    canvas.drawLine(0, 0, 0, -21, P("#d2a948", 1, "stroke", 2.8))


def revolting(canvas: skia.Canvas) -> None:
    """Pitchfork and torch on a bursting star."""
    marker(canvas, burst, "#a5361f", "#e6b84a")
    _turned(canvas, 54, 28, _pitchfork)
    _turned(canvas, 54, -28, _torch)


def _pitchfork(canvas: skia.Canvas) -> None:
    canvas.drawLine(0, 30, 0, -12, P(OUTLINE, 1, "stroke", 7))
    canvas.drawLine(0, 30, 0, -12, P("#b98a4a", 1, "stroke", 4))
    cased(canvas, FORK, 7, "#eef2f4", 3.8)


def _torch(canvas: skia.Canvas) -> None:
    canvas.drawLine(0, 30, 0, -8, P(OUTLINE, 1, "stroke", 8))
    canvas.drawLine(0, 30, 0, -8, P("#8a5a2c", 1, "stroke", 5))
    fp(canvas, FLAME, "#f08a24", 2.4)
    fp(canvas, FLAME_CORE, "#ffe27a", 0)


def passive(canvas: skia.Canvas) -> None:
    """Moon and stars on a round of parchment: all is quiet."""
    marker(canvas, circle, "#d9bd84", "#8f7a52")
    fp(canvas, MOON, "#f7eed2", 2.6)
    for x, y, size in ((62, 40, 9), (71, 56, 7)):
        star = []
        for i in range(10):
            angle = math.radians(-90 + i * 36)
            r = 1 if i % 2 == 0 else 0.45
            star.append((x + size * math.cos(angle) * r, y + size * math.sin(angle) * r))
        canvas.drawPath(poly(star), P("#5d4a22"))


def bridge(canvas: skia.Canvas) -> None:
    canvas.drawOval(rect(2, 72, 98, 20), P(SHADOW, 0.5, blur=4))
    fp(canvas, BRIDGE, "stone", 3.2, lin(10, 40, 90, 84, ["#f6eedb", "#c3b596", "#7d735f"]))
    cased(canvas, BRIDGE_ROAD, 9, "#e3d8bd", 4.4)
    for stone in BRIDGE_STONES:
        stroke(canvas, stone, OUTLINE, 1.8, 0.5)
    stroke(canvas, BRIDGE_WATER, "#3b78a0", 3.4)
