"""Painted frame of the board, and the last unifying touch of paper."""

import math

import numpy as np
import skia

from art.board.panels import Panels
from art.board.sheet import Sheet
from art.board.streams import Streams
from art.motifs.emblems import dev_arrow, dev_crown, dev_oak, dev_stag, roundel
from art.motifs.vines import leaf3
from art.tools.colour import Rng
from art.tools.ink import ink
from art.tools.noise import fbm
from art.tools.paint import P, goldfill, lin, rect, wash
from art.tools.raster import Pixels

BLUE, RED, GREEN = "#1d3c5f", "#6f2216", "#274f2c"
BAND_INSET = 35
BAND_HALF = 23.5
PANEL = 292
RULE = 3.4
ROUNDEL = 42
FOLDS_X = (800, 1600)
FOLD_Y = 750


def draw_frame(canvas: skia.Canvas, width: float, height: float, streams: Streams) -> None:
    """Walnut edge, four bands of panels and a roundel on a leafed plate in every corner."""
    rng = streams.of("frame")
    for edge in ((0, 0, width, 11), (0, height - 11, width, height), (0, 0, 11, height)):
        canvas.drawRect(skia.Rect.MakeLTRB(*edge), P("walnut"))
    canvas.drawRect(skia.Rect.MakeLTRB(width - 11, 0, width, height), P("walnut"))
    shadow = skia.Rect.MakeLTRB(58, 58, width - 58, height - 58)
    canvas.drawRect(shadow, P("#1c1006", 0.45, "stroke", 12, blur=6))
    near = BAND_INSET
    right, bottom = width - near, height - near
    panels = Panels(streams, BAND_HALF)
    _band(canvas, near, near, width - 2 * near, True, (BLUE, RED), panels, rng)
    _band(canvas, right, near, height - 2 * near, False, (RED, BLUE), panels, rng)
    _band(canvas, near, bottom, width - 2 * near, True, (RED, BLUE), panels, rng)
    _band(canvas, near, near, height - 2 * near, False, (BLUE, RED), panels, rng)
    corners = (
        (near, near, GREEN, dev_oak),
        (right, near, BLUE, dev_crown),
        (near, bottom, "#7d2417", dev_arrow),
        (right, bottom, GREEN, dev_stag),
    )
    for x, y, enamel, device in corners:
        _corner_plate(canvas, x, y, rng)
        roundel(canvas, x, y, ROUNDEL, rng, enamel, device)


def _band(
    canvas: skia.Canvas,
    x: float,
    y: float,
    length: float,
    upright: bool,
    grounds: tuple[str, str],
    panels: Panels,
    rng: Rng,
) -> None:
    """Panels of alternate grounds between gold bars and rules; upright bands run to the right."""
    h = BAND_HALF
    canvas.save()
    canvas.translate(x, y)
    if not upright:
        canvas.rotate(90)
    count = round(length / PANEL)
    each = length / count
    for i in range(count):
        panels.paint(canvas, i * each, each, grounds[i % 2], upright)
    for i in range(count + 1):
        bar = rect(i * each - 3.2, -h, 6.4, 2 * h)
        canvas.drawRect(bar, wash(lin(0, -h, 0, h, ["#f6e2a0", "#c4902f", "#8a5f1c"])))
        for dx in (-3.2, 3.2):
            ink(canvas, [(i * each + dx, -h), (i * each + dx, h)], 1.1, rng=rng, taper=0)
    for rule in (-h, h):
        gold = lin(0, rule - RULE, 0, rule + RULE, ["#f9e9b4", "#cf9e3a", "#805717"])
        canvas.drawRect(rect(-h, rule - RULE, length + 2 * h, 2 * RULE), wash(gold))
        for d in (-RULE, RULE):
            ink(canvas, [(-h, rule + d), (length + h, rule + d)], 1.3, rng=rng, taper=0, wob=0.25)
    canvas.restore()


def _corner_plate(canvas: skia.Canvas, x: float, y: float, rng: Rng) -> None:
    """Gold square under a roundel, with leaves that grow over the corner of the map and along the bands."""
    half = BAND_HALF + 8
    plate = rect(x - half, y - half, 2 * half, 2 * half)
    canvas.drawRect(plate, P("#1c1006", 0.5, blur=5))
    canvas.drawRect(plate, wash(goldfill(x - half, y - half, x + half, y + half)))
    corners = [(x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)]
    ink(canvas, corners, 1.8, rng=rng, closed=True, wob=0.1)
    for quarter in range(8):
        turn = quarter * math.pi / 4
        reach = ROUNDEL - 6 if quarter % 2 else ROUNDEL - 4
        fill = ("#b23a22", "#7f9a4a")[quarter % 2]
        root = (x + reach * math.cos(turn), y + reach * math.sin(turn))
        leaf3(canvas, *root, 19 if quarter % 2 else 16, turn, fill, rng, 1.3)


def unify(base: Pixels, sheet: Sheet) -> Pixels:
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


def _crease(d: Pixels, dark: float, light: float) -> Pixels:
    """Brightness across a fold at the distance d."""
    valley = dark * np.exp(-((d / 2.2) ** 2))
    ridge = light * np.exp(-(((d - 5) / 3.0) ** 2))
    brightness: Pixels = 1 - valley + ridge - 0.02 * np.exp(-((d / 34) ** 2))
    return brightness
