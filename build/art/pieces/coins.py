"""Shillings and dice: flat colour, wavering outlines and pen hatching, like the map they lie on."""

import math

import numpy as np
import skia

from art.pieces.parts import OUTLINE, SHADOW, engrave, fixed_rng
from art.tools.colour import mixh
from art.tools.curves import poly, ring, rounded
from art.tools.ink import hatch, ink
from art.tools.lettering import fnt, text
from art.tools.paint import P, lin, wash
from art.tools.svgpath import svg

# light, base, dark
METALS = {
    "silver": ("#f4f3ec", "#d5d7d3", "#9aa0a3"),
    "gold": ("#f8e29a", "#e2b548", "#b07f28"),
}
# base, side, number, number below zero
DICE = {
    "white": ("#f3ead4", "#c3ac7c", "#2a1708", "#a02413"),
    "green": ("#2c6f3a", "#163d1f", "#fdf3d0", "#ffc98a"),
}
CROSS_ARM = "M15 -2.6 L26 -4.5 L30 -9 L33 -5 L33 5 L30 9 L26 4.5 L15 2.6 Z"
MINUS = "\N{MINUS SIGN}"
RADIUS = 42
FACE = [(11, 12), (87, 9), (90, 83), (9, 87)]
INNER = [(18, 19), (80, 16), (83, 77), (16, 80)]
BACK = [(11, 14), (90, 12), (97, 24), (98, 91), (92, 97), (20, 99), (10, 92)]


def coin(canvas: skia.Canvas, n: int, metal: str) -> None:
    """Hammered penny with the voided long cross of the 12th century."""
    light, base, dark = METALS[metal]
    canvas.drawCircle(51.5, 57, RADIUS, P(SHADOW, 0.5, blur=4))
    edge = []
    for t in np.linspace(0, 6.283, 90):
        r = RADIUS - 1 + 1.3 * math.sin(5 * t) + 0.9 * math.sin(11 * t + 1)
        edge.append((50 + r * math.cos(t), 52 + r * math.sin(t)))
    canvas.drawPath(poly([(x, y + 4) for x, y in edge]), P(OUTLINE))
    canvas.drawPath(poly(edge), wash(lin(24, 20, 80, 86, [light, base, dark])))
    ink(canvas, edge, 3.2, OUTLINE, 1, fixed_rng(2), closed=True, wob=0.3)
    for x, y in ring(50, 52, 35.5, 33):
        canvas.drawCircle(x, y, 1.7, P(OUTLINE, 0.55))
    ink(canvas, ring(50, 52, 30.5, 60), 2, OUTLINE, 0.7, fixed_rng(3), closed=True, wob=0.4)
    for angle in (45, 135, 225, 315):
        canvas.save()
        canvas.translate(50, 52)
        canvas.rotate(angle)
        canvas.drawPath(svg(CROSS_ARM), P(OUTLINE, 0.42))
        canvas.restore()
    engrave(canvas, 30, a=0.4)
    f = fnt("num", 58)
    left = 50 - f.measureText(str(n)) / 2
    text(canvas, str(n), left, 72, f, "#2a1708", 1, halo=light, hw=7)


def die(canvas: skia.Canvas, n: int, kind: str) -> None:
    """Bone or green die, a little askew, with the signed number n."""
    base, side, number, below_zero = DICE[kind]
    rng = fixed_rng(7)
    canvas.drawPath(poly([(16, 24), (99, 22), (103, 97), (22, 101)]), P(SHADOW, 0.5, blur=4))
    back, face, inner = rounded(BACK, 5), rounded(FACE, 9), rounded(INNER, 6)
    canvas.drawPath(poly(back), P(side))
    hatch(canvas, back, 52, 4, 1.3, OUTLINE, 0.6, rng)
    ink(canvas, back, 3.4, OUTLINE, 1, rng, closed=True, wob=0.3)
    tones = [mixh(base, "#fff7e0", 0.2), base, mixh(base, side, 0.35)]
    canvas.drawPath(poly(face), wash(lin(14, 12, 88, 86, tones)))
    hatch(canvas, [(86, 40), (88, 80), (30, 84), (74, 74)], -45, 4.4, 1.1, OUTLINE, 0.38, rng)
    ink(canvas, face, 3.6, OUTLINE, 1, rng, closed=True, wob=0.35)
    ink(canvas, inner, 1.3, number, 0.45, rng, closed=True, wob=0.4)
    label = f"{n:+d}".replace("-", MINUS) if n else "0"
    f = fnt("num", 54)
    left = 49 - f.measureText(label) / 2
    text(canvas, label, left, 67, f, below_zero if n < 0 else number, 1)
