"""Deer, sheep, swans, boats and the ploughman's ox team."""

import skia

from art.motifs.trees import crown
from art.tools.colour import Rng, mixh
from art.tools.curves import placed, poly, smooth
from art.tools.ink import ink, shape
from art.tools.paint import P, lin, rect
from art.tools.svgpath import contours, fpath, svg

GROUND_SHADOW = "#2a2a12"

STAG = (
    "M6 58 C2 50 4 40 10 36 C18 32 34 34 46 31 C52 29 55 24 57 18 L55 13 C57 9 61 8 65 9 C70 11 75 14 79 18 "
    "C80 20 79 22 77 22 L69 22 C67 28 67 36 64 42 C62 47 60 50 60 54 L61 70 L63 88 L59 88 L55 70 L52 58 "
    "C46 60 34 60 26 58 L22 66 L24 88 L20 88 L15 68 L12 62 C8 66 8 74 9 88 L5 88 L3 70 C3 64 6 62 6 58 Z"
)
ANTLER = (
    "M60 9 C56 2 50 -2 42 -4 M53 1 C54 -6 52 -12 47 -16 M47 -3 C46 -8 42 -12 37 -13 "
    "M64 9 C66 1 72 -3 80 -4 M69 1 C68 -6 71 -12 76 -15 M74 -2 C75 -7 79 -10 84 -11"
)
SWAN = (
    "M0 60 C6 44 30 40 52 46 C62 48 70 44 70 34 C70 24 62 16 66 6 C69 0 77 0 80 6 L90 10 L80 13 "
    "C76 20 82 28 82 40 C82 58 68 68 46 68 C24 70 8 70 0 60 Z"
)
SMOCK = "M-112 -20 C-112 -42 -106 -48 -100 -48 C-94 -48 -90 -40 -90 -20 Z"

HULL = [(-0.5, -0.12), (-0.3, 0.06), (0.2, 0.08), (0.52, -0.16), (0.2, -0.08), (-0.2, -0.07)]
SAIL = [
    (-0.3, -0.72),
    (0, -0.8),
    (0.32, -0.74),
    (0.4, -0.45),
    (0.3, -0.2),
    (0, -0.26),
    (-0.3, -0.18),
    (-0.22, -0.45),
]


def stag(
    canvas: skia.Canvas,
    x: float,
    y: float,
    s: float,
    rng: Rng,
    fill: str = "#9a6236",
    flip: bool = False,
    w: float = 1.5,
) -> None:
    k = s / 100.0
    left = x + (40 * k if flip else -40 * k)
    top = y - 88 * k
    canvas.drawOval(rect(x - 38 * k, y - 5 * k, 84 * k, 11 * k), P(GROUND_SHADOW, 0.28, blur=3 * k))
    for pts, _ in contours(svg(ANTLER, left, top, k, flip), 2):
        ink(canvas, pts, max(1.6, 4.2 * k), rng=rng, wob=0.1, taper=0.6)
    light = lin(
        x, y - 60 * k, x, y - 20 * k, [mixh(fill, "#f2d39a", 0.25), fill, mixh(fill, "#f5e6c8", 0.35)]
    )
    fpath(canvas, STAG, fill, left, top, k, flip, w, rng, shader=light)
    canvas.drawCircle(left + (-66 if flip else 66) * k, top + 14 * k, max(0.9, 1.8 * k), P("ink"))


def sheep(canvas: skia.Canvas, x: float, y: float, s: float, rng: Rng, flip: bool = False) -> None:
    ahead = -1 if flip else 1
    canvas.drawOval(rect(x - 0.5 * s, y - 0.1 * s, 1.1 * s, 0.2 * s), P(GROUND_SHADOW, 0.25, blur=0.06 * s))
    for k in (-0.28, -0.16, 0.18, 0.3):
        ink(canvas, [(x + k * s, y - 0.3 * s), (x + k * s, y)], 1.5, rng=rng, taper=0, wob=0.05)
    fleece = crown(x, y - 0.45 * s, 0.46 * s, 0.3 * s, rng, 9, 0.2)
    canvas.drawPath(poly(fleece), P("#f6eeda"))
    ink(canvas, fleece, 1.3, closed=True, rng=rng, wob=0.1, step=2)
    head = rect(x + ahead * 0.5 * s - 0.14 * s, y - 0.62 * s, 0.28 * s, 0.22 * s)
    canvas.drawOval(head, P("#3a2a1c"))


def boat(canvas: skia.Canvas, x: float, y: float, s: float, rng: Rng, flip: bool = False) -> None:
    """River boat with a striped sail."""
    canvas.save()
    canvas.translate(x, y)
    if flip:
        canvas.scale(-1, 1)
    shape(canvas, smooth(placed(0, 0, s, HULL), 5, True), "#8a5f36", 1.5, rng=rng, wob=0.1)
    ink(canvas, [(0, -0.05 * s), (0, -0.85 * s)], 1.7, rng=rng, taper=0, wob=0.1)
    sail = smooth(placed(0, 0, s, SAIL), 4, True)
    shape(canvas, sail, "#f3e6c4", 1.4, rng=rng, wob=0.15)
    canvas.save()
    canvas.clipPath(poly(sail), True)
    for k in (-0.2, 0.02, 0.24):
        canvas.drawRect(rect(k * s, -0.85 * s, 0.1 * s, 0.8 * s), P("verm", 0.75))
    canvas.restore()
    ink(canvas, sail, 1.4, closed=True, rng=rng, wob=0.1)
    canvas.restore()


def swan(canvas: skia.Canvas, x: float, y: float, s: float, rng: Rng, flip: bool = False) -> None:
    left = x + (45 if flip else -45) * s / 100
    fpath(canvas, SWAN, "#fbf6e6", left, y - 66 * s / 100, s / 100, flip, 1.3, rng, wob=0.1)


def plough(canvas: skia.Canvas, x: float, y: float, s: float, rng: Rng, flip: bool = False) -> None:
    """Two oxen, the plough and the ploughman."""
    canvas.save()
    canvas.translate(x, y)
    canvas.scale(-s / 100 if flip else s / 100, s / 100)
    for at, coat in ((0, "#a8754a"), (58, "#c99a6a")):
        _ox(canvas, at, coat, rng)
    ink(canvas, [(80, -30), (-60, -12)], 3, rng=rng, taper=0)
    ink(canvas, [(-60, -12), (-96, -34)], 4, rng=rng, taper=0)
    shape(canvas, [(-66, -14), (-44, -12), (-58, 4)], "#8b949b", 2.2, rng=rng)
    _ploughman(canvas, rng)
    canvas.restore()


def _ox(canvas: skia.Canvas, x: float, coat: str, rng: Rng) -> None:
    body = (
        f"M{x - 24} -36 C{x - 10} -44 {x + 14} -44 {x + 24} -40 C{x + 32} -46 {x + 42} -42 {x + 46} -30 "
        f"L{x + 42} -24 L{x + 34} -26 C{x + 30} -18 {x + 28} -14 {x + 26} -12 L{x + 26} 0 L{x + 20} 0 "
        f"L{x + 18} -14 L{x - 10} -14 L{x - 14} 0 L{x - 20} 0 L{x - 22} -14 "
        f"C{x - 28} -22 {x - 28} -30 {x - 24} -36 Z"
    )
    canvas.drawOval(rect(x - 26, -5, 62, 11), P(GROUND_SHADOW, 0.28, blur=3))
    fpath(canvas, body, coat, w=2.4, rng=rng)
    ink(canvas, [(x + 36, -43), (x + 40, -54), (x + 48, -56)], 3, "#f3e6c4", 1, rng)
    ink(canvas, [(x - 24, -34), (x - 32, -16)], 2.6, rng=rng)


def _ploughman(canvas: skia.Canvas, rng: Rng) -> None:
    ink(canvas, [(-104, 0), (-102, -22)], 6, "#4a2e18", 1, rng, taper=0)
    ink(canvas, [(-96, 0), (-100, -22)], 6, "#4a2e18", 1, rng, taper=0)
    fpath(canvas, SMOCK, "#27517f", w=2.2, rng=rng)
    canvas.drawCircle(-101, -56, 8.5, P("ink"))
    canvas.drawCircle(-101, -56, 6.8, P("#efc79c"))
    ink(canvas, [(-108, -60), (-101, -66), (-93, -60)], 4, "#8f2318", 1, rng)
    ink(canvas, [(-98, -40), (-90, -32)], 4.4, "#27517f", 1, rng, taper=0)
