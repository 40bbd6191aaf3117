"""Ribbon banners and the compass rose."""

import math

import numpy as np
import skia

from art.tools.colour import Rng, mixh, shade
from art.tools.curves import Array, poly, ring
from art.tools.ink import ink, shape
from art.tools.lettering import fnt, text
from art.tools.paint import P, goldfill, lin, wash

FULL_TURN = 6.283
# letter, then offset from the centre in radii, then how far the baseline drops
WINDS = [("N", 0, -1.30, 0.0), ("S", 0, 1.30, 0.24), ("E", 1.36, 0, 0.12), ("W", -1.38, 0, 0.12)]


def ribbon(
    canvas: skia.Canvas,
    x: float,
    y: float,
    w: float,
    h: float,
    rng: Rng,
    fill: str = "#f3e3b8",
    curve: float = 10,
    tail: float | None = None,
    lw: float = 1.8,
    edge: str | None = "#a8321f",
) -> Array:
    """Banner scroll centred at (x, y); returns its middle line for text_arc."""
    t = np.linspace(-1, 1, 41)
    sag = curve * (t**2) - curve * 0.5
    top = np.column_stack([x + t * w / 2, y + sag - h / 2])
    bottom = np.column_stack([x + t * w / 2, y + sag + h / 2])
    body = np.vstack([top, bottom[::-1]])
    canvas.drawPath(poly(body + np.array([2, 5])), P("#1c1006", 0.35, blur=5))
    for side in (-1, 1):
        _ribbon_tail(canvas, x + side * w / 2, y + curve * 0.5, side, h, tail, rng, fill, lw)
    light = [shade(fill, 0.20), fill, mixh(fill, "#ffffff", 0.35), fill, shade(fill, 0.20)]
    canvas.drawPath(poly(body), wash(lin(x - w / 2, y, x + w / 2, y, light, [0, 0.14, 0.5, 0.86, 1])))
    ink(canvas, body, lw, closed=True, rng=rng, wob=0.25)
    if edge:
        ink(canvas, top + [0, h * 0.13], 1.3, edge, 0.85, rng, taper=0, wob=0.15)
        ink(canvas, bottom - [0, h * 0.13], 1.3, edge, 0.85, rng, taper=0, wob=0.15)
    return np.column_stack([x + t * w / 2, y + sag])


def _ribbon_tail(
    canvas: skia.Canvas,
    ex: float,
    ey: float,
    side: int,
    h: float,
    tail: float | None,
    rng: Rng,
    fill: str,
    lw: float,
) -> None:
    """Swallow tail behind one end of the banner, and its fold."""
    length = side * (tail if tail is not None else h * 0.9)
    back = [
        (ex - length * 0.45, ey - h * 0.5 + h * 0.28),
        (ex + length * 0.75, ey - h * 0.5 + h * 0.20),
        (ex + length * 0.45, ey + h * 0.26),
        (ex + length * 0.75, ey + h * 0.72),
        (ex - length * 0.45, ey + h * 0.78),
    ]
    shape(canvas, back, shade(fill, 0.22), lw, rng=rng, wob=0.2)
    fold = [(ex - length * 0.45, ey + h * 0.78), (ex, ey + h * 0.5), (ex - length * 0.45, ey + h * 0.45)]
    shape(canvas, fold, shade(fill, 0.6), lw, rng=rng, wob=0.1)


def compass(canvas: skia.Canvas, x: float, y: float, r: float, rng: Rng) -> None:
    """Compass rose of radius r; its north ray reaches a little beyond."""
    canvas.drawCircle(x, y, r * 1.02, P("#f6ead0", 0.55, blur=8))
    for share, w in ((1.0, 2.2), (0.93, 1.1), (0.62, 1.3), (0.57, 0.9)):
        ink(canvas, ring(x, y, share * r, 90, FULL_TURN), w, rng=rng, closed=True, wob=0.15, a=0.85)
    _degree_scale(canvas, x, y, r)
    _star(canvas, x, y, 8, r * 0.70, r * 0.17, math.pi / 8, ("#ead9ae", "#8fa06a"), rng)
    _star(canvas, x, y, 4, r * 0.86, r * 0.21, math.pi / 4, ("#f3e6c2", "azure"), rng)
    _star(canvas, x, y, 4, r * 1.22, r * 0.22, 0, ("#f7ecd0", "verm"), rng)
    hub = r * 0.13
    canvas.drawCircle(x, y, hub, wash(goldfill(x - hub, y - hub, x + hub, y + hub)))
    ink(canvas, ring(x, y, 0.13 * r, 30, FULL_TURN), 1.4, rng=rng, closed=True, wob=0.05)
    f = fnt("title", r * 0.34)
    for letter, dx, dy, drop in WINDS:
        color = "verm" if letter == "N" else "ink"
        text(canvas, letter, x + dx * r, y + dy * r + r * drop, f, color, 0.95, "c", halo="#f2e4c0", hw=5)


def _degree_scale(canvas: skia.Canvas, x: float, y: float, r: float) -> None:
    step = math.pi / 36
    for k in range(0, 72, 2):
        t = k * math.pi / 36
        corners = ((0.93, t), (1, t), (1, t + step), (0.93, t + step))
        cell = [(x + q * r * math.cos(u), y + q * r * math.sin(u)) for q, u in corners]
        canvas.drawPath(poly(cell), P("ink", 0.8))


def _star(
    canvas: skia.Canvas,
    x: float,
    y: float,
    n: int,
    outer: float,
    inner: float,
    turn: float,
    colors: tuple[str, str],
    rng: Rng,
) -> None:
    """n rays, each half light and half dark."""
    half = math.pi / n
    for k in range(n):
        t = turn + k * 2 * math.pi / n
        tip = (x + outer * math.cos(t), y + outer * math.sin(t))
        for side, color in zip((-1, 1), colors, strict=True):
            u = t + side * half
            ray = [(x, y), (x + inner * math.cos(u), y + inner * math.sin(u)), tip]
            shape(canvas, ray, color, 1.3, rng=rng, wob=0.1)
