"""Trees, bushes and grass; (x, y) is the ground point and s the height in pixels."""

import math

import numpy as np
import skia

from art.tools.colour import Rng, jit, mixh
from art.tools.curves import Array, placed, poly
from art.tools.ink import hatch, ink, shape
from art.tools.paint import P, lin, rect, wash

SHADOW = "#22301a"
BARK = "#7a5836"
GRASS_INK = "#4a4420"


def crown(cx: float, cy: float, rx: float, ry: float, rng: Rng, n: int = 9, depth: float = 0.16) -> Array:
    """Scalloped outline of foliage with n lobes."""
    start = rng.uniform(0, 6.28)
    angles = np.sort(start + np.linspace(0, 2 * math.pi, n, endpoint=False) + rng.uniform(-0.18, 0.18, n))
    radii = rng.uniform(0.93, 1.07, n)
    out = []
    for i in range(n):
        following = (i + 1) % n
        a = angles[i]
        b = angles[following] + (2 * math.pi if i == n - 1 else 0)
        for t in np.linspace(0, 1, 7, endpoint=False):
            angle = a + (b - a) * t
            lobe = (1 - depth) + depth * math.sin(math.pi * t) ** 0.7 * 1.25
            r = (radii[i] * (1 - t) + radii[following] * t) * lobe
            out.append((cx + rx * r * math.cos(angle), cy + ry * r * math.sin(angle)))
    return np.array(out)


def tree(
    canvas: skia.Canvas,
    x: float,
    y: float,
    s: float,
    rng: Rng,
    kind: str = "oak",
    tone: str | None = None,
    w: float = 1.7,
) -> None:
    """An oak, a poplar or a fir."""
    canvas.drawOval(rect(x - 0.28 * s, y - 0.09 * s, 0.86 * s, 0.2 * s), P(SHADOW, 0.30, blur=0.06 * s))
    if kind == "fir":
        _fir(canvas, x, y, s, rng, jit(tone or "#4d6b3c", rng, 0.12, 0.03), w)
    else:
        _broadleaf(canvas, x, y, s, rng, kind == "oak", jit(tone or "leaf", rng, 0.12, 0.05), w)


def _fir(canvas: skia.Canvas, x: float, y: float, s: float, rng: Rng, green: str, w: float) -> None:
    trunk = placed(x, y, s, [(-0.05, 0), (0.05, 0), (0.04, -0.25), (-0.04, -0.25)])
    shape(canvas, trunk, "#6b4a2c", w * 0.8, rng=rng)
    tip = y - 1.15 * s
    right = []
    for tier in (0.25, 0.5, 0.75, 1.0):
        right.append((x + 0.34 * s * tier * rng.uniform(0.92, 1.08), tip + 0.98 * s * tier))
        right.append((x + 0.20 * s * tier, tip + 0.93 * s * tier))
    left = [(2 * x - px, py + rng.uniform(-1, 1)) for px, py in right[::-1]]
    outline = np.array([(x, tip), *right, *left])
    light = [mixh(green, "#c9cf8a", 0.35), green, mixh(green, "#1c2f18", 0.55)]
    shape(canvas, outline, green, 0, shader=lin(x - 0.3 * s, y - s, x + 0.35 * s, y, light))
    dark_side = [q for q in outline if q[0] >= x - 1]
    hatch(canvas, dark_side, 70, 4.5 * s / 40 + 1.5, 0.9, a=0.4, rng=rng)
    ink(canvas, outline, w, closed=True, rng=rng, wob=0.3)


def _broadleaf(
    canvas: skia.Canvas, x: float, y: float, s: float, rng: Rng, oak: bool, green: str, w: float
) -> None:
    tall = rng.uniform(0.92, 1.08)
    rx, ry = (0.43 * s, 0.42 * s * tall) if oak else (0.29 * s, 0.50 * s * tall)
    cy = y - 0.22 * s - ry
    _trunk(canvas, x, y, s, rng, 0.065 * s if oak else 0.045 * s, w)
    outline = crown(x, cy, rx, ry, rng, int(rng.integers(8, 11)))
    light = [mixh(green, "#e3dc92", 0.48), green, mixh(green, "#16260f", 0.52)]
    canvas.drawPath(poly(outline), wash(lin(x - rx, cy - ry, x + rx * 0.9, cy + ry, light, [0, 0.48, 1])))
    canvas.save()
    canvas.clipPath(poly(outline), True)
    glow = rect(x - rx * 1.25, cy - ry * 1.35, rx * 2.0, ry * 2.05)
    canvas.drawOval(glow, P("#fff3b0", 0.13, blur=0.07 * s))
    _leaves(canvas, x, cy, rx, ry, s, rng, green, w)
    _shade_strokes(canvas, x, cy, rx, ry, s, rng, w)
    canvas.restore()
    ink(canvas, outline, w, closed=True, rng=rng, wob=0.25, step=2.5, var=0.35)


def _trunk(canvas: skia.Canvas, x: float, y: float, s: float, rng: Rng, thick: float, w: float) -> None:
    trunk = [
        (x - thick * 1.5, y + 0.01 * s),
        (x - thick * 0.8, y - 0.14 * s),
        (x - thick * 0.9, y - 0.36 * s),
        (x + thick * 0.9, y - 0.36 * s),
        (x + thick * 0.8, y - 0.14 * s),
        (x + thick * 1.6, y + 0.01 * s),
    ]
    shape(canvas, trunk, BARK, w * 0.85, rng=rng)
    ink(canvas, [(x + thick * 0.3, y - 0.02 * s), (x + thick * 0.3, y - 0.25 * s)], 1.0, a=0.6, rng=rng)


def _leaves(
    canvas: skia.Canvas, x: float, cy: float, rx: float, ry: float, s: float, rng: Rng, green: str, w: float
) -> None:
    """Scallops all over the crown, with light dabs on the sunny side."""
    arc = np.linspace(math.pi * 1.05, math.pi * 2.1, 6)
    for _ in range(int(5 + s / 12)):
        angle = rng.uniform(0, 6.28)
        r = math.sqrt(rng.uniform(0, 0.72))
        px, py = x + rx * r * math.cos(angle), cy + ry * r * math.sin(angle)
        q = 0.085 * s * rng.uniform(0.8, 1.3)
        shadow = (px - x) / rx + (py - cy) / ry
        if shadow < -0.1:
            canvas.drawOval(
                rect(px - q * 0.8, py - q * 0.5, q * 1.6, q), P(mixh(green, "#f4eeb0", 0.6), 0.55)
            )
        scallop = np.c_[px + q * np.cos(arc), py + q * 0.8 * np.sin(arc)]
        ink(canvas, scallop, w * 0.62, a=0.55 if shadow > -0.2 else 0.32, rng=rng, wob=0.2, step=2.5)


def _shade_strokes(
    canvas: skia.Canvas, x: float, cy: float, rx: float, ry: float, s: float, rng: Rng, w: float
) -> None:
    for _ in range(int(3 + s / 16)):
        t = rng.uniform(-0.15, 1.0)
        px = x + rx * math.cos(t) * rng.uniform(0.62, 0.9)
        py = cy + ry * math.sin(t) * rng.uniform(0.7, 0.92)
        stroke = [(px - 0.02 * s, py - 0.09 * s), (px - 0.07 * s, py + 0.06 * s)]
        ink(canvas, stroke, w * 0.6, a=0.55, rng=rng, wob=0.2, step=3)


def bush(
    canvas: skia.Canvas, x: float, y: float, s: float, rng: Rng, w: float = 1.4, tone: str = "leaf"
) -> None:
    green = jit(tone, rng, 0.1, 0.04)
    canvas.drawOval(rect(x - 0.4 * s, y - 0.08 * s, s, 0.18 * s), P(SHADOW, 0.25, blur=0.05 * s))
    outline = crown(x, y - 0.2 * s, 0.42 * s, 0.26 * s, rng, 6, 0.2)
    light = [mixh(green, "#e3dc92", 0.45), green, mixh(green, "#16260f", 0.45)]
    canvas.drawPath(poly(outline), wash(lin(x - 0.4 * s, y - 0.45 * s, x + 0.4 * s, y, light)))
    ink(canvas, outline, w, closed=True, rng=rng, wob=0.2, step=2.5)


def tuft(canvas: skia.Canvas, x: float, y: float, s: float, rng: Rng, a: float = 0.55) -> None:
    """Four blades of grass."""
    for lean in (-0.45, -0.15, 0.2, 0.5):
        tip = (x + lean * s, y - (0.75 - 0.5 * abs(lean)) * s)
        blade = [(x + lean * 0.35 * s, y), (x + lean * 0.6 * s, y - 0.35 * s), tip]
        ink(canvas, blade, 1.15, a=a, rng=rng, wob=0.1, step=2.5, color=GRASS_INK)
