"""Painted frame of the board, and the last unifying touch of paper."""

import numpy as np
import skia

from art.board.sheet import Sheet
from art.motifs.emblems import dev_arrow, dev_crown, dev_oak, dev_stag, roundel
from art.motifs.vines import frame_bands
from art.tools.colour import Rng
from art.tools.noise import fbm
from art.tools.paint import P

BLUE, RED, GREEN = "#1d3c5f", "#6f2216", "#274f2c"
BAND_INSET = 34
BAND_HALF = 22
PANEL = 292
FOLDS_X = (800, 1600)
FOLD_Y = 750


def draw_frame(canvas: skia.Canvas, width: float, height: float, rng: Rng) -> None:
    """Walnut edge, four vine bands and a roundel in every corner."""
    for edge in ((0, 0, width, 10), (0, height - 10, width, height), (0, 0, 10, height)):
        canvas.drawRect(skia.Rect.MakeLTRB(*edge), P("walnut"))
    canvas.drawRect(skia.Rect.MakeLTRB(width - 10, 0, width, height), P("walnut"))
    shadow = skia.Rect.MakeLTRB(56, 56, width - 56, height - 56)
    canvas.drawRect(shadow, P("#1c1006", 0.45, "stroke", 12, blur=6))
    near = BAND_INSET
    right, bottom = width - near, height - near
    frame_bands(canvas, (width, height), near, BAND_HALF, rng, PANEL, (BLUE, RED), (RED, BLUE))
    roundel(canvas, near, near, 40, rng, GREEN, dev_oak)
    roundel(canvas, right, near, 40, rng, BLUE, dev_crown)
    roundel(canvas, near, bottom, 40, rng, "#7d2417", dev_arrow)
    roundel(canvas, right, bottom, 40, rng, GREEN, dev_stag)


def unify(base: np.ndarray, sheet: Sheet) -> np.ndarray:
    """Paper tooth over everything, a warm vignette and three faint folds."""
    k = sheet.scale
    fine = fbm(*sheet.pixels, 6 * k, 2, 77, 0.7)
    broad = fbm(*sheet.pixels, 300 * k, 4, 78, 0.5)
    tooth = 1 + 0.030 * sheet.tooth + 0.020 * fine + 0.022 * broad
    base *= tooth[..., None]
    width, height = sheet.pixels
    y, x = np.mgrid[0:height, 0:width].astype(np.float32) / np.float32(k)
    half_w, half_h = sheet.width / 2, sheet.height / 2
    corner = np.clip(np.hypot((x - half_w) / half_w, (y - half_h) / half_h) - 0.72, 0, None)
    base *= 1 - 0.20 * corner[..., None] * np.array([0.8, 1.0, 1.25])
    for fold in FOLDS_X:
        base *= _crease(x - fold - 2 * np.sin(y / 130.0), 0.055, 0.035)[..., None]
    base *= _crease(y - FOLD_Y - 2 * np.sin(x / 170.0), 0.05, 0.03)[..., None]
    return np.clip(base, 0, 1)


def _crease(d: np.ndarray, dark: float, light: float) -> np.ndarray:
    """Brightness across a fold at the distance d."""
    valley = dark * np.exp(-((d / 2.2) ** 2))
    ridge = light * np.exp(-(((d - 5) / 3.0) ** 2))
    return 1 - valley + ridge - 0.02 * np.exp(-((d / 34) ** 2))
