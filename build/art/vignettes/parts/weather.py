"""Clouds, sun and dust."""

import math
from collections.abc import Sequence

import numpy as np
from numpy.random import Generator
from skia import Canvas

from art.motifs.trees import crown
from art.tools.colour import mixh
from art.tools.curves import poly, smooth
from art.tools.ink import ink
from art.tools.paint import P, lin, rad
from art.vignettes.parts.paint import fill_shape
from art.vignettes.parts.palette import DARK

CLOUD = ((-44, 2, 20), (44, 4, 18), (-20, -8, 26), (22, -6, 24), (0, 2, 28))
DUST = ((-16, -2, 13), (14, 0, 12), (0, -8, 15))


def puffs(
    c: Canvas,
    rng: Generator,
    origin: tuple[float, float, float],
    parts: Sequence[tuple[float, float, float]],
    light: tuple[float, float, float, float],
    tones: Sequence[str],
    shape: tuple[float, int, float],
    pen: tuple[float, float, float],
    a: float = 1.0,
) -> None:
    """Draw overlapping scalloped puffs (dx, dy, radius) around an origin (x, y, scale).

    Light is the gradient box in the same units; shape is squash, lobes and depth of the scallops;
    pen is width, wobble and alpha of the outline.
    """
    x, y, s = origin
    squash, lobes, depth = shape
    left, top, right, bottom = light
    shader = lin(x + left * s, y + top * s, x + right * s, y + bottom * s, tones)
    for dx, dy, r in parts:
        puff = crown(x + dx * s, y + dy * s, r * s, r * s * squash, rng, lobes, depth)
        c.drawPath(poly(puff), P("#ffffff", a, shader=shader))
        ink(c, puff, pen[0], rng=rng, closed=True, wob=pen[1], step=2.5, a=pen[2])


def cloud(
    c: Canvas, rng: Generator, x: float, y: float, s: float, tone: str = "#f3e6c4", a: float = 0.95
) -> None:
    """Draw a scalloped cloud."""
    tones = [mixh(tone, "#ffffff", 0.5), tone, mixh(tone, DARK, 0.3)]
    puffs(c, rng, (x, y, s), CLOUD, (-40, -30, 30, 24), tones, (0.66, 7, 0.14), (1.8, 0.15, 0.85), a)


def sun(c: Canvas, rng: Generator, x: float, y: float, r: float) -> None:
    """Gold sun with straight and flaming rays and a drowsy face."""
    for i in range(16):
        t = i * math.pi / 8
        reach, wide = (1.9, 0.13) if i % 2 else (1.7, 0.17)
        tip = (x + reach * r * math.cos(t), y + reach * r * math.sin(t))
        foot = [(x + 1.02 * r * math.cos(t + d), y + 1.02 * r * math.sin(t + d)) for d in (-wide, wide)]
        fill_shape(c, [foot[0], tip, foot[1]], "#e8bd4e" if i % 2 else "#d8842c", rng, 1.6, sm=0)
    c.drawCircle(x, y, r + 1.8, P("ink"))
    c.drawCircle(
        x,
        y,
        r,
        P("#ffffff", shader=rad(x - r * 0.3, y - r * 0.3, r * 1.5, ["#fff6d0", "#f0cf6a", "#c98a2c"])),
    )
    for k in (-1, 1):
        ink(
            c,
            smooth(
                [
                    (x + k * r * 0.2, y - r * 0.1),
                    (x + k * r * 0.38, y - r * 0.02),
                    (x + k * r * 0.56, y - r * 0.12),
                ],
                5,
            ),
            1.6,
            rng=rng,
            wob=0,
        )
        c.drawCircle(x + k * r * 0.5, y + r * 0.28, r * 0.14, P("#d8684a", 0.4))
    ink(
        c,
        [(x, y - r * 0.05), (x - r * 0.08, y + r * 0.22), (x + r * 0.06, y + r * 0.24)],
        1.3,
        rng=rng,
        wob=0,
    )
    ink(
        c,
        smooth([(x - r * 0.3, y + r * 0.44), (x, y + r * 0.58), (x + r * 0.3, y + r * 0.44)], 5),
        1.6,
        rng=rng,
        wob=0,
    )


def dust(c: Canvas, rng: Generator, x: float, y: float, s: float, tone: str = "#e6cf9c") -> None:
    """Draw a curling dust puff."""
    tones = [mixh(tone, "#ffffff", 0.5), tone, mixh(tone, DARK, 0.28)]
    puffs(c, rng, (x, y, s), DUST, (-20, -20, 16, 12), tones, (0.8, 6, 0.16), (1.7, 0.12, 0.8))
    t = np.linspace(0, 4.4, 14)
    ink(
        c,
        np.c_[x + s * (7 - t) * np.cos(t), y - 7 * s + s * (6 - t) * np.sin(t)],
        1.4,
        a=0.6,
        rng=rng,
        wob=0.05,
    )
