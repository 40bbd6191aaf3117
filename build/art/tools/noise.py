"""Seeded noise: fractal fields for paper and paint, and a one-line tremor for pen strokes."""

import math

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from art.tools.colour import Rng
from art.tools.curves import Array

FINEST_GRID = 1.2


def fbm(
    w: int,
    h: int,
    scale: float,
    octaves: int = 5,
    seed: int = 0,
    pers: float = 0.5,
    sx: float = 1.0,
    sy: float = 1.0,
) -> NDArray[np.float32]:
    """Fractal noise of unit variance; scale is the largest blotch in pixels, sx and sy stretch it."""
    rng = np.random.default_rng(seed)
    out = np.zeros((h, w), np.float32)
    amplitude = 1.0
    power = 0.0
    for octave in range(octaves):
        cell = scale / 2**octave
        if cell < FINEST_GRID:
            break
        cells_x = w / (cell * sx)
        cells_y = h / (cell * sy)
        shape = (max(3, int(cells_y) + 3), max(3, int(cells_x) + 3))
        grid = Image.fromarray(rng.normal(size=shape).astype(np.float32))
        left, top = rng.uniform(0, 1, 2)
        window = (left, top, left + cells_x, top + cells_y)
        out += amplitude * np.asarray(grid.resize((w, h), Image.BICUBIC, box=window), np.float32)
        power += amplitude * amplitude
        amplitude *= pers
    return out / math.sqrt(power)


def grain(w: int, h: int, seed: int = 9, k: float = 1.0) -> NDArray[np.float32]:
    """Paper tooth: a fine and a middle noise."""
    return fbm(w, h, 3.2 * k, 2, seed, 0.8) * 0.6 + fbm(w, h, 14 * k, 3, seed + 1, 0.6) * 0.4


def n1(n: int, period: float, rng: Rng) -> Array:
    """Smooth one-dimensional noise of n samples."""
    if n < 1:
        return np.zeros(0)
    knots = rng.normal(size=int(n / period) + 4)
    offset = rng.uniform(0, 1)
    position = np.arange(n) / period + offset
    left = position.astype(int)
    f = position - left
    f = f * f * (3 - 2 * f)
    noise: Array = knots[left] * (1 - f) + knots[left + 1] * f
    return noise
