"""Fonts and text: plain, haloed and along a curve."""

import math
from functools import cache

import numpy as np
import skia

from art.tools.curves import Points, arc_lengths, resample
from art.tools.paint import P
from art.tools.paths import FONTS

F = {
    "title": "gest-blackletter-700-normal",
    "name": "gest-display-700-normal",
    "felli": "gest-antique-400-italic",
    "num": "caudex-700-normal",
}


@cache
def _typeface(name: str) -> skia.Typeface:
    return skia.Typeface.MakeFromFile(str(FONTS / f"{name}.ttf"))


def fnt(k: str, size: float) -> skia.Font:
    """Font by its key in F."""
    f = skia.Font(_typeface(F[k]), size)
    f.setEdging(skia.Font.Edging.kAntiAlias)
    f.setSubpixel(True)
    f.setHinting(skia.FontHinting.kNone)
    return f


def twidth(s: str, f: skia.Font, sp: float = 0) -> float:
    """Width of a text with sp pixels between the letters."""
    return float(f.measureText(s)) + sp * (len(s) - 1 if s else 0)


def text(
    canvas: skia.Canvas,
    s: str,
    x: float,
    y: float,
    f: skia.Font,
    color: str = "ink",
    a: float = 1.0,
    align: str = "l",
    sp: float = 0,
    halo: str | None = None,
    hw: float = 5,
    ha: float = 0.9,
    hblur: float = 0,
    paint: skia.Paint | None = None,
) -> float:
    """Draw one line with its baseline at y; align is l, c or r; returns its width."""
    width = twidth(s, f, sp)
    left = x - {"l": 0, "c": width / 2, "r": width}[align]
    if halo:
        _letters(canvas, s, left, y, f, sp, P(halo, ha, "stroke", hw, blur=hblur))
    _letters(canvas, s, left, y, f, sp, paint or P(color, a))
    return width


def _letters(
    canvas: skia.Canvas, s: str, x: float, y: float, f: skia.Font, spacing: float, paint: skia.Paint
) -> None:
    if spacing == 0:
        canvas.drawSimpleText(s, x, y, f, paint)
        return
    for letter in s:
        canvas.drawSimpleText(letter, x, y, f, paint)
        x += f.measureText(letter) + spacing


def text_arc(
    canvas: skia.Canvas,
    s: str,
    pts: Points,
    f: skia.Font,
    color: str = "ink",
    a: float = 1.0,
    sp: float = 0,
    halo: str | None = None,
    hw: float = 5,
    ha: float = 0.9,
    hblur: float = 0,
) -> None:
    """Letters along a polyline, centred."""
    p = resample(pts, 2.0)
    d = arc_lengths(p)

    def at(distance: float) -> tuple[float, float]:
        return np.interp(distance, d, p[:, 0]), np.interp(distance, d, p[:, 1])

    paints = [P(color, a)]
    if halo:
        paints.insert(0, P(halo, ha, "stroke", hw, blur=hblur))
    for paint in paints:
        start = (d[-1] - twidth(s, f, sp)) / 2
        for letter in s:
            width = f.measureText(letter)
            middle = start + width / 2
            before = at(middle - 3)
            after = at(middle + 3)
            canvas.save()
            canvas.translate(*at(middle))
            canvas.rotate(math.degrees(math.atan2(after[1] - before[1], after[0] - before[0])))
            canvas.drawSimpleText(letter, -width / 2, 0, f, paint)
            canvas.restore()
            start += width + sp
