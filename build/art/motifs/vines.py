"""Ivy leaves, vine scrolls and the painted bands of the frames."""

import math
from collections.abc import Sequence

import numpy as np
import skia

from art.tools.colour import Rng, mixh
from art.tools.curves import poly, smooth
from art.tools.ink import ink
from art.tools.paint import P, lin, rect, wash

# angle and radius of the ten corners of a three-lobed leaf
LOBES = [
    (0, 0.0),
    (-0.9, 0.55),
    (-1.25, 0.95),
    (-0.75, 0.72),
    (-0.35, 0.85),
    (0, 1.25),
    (0.35, 0.85),
    (0.75, 0.72),
    (1.25, 0.95),
    (0.9, 0.55),
]
BAND_GROUNDS = ("#1d3c5f", "#7d2417")
BAND_LEAVES = (("#c2452b", "#7fa05a", "#d8c28c"), ("#c9862a", "#7fa05a", "#d8c28c"))
QUARTER = math.pi / 2


def leaf3(
    canvas: skia.Canvas,
    x: float,
    y: float,
    s: float,
    ang: float,
    fill: str,
    rng: Rng,
    w: float = 1.2,
    line: str = "ink",
    ia: float = 0.9,
) -> None:
    """Ivy leaf with three lobes, its stalk at (x, y), pointing to ang (radians)."""
    corners = [(x + s * r * math.cos(ang + a), y + s * r * math.sin(ang + a)) for a, r in LOBES]
    outline = smooth(corners, 4, True)
    canvas.drawPath(poly(outline), P(fill))
    if w:
        ink(canvas, outline, w, line, ia, rng, closed=True, wob=0.1, step=2)
    rib = [(x, y), (x + s * math.cos(ang), y + s * math.sin(ang))]
    ink(canvas, rib, max(0.7, w * 0.7), line, ia * 0.7, rng, wob=0.05, step=3)


def vine(
    canvas: skia.Canvas,
    length: float,
    h: float,
    rng: Rng,
    stem: str = "#e7c469",
    leafs: Sequence[str] = ("#b23a22", "#5d8a3c", "#3f6fa0"),
    period: float | None = None,
    w: float = 2.4,
    line: str = "ink",
    dots: str = "#f2d98a",
) -> None:
    """Vine scroll along +x, centred on y = 0, half height h."""
    waves = max(2, round(length / (period or h * 4.2)))
    per = length / waves
    x = np.linspace(0, length, int(length / 3))
    wave = h * 0.46 * np.sin(2 * np.pi * x / per)
    ink(canvas, np.c_[x, wave], w, stem, 1, rng, taper=0, wob=0.1, var=0.15, step=3)
    for i in range(2 * waves):
        cx = per * (0.25 + 0.5 * i)
        up = 1 if i % 2 == 0 else -1
        root = (cx - per * 0.03, -up * h * 0.30)
        _tendril(canvas, root, h, up, w * 0.72, stem, rng)
        turn = rng.uniform(-0.5, 0.5) + (-QUARTER if up > 0 else QUARTER)
        leaf3(canvas, *root, h * 0.40, turn, leafs[i % len(leafs)], rng, 1.0, line)
        for k in (-1, 1):
            lx = cx + k * per * 0.155
            ly = h * 0.46 * math.sin(2 * math.pi * lx / per)
            turn = (QUARTER if up > 0 else -QUARTER) + k * 0.6
            leaf3(canvas, lx, ly, h * 0.26, turn, leafs[(i + 1 + (k > 0)) % len(leafs)], rng, 0.9, line)
            canvas.drawCircle(lx + k * h * 0.34, up * h * 0.80, max(1.3, h * 0.085), P(dots))


def _tendril(
    canvas: skia.Canvas, root: tuple[float, float], h: float, up: int, w: float, stem: str, rng: Rng
) -> None:
    """Spiral into the hollow of the wave."""
    t = np.linspace(0, 1, 26)
    angle = up * (-0.2 + 4.6 * t) + math.pi * (0.5 if up < 0 else -0.5)
    r = h * 0.62 * (1 - t) ** 0.9 + 0.10 * h
    spiral = np.c_[root[0] + r * np.cos(angle), root[1] + r * np.sin(angle) * 0.9]
    ink(canvas, spiral, w, stem, 1, rng, taper=0.5, wob=0.05, step=2.5)


def _band(
    canvas: skia.Canvas,
    x: float,
    y: float,
    length: float,
    h: float,
    rng: Rng,
    vertical: bool,
    bgs: Sequence[str],
    panel: float,
) -> None:
    """Frame band of half height h: coloured panels with vines between gold rules."""
    canvas.save()
    canvas.translate(x, y)
    if vertical:
        canvas.rotate(90)
    n = max(1, round(length / panel))
    each = length / n
    for i in range(n):
        _band_panel(canvas, i * each, each, h, rng, bgs[i % len(bgs)], BAND_LEAVES[i % 2])
    for i in range(n + 1):
        bar = rect(i * each - 3.2, -h, 6.4, 2 * h)
        canvas.drawRect(bar, wash(lin(0, -h, 0, h, ["#f6e2a0", "#c4902f", "#8a5f1c"])))
        for dx in (-3.2, 3.2):
            ink(canvas, [(i * each + dx, -h), (i * each + dx, h)], 1.1, rng=rng, taper=0)
    for rule in (-h, h):
        gold = lin(0, rule - 3.4, 0, rule + 3.4, ["#f9e9b4", "#cf9e3a", "#805717"])
        canvas.drawRect(rect(-h, rule - 3.4, length + 2 * h, 6.8), wash(gold))
        for d in (-3.6, 3.6):
            ink(canvas, [(-h, rule + d), (length + h, rule + d)], 1.3, rng=rng, taper=0, wob=0.25)
    canvas.restore()


def frame_bands(
    canvas: skia.Canvas,
    size: tuple[float, float],
    inset: float,
    h: float,
    rng: Rng,
    panel: float,
    bgs: Sequence[str] = BAND_GROUNDS,
    far_bgs: Sequence[str] | None = None,
) -> None:
    """Four bands round a picture; far_bgs are the panels of the lower and the right one."""
    far_bgs = far_bgs or bgs
    right, bottom = size[0] - inset, size[1] - inset
    across, down = size[0] - 2 * inset, size[1] - 2 * inset
    _band(canvas, inset, inset, across, h, rng, False, bgs, panel)
    _band(canvas, inset, bottom, across, h, rng, False, far_bgs, panel)
    _band(canvas, inset, inset, down, h, rng, True, bgs, panel)
    _band(canvas, right, inset, down, h, rng, True, far_bgs, panel)


def _band_panel(
    canvas: skia.Canvas, x: float, length: float, h: float, rng: Rng, bg: str, leafs: Sequence[str]
) -> None:
    area = rect(x, -h, length, 2 * h)
    light = [mixh(bg, "#ffffff", 0.10), bg, mixh(bg, "#000000", 0.25)]
    canvas.drawRect(area, wash(lin(0, -h, 0, h, light)))
    for dot_x in np.arange(x + 8, x + length - 4, 16):
        for shift, dot_y in ((0, -h * 0.72), (8, 0), (0, h * 0.72)):
            canvas.drawCircle(dot_x + shift, dot_y, 1.0, P("#f6e3a6", 0.25))
    canvas.save()
    canvas.clipRect(area, True)
    canvas.translate(x + 5, 0)
    vine(canvas, length - 10, h * 0.92, rng, leafs=leafs, line="#120c06", w=2.2)
    canvas.restore()
