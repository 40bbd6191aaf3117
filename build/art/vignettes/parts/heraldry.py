"""Lions, shields and banners."""

import math

import numpy as np
from numpy.random import Generator
from skia import Canvas

from art.motifs.bodies import limb_poly
from art.tools.colour import mixh
from art.tools.curves import Array, Point
from art.tools.ink import ink
from art.tools.paint import P
from art.tools.svgpath import contours, svg
from art.vignettes.parts.frame import Frame, fused, part, stroke, tinted
from art.vignettes.parts.paint import clipped
from art.vignettes.parts.palette import CREAM, DARK, GOLD, RED

LION_LIMBS = (
    ([(-22, -5), (-8, -4), (8, -5), (17, -9)], [15, 10, 16, 14]),  # body
    ([(-22, -2), (-28, 7), (-23, 17), (-18, 18)], [11, 7, 5, 4.6]),  # hind legs
    ([(-16, 0), (-13, 9), (-9, 17), (-4, 18)], [10, 6.4, 5, 4.6]),
    ([(8, 0), (8, 9), (9, 17), (14, 18)], [9, 6, 5, 4.6]),  # standing foreleg
    ([(14, -2), (26, 4), (34, -2), (38, -5)], [9, 6, 5, 5.4]),  # raised paw
    ([(-26, -6), (-37, -10), (-36, -23), (-24, -25), (-20, -18)], [4.4, 4, 4, 4, 3]),
    ([(-21, -22), (-18, -17)], [3, 8]),
)  # tail tuft


def lion(c: Canvas, fr: Frame, rng: Generator, fill: str = "#f0cf6a", lw: float = 1.1) -> None:
    """Draw a lion passant guardant about 75 units wide, centred on the frame."""
    outlines = [limb_poly(fr(p), [w * fr.s for w in ws]) for p, ws in LION_LIMBS]
    t = np.linspace(0, 2 * math.pi, 23)[:-1]
    r = np.where(np.arange(22) % 2, 13.5, 10)
    mane = np.c_[21 + r * np.cos(t), -15 + r * np.sin(t)]
    fused(c, outlines + [fr(mane)], fill, rng, lw, 0.3, 0.2)
    ((hx, hy),) = fr([(22, -14.5)])
    c.drawCircle(float(hx), float(hy), 8 * fr.s, P("ink", 0.45, "stroke", 0.9))
    for x in (19, 25):
        ((px, py),) = fr([(x, -16)])
        c.drawCircle(float(px), float(py), 1.4 * fr.s, P("ink"))
    stroke(c, fr, [(22, -14), (22, -11)], rng, 1.0)
    stroke(c, fr, [(19, -9.6), (22, -10.8), (25, -9.6)], rng, 0.9)


SHIELD = "M-22 -26 C-8 -32 8 -32 22 -26 C24 0 16 24 0 38 C-16 24 -24 0 -22 -26 Z"


def shield(c: Canvas, fr: Frame, rng: Generator, fill: str = RED, charge: str = "lions") -> None:
    """Draw a heater shield with three lions, a chevron or a cross."""
    part(c, fr, SHIELD, fill, rng, 2.6, 0.2, 0.35)
    ((outline, _),) = contours(svg(SHIELD), 1.3)
    with clipped(c, fr(outline)):
        if charge == "lions":
            for y, k in ((-15.5, 0.47), (1, 0.43), (16, 0.31)):
                lion(c, Frame(*fr.spot(0, y), fr.s * k, 1), rng, "#f4d678", 1.0)
        elif charge == "chevron":
            part(c, fr, "M-26 8 L0 -14 L26 8 L26 19 L0 -3 L-26 19 Z", GOLD, rng, 1.2)
        else:
            part(c, fr, "M-4 -32 L4 -32 L4 38 L-4 38 Z", CREAM, rng, 1.2)
            part(c, fr, "M-24 -9 L24 -9 L24 0 L-24 0 Z", CREAM, rng, 1.2)
    ink(c, fr(outline[:-1]), 2.6, rng=rng, closed=True, wob=0.1, step=2.2)


def banner(
    c: Canvas,
    top: Point,
    width: float,
    height: float,
    rng: Generator,
    fill: str = RED,
    face: int = 1,
    lions: int = 3,
) -> Array:
    """Draw a rippling banner flying from the pole top; returns its outline."""
    t = np.linspace(0, 1, 14)
    ripple = 4.5 * np.sin(t * 6.6)
    x = top[0] + face * width * t
    upper = np.c_[x, top[1] + ripple]
    lower = np.c_[x, top[1] + height + ripple * 1.1 + 2 * t]
    outline = np.vstack([upper, lower[::-1]])
    tinted(c, outline, fill, rng, 2.2, 0.2, 0.3)
    with clipped(c, outline):
        for k in (0.30, 0.72):
            i = int(k * 13)
            ink(c, [upper[i], lower[i]], 8, mixh(fill, DARK, 0.6), 0.3, rng, taper=0.6)
    for k in range(lions):
        y = top[1] + height * (k + 0.62) / lions - 1
        lion(c, Frame(top[0] + face * width * 0.48, y, height / lions / 43, face), rng, "#f4d678", 1.0)
    return outline
