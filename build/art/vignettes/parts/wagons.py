"""Wheels, covered wagons and boarded carts."""

import math
from collections.abc import Callable

import numpy as np
import skia
from numpy.random import Generator
from skia import Canvas

from art.tools.colour import mixh
from art.tools.curves import Points, poly, smooth
from art.tools.ink import ink
from art.tools.paint import P, lin
from art.vignettes.parts.frame import dot, pole, tinted
from art.vignettes.parts.paint import clipped, fill_shape, rod, xy
from art.vignettes.parts.palette import ASH, DARK, ELM, GOLD, LIGHT


def wheel(
    c: Canvas, rng: Generator, x: float, y: float, r: float, spokes: int = 8, squash: float = 1.0
) -> None:
    """Spoked cart wheel."""
    with skia.AutoCanvasRestore(c):
        c.translate(x, y)
        c.scale(squash, 1)
        c.drawCircle(0, 0, r, P("ink", 1, "stroke", 9))
        c.drawCircle(0, 0, r, P("#a8763e", 1, "stroke", 5.2))
        c.drawCircle(-0.8, -0.8, r, P("#d8ac6c", 0.7, "stroke", 1.6))
        for k in range(spokes):
            t = k * 2 * math.pi / spokes + 0.2
            rod(c, (0, 0), ((r - 3) * math.cos(t), (r - 3) * math.sin(t)), "#b98a4e", rng, 2.8)
        c.drawCircle(0, 0, r * 0.26, P("ink"))
        c.drawCircle(0, 0, r * 0.19, P(GOLD))


def covered_wagon(
    c: Canvas,
    rng: Generator,
    x: float,
    y: float,
    s: float,
    stripe: str = "#a8321f",
    rider: Callable[[], None] | None = None,
) -> None:
    """Draw a covered wagon heading right over (x, y); rider() draws on its seat in wagon units."""
    with skia.AutoCanvasRestore(c):
        c.translate(x, y)
        c.scale(s, s)
        rod(c, (60, -34), (96, -30), ASH, rng, 5)
        tilt = xy("-74,-56 -82,-92 -66,-122 -30,-132 8,-133 44,-132 72,-120 82,-92 72,-56")
        p = fill_shape(c, tilt, "#f0e2bf", rng, 0)
        with clipped(c, p):
            for k in (-62, -24, 14, 52):
                band = smooth(
                    [(k - 8, -140), (k - 12, -95), (k - 7, -50), (k + 7, -50), (k + 3, -95), (k + 7, -140)],
                    6,
                    True,
                )
                c.drawPath(poly(band), P(stripe, 0.9))
                ink(c, smooth([(k - 8, -140), (k - 12, -95), (k - 7, -50)], 6), 1.4, a=0.7, rng=rng, taper=0)
                ink(c, smooth([(k + 7, -140), (k + 3, -95), (k + 7, -50)], 6), 1.4, a=0.7, rng=rng, taper=0)
            c.drawRect(skia.Rect.MakeLTRB(-90, -76, 90, -50), P("#2c1c10", 0.18, blur=6))
        ink(c, p, 2.4, rng=rng, closed=True, wob=0.2)
        fill_shape(
            c, [(66, -58), (58, -92), (66, -118), (80, -108), (84, -88), (76, -58)], "#4a3018", rng, 1.9
        )
        if rider:
            rider()
        bed = [(-84, -60), (88, -60), (78, -28), (-74, -28)]
        fill_shape(c, bed, "#9a6a38", rng, 2.4, sm=0)
        for yy in (-49, -38):
            ink(c, [(-80, yy), (83, yy)], 1.4, a=0.65, rng=rng, taper=0)
        for xx in (-58, -18, 22, 62):
            rod(c, (xx, -60), (xx - 1, -30), "#7a5232", rng, 3)
        wheel(c, rng, -46, -24, 24)
        wheel(c, rng, 50, -24, 24)


def cart_wheel(
    c: Canvas, x: float, y: float, r: float, rng: Generator, fill: str = ELM, spokes: int = 8
) -> None:
    """Draw a spoked cart wheel."""
    c.drawCircle(x, y, r, P("ink", 1, "stroke", r * 0.26 + 2.6))
    c.drawCircle(
        x,
        y,
        r,
        P(
            "#ffffff",
            1,
            "stroke",
            r * 0.26,
            shader=lin(x - r, y - r, x + r, y + r, [mixh(fill, LIGHT, 0.4), fill, mixh(fill, DARK, 0.4)]),
        ),
    )
    for k in range(spokes):
        t = 2 * math.pi * k / spokes + 0.2
        pole(c, (x, y), (x + r * 0.88 * math.cos(t), y + r * 0.88 * math.sin(t)), 3.2, fill, rng, 1.2)
    dot(c, x, y, r * 0.2, mixh(fill, LIGHT, 0.25), 1.6)
    dot(c, x, y, r * 0.07, "#33200f", 0)


def plank_box(
    c: Canvas, pts: Points, rng: Generator, fill: str = ELM, boards: int = 3, lw: float = 2.2
) -> None:
    """Draw a boarded side from four corners: top-left, top-right, bottom-right, bottom-left."""
    a, b, d, e = (np.array(p, float) for p in pts)
    tinted(c, np.array([a, b, d, e]), fill, rng, lw)
    for k in range(1, boards):
        t = k / boards
        ink(c, [a + (e - a) * t, b + (d - b) * t], 1.4, a=0.75, rng=rng, taper=0, wob=0.3)
        ink(
            c,
            [a + (e - a) * t + (0, 1.6), b + (d - b) * t + (0, 1.6)],
            1.2,
            mixh(fill, LIGHT, 0.5),
            0.6,
            rng,
            taper=0,
            wob=0.3,
        )
