"""Houses, towers, churches and crenellated walls; (x, y) is the ground point and s the size in pixels."""

import numpy as np
import skia

from art.tools.colour import PAL, Rng, jit, mixh, shade
from art.tools.curves import Points, placed, poly
from art.tools.ink import ink, shape
from art.tools.paint import P, lin, rect, wash

SHADOW = "#3a2a12"
SUNLIT = "#fff6dc"
EAVES_SLOPE = 0.16


def house(
    canvas: skia.Canvas,
    x: float,
    y: float,
    s: float,
    rng: Rng,
    roof: str = "clay",
    wall: str = "#f0e2c0",
    flip: bool = False,
    w: float = 1.5,
    d: float = 1.05,
    h: float = 0.42,
    r: float = 0.42,
    gw: float = 0.62,
    win: bool = True,
) -> None:
    """House with its gable (gw wide) in front; d, h and r are depth, wall height and roof height."""
    width, depth, height, rise = gw * s, d * s, h * s, r * s
    canvas.save()
    canvas.translate(x, y)
    if flip:
        canvas.scale(-1, 1)
    shadow = rect(-0.1 * s, -0.12 * s, width + depth + 0.25 * s, 0.24 * s)
    canvas.drawOval(shadow, P(SHADOW, 0.28, blur=0.06 * s))
    roof = jit(roof, rng, 0.08, 0.03)
    back = EAVES_SLOPE * depth
    side = [(width, 0), (width + depth, -back), (width + depth, -height - back), (width, -height)]
    shape(canvas, side, shade(wall, 0.22), w, rng=rng)
    gable = [(0, 0), (width, 0), (width, -height), (width / 2, -height - rise), (0, -height)]
    shape(canvas, gable, wall, w, rng=rng)
    _house_roof(canvas, width, depth, height, rise, 0.06 * s, rng, roof, w)
    door = [(0.36, 0), (0.36, 0.55), (0.5, 0.68), (0.64, 0.55), (0.64, 0)]
    canvas.drawPath(poly([(width * u, -height * v) for u, v in door]), P("#4a2e18", 0.95))
    if win:
        for t in (0.3, 0.7):
            left = width + depth * t - 0.04 * s
            top = -EAVES_SLOPE * depth * t - height * 0.68
            canvas.drawRect(rect(left, top, 0.08 * s, 0.13 * s), P("#3a2414", 0.85))
    canvas.restore()


def _house_roof(
    canvas: skia.Canvas,
    width: float,
    depth: float,
    height: float,
    rise: float,
    eaves: float,
    rng: Rng,
    roof: str,
    w: float,
) -> None:
    k = EAVES_SLOPE
    outline = [
        (width + eaves * 0.6, -height + eaves),
        (width + depth + eaves, -height - k * depth + eaves),
        (width / 2 + depth + eaves * 0.3, -height - rise - k * depth),
        (width / 2 - eaves * 0.2, -height - rise - eaves * 0.4),
    ]
    light = [mixh(roof, "#ffe9b8", 0.3), shade(roof, 0.12)]
    canvas.drawPath(poly(outline), wash(lin(width / 2, -height - rise, width + depth * 0.5, -height, light)))
    canvas.save()
    canvas.clipPath(poly(outline), True)
    for t in np.linspace(0.15, 0.95, max(3, int(depth / 5))):
        top = (width / 2 + depth * t, -height - rise - k * depth * t)
        bottom = (width + depth * t + eaves, -height - k * depth * t + eaves)
        ink(canvas, [top, bottom], 0.9, a=0.45, rng=rng, wob=0.2, step=4)
    canvas.restore()
    ink(canvas, outline, w, closed=True, rng=rng, wob=0.25, step=3)
    barge = [(0 - eaves, -height + eaves * 1.2), (width / 2, -height - rise - eaves * 0.3)]
    ink(canvas, barge, w * 1.3, rng=rng, wob=0.2, step=3)


def crenel(
    canvas: skia.Canvas, x0: float, x1: float, y: float, h: float, n: int, fill: str, w: float, rng: Rng
) -> None:
    """Parapet with n merlons from x0 to x1."""
    step = (x1 - x0) / (2 * n - 1)
    pts = [(x0, y + h)]
    for i in range(n):
        pts += [(x0 + 2 * i * step, y), (x0 + (2 * i + 1) * step, y)]
        if i < n - 1:
            pts += [(x0 + (2 * i + 1) * step, y + h * 0.55), (x0 + (2 * i + 2) * step, y + h * 0.55)]
    pts.append((x1, y + h))
    shape(canvas, pts, fill, w, rng=rng, wob=0.15)


def lancet(canvas: skia.Canvas, pts: Points, color: str = "ink", a: float = 0.9) -> None:
    """Dark window opening."""
    canvas.drawPath(poly(pts), P(color, a))


def tower(
    canvas: skia.Canvas,
    x: float,
    y: float,
    w: float,
    h: float,
    rng: Rng,
    stone: str = "stone",
    roof: str | None = None,
    lw: float = 1.6,
    win: int = 1,
    round_: bool = True,
    flag: str | None = None,
) -> None:
    """Tower of width w with a parapet, or a cone if roof is a colour; win is the number of windows."""
    masonry = PAL.get(stone, stone)
    _tower_body(canvas, x, y, w, h, rng, masonry, lw, round_)
    if roof:
        top = y - h - w * 1.15
        _tower_cone(canvas, x, y, w, h, rng, roof, lw)
    else:
        top = y - h - w * 0.34
        crenel(canvas, x - w * 0.62, x + w * 0.62, top, w * 0.42, 3, mixh(masonry, SUNLIT, 0.25), lw, rng)
    for i in range(win):
        sill = y - h * (0.35 + 0.36 * i) if win > 1 else y - h * 0.55
        slit = [(-0.08, 0.16), (-0.08, -0.08), (0, -0.2), (0.08, -0.08), (0.08, 0.16)]
        lancet(canvas, placed(x, sill, w, slit))
    if flag:
        _tower_flag(canvas, x, top, w, rng, flag)


def _tower_body(
    canvas: skia.Canvas,
    x: float,
    y: float,
    w: float,
    h: float,
    rng: Rng,
    masonry: str,
    lw: float,
    round_: bool,
) -> None:
    body = [(x - w / 2, y), (x - w / 2, y - h), (x + w / 2, y - h), (x + w / 2, y)]
    if round_:
        body += [(x + 0.25 * w, y + 0.09 * w), (x - 0.25 * w, y + 0.09 * w)]
    light = [mixh(masonry, SUNLIT, 0.55), mixh(masonry, SUNLIT, 0.2), shade(masonry, 0.45)]
    canvas.drawPath(poly(body), wash(lin(x - w / 2, y, x + w / 2, y, light, [0, 0.45, 1])))
    canvas.save()
    canvas.clipPath(poly(body), True)
    for course in np.arange(y - h, y, max(4.5, h / 9)):
        for joint in np.arange(x - w / 2, x + w / 2, max(5, w / 3.2)):
            if rng.uniform() < 0.42:
                pts = [(joint + rng.uniform(0, 4), course), (joint + rng.uniform(4, 8), course)]
                ink(canvas, pts, 0.8, a=0.38, rng=rng, wob=0.1, step=3)
    canvas.drawRect(skia.Rect.MakeLTRB(x + w * 0.22, y - h, x + w / 2, y + 5), P("#2c1c10", 0.20))
    canvas.restore()
    ink(canvas, body, lw, closed=True, rng=rng, wob=0.2, step=3)


def _tower_cone(
    canvas: skia.Canvas, x: float, y: float, w: float, h: float, rng: Rng, roof: str, lw: float
) -> None:
    eaves = y - h
    cone = [
        (x - w * 0.62, eaves + 1),
        (x, eaves - w * 1.15),
        (x + w * 0.62, eaves + 1),
        (x, eaves + w * 0.14),
    ]
    light = [mixh(roof, "#ffe9c0", 0.35), PAL.get(roof, roof), shade(roof, 0.4)]
    canvas.drawPath(poly(cone), wash(lin(x - w * 0.5, y, x + w * 0.5, y, light)))
    ink(canvas, cone, lw, closed=True, rng=rng, wob=0.2, step=3)
    for t in (-0.25, 0.1, 0.35):
        ink(canvas, [(x, eaves - w * 1.05), (x + t * w, eaves)], 0.8, a=0.4, rng=rng, step=4, wob=0.1)


def _tower_flag(canvas: skia.Canvas, x: float, top: float, w: float, rng: Rng, color: str) -> None:
    ink(canvas, [(x, top + 1), (x, top - w * 0.95)], 1.4, rng=rng, taper=0, wob=0.1)
    length = w * 0.8
    flag = [(0, 0.95), (0.5, 1.02), (1, 0.82), (0.62, 0.72), (0.9, 0.5), (0.4, 0.55), (0, 0.45)]
    shape(canvas, [(x + length * u, top - w * v) for u, v in flag], color, 1.2, rng=rng, wob=0.1)


def church(
    canvas: skia.Canvas,
    x: float,
    y: float,
    s: float,
    rng: Rng,
    spire: bool = True,
    roof: str = "slate",
    wall: str = "#e6d9bb",
    flip: bool = False,
) -> None:
    canvas.save()
    canvas.translate(x, y)
    if flip:
        canvas.scale(-1, 1)
    canvas.drawOval(rect(-0.35 * s, -0.12 * s, 1.9 * s, 0.26 * s), P(SHADOW, 0.3, blur=0.06 * s))
    house(canvas, 0.18 * s, 0, s * 0.85, rng, roof, wall, d=1.15, h=0.45, r=0.36, gw=0.5, win=False)
    pane = [(-0.035, 0), (-0.035, -0.16), (0, -0.23), (0.035, -0.16), (0.035, 0)]
    for t in (0.25, 0.5, 0.75):
        px = 0.18 * s + 0.43 * s + 0.98 * s * t
        lancet(canvas, placed(px, -0.157 * s * t - 0.08 * s, s, pane), "#2a3a55")
    tower(canvas, 0, 0.02 * s, 0.40 * s, 0.92 * s, rng, wall, None, 1.6, win=2, round_=False)
    top = -1.08 * s
    if spire:
        top = -1.75 * s
        _spire(canvas, s, rng, roof)
    ink(canvas, [(0, top), (0, top - 0.22 * s)], 1.5, rng=rng, taper=0, wob=0.05)
    arms = [(-0.07 * s, top - 0.14 * s), (0.07 * s, top - 0.14 * s)]
    ink(canvas, arms, 1.5, rng=rng, taper=0, wob=0.05)
    canvas.restore()


def _spire(canvas: skia.Canvas, s: float, rng: Rng, roof: str) -> None:
    outline = placed(0, 0, s, [(-0.21, -0.98), (0, -1.75), (0.21, -0.98)])
    light = [mixh(roof, "#ffffff", 0.3), PAL.get(roof, roof), shade(roof, 0.4)]
    canvas.drawPath(poly(outline), wash(lin(-0.2 * s, 0, 0.2 * s, 0, light)))
    ink(canvas, outline, 1.6, closed=True, rng=rng, wob=0.2, step=3)
    ink(canvas, [(0.03 * s, -1.6 * s), (0.08 * s, -1.0 * s)], 0.9, a=0.5, rng=rng)
