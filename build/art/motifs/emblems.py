"""Roundels and the devices in them: stag, arrows, crown and oak leaves."""

import math
from collections.abc import Callable

import skia

from art.motifs.beasts import stag
from art.motifs.vines import leaf3
from art.tools.colour import Rng, mixh
from art.tools.curves import ring
from art.tools.ink import ink, shape
from art.tools.paint import P, goldfill, lin, rad, rect, wash
from art.tools.svgpath import fpath

Device = Callable[[skia.Canvas, float, float, float, Rng], None]

CROWN = (
    "M-50 34 L-58 -22 C-48 -14 -40 -6 -34 2 L-30 -34 C-22 -22 -16 -12 -12 -4 L0 -46 L12 -4 "
    "C16 -12 22 -22 30 -34 L34 2 C40 -6 48 -14 58 -22 L50 34 C20 42 -20 42 -50 34 Z"
)
CROWN_GOLD = ["#f8e6a8", "#dba93c", "#b07a20", "#f0d480", "#a87320"]
PEARL, RUBY, SAPPHIRE = "#f7ead0", "#c2452b", "#3f6fa0"
CROWN_TIPS = [(-58, -24, PEARL), (-30, -37, RUBY), (0, -50, PEARL), (30, -37, RUBY), (58, -24, PEARL)]
CROWN_GEMS = [(-30, SAPPHIRE), (0, "#b23a22"), (30, SAPPHIRE)]


def roundel(
    canvas: skia.Canvas,
    x: float,
    y: float,
    r: float,
    rng: Rng,
    bg: str = "#1d3c5f",
    dev: Device | None = None,
) -> None:
    """Gold-rimmed disc with an optional device."""
    canvas.drawCircle(x + 2, y + 3, r + 2, P("#000000", 0.35, blur=4))
    canvas.drawCircle(x, y, r, wash(goldfill(x - r, y - r, x + r, y + r)))
    ink(canvas, ring(x, y, r, 60), 1.8, rng=rng, closed=True, wob=0.1)
    q = r * 0.8
    enamel = [mixh(bg, "#ffffff", 0.18), bg, mixh(bg, "#000000", 0.35)]
    canvas.drawCircle(x, y, q, wash(rad(x - q * 0.3, y - q * 0.3, q * 1.5, enamel)))
    ink(canvas, ring(x, y, q, 60), 1.4, rng=rng, closed=True, wob=0.1)
    for k in range(24):
        t = k * math.pi / 12
        canvas.drawCircle(x + 0.9 * r * math.cos(t), y + 0.9 * r * math.sin(t), r * 0.035, P("#6d4712", 0.9))
    if dev:
        dev(canvas, x, y, q, rng)


def dev_stag(canvas: skia.Canvas, x: float, y: float, q: float, rng: Rng) -> None:
    stag(canvas, x, y + q * 0.72, q * 1.35, rng, "#e4c069")


def dev_arrow(canvas: skia.Canvas, x: float, y: float, q: float, rng: Rng) -> None:
    for angle in (-45, 45):
        arrow(canvas, x, y, q * 1.5, angle, rng)


def dev_crown(canvas: skia.Canvas, x: float, y: float, q: float, rng: Rng) -> None:
    crown_icon(canvas, x, y, q * 1.15, rng)


def dev_oak(canvas: skia.Canvas, x: float, y: float, q: float, rng: Rng) -> None:
    for angle in (-90, -200, 20):
        leaf3(canvas, x, y + q * 0.15, q * 0.62, math.radians(angle), "#8fae5a", rng, 1.3)
    canvas.drawCircle(x, y + q * 0.15, q * 0.14, P("#d9b04c"))


def arrow(
    canvas: skia.Canvas,
    x: float,
    y: float,
    length: float,
    ang: float,
    rng: Rng,
    shaft: str = "#e6cf9a",
    fl: str = "#c2452b",
    w: float = 2.4,
) -> None:
    """Arrow centred on (x, y); ang in degrees, fl = colour of the fletching."""
    h = length / 2
    canvas.save()
    canvas.translate(x, y)
    canvas.rotate(ang)
    ink(canvas, [(-h, 0), (h * 0.86, 0)], w * 1.75, "ink", 1, rng, taper=0, wob=0)
    ink(canvas, [(-h, 0), (h * 0.86, 0)], w, shaft, 1, rng, taper=0, wob=0)
    head = [(h, 0), (h * 0.74, -length * 0.06), (h * 0.8, 0), (h * 0.74, length * 0.06)]
    shape(canvas, head, "#dfe3e6", 1.2, rng=rng, wob=0)
    for side in (-1, 1):
        edge = side * length * 0.075
        feather = [(-h * 0.98, 0), (-h * 1.04, edge), (-h * 0.72, edge), (-h * 0.58, 0)]
        shape(canvas, feather, fl, 1.1, rng=rng, wob=0)
    canvas.restore()


def crown_icon(
    canvas: skia.Canvas, x: float, y: float, s: float, rng: Rng, fill: str = "#e2b548", w: float = 1.8
) -> None:
    """Jewelled crown about s wide."""
    k = s / 100.0
    gold = lin(x - 55 * k, y - 40 * k, x + 55 * k, y + 40 * k, CROWN_GOLD, [0, 0.3, 0.55, 0.72, 1])
    fpath(canvas, CROWN, fill, x, y, k, w=w, rng=rng, shader=gold, wob=0.1)
    for px, py, color in CROWN_TIPS:
        canvas.drawCircle(x + px * k, y + py * k, 6.2 * k, P("ink"))
        canvas.drawCircle(x + px * k, y + py * k, 4.8 * k, P(color))
    for px, color in CROWN_GEMS:
        canvas.drawOval(rect(x + (px - 7) * k, y + 17 * k, 14 * k, 11 * k), P("ink"))
        canvas.drawOval(rect(x + (px - 5.4) * k, y + 18.4 * k, 10.8 * k, 8 * k), P(color))
        canvas.drawCircle(x + (px - 2) * k, y + 20.6 * k, 1.8 * k, P("#ffffff", 0.7))
