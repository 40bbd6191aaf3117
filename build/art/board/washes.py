"""Watercolour: washes of the spaces, light glades under the pieces and the river."""

from functools import partial
from typing import NamedTuple

import numpy as np
import skia
from scipy import ndimage as ndi

from art.board.plan import ORDER, Plan
from art.board.rivers import water_path
from art.board.sheet import Sheet
from art.geometry.map_file import SLOTS
from art.tools.colour import unit_rgb
from art.tools.curves import poly
from art.tools.paint import P
from art.tools.raster import Pixels, arr

TINT = {
    "blyth": "#dcb65c",
    "retford": "#cf8a68",
    "tuxford": "#d3a356",
    "newark": "#d08d84",
    "bingham": "#d8b260",
    "remston": "#c98e64",
    "mansfield": "#c69c60",
    "shire_wood": "#5e8a3c",
    "southwell_forest": "#4f8346",
    "nottingham": "#c98d62",
    "ollerton_hill": "#a9b45a",
}


class Wash(NamedTuple):
    """How a wash lies: its strength, dark rim, share in the middle, and how far it pools inwards."""

    strength: float
    rim: float
    inner: float
    reach: float


FOREST_WASH = Wash(0.95, 0.50, 0.52, 70)
TOWN_WASH = Wash(0.55, 0.30, 0.8, 40)
HILL_WASH = Wash(0.8, 0.35, 0.6, 30)
PARISH_WASH = Wash(1.0, 0.42, 0.30, 46)
RIVER_WASH = Wash(0.62, 0.55, 0.55, 9)
WASHES = {"forest": FOREST_WASH, "town": TOWN_WASH, "hill": HILL_WASH, "parish": PARISH_WASH}
WATER = "#a9c6cc"
WATER_PIGMENT = "#3b78a0"


def pigment(base: Pixels, sheet: Sheet, mask: Pixels, color: str, wash: Wash, inverted: bool) -> None:
    """Beer-Lambert watercolour: light = colour ** density; pigment pools at the rim and granulates."""
    ys, xs = np.where(mask > 0.004)
    part = np.s_[ys.min() : ys.max() + 1, xs.min() : xs.max() + 1]
    cover = mask[part]
    d = ndi.distance_transform_edt(np.pad(cover > 0.5, 1))[1:-1, 1:-1] / sheet.scale
    a = -sheet.blotches[part] if inverted else sheet.blotches[part]
    b = sheet.mottle[part]
    pooled = np.clip(d + 6 * b, 0, None)
    density = (
        wash.strength
        * (wash.inner + (1 - wash.inner) * np.exp(-pooled / wash.reach))
        * (1 + 0.20 * a + 0.10 * b)
        + wash.rim * np.exp(-np.clip(d + 1.2 * b, 0, None) / 3.2)
        + wash.rim * 0.35 * np.exp(-(((d - 9 - 3 * b) / 3.0) ** 2))
    )
    density = np.clip(density * (1 + 0.10 * sheet.tooth[part]), 0, 3)[..., None]
    cover = cover[..., None]
    base[part] *= (1 - cover) + cover * np.power(unit_rgb(color), density)


def _fill(canvas: skia.Canvas, path: skia.Path) -> None:
    canvas.drawPath(path, P("#ffffff"))


def wash_spaces(base: Pixels, sheet: Sheet, plan: Plan) -> None:
    for i, space in enumerate(ORDER):
        outline = poly(plan.spaces[space]["polygon"])
        mask = sheet.mask(partial(_fill, path=outline))
        # every second space turns the blotches round, so that neighbours differ
        pigment(base, sheet, mask, TINT[space], WASHES[plan.spaces[space]["type"]], inverted=i % 2 == 1)


def lighten_glades(base: Pixels, sheet: Sheet, plan: Plan) -> Pixels:
    """Pale ground under the piece slots, so that pieces always sit on a calm spot."""
    layer = sheet.layer()
    canvas = layer.getCanvas()
    for space in ORDER:
        slots = [area for slot in SLOTS if (area := plan.spaces[space][slot])]
        if slots and space != "nottingham":
            _glade(canvas, slots, plan.is_forest(space))
    cover = arr(layer)[..., 3:]
    ragged = 0.5 + 1.6 * (cover - 0.34) + 0.26 * sheet.mottle[..., None] + 0.10 * sheet.blotches[..., None]
    alpha: Pixels = np.clip(0.55 * cover + 0.45 * cover * np.clip(ragged, 0, 1), 0, 0.85)
    return base * (1 - alpha) + unit_rgb("#f1e7bf") * alpha


def _glade(canvas: skia.Canvas, slots: list[list[float]], forest: bool) -> None:
    left = min(z[0] for z in slots) - 14
    top = min(z[1] for z in slots) - 16
    right = max(z[0] + z[2] for z in slots) + 14
    bottom = max(z[1] + z[3] for z in slots) + 14
    paint = P("#e9e6b0", 0.62, blur=26) if forest else P("#f4eac2", 0.30, blur=26)
    canvas.drawRoundRect(skia.Rect.MakeLTRB(left, top, right, bottom), 90, 80, paint)


def wash_river(base: Pixels, sheet: Sheet, plan: Plan) -> Pixels:
    path = water_path(plan.river)
    mask = sheet.mask(partial(_fill, path=path))
    bank = sheet.mask(lambda canvas: canvas.drawPath(path, P("#ffffff", 1, "stroke", 16, blur=5)))
    water = mask[..., None]
    base *= 1 - 0.16 * bank[..., None] * (1 - water) * np.array([0.5, 0.7, 1.0])
    base = base * (1 - water) + (base * 0.25 + unit_rgb(WATER) * 0.75) * water
    pigment(base, sheet, mask, WATER_PIGMENT, RIVER_WASH, inverted=True)
    return base
