"""Shared parts of the pieces: outlines, shadows, discs, tiles and markers in a box of 100 units."""

import math
from collections.abc import Callable, Sequence

import numpy as np
import skia

from art.tools.colour import Rng, mixh
from art.tools.curves import poly
from art.tools.ink import hatch, ink
from art.tools.paint import P, lin, rad, rect, rr, wash
from art.tools.svgpath import svg

OUTLINE = "#1d1209"
SHADOW = "#140c05"
SKIN = "#e8b98c"
TILE_SHADE = [(137, 30), (137, 86), (40, 86), (110, 74)]

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
    thick: float = 3,
) -> None:
    """Round counter with a metal rim; a thick one is a cylinder seen from above."""
    canvas.drawCircle(cx + 1.5, cy + thick + 2, r, P(SHADOW, 0.55, blur=4))
    _wall(canvas, r, rim, cx, cy, thick)
    canvas.drawCircle(cx, cy, r, P(OUTLINE))
    metal = lin(cx - r * 0.7, cy - r * 0.7, cx + r * 0.7, cy + r * 0.7, RIMS[rim][1:3])
    canvas.drawCircle(cx, cy, r - 2.2, wash(metal))
    canvas.drawCircle(cx, cy, r - 4, P(RIMS[rim][0], 0.8, "stroke", 1.4))
    q = r - 8.5
    canvas.drawCircle(cx, cy, q + 1.4, P(OUTLINE))
    canvas.drawCircle(cx, cy, q, wash(enamel(face_, cx, cy, q)))
    engrave(canvas, q, cx, cy)


def _wall(canvas: skia.Canvas, r: float, rim: str, cx: float, cy: float, thick: float) -> None:
    """Side of a counter: one dark stadium, one metal, and pen strokes down it."""
    light, dark = RIMS[rim][1], RIMS[rim][2]
    for grow, paint in ((0.0, P(OUTLINE)), (-2.2, wash(lin(cx - r, 0, cx + r, 0, [light, dark, OUTLINE])))):
        q = r + grow
        canvas.drawRRect(rr(cx - q, cy - q, 2 * q, 2 * q + thick, q), paint)
    for k in range(1, 12):
        t = math.pi * k / 12
        x, y = cx + (r - 1) * math.cos(t), cy + (r - 1) * math.sin(t)
        canvas.drawLine(x, y, x, y + thick, P(OUTLINE, 0.55, "stroke", 1.4))


def enamel(base: str, cx: float, cy: float, r: float) -> skia.Shader:
    """Thin wash of a colour, hardly lighter where the light falls."""
    tones = [mixh(base, "#fff3d6", 0.16), base, mixh(base, "#1a0d05", 0.22)]
    return rad(cx - r * 0.35, cy - r * 0.4, r * 1.7, tones)


def engrave(canvas: skia.Canvas, r: float, cx: float = 50, cy: float = 52, a: float = 0.5) -> None:
    """Pen hatching in the shaded crescent of a disc: what the pieces have instead of gloss."""
    crescent = skia.Op(
        skia.Path.Circle(cx, cy, r), skia.Path.Circle(cx - r * 0.2, cy - r * 0.22, r), skia.kDifference_PathOp
    )
    canvas.save()
    canvas.clipPath(crescent, True)
    rng = fixed_rng(5)
    for offset in np.arange(-r, r, 3.4):
        start = (cx + offset - r, cy + offset + r)
        ink(canvas, [start, (cx + offset + r, cy + offset - r)], 1.3, OUTLINE, a, rng, wob=0.25, taper=0)
    canvas.restore()


def tile(canvas: skia.Canvas, base: str, rim: str = "#d9ab45") -> None:
    """Carriage tile in a box of 150 x 100 units."""
    canvas.drawRoundRect(rect(7, 14, 140, 86), 13, 13, P(SHADOW, 0.55, blur=4))
    canvas.drawRoundRect(rect(5, 11, 140, 86), 13, 13, P(OUTLINE))
    canvas.drawRoundRect(rect(5, 8, 140, 86), 13, 13, P(OUTLINE))
    metal = [mixh(rim, "#ffffff", 0.35), rim, mixh(rim, "#000000", 0.3)]
    canvas.drawRoundRect(rect(7.5, 10.5, 135, 81), 11, 11, wash(lin(10, 10, 140, 90, metal)))
    canvas.drawRoundRect(rect(11.5, 14.5, 127, 73), 8, 8, P(OUTLINE))
    canvas.drawRoundRect(rect(13, 16, 124, 70), 7, 7, wash(enamel(base, 75, 51, 66)))
    hatch(canvas, TILE_SHADE, -45, 4, 1.2, OUTLINE, 0.35, fixed_rng(3))


def _turned_points(radii: Sequence[float], dx: float, dy: float) -> skia.Path:
    """Polygon round the middle of the box, one corner per radius."""
    step = 2 * math.pi / len(radii)
    turns = [math.pi / 8 + k * step for k in range(len(radii))]
    pairs = zip(turns, radii, strict=True)
    return poly([(50 + r * math.cos(t) + dx, 52 + r * math.sin(t) + dy) for t, r in pairs])


def octagon(r: float, dx: float = 0, dy: float = 0) -> skia.Path:
    return _turned_points([r] * 8, dx, dy)


def burst(r: float, dx: float = 0, dy: float = 0) -> skia.Path:
    """Star of ten short points."""
    return _turned_points([r * 1.08, r * 0.87] * 10, dx, dy)


def circle(r: float, dx: float = 0, dy: float = 0) -> skia.Path:
    return skia.Path.Circle(50 + dx, 52 + dy, r * 0.94)


def marker(canvas: skia.Canvas, outline: Callable[..., skia.Path], base: str, rim: str) -> None:
    """Status of a Parish: its outline alone tells it from the others."""
    canvas.drawPath(outline(46, 2, 5), P(SHADOW, 0.55, blur=4))
    canvas.drawPath(outline(46, 0, 3), P(OUTLINE))
    canvas.drawPath(outline(46), P(OUTLINE))
    metal = [mixh(rim, "#ffffff", 0.4), rim, mixh(rim, "#000000", 0.35)]
    canvas.drawPath(outline(43), wash(lin(14, 14, 88, 88, metal)))
    canvas.drawPath(outline(38), P(OUTLINE))
    canvas.drawPath(outline(36.4), wash(enamel(base, 50, 52, 37)))
    engrave(canvas, 33, a=0.35)
