"""Small scenes of country work: orchard, vineyard, fold, hives, charcoal burners; (x, y) is the middle."""

import math

import numpy as np
import skia

from art.motifs.beasts import GROUND_SHADOW, sheep
from art.motifs.dwellings import BEAM, smoke
from art.motifs.travellers import walker
from art.motifs.trees import crown
from art.tools.colour import Rng, jit, mixh
from art.tools.curves import placed, poly, smooth
from art.tools.ink import ink, shape
from art.tools.paint import P, lin, rect, wash

WATTLE = "#a07a48"


def wattle(canvas: skia.Canvas, pts: list[tuple[float, float]], h: float, rng: Rng, a: float = 0.9) -> None:
    """Hurdle fence along a line: stakes with two woven rails."""
    line = smooth(pts, 6)
    for rise in (0.35, 0.75):
        ink(canvas, line - [0, h * rise], max(1.4, h * 0.16), WATTLE, a, rng, taper=0, wob=0.5)
        ink(canvas, line - [0, h * (rise - 0.1)], 0.8, "ink", a * 0.6, rng, taper=0, wob=0.5)
    for px, py in line[::3]:
        ink(canvas, [(px, py), (px, py - h)], 1.4, BEAM, a, rng, taper=0, wob=0.1)


def fruit_tree(canvas: skia.Canvas, x: float, y: float, s: float, rng: Rng, fruit: str = "#b8371f") -> None:
    """Small round tree with a pale stem and bright fruit."""
    canvas.drawOval(rect(x - 0.3 * s, y - 0.06 * s, 0.8 * s, 0.16 * s), P(GROUND_SHADOW, 0.28, blur=0.05 * s))
    ink(canvas, [(x, y), (x, y - 0.45 * s)], max(1.6, 0.08 * s), "#6b4a2c", 1, rng, taper=0, wob=0.1)
    green = jit("#869150", rng, 0.08, 0.03)
    outline = crown(x, y - 0.64 * s, 0.36 * s, 0.34 * s, rng, 7, 0.16)
    light = [mixh(green, "#efe6a4", 0.4), green, mixh(green, "#22301a", 0.4)]
    canvas.drawPath(poly(outline), wash(lin(x - 0.3 * s, y - s, x + 0.35 * s, y - 0.3 * s, light)))
    ink(canvas, outline, 1.2, closed=True, rng=rng, wob=0.15, step=2)
    for _ in range(5):
        turn, reach = rng.uniform(0, 6.28), rng.uniform(0.05, 0.26) * s
        spot = (x + reach * math.cos(turn), y - 0.64 * s + reach * math.sin(turn))
        canvas.drawCircle(*spot, max(1.3, 0.045 * s), P(fruit))


def orchard(
    canvas: skia.Canvas, x: float, y: float, s: float, rng: Rng, columns: int = 3, rows: int = 2
) -> None:
    """Rows of fruit trees behind a hurdle."""
    step = s * 0.34
    for row in range(rows):
        for column in range(columns):
            tx = x + (column - (columns - 1) / 2) * step + (row - (rows - 1) / 2) * step * 0.4
            fruit_tree(canvas, tx, y + (row - rows + 1) * step * 0.62, s * 0.36, rng)
    half = (columns / 2) * step + 2
    wattle(canvas, [(x - half, y + 3), (x, y + 5), (x + half + step * 0.3, y + 3)], s * 0.09, rng)


def vineyard(canvas: skia.Canvas, x: float, y: float, s: float, rng: Rng, rows: int = 4) -> None:
    """Vines on stakes in slanting rows."""
    for row in range(rows):
        base = y - (rows - 1 - row) * s * 0.15
        left = x - 0.5 * s + (rows - 1 - row) * 0.07 * s
        ink(canvas, [(left - 3, base + 1), (left + s + 2, base + 1)], 0.9, "#6b4a1e", 0.5, rng, wob=0.4)
        for k in range(8):
            px = left + k * s / 7 + rng.uniform(-1, 1)
            ink(canvas, [(px, base), (px, base - 0.13 * s)], 1.1, BEAM, 0.9, rng, taper=0, wob=0.05)
            leaves = crown(px, base - 0.085 * s, 0.055 * s, 0.05 * s, rng, 5, 0.2)
            canvas.drawPath(poly(leaves), P(jit("#7d8f45", rng, 0.08, 0.03)))
            ink(canvas, leaves, 0.9, a=0.8, closed=True, rng=rng, wob=0.1, step=2)
            if k % 2 == row % 2:
                canvas.drawCircle(px + 0.02 * s, base - 0.06 * s, max(1.1, 0.016 * s), P("#5f2f45"))


def sheepfold(canvas: skia.Canvas, x: float, y: float, s: float, rng: Rng, flock: int = 4) -> None:
    """Sheep in a ring of hurdles, their shepherd outside."""
    turns = np.linspace(math.pi * 1.04, math.pi * 1.96, 9)
    wattle(
        canvas,
        [(x + 0.46 * s * math.cos(t), y - 0.1 * s + 0.2 * s * math.sin(t)) for t in turns],
        0.1 * s,
        rng,
    )
    for i in range(flock):
        sx = x + (i - (flock - 1) / 2) * 0.2 * s
        sheep(canvas, sx, y - 0.02 * s - (i % 2) * 0.09 * s, 0.2 * s, rng, bool(i % 2))
    turns = np.linspace(math.pi * 0.94, math.pi * 0.2, 9)
    wattle(
        canvas,
        [(x + 0.46 * s * math.cos(t), y - 0.1 * s + 0.2 * s * math.sin(t)) for t in turns],
        0.1 * s,
        rng,
    )
    walker(canvas, x + 0.62 * s, y + 0.04 * s, 0.3 * s, rng, "#7a6a44", flip=True)


def hives(canvas: skia.Canvas, x: float, y: float, s: float, rng: Rng, count: int = 3) -> None:
    """Straw skeps on a bench, and their bees."""
    half = count * 0.19 * s
    ink(canvas, [(x - half, y - 0.12 * s), (x + half, y - 0.12 * s)], 2.4, BEAM, 1, rng, taper=0, wob=0.1)
    for side in (-0.8, 0.8):
        ink(
            canvas,
            [(x + side * half, y), (x + side * half, y - 0.12 * s)],
            2,
            BEAM,
            1,
            rng,
            taper=0,
            wob=0.05,
        )
    for i in range(count):
        hx = x + (i - (count - 1) / 2) * 0.36 * s
        skep = [(-0.15, 0), (-0.16, -0.16), (-0.08, -0.3), (0, -0.34), (0.08, -0.3), (0.16, -0.16), (0.15, 0)]
        outline = smooth(placed(hx, y - 0.13 * s, s, skep), 4)
        shape(canvas, outline, jit("#d9b35c", rng, 0.06, 0.02), 1.2, rng=rng, wob=0.1)
        for v in (0.09, 0.18, 0.26):
            ink(
                canvas,
                [(hx - 0.13 * s, y - (0.13 + v) * s), (hx + 0.13 * s, y - (0.12 + v) * s)],
                0.8,
                a=0.5,
                rng=rng,
            )
        canvas.drawCircle(hx, y - 0.17 * s, max(1, 0.025 * s), P("ink"))
    for _ in range(7):
        spot = (x + rng.uniform(-0.7, 0.7) * s, y - rng.uniform(0.5, 0.9) * s)
        canvas.drawCircle(*spot, 1.2, P("ink", 0.7))


def charcoal_burners(canvas: skia.Canvas, x: float, y: float, s: float, rng: Rng) -> None:
    """Smoking clamp, stacked logs and the collier with his rake."""
    canvas.drawOval(rect(x - 0.5 * s, y - 0.08 * s, 1.1 * s, 0.2 * s), P(GROUND_SHADOW, 0.35, blur=0.05 * s))
    mound = [(-0.42, 0), (-0.34, -0.24), (-0.12, -0.42), (0.14, -0.42), (0.36, -0.22), (0.42, 0)]
    clamp = smooth(placed(x, y, s, mound), 5)
    light = lin(x - 0.4 * s, y - 0.4 * s, x + 0.4 * s, y, ["#a58f63", "#6f5a3a", "#43331f"])
    shape(canvas, clamp, "#6f5a3a", 1.5, rng=rng, wob=0.3, shader=light)
    for _ in range(14):
        px, py = x + rng.uniform(-0.3, 0.3) * s, y - rng.uniform(0.04, 0.3) * s
        ink(canvas, [(px, py), (px + 4, py + 2)], 1, a=0.45, rng=rng, wob=0.1)
    for dx, h in ((0, 0.75), (-0.16, 0.5), (0.2, 0.55)):
        smoke(canvas, x + dx * s, y - 0.38 * s, h * s, rng, 0.55)
    for row, count in ((0, 3), (1, 2), (2, 1)):
        for k in range(count):
            lx, ly = x + 0.62 * s + (k + row * 0.5) * 0.12 * s, y - 0.05 * s - row * 0.1 * s
            canvas.drawCircle(lx, ly, 0.058 * s, P("ink"))
            canvas.drawCircle(lx, ly, 0.045 * s, P("#c9a46a"))
    walker(canvas, x - 0.6 * s, y + 0.04 * s, 0.42 * s, rng, "#5b4a3a")
