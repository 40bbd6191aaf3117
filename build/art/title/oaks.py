"""The two great oaks that frame the title screen, with their canopy."""

import math

import numpy as np
import skia

from art.motifs.trees import crown
from art.tools.colour import Rng, jit, mixh
from art.tools.curves import poly, smooth
from art.tools.ink import ink
from art.tools.paint import P, lin, rect, wash

GREENS = ["#3c5a2c", "#486a3c", "#54703c", "#2f4a23"]
TRUNK = [
    (-120, 1100),
    (-40, 1010),
    (10, 900),
    (16, 700),
    (-4, 480),
    (-60, 260),
    (-110, 60),
    (40, 60),
    (96, 240),
    (128, 330),
    (210, 250),
    (300, 180),
    (330, 206),
    (250, 290),
    (176, 400),
    (136, 520),
    (132, 720),
    (150, 900),
    (210, 1010),
    (300, 1100),
]
# x, y, radius of the boughs that hide the forks
BOUGHS = [
    (1560, 150, 110),
    (1610, 205, 104),
    (1660, 150, 110),
    (1500, 110, 96),
    (360, 150, 110),
    (300, 215, 104),
    (128, 282, 96),
    (1772, 292, 100),
    (1690, 250, 96),
    (232, 262, 96),
]


def draw_trunk(canvas: skia.Canvas, x: float, flip: bool, rng: Rng) -> None:
    canvas.save()
    canvas.translate(x, 0)
    canvas.scale(-1 if flip else 1, 1)
    outline = smooth(TRUNK, 7, True)
    bark = lin(-60, 0, 200, 0, ["#2a1c12", "#5d4329", "#7d5c38", "#33230f"], [0, 0.35, 0.6, 1])
    canvas.drawPath(poly(outline), wash(bark))
    canvas.save()
    canvas.clipPath(poly(outline), True)
    for _ in range(60):
        left, top = rng.uniform(-60, 200), rng.uniform(80, 1000)
        groove = [(left, top), (left + rng.uniform(-14, 14), top + rng.uniform(50, 140))]
        ink(canvas, groove, 2, "#150d06", 0.6, rng, wob=2.4, taper=0.9)
    for _ in range(70):
        left, top = rng.uniform(60, 170), rng.uniform(180, 1040)
        hollow = [(left, top), (left + 9, top + 7), (left + 10, top + rng.uniform(18, 34))]
        ink(canvas, hollow, 2.4, "#1d1209", 0.55, rng, wob=0.8, taper=0.9)
    for _ in range(44):
        left, top = rng.uniform(40, 150), rng.uniform(200, 1000)
        glint = [(left, top), (left + rng.uniform(-10, 10), top + rng.uniform(40, 90))]
        ink(canvas, glint, 2, "#c9a46a", 0.35, rng, wob=2, taper=0.9)
    canvas.restore()
    ink(canvas, outline, 4, rng=rng, closed=True, wob=0.8)
    canvas.restore()


def draw_canopy(canvas: skia.Canvas, width: float, rng: Rng) -> None:
    """Boughs hanging low at both sides and thin in the middle."""
    boughs: list[tuple[float, float, float]] = [(y, x, r) for x, y, r in BOUGHS]
    for _ in range(120):
        x = rng.uniform(-80, width + 80)
        inwards = min(x, width - x)
        low = 60 + 300 * math.exp(-((inwards / 210.0) ** 2)) + 34 * math.exp(-((inwards / 620.0) ** 2))
        y = rng.uniform(-60, low)
        if inwards > 520 and rng.uniform() < 0.8:
            continue
        boughs.append((y, x, rng.uniform(70, 124)))
    for y, x, r in sorted(boughs):
        _bough(canvas, x, y, r, rng)


def _bough(canvas: skia.Canvas, x: float, y: float, r: float, rng: Rng) -> None:
    green = jit(rng.choice(GREENS), rng, 0.1, 0.03)
    outline = crown(x, y, r, r * 0.8, rng, 11, 0.13)
    canvas.drawPath(poly(outline + np.array([6, 12])), P("#0c1408", 0.35, blur=9))
    light = [mixh(green, "#16260f", 0.35), green, mixh(green, "#dfd884", 0.38)]
    canvas.drawPath(poly(outline), wash(lin(x - r, y - r, x + r, y + r, light)))
    canvas.save()
    canvas.clipPath(poly(outline), True)
    arc = np.linspace(0.1, math.pi, 7)
    leaf = r * 0.13
    for _ in range(16):
        a = rng.uniform(0, 6.28)
        q = math.sqrt(rng.uniform(0, 0.8)) * r
        px, py = x + q * math.cos(a), y + q * 0.8 * math.sin(a)
        scallop = np.c_[px + leaf * np.cos(arc), py + leaf * 0.7 * np.sin(arc)]
        ink(canvas, scallop, 2, a=0.5, rng=rng, step=3)
        if py > y:
            dab = rect(px - leaf * 0.7, py - leaf * 0.5, leaf * 1.4, leaf * 0.8)
            canvas.drawOval(dab, P("#dfe08a", 0.22))
    canvas.restore()
    ink(canvas, outline, 3, rng=rng, closed=True, wob=0.3, step=3, var=0.35)


def draw_ferns(canvas: skia.Canvas, left: float, right: float, count: int, rng: Rng) -> None:
    """Bracken at the foot of the oaks, the nearest thing to the eye."""
    for _ in range(count):
        x, length = rng.uniform(left, right), rng.uniform(110, 210)
        lean = rng.uniform(-0.9, 0.9)
        t = np.linspace(0, 1, 16)
        stem = np.c_[x + lean * length * t**1.6, 1072 - length * (t - 0.28 * t**2)]
        green = jit(rng.choice(GREENS), rng, 0.14, 0.04)
        for k in range(2, 16):
            reach = 30 * math.sin(math.pi * (1 - k / 17)) + 3
            for side in (-1, 1):
                tip = stem[k] + [side * reach, -reach * 0.35]
                leaf = [stem[k - 1], stem[k - 1] + [side * reach * 0.5, -reach * 0.45], tip, stem[k]]
                canvas.drawPath(poly(leaf), P(mixh(green, "#c9cf6a", 0.12 if side > 0 else 0.0)))
                ink(canvas, [stem[k], tip], 1.2, a=0.6, rng=rng, step=6)
        ink(canvas, stem, 2.6, "#20240f", 0.9, rng, taper=0.8)
