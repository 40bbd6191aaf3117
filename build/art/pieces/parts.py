"""Shared parts of the pieces: outlines, shadows, discs, tiles and octagons in a box of 100 units."""

import math

import numpy as np
import skia

from art.tools.colour import Rng, mixh
from art.tools.curves import poly
from art.tools.paint import P, lin, rad, rect, wash
from art.tools.svgpath import svg

OUTLINE = "#1d1209"
SHADOW = "#140c05"
SKIN = "#e8b98c"

RIMS = {
    "gold": ["#fbeab0", "#d9ab45", "#8a5c18", "#e9c468", "#8a5c18"],
    "silver": ["#ffffff", "#b5bec5", "#5e6870", "#dfe5e9", "#646e76"],
    "wood": ["#e0b988", "#a97242", "#6b4322", "#c08c56", "#5d3a1c"],
    "iron": ["#7e858c", "#4a5056", "#24282c", "#6a7178", "#202428"],
}


def fixed_rng(seed: int = 1) -> Rng:
    """A fresh generator, so that a piece looks the same wherever it is drawn."""
    return np.random.default_rng(seed)


def shadow(
    canvas: skia.Canvas, x: float = 52, y: float = 93, w: float = 76, h: float = 18, a: float = 0.5
) -> None:
    canvas.drawOval(rect(x - w / 2, y - h / 2, w, h), P(SHADOW, a, blur=4))


def fp(
    canvas: skia.Canvas,
    d: str,
    fill: str | None,
    w: float = 3,
    shader: skia.Shader | None = None,
    ia: float = 1.0,
    color: str = OUTLINE,
) -> skia.Path:
    """Filled SVG path with an even outline; crisper than fpath at the size of a piece."""
    path = svg(d)
    paint = P(fill or "#ffffff")
    if shader is not None:
        paint.setShader(shader)
    canvas.drawPath(path, paint)
    if w:
        canvas.drawPath(path, P(color, ia, "stroke", w))
    return path


def stroke(canvas: skia.Canvas, d: str, color: str, w: float, a: float = 1) -> None:
    """Line along an SVG path."""
    canvas.drawPath(svg(d), P(color, a, "stroke", w))


def cased(canvas: skia.Canvas, d: str, outer: float, color: str, inner: float) -> None:
    """Coloured line along an SVG path inside a dark outline."""
    stroke(canvas, d, OUTLINE, outer)
    stroke(canvas, d, color, inner)


def disc(
    canvas: skia.Canvas,
    r: float = 44,
    rim: str = "gold",
    face_: str = "#3a6b3a",
    cx: float = 50,
    cy: float = 52,
) -> None:
    """Thick round counter with a metal rim."""
    canvas.drawCircle(cx + 1.5, cy + 5, r, P(SHADOW, 0.55, blur=4))
    canvas.drawCircle(cx, cy + 3, r, P(OUTLINE))
    canvas.drawCircle(cx, cy, r, P(OUTLINE))
    metal = lin(cx - r * 0.7, cy - r * 0.7, cx + r * 0.7, cy + r * 0.7, RIMS[rim])
    canvas.drawCircle(cx, cy, r - 2.2, wash(metal))
    q = r - 8.5
    canvas.drawCircle(cx, cy, q + 1.4, P(OUTLINE))
    enamel = [mixh(face_, "#ffffff", 0.32), face_, mixh(face_, "#000000", 0.42)]
    canvas.drawCircle(cx, cy, q, wash(rad(cx - q * 0.35, cy - q * 0.4, q * 1.7, enamel)))


def gloss(canvas: skia.Canvas, r: float = 44, cx: float = 50, cy: float = 52) -> None:
    """Reflection on the upper half of a disc."""
    canvas.save()
    canvas.clipPath(skia.Path.Circle(cx, cy, r - 8.5), True)
    canvas.drawOval(rect(cx - r * 0.8, cy - r * 1.05, r * 1.5, r * 0.95), P("#ffffff", 0.16, blur=2))
    canvas.restore()


def tile(canvas: skia.Canvas, base: str, rim: str = "#d9ab45") -> None:
    """Carriage tile in a box of 150 x 100 units."""
    canvas.drawRoundRect(rect(7, 14, 140, 86), 13, 13, P(SHADOW, 0.55, blur=4))
    canvas.drawRoundRect(rect(5, 11, 140, 86), 13, 13, P(OUTLINE))
    canvas.drawRoundRect(rect(5, 8, 140, 86), 13, 13, P(OUTLINE))
    metal = [mixh(rim, "#ffffff", 0.5), rim, mixh(rim, "#000000", 0.4), mixh(rim, "#ffffff", 0.2)]
    canvas.drawRoundRect(rect(7.5, 10.5, 135, 81), 11, 11, wash(lin(10, 10, 140, 90, metal)))
    canvas.drawRoundRect(rect(11.5, 14.5, 127, 73), 8, 8, P(OUTLINE))
    enamel = [mixh(base, "#ffffff", 0.25), base, mixh(base, "#000000", 0.3)]
    canvas.drawRoundRect(rect(13, 16, 124, 70), 7, 7, wash(rad(60, 36, 110, enamel)))


def _octagon(r: float, dx: float = 0, dy: float = 0) -> skia.Path:
    turns = [math.radians(a) for a in range(22, 382, 45)]
    return poly([(50 + r * math.cos(t) + dx, 52 + r * math.sin(t) + dy) for t in turns])


def hexa(canvas: skia.Canvas, base: str, rim: str) -> None:
    """Eight-sided marker of a parish."""
    canvas.drawPath(_octagon(46, 2, 5), P(SHADOW, 0.55, blur=4))
    canvas.drawPath(_octagon(46, 0, 3), P(OUTLINE))
    canvas.drawPath(_octagon(46), P(OUTLINE))
    metal = [mixh(rim, "#ffffff", 0.6), rim, mixh(rim, "#000000", 0.45), mixh(rim, "#ffffff", 0.3)]
    canvas.drawPath(_octagon(43.5), wash(lin(14, 14, 88, 88, metal)))
    canvas.drawPath(_octagon(37.5), P(OUTLINE))
    enamel = [mixh(base, "#ffffff", 0.3), base, mixh(base, "#000000", 0.35)]
    canvas.drawPath(_octagon(36), wash(rad(38, 36, 64, enamel)))
