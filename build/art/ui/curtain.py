"""Half of the curtain that hides the table while two players change seats; the other half is its mirror."""

import math

import numpy as np

from art.tools.colour import unit_rgb
from art.tools.noise import fbm, grain
from art.tools.raster import Pixels

FOLDS = 9


def curtain(w: int, h: int) -> Pixels:
    """Red velvet in folds with a gold border on its inner (right) edge and a fringe below."""
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    sway = 10 * np.sin(y / h * math.pi) + 7 * fbm(w, h, 300, 3, 5, 0.5, sx=0.6, sy=3)
    phase = (x + sway) / w * FOLDS * 2 * math.pi
    fold = 0.5 + 0.5 * np.sin(phase + 0.7 * np.sin(phase * 0.37))
    deep, lit = unit_rgb("#2f0a0c"), unit_rgb("#a3281f")
    cloth: Pixels = deep + (lit - deep) * (fold**1.35)[..., None]
    crease = np.exp(-((fold / 0.09) ** 2))
    cloth *= (1 - 0.5 * crease)[..., None]
    lozenge = (np.abs((x + sway) % 96 - 48) + np.abs(y % 96 - 48)) / 48
    thread = np.exp(-(((lozenge - 1) / 0.035) ** 2)) * (0.25 + 0.75 * fold)
    cloth += thread[..., None] * unit_rgb("#d9ab45") * 0.32
    cloth = _border(cloth, x, y, fold)
    cloth *= (1 + 0.035 * grain(w, h, 4))[..., None]
    lamplight: Pixels = 0.72 + 0.28 * np.sqrt(np.sin(y / h * math.pi))
    return (cloth * lamplight[..., None]).astype(np.float32)


def _border(cloth: Pixels, x: Pixels, y: Pixels, fold: Pixels) -> Pixels:
    """Gold braid, inked on both sides."""
    h, w = x.shape
    gold = unit_rgb("#7d5516") + (unit_rgb("#f0d27a") - unit_rgb("#7d5516")) * (0.25 + 0.75 * fold)[..., None]
    for gap, along in ((w - 1 - x, y), (h - 1 - y, x)):
        braid = (gap > 8) & (gap < 40)
        weave = 0.82 + 0.18 * np.sign(np.sin((along + gap) / 7.0) * np.sin((along - gap) / 7.0))
        cloth = np.where(braid[..., None], gold * weave[..., None], cloth)
        rim = (np.abs(gap - 8) < 2) | (np.abs(gap - 40) < 2)
        cloth = np.where(rim[..., None], unit_rgb("#150d06"), cloth)
    return cloth
