"""The knoll on which Robin stands and the bank across the river, with grass and flowers."""

import math

import numpy as np
import skia

from art.motifs.trees import bush, tuft
from art.title.landscape import WIDTH, Height, ridge
from art.tools.colour import Rng
from art.tools.curves import poly
from art.tools.ink import ink
from art.tools.paint import P, lin, rect, wash

FLOWERS = ["#f3e6c4", "#e8bd4e", "#c2452b", "#dfe5e9"]


def _ease(t: float) -> float:
    t = min(1, max(0, t))
    return t * t * (3 - 2 * t)


def knoll(x: float) -> float:
    """The mound on which Robin stands; it falls away to the right."""
    mound = 896 - 70 * math.exp(-(((x - 560) / 300.0) ** 2)) + 12 * math.sin(x / 120.0)
    t = min(1, max(0, (x - 760) / 420.0))
    return mound + 230 * t**2 * (3 - 2 * t) if x >= 760 else mound


def right_bank(x: float) -> float:
    return 1130 - 215 * _ease((x - 1150) / 460.0) + 6 * math.sin(x / 70.0)


def draw_foreground(canvas: skia.Canvas, rng: Rng) -> None:
    """Knoll and bank with grass, flowers and two bushes; darker towards us."""
    ridge(canvas, lambda x: min(knoll(x), 1140), "#75843c", rng, 3)
    ridge(canvas, right_bank, "#66783a", rng, 3)
    dusk = lin(0, 860, 0, 1130, [("#1c2410", 0), ("#1c2410", 0.45)])
    for height in (knoll, right_bank):
        _turf(canvas, height, dusk, rng)
    for count, left, right, height, drop in ((230, -30, 930, knoll, 14), (110, 1400, 1950, right_bank, 10)):
        for _ in range(count):
            x = rng.uniform(left, right)
            y = rng.uniform(min(1090, height(x) + drop), 1110)
            tuft(canvas, x, y, rng.uniform(12, 20) + (y - 850) * 0.05, rng, 0.75)
    for _ in range(120):
        x = rng.uniform(40, 920)
        y = rng.uniform(min(1080, knoll(x) + 20), 1100)
        size = 1.6 + (y - 840) * 0.009
        canvas.drawCircle(x, y, size, P(rng.choice(FLOWERS), 0.95))
        canvas.drawCircle(x, y, size * 0.4, P("#7d4a10"))
    for x, size in ((300, 70), (250, 56)):
        bush(canvas, x, knoll(x) + 30, size * 1.3, rng, 2.2)


def _turf(canvas: skia.Canvas, height: Height, dusk: skia.Shader, rng: Rng) -> None:
    """Shade at the foot of a mound, a line of light along its top and pen strokes down its side."""
    x = np.linspace(-50, WIDTH + 50, 180)
    top = np.array([(q, min(height(q), 1140)) for q in x])
    canvas.save()
    canvas.clipPath(poly(np.vstack([top, [(WIDTH + 60, 1160), (-60, 1160)]])), True)
    canvas.drawRect(rect(-60, 800, WIDTH + 120, 360), wash(dusk))
    canvas.drawPath(poly(top + [0, 5], False), P("#f6e29a", 0.5, "stroke", 7, blur=3))
    for _ in range(240):
        q = rng.uniform(-40, WIDTH + 40)
        y = height(q) + rng.uniform(8, 150)
        ink(canvas, [(q, y), (q + rng.uniform(-6, 6), y + rng.uniform(8, 18))], 1.1, "#3a4218", 0.4, rng)
    canvas.restore()
