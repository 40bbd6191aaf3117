"""Shillings and dice."""

import math

import numpy as np
import skia

from art.pieces.parts import OUTLINE, SHADOW
from art.tools.colour import mixh
from art.tools.curves import poly
from art.tools.lettering import fnt, text
from art.tools.paint import P, lin, rect, wash
from art.tools.svgpath import svg

METALS = {
    "silver": ["#ffffff", "#c7ced3", "#7e878e", "#eef2f4", "#8b949b"],
    "gold": ["#fff3c0", "#e2b548", "#97661c", "#f3d67e", "#8a5c18"],
}
# base, light, dark, number
DICE = {
    "white": ("#efe6d0", "#ffffff", "#b3a27c", "#2a1708"),
    "green": ("#2f7a3c", "#6cb866", "#143d1d", "#fdf3d0"),
}
CROSS_ARM = "M14 -2.6 L26 -4.5 L30 -9 L33 -5 L33 5 L30 9 L26 4.5 L14 2.6 Z"
MINUS = "\N{MINUS SIGN}"
RADIUS = 42


def coin(canvas: skia.Canvas, n: int, metal: str) -> None:
    """Hammered penny with the voided long cross of the 12th century."""
    canvas.drawCircle(51.5, 57, RADIUS, P(SHADOW, 0.55, blur=4))
    canvas.drawCircle(50, 55, RADIUS, P(OUTLINE))
    canvas.drawCircle(50, 52, RADIUS, P(OUTLINE))
    edge = []
    for t in np.linspace(0, 6.283, 90):
        r = RADIUS - 2 + 1.1 * math.sin(7 * t) + 0.7 * math.sin(11 * t + 1)
        edge.append((50 + r * math.cos(t), 52 + r * math.sin(t)))
    canvas.drawPath(poly(edge), wash(lin(20, 18, 82, 88, METALS[metal])))
    for k in range(36):
        t = k * math.pi / 18
        canvas.drawCircle(50 + 35.5 * math.cos(t), 52 + 35.5 * math.sin(t), 1.7, P(OUTLINE, 0.5))
    canvas.drawCircle(50, 52, 30.5, P(OUTLINE, 0.55, "stroke", 2))
    for angle in (45, 135, 225, 315):
        canvas.save()
        canvas.translate(50, 52)
        canvas.rotate(angle)
        canvas.drawPath(svg(CROSS_ARM), P(OUTLINE, 0.30))
        canvas.restore()
    f = fnt("num", 52)
    left = 50 - f.measureText(str(n)) / 2
    text(canvas, str(n), left + 1, 71.5, f, "#ffffff", 0.75)
    text(canvas, str(n), left, 70, f, "#2a1708", 1)


def die(canvas: skia.Canvas, n: int, kind: str) -> None:
    """Rounded die with the signed number n."""
    base, light, dark, number = DICE[kind]
    canvas.drawRoundRect(rect(10, 14, 86, 86), 17, 17, P(SHADOW, 0.55, blur=4))
    canvas.drawRoundRect(rect(7, 11, 86, 86), 18, 18, P(OUTLINE))
    canvas.drawRoundRect(rect(7, 7, 86, 84), 18, 18, P(OUTLINE))
    canvas.drawRoundRect(rect(9.5, 9.5, 81, 79), 16, 16, wash(lin(12, 10, 88, 88, [light, base, dark])))
    hollow = [mixh(base, dark, 0.35), base, mixh(base, light, 0.6)]
    canvas.drawRoundRect(rect(17, 16, 66, 65), 20, 20, wash(lin(20, 16, 80, 80, hollow)))
    label = f"{n:+d}".replace("-", MINUS) if n else "0"
    f = fnt("num", 46)
    left = 50 - f.measureText(label) / 2
    white = kind == "white"
    if n < 0:
        number = "#a8321f" if white else "#ffd9a0"
    text(canvas, label, left + 1, 66, f, light if white else dark, 0.9)
    text(canvas, label, left, 64.5, f, number, 1)
