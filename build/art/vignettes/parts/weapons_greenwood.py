"""Weapons drawn straight on the canvas."""

import math

import numpy as np
import skia
from numpy.random import Generator
from skia import Canvas

from art.tools.colour import mixh
from art.tools.curves import Point, smooth
from art.tools.ink import ink
from art.tools.paint import P, lin, rad
from art.vignettes.parts.paint import fill_shape, rod, tube
from art.vignettes.parts.palette import ASH, BRIGHT_STEEL, CREAM, DARK, GOLD, LEATHER, SCARLET


def sword(c: Canvas, rng: Generator, x: float, y: float, angle: float, length: float = 86) -> None:
    """Arming sword; (x, y) is the grip, angle the blade direction."""
    with skia.AutoCanvasRestore(c):
        c.translate(x, y)
        c.rotate(angle)
        fill_shape(
            c,
            [(8, -4.4), (length, -2.6), (length + 9, 0), (length, 2.6), (8, 4.4)],
            "#e4e9ec",
            rng,
            1.8,
            sm=0,
        )
        ink(c, [(12, 0), (length - 8, 0)], 1.1, a=0.5, rng=rng, wob=0)
        rod(c, (-10, 0), (6, 0), LEATHER, rng, 4)
        fill_shape(c, [(4, -14), (9, -14), (9, 14), (4, 14)], GOLD, rng, 1.7, sm=0)
        c.drawCircle(-13, 0, 5, P("ink"))
        c.drawCircle(-13, 0, 3.6, P(GOLD))


def buckler(
    c: Canvas, x: float, y: float, r: float, colour: str = BRIGHT_STEEL, squash: float = 0.86
) -> None:
    """Small round shield with boss and rim studs."""
    with skia.AutoCanvasRestore(c):
        c.translate(x, y)
        c.scale(squash, 1)
        c.drawCircle(0, 0, r + 1.6, P("ink"))
        c.drawCircle(0, 0, r, P("#ffffff", shader=lin(-r, -r, r, r, ["#fffbe8", GOLD, "#8a5f1c"])))
        c.drawCircle(0, 0, r * 0.78, P("ink"))
        c.drawCircle(
            0,
            0,
            r * 0.72,
            P(
                "#ffffff",
                shader=lin(-r, -r, r, r, [mixh(colour, "#ffffff", 0.5), colour, mixh(colour, DARK, 0.45)]),
            ),
        )
        for k in range(8):
            c.drawCircle(
                r * 0.88 * math.cos(k * math.pi / 4), r * 0.88 * math.sin(k * math.pi / 4), 1.6, P("#5d3a10")
            )
        c.drawCircle(0, 0, r * 0.34, P("ink"))
        c.drawCircle(
            0,
            0,
            r * 0.28,
            P("#ffffff", shader=rad(-r * 0.1, -r * 0.1, r * 0.4, ["#ffffff", BRIGHT_STEEL, "#59636b"])),
        )


def spear(
    c: Canvas, rng: Generator, foot: Point, tip: Point, colour: str = ASH, pennon: str | None = None
) -> None:
    """Spear from foot to tip with a leaf head."""
    rod(c, foot, tip, colour, rng, 4)
    a, b = np.asarray(foot, float), np.asarray(tip, float)
    d = (b - a) / np.hypot(*(b - a))
    n = np.array([-d[1], d[0]])
    fill_shape(
        c,
        [b + d * 18, b + d * 6 + n * 5.4, b - d * 2 + n * 2, b - d * 2 - n * 2, b + d * 6 - n * 5.4],
        "#dfe5e9",
        rng,
        1.8,
        sm=0,
    )
    if pennon:
        q = b - d * 8
        fill_shape(c, [q, q + (-22, 2), q + (-16, 8), q + (-24, 15), q - d * 14], pennon, rng, 1.6, sm=0)


def longbow(
    c: Canvas, rng: Generator, top: Point, grip: Point, bottom: Point, draw_to: Point | None = None
) -> None:
    """Longbow through three points; the string runs straight or to draw_to."""
    pts = smooth(
        [
            top,
            (np.asarray(top) * 0.5 + np.asarray(grip) * 0.5)
            + (np.asarray(grip) - (np.asarray(top) + np.asarray(bottom)) / 2) * 0.28,
            grip,
            (np.asarray(bottom) * 0.5 + np.asarray(grip) * 0.5)
            + (np.asarray(grip) - (np.asarray(top) + np.asarray(bottom)) / 2) * 0.28,
            bottom,
        ],
        8,
    )
    for a, b in ((top, draw_to), (draw_to, bottom)) if draw_to is not None else ((top, bottom),):
        ink(c, [a, b], 2.6, "ink", 0.75, rng, taper=0, wob=0, var=0)
        ink(c, [a, b], 1.5, "#f7eed2", 1, rng, taper=0, wob=0, var=0)
    tube(c, pts, [3.6, 6, 7.6, 6, 3.6], "#a8672e", rng, 1.9)


def quiver(c: Canvas, rng: Generator, x: float, y: float, angle: float, s: float = 1.0) -> None:
    """Quiver with arrows, mouth upward along -y before rotation."""
    with skia.AutoCanvasRestore(c):
        c.translate(x, y)
        c.rotate(angle)
        c.scale(s, s)
        for k in (-6, 0, 6):
            rod(c, (k, -20), (k, -40), "#e6cf9a", rng, 2)
            fill_shape(
                c,
                [(k - 4, -46), (k, -51), (k + 4, -46), (k + 3, -32), (k - 3, -32)],
                SCARLET if k else CREAM,
                rng,
                1.4,
                sm=0,
            )
        fill_shape(c, [(-11, -26), (11, -26), (9, 34), (0, 39), (-9, 34)], "#8a5a2c", rng, 2, sm=0)
        ink(c, [(-10, -18), (10, -18)], 2.4, GOLD, 1, rng, taper=0, wob=0)
        ink(c, [(-9, 24), (9, 24)], 2.4, GOLD, 1, rng, taper=0, wob=0)
