"""The pen: swelling strokes, inked shapes and hatching."""

import math

import numpy as np
import skia

from art.tools.colour import Rng
from art.tools.curves import Points, normals, poly, resample, smooth, tangents
from art.tools.noise import n1
from art.tools.paint import P

TREMOR_PERIOD = 9
SWELL_PERIOD = 12


def ink(
    canvas: skia.Canvas,
    pts: Points,
    w: float = 2.2,
    color: str | int = "ink",
    a: float = 0.92,
    rng: Rng | None = None,
    taper: float = 0.35,
    wob: float = 0.5,
    var: float = 0.28,
    closed: bool = False,
    step: float = 4.0,
) -> None:
    """Pen stroke of width w with a slight tremor (wob), swelling (var) and tapered ends, as one polygon."""
    rng = rng or np.random.default_rng(0)
    p = resample(pts, step, closed)
    if closed:
        p = np.vstack([p, p[:2]])
    n = len(p)
    if n < 2:
        return
    normal = normals(tangents(p))
    if wob:
        p = p + normal * (n1(n, TREMOR_PERIOD, rng) * wob)[:, None]
    half = w * 0.5 * (1 + var * n1(n, SWELL_PERIOD, rng))
    half = np.clip(half, 0.22 * w, 1.3 * w)
    if taper and not closed:
        s = np.linspace(0, 1, n)
        to_end = np.minimum(1, np.minimum(s, 1 - s) / max(0.02, taper * 0.5))
        half = half * (0.25 + 0.75 * to_end)
    left = p + normal * half[:, None]
    right = p - normal * half[:, None]
    paint = P(color, a) if isinstance(color, str) else P(color)
    canvas.drawPath(poly(np.vstack([left, right[::-1]])), paint)


def shape(
    canvas: skia.Canvas,
    pts: Points,
    fill: str | None = None,
    w: float = 2.0,
    color: str = "ink",
    rng: Rng | None = None,
    a: float = 1.0,
    sm: int = 0,
    wob: float = 0.4,
    off: tuple[float, float] = (0, 0),
    ia: float = 0.92,
    shader: skia.Shader | None = None,
) -> None:
    """Filled polygon (smoothed if sm) with a pen outline of width w."""
    p = smooth(pts, sm, True) if sm else np.asarray(pts, float)
    if fill is not None or shader is not None:
        paint = P(fill or "#ffffff", a)
        if shader is not None:
            paint.setShader(shader)
        canvas.drawPath(poly(p + np.array(off)), paint)
    if w:
        ink(canvas, p, w, color, ia, rng, closed=True, wob=wob)


def hatch(
    canvas: skia.Canvas,
    poly_pts: Points,
    ang: float = 45,
    gap: float = 6,
    w: float = 1.1,
    color: str = "ink",
    a: float = 0.55,
    rng: Rng | None = None,
    frac: float = 1.0,
    wob: float = 0.3,
) -> None:
    """Parallel pen lines clipped to a polygon."""
    rng = rng or np.random.default_rng(1)
    p = np.asarray(poly_pts, float)
    x0, y0 = p.min(0)
    x1, y1 = p.max(0)
    centre = np.array([(x0 + x1) / 2, (y0 + y1) / 2])
    reach = math.hypot(x1 - x0, y1 - y0) / 2 + 4
    along = np.array([math.cos(math.radians(ang)), math.sin(math.radians(ang))])
    across = np.array([-along[1], along[0]])
    canvas.save()
    canvas.clipPath(poly(p), True)
    for offset in np.arange(-reach, reach, gap):
        if rng.uniform() > frac:
            continue
        middle = centre + across * (offset + rng.uniform(-0.2, 0.2) * gap)
        start = middle - along * reach * rng.uniform(0.85, 1)
        end = middle + along * reach * rng.uniform(0.85, 1)
        ink(canvas, [start, end], w, color, a, rng, wob=wob, step=9)
    canvas.restore()
