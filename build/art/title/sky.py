"""Evening sky of the title screen: sun rays of gold leaf, stars and inked clouds."""

import math

import numpy as np
import skia

from art.motifs.trees import crown
from art.motifs.vines import leaf3
from art.tools.colour import Rng
from art.tools.curves import poly, ring
from art.tools.ink import ink
from art.tools.paint import P, lin, rad, wash

SUN = (1010, 560)
DUSK = ["#15304f", "#2b567c", "#6f97a0", "#d8c48e", "#f2cf86"]
CLOUDS = [(420, 392, 1.0), (1480, 430, 1.15), (760, 470, 0.7), (1700, 330, 0.8), (230, 300, 0.7)]
PUFFS = [(-90, 0, 34), (-44, -20, 46), (10, -30, 54), (62, -14, 44), (106, 2, 30)]


def draw_sky(canvas: skia.Canvas, width: float, height: float, rng: Rng) -> None:
    dusk = lin(0, 0, 0, 760, DUSK, [0, 0.28, 0.52, 0.76, 1])
    canvas.drawRect(skia.Rect.MakeLTRB(-60, -60, width + 60, height + 60), wash(dusk))
    _sun(canvas, rng)
    for _ in range(150):
        x, y = rng.uniform(60, width - 60), rng.uniform(56, 330)
        if rng.uniform() < 1 - y / 360:
            for third in range(3):
                leaf3(canvas, x, y, 3.4, -math.pi / 2 + third * 2.09, "#f0d27a", rng, 0)
    for x, y, k in CLOUDS:
        _cloud(canvas, x, y, k, rng)


def _sun(canvas: skia.Canvas, rng: Rng) -> None:
    x, y = SUN
    for k in range(48):
        t = k * math.pi / 24
        length, half = (900, 0.022) if k % 2 else (640, 0.034)
        tips = [(x + length * math.cos(u), y + length * math.sin(u)) for u in (t - half, t + half)]
        glow = rad(x, y, length, [("#ffe9a8", 0.42), ("#ffe09a", 0.16), ("#ffe09a", 0)], [0, 0.45, 1])
        canvas.drawPath(poly([(x, y), *tips]), wash(glow))
    canvas.drawCircle(x, y, 330, P("#ffcf7a", 0.42, blur=110))
    canvas.drawCircle(x, y, 180, P("#fff0b8", 0.75, blur=50))
    canvas.drawCircle(x, y, 118, wash(rad(x - 10, y - 20, 150, ["#fffdf0", "#ffe48a", "#f6a93a"])))
    ink(canvas, ring(x, y, 118, 80), 2.2, "#a8641a", 0.7, rng, closed=True)


def _cloud(canvas: skia.Canvas, x: float, y: float, k: float, rng: Rng) -> None:
    mist = lin(0, y - 60 * k, 0, y + 30 * k, [("#fff6df", 0.92), ("#f3d9a4", 0.85), ("#d9b98a", 0.8)])
    for dx, dy, r in PUFFS:
        puff = crown(x + dx * k, y + dy * k, r * k, r * k * 0.62, rng, 7, 0.14)
        canvas.drawPath(poly(puff), P("#ffffff", 0.8, shader=mist))
    upper = np.linspace(math.pi, 2 * math.pi, 12)
    for dx, dy, r in PUFFS:
        arc = np.c_[x + dx * k + r * k * np.cos(upper), y + dy * k + r * k * 0.62 * np.sin(upper)]
        ink(canvas, arc, 1.8, "#6b4a2a", 0.6, rng)
