"""Evening light on a finished layer: warm towards the sun, cool away from it, bright on the rims."""

import math
from typing import NamedTuple

import numpy as np
from scipy.ndimage import gaussian_filter, shift

from art.title.sky import SUN
from art.tools.colour import unit_rgb
from art.tools.noise import fbm, grain
from art.tools.raster import Pixels

OVERSCAN = 40  # units drawn beyond each edge of the picture, for layers that move
WARM, COOL = np.array([1.10, 1.02, 0.86]), np.array([0.86, 0.94, 1.06])
RIM, WRAP = unit_rgb("#ffe6a0"), unit_rgb("#ffd98a")


class Light(NamedTuple):
    """How the sun strikes a layer.

    warmth of the wash, strength and width of the rim, glow at the edges; a dim below 1 shades it.
    """

    warmth: float = 1.0
    rim: float = 0.0
    width: float = 4.0
    wrap: float = 0.0
    dim: float = 1.0


def _distance(h: int, w: int, scale: float) -> Pixels:
    """Distance of every pixel from the sun, in units."""
    y, x = np.mgrid[0:h, 0:w].astype(np.float32) / scale - OVERSCAN
    distance: Pixels = np.hypot(x - SUN[0], (y - SUN[1]) * 1.25)
    return distance


def lit(pixels: Pixels, light: Light, scale: float) -> Pixels:
    """A layer (RGBA) as the sun lights it."""
    h, w = pixels.shape[:2]
    colour, alpha = pixels[..., :3], pixels[..., 3]
    near = np.exp(-((_distance(h, w, scale) / 620) ** 2))[..., None]
    gain = (0.84 + 0.30 * near) * (COOL + (WARM - COOL) * (0.25 + 0.75 * near))
    colour = colour * (1 + light.warmth * (gain - 1)) * light.dim
    if light.rim:
        edge = _rim(alpha, light.width, scale)[..., None] * light.rim * (0.5 + 0.8 * near)
        colour = colour + (RIM - colour) * np.clip(edge, 0, 0.95)
    if light.wrap:
        round_edge = gaussian_filter(1 - alpha, 7 * scale) * alpha
        glow = np.clip(round_edge * light.wrap, 0, 0.8)[..., None] * near
        colour = colour + (WRAP - colour) * glow
    return np.dstack([np.clip(colour, 0, 1), alpha]).astype(np.float32)


def _rim(alpha: Pixels, width: float, scale: float) -> Pixels:
    """What is solid here, but free a little way towards the sun; each side of it is lit from its own."""
    out = np.zeros_like(alpha)
    sun = int((SUN[0] + OVERSCAN) * scale)
    for side in (slice(0, sun), slice(sun, None)):
        half = alpha[:, side]
        rows, columns = np.nonzero(half > 0.5)
        if len(rows):
            across = SUN[0] - ((columns.mean() + side.start) / scale - OVERSCAN)
            down = SUN[1] - (rows.mean() / scale - OVERSCAN)
            step = width * scale / (math.hypot(across, down) or 1)
            free = 1 - shift(half, (-down * step, -across * step), order=1, mode="nearest")
            out[:, side] = gaussian_filter(half * free, 0.6 * scale)
    return out


def grained(pixels: Pixels, seed: int, scale: float) -> Pixels:
    """Paper grain over a layer, as over the whole board."""
    h, w = pixels.shape[:2]
    tooth = 1 + 0.028 * grain(w, h, seed, scale) + 0.025 * fbm(w, h, 240 * scale, 4, seed + 6)
    return np.dstack([np.clip(pixels[..., :3] * tooth[..., None], 0, 1), pixels[..., 3]])
