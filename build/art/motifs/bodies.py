"""Parts of people in the manner of a 13th-century picture bible: flat colour, pen folds, tapered limbs."""

from collections.abc import Sequence
from itertools import pairwise

import numpy as np
import skia
from shapely.geometry import Point, Polygon
from shapely.ops import unary_union

from art.tools.colour import Rng, mixh
from art.tools.curves import Points, poly, smooth
from art.tools.ink import ink
from art.tools.paint import P, lin, rad, wash
from art.tools.svgpath import fpath

LIGHT = "#fff2d0"
DARK = "#1a0d05"
SKIN = "#efc79c"

BACK_HAIR = "M-18 -2 C-20 -22 2 -28 14 -16 C8 -14 -4 -14 -8 -4 C-8 6 -8 12 -14 16 C-20 10 -18 4 -18 -2 Z"
PROFILE = (
    "M-14 -6 C-14 -20 10 -24 15 -8 C16 -4 17 0 20 5 C20 8 16 8 15 9 C15 15 12 20 4 21 C-6 22 -14 12 -14 -6 Z"
)
BEARD = "M-10 6 C-6 10 4 12 12 11 L16 10 C18 18 10 28 0 27 C-8 26 -12 16 -10 6 Z"
FRINGE = "M-17 2 C-20 -22 0 -30 14 -17 C4 -17 -6 -14 -9 -4 C-10 0 -14 4 -17 2 Z"
CAP_FEATHER = "M-6 -12 C-16 -26 -30 -34 -44 -32 C-38 -18 -24 -10 -8 -6 Z"
CAP_CROWN = "M-22 2 C-22 -12 -8 -22 6 -18 C14 -16 18 -8 32 0 C16 -2 -4 -2 -22 2 Z"
CAP_BRIM = "M-24 5 C-10 -3 16 -5 34 1 C22 6 0 3 -24 5 Z"


def limb_poly(pts: Points, ws: Sequence[float], n: int = 8) -> Polygon:
    """Outline of a limb through pts whose width follows ws."""
    p = smooth(pts, n)
    widths = np.interp(np.linspace(0, 1, len(p)), np.linspace(0, 1, len(ws)), ws)
    discs = [Point(*q).buffer(w / 2, 8) for q, w in zip(p, widths, strict=True)]
    return unary_union([unary_union([a, b]).convex_hull for a, b in pairwise(discs)])


def limb(
    canvas: skia.Canvas,
    pts: Points,
    ws: Sequence[float],
    fill: str,
    rng: Rng,
    lw: float = 2.2,
    dk: str | None = None,
    fold: Sequence[Points] | None = None,
) -> None:
    """Arm, leg, belt or collar with optional fold lines."""
    outline = np.array(limb_poly(pts, ws).exterior.coords)[:-1]
    x0, y0 = outline.min(0)
    x1, y1 = outline.max(0)
    light = [mixh(fill, LIGHT, 0.22), fill, dk or mixh(fill, DARK, 0.32)]
    canvas.drawPath(poly(outline), wash(lin(x0, y0, x1, y1, light)))
    ink(canvas, outline, lw, rng=rng, closed=True, wob=0.15, step=3)
    for line in fold or []:
        ink(canvas, line, 1.3, a=0.7, rng=rng, wob=0.2, taper=0.9)


def cloth(
    canvas: skia.Canvas,
    pts: Points,
    fill: str,
    rng: Rng,
    lw: float = 2.4,
    folds: Sequence[Points] = (),
    sm: int = 6,
    dk: str | None = None,
) -> None:
    """Garment with shaded folds; sm = 0 keeps the corners sharp."""
    p = smooth(pts, sm, True) if sm else np.array(pts, float)
    x0, y0 = p.min(0)
    x1, y1 = p.max(0)
    light = [mixh(fill, LIGHT, 0.28), fill, dk or mixh(fill, DARK, 0.38)]
    canvas.drawPath(poly(p), wash(lin(x0, y0, x1, y1, light)))
    canvas.save()
    canvas.clipPath(poly(p), True)
    for line in folds:
        q = smooth(line, 8)
        ink(canvas, q + [2.2, 0], 4.2, mixh(fill, DARK, 0.5), 0.45, rng, taper=0.9, wob=0.2)
        ink(canvas, q, 1.5, a=0.8, rng=rng, taper=0.8, wob=0.2)
    canvas.restore()
    ink(canvas, p, lw, rng=rng, closed=True, wob=0.2, step=3)


def head(
    canvas: skia.Canvas,
    x: float,
    y: float,
    r: float,
    rng: Rng,
    face: int = 1,
    hair: str = "#7a4a22",
    beard: bool = True,
    skin: str = SKIN,
) -> None:
    """Head in profile; face = 1 looks right, -1 left."""
    canvas.save()
    canvas.translate(x, y)
    canvas.scale(face * r / 20, r / 20)
    fpath(canvas, BACK_HAIR, hair, w=2, rng=rng)
    fpath(canvas, PROFILE, skin, w=2, rng=rng, shader=lin(14, -10, -12, 18, ["#fbe0bd", skin, "#c08a5c"]))
    if beard:
        fpath(canvas, BEARD, hair, w=1.8, rng=rng)
        ink(canvas, [(0, 14), (2, 24)], 1, a=0.6, rng=rng)
        ink(canvas, [(6, 14), (7, 22)], 1, a=0.6, rng=rng)
    fpath(canvas, FRINGE, hair, w=2, rng=rng)
    ink(canvas, [(4, -6), (11, -7)], 2, rng=rng, wob=0)
    canvas.drawCircle(9, -2.5, 1.9, P("ink"))
    ink(canvas, [(8, 9.5), (14, 8.5)], 1.6, "#6b2414", 1, rng, wob=0)
    canvas.restore()


def rcap(
    canvas: skia.Canvas,
    x: float,
    y: float,
    s: float,
    rng: Rng,
    face: int = 1,
    fill: str = "#3f8a48",
    feather: str = "#c2361d",
) -> None:
    """Robin's feathered cap."""
    canvas.save()
    canvas.translate(x, y)
    canvas.scale(face * s, s)
    fpath(canvas, CAP_FEATHER, feather, w=1.8, rng=rng)
    ink(canvas, [(-8, -8), (-24, -20), (-42, -31)], 1.2, a=0.8, rng=rng)
    felt = lin(-20, -18, 24, 2, [mixh(fill, LIGHT, 0.3), fill, mixh(fill, "#000000", 0.35)])
    fpath(canvas, CAP_CROWN, fill, w=2.2, rng=rng, shader=felt)
    fpath(canvas, CAP_BRIM, mixh(fill, "#000000", 0.3), w=1.8, rng=rng)
    canvas.restore()


def hand(canvas: skia.Canvas, x: float, y: float, r: float, rng: Rng) -> None:
    """Closed fist."""
    canvas.drawCircle(x, y, r + 1.4, P("ink"))
    canvas.drawCircle(x, y, r, wash(rad(x - r * 0.3, y - r * 0.3, r * 1.8, ["#fbe0bd", SKIN, "#b57d50"])))
    for k in (-0.2, 0.3):
        ink(canvas, [(x - r * 0.6, y + k * r), (x + r * 0.6, y + k * r)], 1, a=0.6, rng=rng, wob=0)
