"""Card stock: paper, gold frame, margin vines, framed miniature and the finishing grain."""

import math
from collections.abc import Sequence

import numpy as np
import skia

from art.cards.layout import CH, CW, Box
from art.motifs.vines import leaf3
from art.tools.colour import Rng
from art.tools.ink import ink, shape
from art.tools.noise import fbm, grain
from art.tools.paint import P, goldfill, rect, rr, wash
from art.tools.paper import parchment
from art.tools.raster import arr, img, surf
from art.vignettes.catalogue import Draw
from art.vignettes.parts.paint import HEIGHT, WIDTH

VINE_LEAVES = ("#b23a22", "#5d8a3c", "#3f6fa0")


def paper(seed: int, base: str = "#f1e3c0") -> skia.Image:
    return img(parchment(CW, CH, seed, base, "#b5894a", edge=True, k=0.6))


def start(background: skia.Image) -> skia.Surface:
    """Surface with the paper on it, clipped to round corners until finish()."""
    surface = surf(CW, CH)
    canvas = surface.getCanvas()
    canvas.save()
    canvas.clipRRect(rr(0, 0, CW, CH, 26), True)
    canvas.drawImage(background, 0, 0)
    return surface


def finish(surface: skia.Surface) -> skia.Image:
    """Lay paper grain and a soft bevel over the whole card."""
    surface.getCanvas().restore()
    pixels = arr(surface)
    tooth = 1 + 0.025 * grain(CW, CH, 5, 0.8) + 0.015 * fbm(CW, CH, 120, 3, 8)
    pixels[..., :3] *= tooth[..., None]
    y, x = np.mgrid[0:CH, 0:CW]
    margin = np.minimum(np.minimum(x, CW - 1 - x), np.minimum(y, CH - 1 - y))
    pixels[..., :3] *= (1 - 0.22 * np.exp(-margin / 3.5))[..., None]
    return img(pixels)


def goldrule(
    canvas: skia.Canvas, x: float, y: float, w: float, h: float, r: float = 10, lw: float = 6
) -> None:
    """Gold line round a rectangle."""
    canvas.drawRRect(rr(x, y, w, h, r), P("ink", 1, "stroke", lw + 2.6))
    gold = P("#ffffff", 1, "stroke", lw, shader=goldfill(x, y, x + w, y + h))
    canvas.drawRRect(rr(x, y, w, h, r), gold)


def card_frame(canvas: skia.Canvas) -> None:
    goldrule(canvas, 11, 11, CW - 22, CH - 22, 18, 4.5)
    canvas.drawRRect(rr(19, 19, CW - 38, CH - 38, 13), P("verm", 0.8, "stroke", 1.4))


def miniature(canvas: skia.Canvas, box: Box, draw: Draw, seed: int = 4) -> None:
    """Vignette in a gold frame with lozenges at the corners."""
    x, y, w, h = box
    rng = np.random.default_rng(seed)
    canvas.drawRect(rect(x - 9, y - 9, w + 18, h + 18), P("#1c1006", 0.5, blur=6))
    canvas.drawRect(rect(x - 10, y - 10, w + 20, h + 20), P("ink"))
    canvas.drawRect(rect(x - 8, y - 8, w + 16, h + 16), wash(goldfill(x, y, x + w, y + h)))
    canvas.drawRect(rect(x - 3, y - 3, w + 6, h + 6), P("ink"))
    canvas.save()
    canvas.translate(x, y)
    canvas.clipRect(skia.Rect.MakeWH(w, h), True)
    k = max(w / WIDTH, h / HEIGHT)
    canvas.scale(k, k)
    draw(canvas)
    canvas.restore()
    canvas.drawRect(rect(x, y, w, h), P("#3a1d08", 0.35, "stroke", 14, blur=8))
    for px, py in ((x - 5, y - 5), (x + w + 5, y - 5), (x - 5, y + h + 5), (x + w + 5, y + h + 5)):
        lozenge = [(px - 13, py), (px, py - 13), (px + 13, py), (px, py + 13)]
        shape(canvas, lozenge, "#1d3c5f", 1.8, rng=rng, wob=0.1)
        canvas.drawCircle(px, py, 4.4, P("#f0d27a"))


def margin_vines(canvas: skia.Canvas, rng: Rng, leafs: Sequence[str] = VINE_LEAVES) -> None:
    for x in (31, CW - 31):
        _side_vine(canvas, x, 150, CH - 210, rng, leafs)


def _side_vine(
    canvas: skia.Canvas, x: float, y: float, length: float, rng: Rng, leafs: Sequence[str]
) -> None:
    """Sparse upright vine; the dense scroll of the bands turns to mud below 24 pixels."""
    canvas.save()
    canvas.translate(x, y)
    canvas.rotate(90)
    per = length / round(length / 62.0)
    t = np.linspace(0, length, int(length / 3))
    wave = np.c_[t, 5 * np.sin(2 * np.pi * t / per)]
    ink(canvas, wave, 2.4, "#5d6b2c", 1, rng, taper=0.02, wob=0.1, var=0.1)
    for k in range(int(2 * length / per)):
        cx = per * (0.25 + 0.5 * k)
        side = 1 if k % 2 == 0 else -1
        leaf3(canvas, cx, side * 3.4, 9, (-math.pi / 2) * side, leafs[k % len(leafs)], rng, 1.1)
        canvas.drawCircle(cx + per * 0.25, 0, 3.1, P("ink", 0.9))
        canvas.drawCircle(cx + per * 0.25, 0, 2.1, P("#e2b548"))
    canvas.restore()
