"""Grounds behind figures: gold diaper, water and rolling land."""

import math

import numpy as np
import skia

from art.tools.colour import Rng
from art.tools.curves import Points, poly, smooth
from art.tools.ink import ink
from art.tools.paint import P, lin, rect, wash

GOLD_SKY = ["#f3dc98", "#d9b04c", "#f6e6ae", "#c79332", "#e6c264"]


def diaper(
    canvas: skia.Canvas, w: float, h: float, rng: Rng, step: float = 26, line: str = "#7d5516"
) -> None:
    """Gold ground with a lozenge net and quatrefoils."""
    canvas.drawRect(rect(0, 0, w, h), wash(lin(0, 0, w, h, GOLD_SKY, [0, 0.3, 0.5, 0.75, 1])))
    for i in range(-int(h / step) - 1, int(w / step) + 2):
        left, right = i * step, i * step + h
        ink(canvas, [(left, 0), (right, h)], 1.3, line, 0.6, rng, taper=0, wob=0.2, step=14)
        ink(canvas, [(right, 0), (left, h)], 1.3, line, 0.6, rng, taper=0, wob=0.2, step=14)
    for iy in range(int(2 * h / step) + 2):
        for ix in range(-1, int(w / step) + 2):
            x = ix * step + (step / 2 if iy % 2 else 0)
            color = "#8f2318" if (ix + iy) % 2 else "#1d3c5f"
            for t in range(4):
                angle = t * math.pi / 2
                spot = (x + 3.4 * math.cos(angle), iy * step / 2 + 3.4 * math.sin(angle))
                canvas.drawCircle(*spot, 1.5, P(color, 0.75))


def water(canvas: skia.Canvas, x0: float, y0: float, x1: float, y1: float, rng: Rng) -> None:
    """River with rows of white and dark waves."""
    area = skia.Rect.MakeLTRB(x0, y0, x1, y1)
    canvas.drawRect(area, wash(lin(0, y0, 0, y1, ["#6fa3bd", "#3a7299", "#1f4a6e"])))
    x = np.linspace(x0 - 10, x1 + 10, 90)
    for k, y in enumerate(np.arange(y0 + 7, y1 + 6, 11)):
        wave = y + 2.6 * np.sin(x / 13.0 + k * 1.7) + 1.2 * np.sin(x / 5.0 + k)
        ink(canvas, np.c_[x, wave], 2, "#eaf3f0", 0.75, rng, taper=0, wob=0.2)
        ink(canvas, np.c_[x, wave + 3], 1.6, "#153650", 0.6, rng, taper=0, wob=0.2)


def land(
    canvas: skia.Canvas,
    pts: Points,
    top: float,
    bottom: float,
    cols: list[str],
    rng: Rng,
    n: int = 6,
    w: float = 2,
) -> None:
    """Bank, hill or path: a smooth shape shaded from top to bottom, with a pen outline."""
    outline = smooth(pts, n, True)
    canvas.drawPath(poly(outline), wash(lin(0, top, 0, bottom, cols)))
    ink(canvas, outline, w, rng=rng, closed=True)
