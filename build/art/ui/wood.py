"""The wooden table under everything."""

import numpy as np

from art.tools.colour import unit_rgb
from art.tools.noise import fbm
from art.tools.raster import Pixels

TILE_LIGHT = 0.74


def wood(w: int, h: int, seed: int = 3, plank: int = 180) -> Pixels:
    """Planked table top as an RGB array."""
    dark, middle, light = unit_rgb("#20140b"), unit_rgb("#46301c"), unit_rgb("#6a4a2c")
    y = np.mgrid[0:h, 0:w].astype(np.float32)[0]
    warp = fbm(w, h, 260, 4, seed, 0.5, sx=2.6, sy=1) * 26
    tone = np.zeros((h, w), np.float32)
    for i, top in enumerate(range(0, h, plank)):
        rng = np.random.default_rng(seed * 77 + i)
        rows = slice(top, min(h, top + plank))
        u = y[rows] - top + warp[rows] * (1 + 0.4 * rng.normal()) + rng.uniform(0, 900)
        tone[rows] = 0.5 + 0.22 * np.sin(u / 9.0) + 0.16 * np.sin(u / 3.7 + 1) + 0.10 * rng.normal()
    long_grain = fbm(w, h, 30, 4, seed + 5, 0.6, sx=14, sy=0.5)
    pores = fbm(w, h, 8, 2, seed + 6, 0.7, sx=10, sy=0.4)
    tone += 0.16 * long_grain + 0.08 * pores
    tone = np.clip(tone, 0, 1)[..., None]
    lower = dark + (middle - dark) * (tone * 2)
    upper = middle + (light - middle) * ((tone - 0.5) * 2)
    out = np.where(tone < 0.5, lower, upper)
    gap = y % plank
    out *= (1 - 0.65 * np.exp(-gap / 2.2) - 0.35 * np.exp(-(plank - gap) / 3.0))[..., None]
    return out.astype(np.float32)


def table(w: int, h: int) -> Pixels:
    """Wooden table, darker towards the corners."""
    pixels = wood(w, h)
    y, x = np.mgrid[0:h, 0:w]
    out = np.hypot((x - w / 2) / (w / 2), (y - h / 2) / (h / 2))
    pixels *= (1.05 - 0.35 * np.clip(out, 0, 1.4))[..., None]
    return pixels


def tile(side: int, planks: int = 4, seam: int = 96) -> Pixels:
    """Square of planks that joins itself on all sides: its left edge continues its right."""
    pixels = wood(side + seam, side, 11, side // planks)
    fade = np.linspace(0, 1, seam, dtype=np.float32)[None, :, None]
    out = pixels[:, :side].copy()
    out[:, :seam] = pixels[:, side:] * (1 - fade) + out[:, :seam] * fade
    return out * TILE_LIGHT
