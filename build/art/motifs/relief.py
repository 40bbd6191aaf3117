"""Hills and strip fields."""

import numpy as np
import skia

from art.tools.colour import Rng, mixh
from art.tools.curves import Array, poly, smooth
from art.tools.ink import ink
from art.tools.paint import P, lin, wash

RIDGE_SAMPLES = 26


def hill(
    canvas: skia.Canvas,
    x: float,
    y: float,
    s: float,
    rng: Rng,
    fill: str = "#cdb878",
    h: float = 0.42,
    w: float = 1.8,
    alpha: float = 0.85,
) -> None:
    """Rounded hill of width s, h times as high, with hachures on the shaded flank."""
    t = np.linspace(0, 1, RIDGE_SAMPLES)
    lean = rng.uniform(-0.12, 0.12)
    rise = -h * s * np.sin(np.pi * np.clip(t + lean * np.sin(np.pi * t), 0, 1)) ** 1.15
    top = np.c_[x + (t - 0.5) * s, y + rise]
    foot = [(x + 0.42 * s, y + 0.05 * s), (x, y + 0.075 * s), (x - 0.42 * s, y + 0.05 * s)]
    light = [
        (mixh(fill, "#fff3cf", 0.35), alpha),
        (fill, alpha * 0.9),
        (mixh(fill, "#5d4a22", 0.45), alpha),
    ]
    shader = lin(x - 0.3 * s, y - h * s, x + 0.4 * s, y + 0.05 * s, light)
    canvas.drawPath(poly(np.vstack([top, foot])), P("#ffffff", alpha, shader=shader))
    ink(canvas, top, w, rng=rng, wob=0.3, var=0.4, taper=0.5)
    _hachures(canvas, top, y, s, rng)


def _hachures(canvas: skia.Canvas, top: Array, y: float, s: float, rng: Rng) -> None:
    samples = range(RIDGE_SAMPLES)

    def on_ridge(q: float) -> tuple[float, float]:
        i = q * (RIDGE_SAMPLES - 1)
        return np.interp(i, samples, top[:, 0]), np.interp(i, samples, top[:, 1])

    for q in np.linspace(0.46, 0.97, int(7 + s / 16)):
        px, py = on_ridge(q)
        length = (y - py) * rng.uniform(0.35, 0.62) + 3
        middle = (px + 0.25 * length * (q - 0.3), py + length * 0.55)
        end = (px + 0.36 * length * (q - 0.2), py + length)
        ink(canvas, [(px, py + 2), middle, end], 1.05, a=0.6, rng=rng, wob=0.2, taper=0.9, step=3)
    for q in (0.16, 0.3):
        px, py = on_ridge(q)
        ink(canvas, [(px + 4, py + 7), (px + 1, py + 7 + 0.10 * s)], 0.9, a=0.4, rng=rng, wob=0.2, step=3)


def field(
    canvas: skia.Canvas,
    x: float,
    y: float,
    w: float,
    h: float,
    ang: float,
    rng: Rng,
    fill: str = "#d8bf69",
    a: float = 0.55,
    gap: float = 6.5,
    lines: float = 0.5,
    skew: float = 0.25,
    edge: float = 0.6,
) -> None:
    """Ridge-and-furrow strip field; lines and edge are the opacities of furrows and rim."""
    lean = skew * h / 2
    corners = [
        (-w / 2 + lean, -h / 2),
        (lean, -h / 2 - 2),
        (w / 2 + lean, -h / 2),
        (w / 2, 0),
        (w / 2 - lean, h / 2),
        (-lean, h / 2 + 2),
        (-w / 2 - lean, h / 2),
        (-w / 2, 0),
    ]
    outline = smooth(corners, 5, True)
    light = [(mixh(fill, "#fff4cf", 0.25), a), (fill, a), (mixh(fill, "#6b5320", 0.2), a)]
    canvas.save()
    canvas.translate(x, y)
    canvas.rotate(ang)
    canvas.drawPath(poly(outline), wash(lin(-w / 2, -h / 2, w / 2, h / 2, light)))
    canvas.save()
    canvas.clipPath(poly(outline), True)
    for furrow in np.arange(-h / 2, h / 2, gap):
        v = furrow + rng.uniform(-1, 1)
        pts = [(-w / 2 - 6, v), (0, v + rng.uniform(-1, 1) + 2), (w / 2 + 6, v)]
        ink(canvas, pts, 1.0, "#6a4f22", lines, rng, wob=0.4, step=8)
    canvas.restore()
    ink(canvas, outline, 1.3, "#4a3417", edge, rng, closed=True, wob=0.5)
    canvas.restore()
