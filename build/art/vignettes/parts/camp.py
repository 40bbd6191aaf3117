"""Tents, pennons and the camp fire."""

import math

import numpy as np
import skia
from numpy.random import Generator
from skia import Canvas

from art.tools.colour import mixh
from art.tools.curves import poly
from art.tools.ink import ink
from art.tools.paint import P, lin
from art.tools.svgpath import fpath
from art.vignettes.parts.paint import LINE, clipped, fill_shape, soft_shadow, tube
from art.vignettes.parts.palette import DARK, GOLD, GREY_STONE, LIGHT, SCARLET


def tent(
    c: Canvas,
    rng: Generator,
    x: float,
    y: float,
    w: float,
    h: float,
    stripe: str,
    cloth: str = "#f3e6c4",
    pennon: str | None = SCARLET,
    door: bool = True,
) -> None:
    """Bell tent with striped panels, a scalloped valance and a pennon."""
    soft_shadow(c, x, y + 1, w * 1.15, 14)
    eave = y - h * 0.46
    wall = [(x - w * 0.40, eave), (x + w * 0.40, eave), (x + w * 0.46, y), (x - w * 0.46, y)]
    roof = [
        (x, y - h),
        (x + w * 0.24, y - h * 0.66),
        (x + w * 0.52, eave + 3),
        (x, eave + 7),
        (x - w * 0.52, eave + 3),
        (x - w * 0.24, y - h * 0.66),
    ]
    fill_shape(c, wall, mixh(cloth, DARK, 0.1), rng, sm=0)
    with clipped(c, wall):
        for t in (-0.34, -0.14, 0.14, 0.34):
            c.drawPath(
                poly(
                    [
                        (x + (t - 0.05) * w, eave),
                        (x + (t + 0.05) * w, eave),
                        (x + (t + 0.05) * w * 1.14, y),
                        (x + (t - 0.05) * w * 1.14, y),
                    ]
                ),
                P(stripe, 0.85),
            )
    ink(c, wall, LINE, rng=rng, closed=True, wob=0.15)
    if door:
        fill_shape(
            c, [(x - w * 0.02, eave + 4), (x + w * 0.1, y), (x - w * 0.14, y)], "#33200f", rng, 1.8, sm=0
        )
        fill_shape(
            c,
            [(x - w * 0.02, eave + 4), (x - w * 0.08, y - h * 0.14), (x - w * 0.2, y), (x - w * 0.13, y)],
            cloth,
            rng,
            1.6,
            sm=0,
        )
    q = fill_shape(c, roof, cloth, rng, 0, sm=0)
    with clipped(c, q):
        for t in (-0.42, -0.14, 0.14, 0.42):
            c.drawPath(
                poly([(x, y - h), (x + (t - 0.07) * w, eave + 9), (x + (t + 0.07) * w, eave + 9)]),
                P(stripe, 0.9),
            )
        c.drawRect(skia.Rect.MakeLTRB(x + w * 0.2, y - h, x + w, y), P("#2c1c10", 0.16))
    ink(c, q, LINE, rng=rng, closed=True, wob=0.15)
    for t in np.linspace(-0.44, 0.44, 7):
        fill_shape(
            c,
            [(x + (t - 0.07) * w, eave + 3), (x + (t + 0.07) * w, eave + 3), (x + t * w, eave + 11)],
            GOLD,
            rng,
            1.3,
            sm=0,
        )
    if pennon:
        small_pennon(c, rng, x, y - h, w * 0.26, pennon)


def small_pennon(c: Canvas, rng: Generator, x: float, y: float, s: float, colour: str) -> None:
    """Swallow-tailed pennon on a short pole whose foot is (x, y)."""
    ink(c, [(x, y + 2), (x, y - s * 1.1)], 2.4, rng=rng, taper=0, wob=0.05)
    fill_shape(
        c,
        [
            (x, y - s * 1.1),
            (x + s * 0.6, y - s * 1.16),
            (x + s * 1.1, y - s * 0.96),
            (x + s * 0.7, y - s * 0.84),
            (x + s, y - s * 0.58),
            (x + s * 0.5, y - s * 0.6),
            (x, y - s * 0.54),
        ],
        colour,
        rng,
        1.6,
        sm=0,
    )
    c.drawCircle(x, y - s * 1.1, 2.2, P(GOLD))


def ridge_tent(
    c: Canvas, rng: Generator, x: float, y: float, w: float, h: float, colour: str, flip: int = 1
) -> None:
    """Simple A-frame tent seen from its open end."""
    soft_shadow(c, x, y + 1, w * 1.3, 12)
    back = [
        (x, y - h),
        (x + flip * w * 0.55, y - h * 0.92),
        (x + flip * w * 1.02, y - 4),
        (x + w * 0.5 * flip, y),
    ]
    fill_shape(c, back, mixh(colour, DARK, 0.18), rng, sm=0)
    for t in (0.3, 0.62):
        ink(
            c,
            [(x + flip * w * 0.55 * t, y - h * (1 - 0.08 * t)), (x + flip * w * (0.5 + 0.5 * t), y - 2)],
            1.3,
            a=0.6,
            rng=rng,
        )
    fill_shape(c, [(x, y - h), (x + w * 0.5, y), (x - w * 0.5, y)], colour, rng, sm=0)
    fill_shape(c, [(x, y - h * 0.86), (x + w * 0.2, y), (x - w * 0.2, y)], "#33200f", rng, 1.7, sm=0)
    fill_shape(
        c,
        [(x, y - h * 0.86), (x - w * 0.12, y - h * 0.3), (x - w * 0.32, y), (x - w * 0.18, y)],
        mixh(colour, LIGHT, 0.3),
        rng,
        1.6,
        sm=0,
    )
    for k in (-1, 1):
        ink(c, [(x + k * 1, y - h + 3), (x - k * 4, y - h - 8)], 2.4, rng=rng, taper=0, wob=0.05)


def campfire(c: Canvas, rng: Generator, x: float, y: float, s: float) -> None:
    """Camp fire with crossed logs, stones and flames."""
    c.drawCircle(x, y - 0.3 * s, s * 1.0, P("#ffd27a", 0.30, blur=10))
    for k in range(7):
        t = math.pi * (k / 6)
        c.drawOval(
            skia.Rect.MakeXYWH(x + 0.62 * s * math.cos(t) - 6, y + 0.14 * s * math.sin(t) - 2, 12, 9),
            P("ink"),
        )
        c.drawOval(
            skia.Rect.MakeXYWH(x + 0.62 * s * math.cos(t) - 4.6, y + 0.14 * s * math.sin(t) - 0.8, 9, 6.4),
            P(GREY_STONE),
        )
    fpath(
        c,
        "M-30 0 C-40 -24 -16 -34 -20 -62 C-6 -54 -2 -40 -4 -30 C4 -44 0 -66 8 -86 C22 -66 20 "
        "-48 18 -36 C26 -42 26 -52 26 -58 C40 -38 40 -14 28 0 Z",
        "#d8521e",
        x,
        y,
        s / 70,
        w=2,
        rng=rng,
        shader=lin(x, y - s * 1.1, x, y, ["#c2361d", "#e2702a", "#f0a03c"]),
    )
    fpath(
        c,
        "M-18 0 C-22 -14 -8 -22 -8 -38 C2 -28 2 -20 4 -14 C10 -20 10 -28 12 -36 C22 -22 24 -10 18 0 Z",
        "#f6cf5a",
        x,
        y,
        s / 70,
        w=0,
        rng=rng,
    )
    tube(c, [(x - 0.56 * s, y + 0.08 * s), (x + 0.5 * s, y - 0.06 * s)], [8, 8], "#7a5232", rng, 1.9)
    tube(c, [(x + 0.56 * s, y + 0.09 * s), (x - 0.48 * s, y - 0.05 * s)], [8, 8], "#8a5f36", rng, 1.9)
