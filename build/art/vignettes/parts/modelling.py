"""Light and shade that every painted shape gets: form shadow, two layers of folds, contact shadow."""

from functools import cache

import numpy as np
import skia
from numpy.random import Generator
from skia import Canvas

from art.tools.colour import mixh
from art.tools.curves import Array
from art.tools.ink import ink
from art.tools.noise import fbm
from art.tools.paint import P
from art.tools.raster import img
from art.vignettes.parts.palette import DARK, LIGHT

RIM_SHARE = 0.13
RIM_LEAST, RIM_MOST = 0.7, 4.6
SHADOW_INK = "#2a1408"
GROUND_SHADOW = "#140c04"
GRAIN_DETAIL = 2  # samples of pigment grain per unit of the picture


def form_shadow(c: Canvas, path: skia.Path, mirrored: bool = False, a: float = 0.30) -> None:
    """Darken the lower right rim inside a path and lighten the upper left, as a second wash would."""
    b = path.getBounds()
    d = float(np.clip(min(b.width(), b.height()) * RIM_SHARE, RIM_LEAST, RIM_MOST))
    side = -1 if mirrored else 1
    with skia.AutoCanvasRestore(c):
        c.clipPath(path, True)
        c.translate(-0.8 * d * side, -0.8 * d)
        c.drawPath(path, P(SHADOW_INK, a * 0.55, "stroke", 2 * d, blur=0.5 * d))
        c.drawPath(path, P(SHADOW_INK, a * 0.6, "stroke", 0.9 * d, blur=0.12 * d))
        c.translate(1.5 * d * side, 1.5 * d)
        c.drawPath(path, P(LIGHT, a * 0.45, "stroke", 0.7 * d, blur=0.3 * d))


def draw_fold(
    c: Canvas,
    q: Array,
    fill: str,
    rng: Generator,
    shift: float = 2.2,
    k: float = 1.0,
    weight: float = 1.4,
) -> None:
    """One fold: a broad and a narrow shadow, a lit ridge, the pen line and a short second line beside it."""
    dark, step = mixh(fill, DARK, 0.5), 3 / k
    ink(c, q + [shift * 1.9, 0], abs(shift) * 3.4, dark, 0.22, rng, taper=0.9, wob=0.2 / k, step=step)
    ink(c, q + [shift * 0.8, 0], abs(shift) * 1.5, dark, 0.42, rng, taper=0.9, wob=0.2 / k, step=step)
    ridge = mixh(fill, LIGHT, 0.45)
    ink(c, q - [shift * 0.9, 0], abs(shift) * 0.7, ridge, 0.5, rng, taper=0.9, wob=0, step=step)
    ink(c, q, weight, a=0.85, rng=rng, taper=0.8, wob=0.2 / k, step=step)
    if len(q) > 8:
        second = q[int(len(q) * 0.5) : int(len(q) * 0.94)] + [shift * 2.3, 0]
        ink(c, second, weight * 0.72, a=0.5, rng=rng, taper=0.9, wob=0.2 / k, step=step)


def ground_shadow(c: Canvas, x: float, y: float, w: float, h: float, a: float) -> None:
    """Shadow on the ground: a wide soft one falling to the right and a dark one where something touches."""
    wide = skia.Rect.MakeXYWH(x - w * 0.46, y - h * 0.5, w * 1.12, h)
    close = skia.Rect.MakeXYWH(x - w * 0.38, y - h * 0.24, w * 0.78, h * 0.5)
    c.drawOval(wide, P(GROUND_SHADOW, a, blur=4))
    c.drawOval(close, P(GROUND_SHADOW, min(1, a * 1.25), blur=1.8))


@cache
def _pigment(w: int, h: int) -> skia.Image:
    """Pigment settled in blotches and in the tooth of the paper, as a grey to multiply by."""
    k = GRAIN_DETAIL
    sizes = ((60, 71), (12, 72), (2.4, 73))
    blotch, mid, tooth = (fbm(w * k, h * k, size * k, 3, seed) for size, seed in sizes)
    grey = np.clip(0.978 - 0.030 * blotch - 0.026 * mid - 0.030 * tooth, 0, 1)
    return img(np.dstack([grey, grey * 0.995, grey * 0.985]))


def granulate(c: Canvas, w: int, h: int) -> None:
    """Lay the grain of the pigment over a finished picture."""
    paint = skia.Paint(AntiAlias=True)
    paint.setBlendMode(skia.BlendMode.kMultiply)
    smooth_scaling = skia.SamplingOptions(skia.FilterMode.kLinear)
    c.drawImageRect(_pigment(w, h), skia.Rect.MakeWH(w, h), smooth_scaling, paint)
