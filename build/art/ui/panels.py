"""Grounds for words: parchment panels, the dialog, tooltips, speech bubbles and the scroll of a menu."""

from functools import cache

import skia

from art.motifs.vines import leaf3
from art.pieces.parts import fixed_rng
from art.tools.curves import poly
from art.tools.paint import P, goldfill, lin, rect, rr, wash
from art.tools.paper import parchment
from art.tools.raster import img

FRAME_INK = "#150d06"
PAPER_SCALE = 2  # pixels of paper per unit
THREAD, THREAD_ON_DARK = "#6b2a16", "#d9ab45"

Area = tuple[float, float, float, float]


@cache
def _paper(w: float, h: float, seed: int, base: str, dark: str) -> skia.Image:
    size = (int(w * PAPER_SCALE), int(h * PAPER_SCALE))
    return img(parchment(*size, seed, base, dark, edge=True, k=0.3 * PAPER_SCALE))


def sheet(canvas: skia.Canvas, outline: skia.Path, area: Area, base: str, dark: str, seed: int = 1) -> None:
    """Paper cut to an outline, with a shadow under it."""
    x, y, w, h = area
    fallen = skia.Path(outline)
    fallen.offset(2, 4)
    canvas.drawPath(fallen, P("#000000", 0.55, blur=6))
    canvas.save()
    canvas.clipPath(outline, True)
    canvas.drawImageRect(_paper(w, h, seed, base, dark), rect(x, y, w, h), skia.SamplingOptions())
    canvas.restore()


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
    outline = skia.Path.RRect(rr(x, y, w, h, radius))
    sheet(canvas, outline, area, base, "#0c0805" if dark else "#a87c40", seed)
    canvas.drawPath(outline, P(FRAME_INK, 1, "stroke", 3))
    gold = P("#ffffff", 1, "stroke", 2.4, shader=goldfill(x, y, x + w, y + h))
    canvas.drawRRect(rr(x + 3.5, y + 3.5, w - 7, h - 7, radius - 2), gold)
    canvas.drawRRect(rr(x + 5.2, y + 5.2, w - 10.4, h - 10.4, radius - 3), P(FRAME_INK, 0.5, "stroke", 0.8))
    thread = P(THREAD_ON_DARK if dark else THREAD, 0.55, "stroke", 1)
    canvas.drawRRect(rr(x + 7.5, y + 7.5, w - 15, h - 15, radius - 4), thread)


def dialog(canvas: skia.Canvas, area: Area) -> None:
    """Panel for a question, with oak leaves in its corners."""
    x, y, w, h = area
    panel(canvas, area, 21, "#f1e3bd", 14)
    rng = fixed_rng(4)
    for cx, cy, sx, sy in ((x, y, 1, 1), (x + w, y, -1, 1), (x, y + h, 1, -1), (x + w, y + h, -1, -1)):
        canvas.save()
        canvas.translate(cx, cy)
        canvas.scale(sx, sy)
        canvas.drawPath(poly([(3, 3), (46, 3), (3, 46)]), P("#6f2216"))
        canvas.drawLine(46, 3, 3, 46, P("#e2b548", 1, "stroke", 2.4))
        canvas.drawLine(49, 3, 3, 49, P(FRAME_INK, 0.8, "stroke", 1.2))
        for turn in (0.785, 2.0, -0.43):
            leaf3(canvas, 15, 15, 12, turn, "#e2b548", rng, 1.1)
        canvas.drawCircle(15, 15, 2.6, P("#f6e2a0"))
        canvas.restore()


def tooltip(canvas: skia.Canvas, area: Area) -> None:
    """Small leaf of paper with a fine ink border."""
    x, y, w, h = area
    outline = skia.Path.RRect(rr(x, y, w, h, 6))
    sheet(canvas, outline, area, "#f7ecd0", "#c39a5c", 33)
    canvas.drawPath(outline, P(FRAME_INK, 1, "stroke", 2.2))
    canvas.drawRRect(rr(x + 3.4, y + 3.4, w - 6.8, h - 6.8, 4), P("#a8321f", 0.7, "stroke", 1))


def bubble(canvas: skia.Canvas, area: Area, tail: float) -> None:
    """What the minstrel says; its tail points down to the left, out of the lower left corner."""
    x, y, w, h = area
    body = skia.Path.RRect(rr(x, y, w, h, 16))
    foot = poly([(x + 18, y + h - 8), (x + 44, y + h - 8), (x + 8, y + h + tail)])
    outline = skia.Op(body, foot, skia.kUnion_PathOp)
    sheet(canvas, outline, (x, y, w, h + tail), "#f7ecd0", "#c39a5c", 34)
    canvas.drawPath(outline, P(FRAME_INK, 1, "stroke", 3))
    canvas.drawRRect(rr(x + 5, y + 5, w - 10, h - 10, 12), P("#a8321f", 0.6, "stroke", 1.2))


def scroll(canvas: skia.Canvas, area: Area) -> None:
    """Parchment between two turned rods, for a menu."""
    x, y, w, h = area
    panel(canvas, area, 81, base="#efe0b8", radius=6)
    for rod in (y - 16, y + h - 14):
        _scroll_rod(canvas, x, rod, w)


def _scroll_rod(canvas: skia.Canvas, x: float, y: float, w: float) -> None:
    canvas.drawRRect(rr(x - 22, y + 5, w + 44, 32, 15), P("#000000", 0.5, blur=7))
    canvas.drawRRect(rr(x - 22, y, w + 44, 30, 15), P(FRAME_INK))
    turned_wood = lin(0, y, 0, y + 30, ["#b9854f", "#8a5a2c", "#4a2e14"])
    canvas.drawRRect(rr(x - 20, y + 2, w + 40, 26, 13), wash(turned_wood))
    for line in (9, 14, 22):
        canvas.drawLine(x - 10, y + line, x + w + 10, y + line, P(FRAME_INK, 0.3, "stroke", 1))
    for knob in (x - 26, x + w + 26):
        canvas.drawCircle(knob, y + 15, 18, P(FRAME_INK))
        canvas.drawCircle(knob, y + 15, 15.8, wash(goldfill(knob - 16, y - 2, knob + 16, y + 32)))
        canvas.drawCircle(knob, y + 15, 9, P(FRAME_INK, 0.55, "stroke", 1.4))
