"""The palette of the game and small colour arithmetic on #rrggbb strings."""

import numpy as np
import skia

from art.tools.curves import Array

Rng = np.random.Generator

PAL = {
    "ink": "#2a1a0e",
    "inksoft": "#5b4129",
    "umber": "#6e4d2a",
    "night": "#1b1712",
    "walnut": "#2a1c12",
    "parch": "#ecdcb6",
    "parch_hi": "#f7edd2",
    "parch_dk": "#c9ab74",
    "white": "#fbf5e4",
    "verm": "#a8321f",
    "verm_dk": "#75200f",
    "plum": "#5f2f45",
    "azure": "#27517f",
    "azure_dk": "#16324f",
    "azure_lt": "#7fa6bf",
    "gold": "#c6962f",
    "gold_hi": "#f0d27a",
    "gold_dk": "#7d5516",
    "wheat": "#dcbf6e",
    "leaf": "#5f7f3a",
    "leaf_dk": "#2f4a23",
    "leaf_lt": "#9db164",
    "lincoln": "#2f6b3a",
    "lincoln_dk": "#173c20",
    "clay": "#b9683c",
    "thatch": "#c39a4f",
    "slate": "#6c7683",
    "stone": "#b9ad95",
    "stone_dk": "#7d735f",
    "steel": "#aab3ba",
    "steel_dk": "#565f68",
}

SHADE_INK = "#2c1c10"


def hexrgb(h: str) -> tuple[int, int, int]:
    """Split #rrggbb into three numbers from 0 to 255."""
    h = h.lstrip("#")
    return int(h[0:2], 16), int(h[2:4], 16), int(h[4:6], 16)


def unit_rgb(h: str) -> Array:
    """Split #rrggbb into three numbers from 0 to 1."""
    return np.array(hexrgb(h)) / 255.0


def to_hex(rgb: tuple[int, ...]) -> str:
    return "#{:02x}{:02x}{:02x}".format(*rgb)


def col(h: str, a: float = 1.0) -> int:
    """Skia colour of a palette name or #rrggbb with opacity a."""
    red, green, blue = hexrgb(PAL.get(h, h))
    return int(skia.Color(red, green, blue, round(255 * a)))


def mixh(a: str, b: str, t: float) -> str:
    """Mix two colours: t = 0 gives a, t = 1 gives b."""
    start = hexrgb(PAL.get(a, a))
    end = hexrgb(PAL.get(b, b))
    return to_hex(tuple(round(x + (y - x) * t) for x, y in zip(start, end, strict=True)))


def shade(h: str, t: float) -> str:
    """Darken a colour towards warm brown ink."""
    return mixh(h, SHADE_INK, t)


def jit(h: str, rng: Rng, dv: float = 0.06, dh: float = 0.04) -> str:
    """Vary a colour a little in value (dv) and hue (dh), so that no two trees are alike."""
    rgb = unit_rgb(PAL.get(h, h))
    value = 1 + rng.uniform(-dv, dv)
    rgb = rgb * value + rng.uniform(-dh, dh, 3) * 0.5
    rgb = np.clip(rgb, 0, 1)
    return to_hex(tuple(int(x * 255) for x in rgb))
