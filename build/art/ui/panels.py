"""Parchment panels, the scroll of a menu, and buttons, all without words."""

from functools import cache

import skia

from art.tools.colour import mixh
from art.tools.paint import P, goldfill, lin, rr, wash
from art.tools.paper import parchment
from art.tools.raster import img

FRAME_INK = "#150d06"

Area = tuple[float, float, float, float]


@cache
def _panel_paper(w: int, h: int, seed: int, base: str, dark: str) -> skia.Image:
    return img(parchment(w, h, seed, base, dark, edge=True, k=0.42))


def panel(
    canvas: skia.Canvas,
    area: Area,
    seed: int = 1,
    base: str = "#eedfb8",
    radius: float = 10,
    dark: bool = False,
) -> None:
    """Parchment panel with a gold rim."""
    x, y, w, h = area
    canvas.drawRRect(rr(x + 2, y + 5, w, h, radius), P("#000000", 0.6, blur=8))
    canvas.save()
    canvas.clipRRect(rr(x, y, w, h, radius), True)
    canvas.drawImage(_panel_paper(int(w), int(h), seed, base, "#0c0805" if dark else "#a87c40"), x, y)
    canvas.restore()
    canvas.drawRRect(rr(x, y, w, h, radius), P(FRAME_INK, 1, "stroke", 3))
    gold = P("#ffffff", 1, "stroke", 2.4, shader=goldfill(x, y, x + w, y + h))
    canvas.drawRRect(rr(x + 3.5, y + 3.5, w - 7, h - 7, radius - 2), gold)
    thread = P("#d9ab45" if dark else "#6b2a16", 0.55, "stroke", 1)
    canvas.drawRRect(rr(x + 6.5, y + 6.5, w - 13, h - 13, radius - 4), thread)


def scroll(canvas: skia.Canvas, area: Area) -> None:
    """Parchment between two turned rods, for a menu."""
    x, y, w, h = area
    panel(canvas, area, 81, base="#efe0b8", radius=16)
    for rod in (y - 16, y + h - 14):
        _scroll_rod(canvas, x, rod, w)


def _scroll_rod(canvas: skia.Canvas, x: float, y: float, w: float) -> None:
    canvas.drawRRect(rr(x - 26, y + 5, w + 52, 32, 15), P("#000000", 0.5, blur=7))
    canvas.drawRRect(rr(x - 26, y, w + 52, 30, 15), P(FRAME_INK))
    turned_wood = lin(0, y, 0, y + 30, ["#c08c56", "#8a5a2c", "#4a2e14"])
    canvas.drawRRect(rr(x - 24, y + 2, w + 48, 26, 13), wash(turned_wood))
    for knob in (x - 30, x + w + 30):
        canvas.drawCircle(knob, y + 15, 19, P(FRAME_INK))
        canvas.drawCircle(knob, y + 15, 16.6, wash(goldfill(knob - 16, y - 2, knob + 16, y + 32)))


def button(canvas: skia.Canvas, x: float, y: float, w: float, h: float, base: str) -> None:
    """Enamel of a base colour in a gold rim."""
    canvas.drawRRect(rr(x + 1, y + 4, w, h, 9), P("#000000", 0.55, blur=4))
    canvas.drawRRect(rr(x, y, w, h, 9), P(FRAME_INK))
    canvas.drawRRect(rr(x + 1.6, y + 1.6, w - 3.2, h - 3.2, 8), wash(goldfill(x, y, x + w, y + h)))
    enamel = [mixh(base, "#ffffff", 0.28), base, mixh(base, "#000000", 0.35)]
    canvas.drawRRect(rr(x + 4, y + 4, w - 8, h - 8, 6), wash(lin(x, y, x, y + h, enamel)))
    canvas.drawRRect(rr(x + 5, y + 5, w - 10, (h - 10) * 0.45, 5), P("#ffffff", 0.10))
