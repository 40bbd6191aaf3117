"""Short ways to make skia paints and gradients."""

from collections.abc import Sequence

import skia

from art.tools.colour import col

ColourStop = str | tuple[str, float]


def P(
    color: str | int | None = None,
    a: float = 1.0,
    style: str = "fill",
    w: float = 1.0,
    blur: float = 0,
    shader: skia.Shader | None = None,
) -> skia.Paint:
    """Anti-aliased paint; style is 'fill' or 'stroke' (then w is the line width)."""
    paint = skia.Paint(AntiAlias=True)
    if color is not None:
        paint.setColor(col(color, a) if isinstance(color, str) else color)
    if style == "stroke":
        paint.setStyle(skia.Paint.kStroke_Style)
        paint.setStrokeWidth(w)
        paint.setStrokeCap(skia.Paint.kRound_Cap)
        paint.setStrokeJoin(skia.Paint.kRound_Join)
    if blur:
        paint.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, blur))
    if shader:
        paint.setShader(shader)
    return paint


def _stops(cols: Sequence[ColourStop]) -> list[int]:
    return [col(*stop) if isinstance(stop, tuple) else col(stop) for stop in cols]


def lin(
    x0: float, y0: float, x1: float, y1: float, cols: Sequence[ColourStop], pos: list[float] | None = None
) -> skia.Shader:
    """Linear gradient from (x0, y0) to (x1, y1)."""
    ends = [skia.Point(x0, y0), skia.Point(x1, y1)]
    return skia.GradientShader.MakeLinear(ends, _stops(cols), pos)


def rad(
    x: float, y: float, r: float, cols: Sequence[ColourStop], pos: list[float] | None = None
) -> skia.Shader:
    """Radial gradient of radius r round (x, y)."""
    return skia.GradientShader.MakeRadial(skia.Point(x, y), r, _stops(cols), pos)


def wash(shader: skia.Shader) -> skia.Paint:
    """Opaque paint that shows a gradient only."""
    return P("#ffffff", shader=shader)


def goldfill(x0: float, y0: float, x1: float, y1: float) -> skia.Shader:
    """Burnished gold leaf from corner to corner."""
    ramp = ["#8d6420", "#d9b04c", "#f6e2a0", "#c4902f", "#8a5f1c", "#d6ab47"]
    return lin(x0, y0, x1, y1, ramp, [0, 0.22, 0.42, 0.6, 0.8, 1])


def rect(x: float, y: float, w: float, h: float) -> skia.Rect:
    return skia.Rect.MakeXYWH(x, y, w, h)


def rr(x: float, y: float, w: float, h: float, r: float) -> skia.RRect:
    """Rectangle with round corners of radius r."""
    return skia.RRect.MakeRectXY(rect(x, y, w, h), r, r)
