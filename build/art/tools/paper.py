"""Parchment: the ground of every picture."""

import numpy as np

from art.tools.colour import unit_rgb
from art.tools.noise import fbm
from art.tools.raster import Pixels

TIDE_LEVEL = 0.95


def parchment(
    w: int,
    h: int,
    seed: int = 1,
    base: str = "#ecdcb6",
    dark: str = "#b98f50",
    edge: bool = True,
    stain: float = 1.0,
    k: float = 1.0,
) -> Pixels:
    """Vellum with blotches, fibres, follicle specks, a tide line and (edge) a darkened rim; k scales it."""
    tone = _texture(w, h, seed, stain, k)
    specks = fbm(w, h, 9 * k, 2, seed + 5, 0.5)
    tone = tone + 0.10 * np.clip(specks - 2.15, 0, 1)
    tide = fbm(w, h, 260 * k, 4, seed + 6, 0.6)
    ring = np.exp(-(((tide - TIDE_LEVEL) / 0.035) ** 2))
    tone = tone + 0.045 * stain * ring + 0.03 * stain * (tide > TIDE_LEVEL)
    if edge:
        tone = _darken_rim(tone, seed, k)
    tone = np.clip(tone, 0, 1)[..., None]
    return (unit_rgb(base) * (1 - tone) + unit_rgb(dark) * tone * 0.92).astype(np.float32)


def _texture(w: int, h: int, seed: int, stain: float, k: float) -> Pixels:
    """Blotches at three sizes and fibres in two directions."""
    big = fbm(w, h, 420 * k, 5, seed, 0.55)
    mid = fbm(w, h, 70 * k, 4, seed + 1, 0.55)
    fine = fbm(w, h, 5 * k, 3, seed + 2, 0.7)
    across = fbm(w, h, 26 * k, 3, seed + 3, 0.6, sx=3.2, sy=0.5)
    along = fbm(w, h, 22 * k, 3, seed + 4, 0.6, sx=0.45, sy=2.8)
    fibres = across * 0.5 + along * 0.5
    tone: Pixels = 0.10 + 0.075 * stain * big + 0.035 * mid + 0.02 * fine + 0.022 * fibres
    return tone


def _darken_rim(tone: Pixels, seed: int, k: float) -> Pixels:
    h, w = tone.shape
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    margin = np.minimum(np.minimum(x, w - 1 - x), np.minimum(y, h - 1 - y))
    margin = margin + 22 * k * fbm(w, h, 90 * k, 4, seed + 7, 0.6)
    margin = np.clip(margin, 0, None)
    darker: Pixels = tone + 0.34 * np.exp(-margin / (46 * k)) + 0.10 * np.exp(-margin / (190 * k))
    return darker
