"""Weapons drawn in a Frame."""

import numpy as np
from numpy.random import Generator
from skia import Canvas

from art.tools.curves import Point
from art.tools.ink import ink
from art.vignettes.parts.frame import Frame, dot, limb, part, pole, stroke, tinted
from art.vignettes.parts.palette import GOLD, SHOE


def longbow(c: Canvas, fr: Frame, rng: Generator, span: float = 84, nock: Point | None = None) -> None:
    """Draw a bow gripped at the frame origin, bending towards +x; nock pulls the string on the canvas."""
    limb(
        c,
        fr,
        [(-31, -span), (-6, -span * 0.6), (1, 0), (-6, span * 0.6), (-31, span)],
        [4, 7, 9, 7, 4],
        "#a8672e",
        rng,
        1.9,
    )
    tips = fr([(-30, -span + 2), (-30, span - 2)])
    line = [tips[0], nock, tips[1]] if nock is not None else tips
    ink(c, line, 1.7, "#f7eed2", 1, rng, taper=0, wob=0)


def sword(c: Canvas, fr: Frame, rng: Generator, length: float = 96) -> None:
    """Draw a sword along the x axis of the frame, gripped at the origin."""
    part(
        c,
        fr,
        f"M6 -4.4 L{length - 8} -2.6 L{length} 0 L{length - 8} 2.6 L6 4.4 Z",
        "#dfe5e9",
        rng,
        1.7,
        0.7,
        0.3,
    )
    stroke(c, fr, [(12, 0), (length - 14, 0)], rng, 1.0, a=0.5)
    part(c, fr, "M-10 -3 L4 -3 L4 3 L-10 3 Z", SHOE, rng, 1.4)
    part(c, fr, "M3 -14 C5 -15 8 -15 9 -14 L9 14 C8 15 5 15 3 14 Z", GOLD, rng, 1.6)
    ((px, py),) = fr([(-13, 0)])
    dot(c, px, py, 4 * fr.s, GOLD)


def spear(c: Canvas, foot: Point, tip: Point, rng: Generator, fill: str = "#b98a4e") -> None:
    """Draw a spear from its foot to its tip."""
    a, b = np.array(foot, float), np.array(tip, float)
    d = (b - a) / np.hypot(*(b - a))
    n = np.array([-d[1], d[0]])
    pole(c, a, b, 4.4, fill, rng, 1.4)
    tinted(
        c,
        np.array([b + d * 20, b + n * 5.4 + d * 4, b - d * 2, b - n * 5.4 + d * 4]),
        "#cfd6db",
        rng,
        1.7,
        0.6,
        0.4,
    )
