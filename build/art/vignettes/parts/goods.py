"""Coins, purses, parchment, baskets, barrels and jars."""

import numpy as np
import skia
from numpy.random import Generator
from skia import Canvas

from art.tools.colour import mixh
from art.tools.curves import Point, poly, smooth
from art.tools.ink import ink
from art.tools.paint import P, lin
from art.tools.svgpath import fpath
from art.vignettes.parts.frame import Frame, band, cast_shadow, cord, dot, part, pole, stroke, tinted
from art.vignettes.parts.paint import edged_line
from art.vignettes.parts.palette import DARK, ELM, GOLD, GOLD_LIGHT, LIGHT, RED, ROPE
from art.vignettes.parts.pen import Pen


def coin(pen: Pen, x: float, y: float, r: float = 4.2, squash: float = 1.0) -> None:
    """Draw one gold coin."""
    box = skia.Rect.MakeXYWH(x - r, y - r * squash, 2 * r, 2 * r * squash)
    pen.c.drawOval(box.makeOutset(1.2 / pen.scale, 1.2 / pen.scale), P("ink"))
    pen.c.drawOval(box, P("#ffffff", shader=lin(x - r, y - r, x + r, y + r, [GOLD_LIGHT, GOLD, "#a87320"])))
    if squash > 0.7:
        pen.line([(x - r * 0.45, y), (x + r * 0.45, y)], 0.9, a=0.6, taper=0, wob=0)
        pen.line([(x, y - r * 0.45), (x, y + r * 0.45)], 0.9, a=0.6, taper=0, wob=0)


def coin_stack(pen: Pen, x: float, y: float, n: int = 4, r: float = 6) -> None:
    """Draw a stack of coins standing at (x, y)."""
    for k in range(n):
        coin(pen, x + (k % 2) * 0.8, y - k * 3.2, r, 0.42)


def drawstring_purse(pen: Pen, x: float, y: float, size: float = 1.0, colour: str = "#a8672e") -> None:
    """Draw a drawstring purse hanging from (x, y)."""
    with pen.placed(x, y, size):
        pen.path(
            "M-6 2 C-20 12 -19 32 0 32 C19 32 20 12 6 2 C10 -6 6 -8 0 -5 C-6 -8 -10 -6 -6 2 Z", colour, 2.0
        )
        pen.line([(-7, 3), (0, 4), (7, 3)], 3.0, GOLD, 1, 0)
        pen.curve([(-6, 12), (-8, 20), (-5, 27)], 1.1, a=0.6)
        pen.curve([(4, 10), (6, 18), (4, 26)], 1.1, a=0.6)


def parchment_sheet(
    pen: Pen, at: Point, w: float = 40, h: float = 50, turn: float = 0, seal: bool = True, lines: int = 5
) -> None:
    """Draw a written sheet whose upper left is near `at`."""
    with pen.placed(at[0], at[1], 1, 1, turn):
        pen.area(
            [
                (0, 0),
                (w * 0.5, -2),
                (w, 0),
                (w + 1, h * 0.5),
                (w, h),
                (w * 0.5, h + 3),
                (0, h),
                (-1, h * 0.5),
            ],
            "#f6ecd2",
            2.0,
            sm=3,
            dark="#d8c492",
        )
        for k in range(lines):
            y = 8 + k * (h - 18) / max(1, lines - 1)
            pen.line([(6, y), (w - (6 if k < lines - 1 else 16), y)], 1.5, a=0.75, taper=0.1)
        if seal:
            pen.line([(w * 0.7, h - 2), (w * 0.7, h + 10)], 3, RED, 1, 0)
            pen.dot(w * 0.7, h + 11, 6, RED)


def basket(pen: Pen, x: float, y: float, w: float = 40, h: float = 24, fill: str = "#b98a4a") -> None:
    """Draw a wicker basket with its foot at (x, y)."""
    pts = [(x - w / 2, y - h), (x + w / 2, y - h), (x + w * 0.38, y), (x - w * 0.38, y)]
    pen.area(pts, fill, 2.0, sm=0)
    with pen.clipped(poly(pts)):
        for k, yy in enumerate(np.arange(y - h + 5, y, 5)):
            xs = np.linspace(x - w / 2, x + w / 2, 24)
            pen.line(np.c_[xs, yy + 1.2 * np.sin(xs / 2.2 + k * 3.1)], 1.0, a=0.6, taper=0, wob=0)
    pen.limb([(x - w / 2 - 1, y - h), (x + w / 2 + 1, y - h)], [6, 6], mixh(fill, DARK, 0.15), 1.6)


def balance(pen: Pen, at: Point, span: float = 58, drop: float = 34, tilt: float = 4) -> None:
    """Draw merchant's scales hanging from `at`."""
    x, y = at
    a, b = (x - span / 2, y + 14 + tilt), (x + span / 2, y + 14 - tilt)
    pen.line([(x, y), (x, y + 14)], 2.4, "ink", 1, 0, 0)
    for end in (a, b):
        low = end[1] + drop
        for d in (-12, 12):
            pen.line([end, (end[0] + d, low)], 1.3, a=0.95, taper=0, wob=0)
        pen.path(
            f"M{end[0] - 15} {low} L{end[0] + 15} {low} C{end[0] + 11} {low + 10} {end[0] - 11} "
            f"{low + 10} {end[0] - 15} {low} Z",
            GOLD,
            1.8,
        )
    pen.rod(a, b, 3.2, GOLD, GOLD_LIGHT)
    pen.dot(x, y + 13, 3.2, GOLD)


def tied_purse(
    c: Canvas, rng: Generator, x: float, y: float, s: float = 1.0, colour: str = "#b98a3c"
) -> None:
    """Plump tied money bag whose neck is at (x, y)."""
    fpath(
        c,
        "M-5 0 C-18 9 -17 29 0 29 C17 29 18 9 5 0 L9 -8 C4 -6 -4 -6 -9 -8 Z",
        colour,
        x,
        y,
        s,
        w=2,
        rng=rng,
        shader=lin(
            x - 14 * s,
            y,
            x + 14 * s,
            y + 28 * s,
            [mixh(colour, LIGHT, 0.45), colour, mixh(colour, DARK, 0.4)],
        ),
    )
    ink(c, [(x - 6 * s, y + 1), (x + 6 * s, y + 1)], 3, "#8f2318", 1, rng, taper=0, wob=0)
    for k in (-5, 2):
        ink(c, [(x + k * s, y + 5 * s), (x + (k - 2) * s, y + 14 * s)], 1.1, a=0.6, rng=rng)


def empty_purse(c: Canvas, fr: Frame, rng: Generator, fill: str = "#a8672e") -> None:
    """Draw a limp purse shaken upside down, its mouth open and its strings dangling."""
    part(c, fr, "M-7 -2 C-13 10 -15 22 -13 34 L13 34 C15 22 13 10 7 -2 C3 -6 -3 -6 -7 -2 Z", fill, rng, 1.8)
    for x in (-5, 4):
        stroke(c, fr, [(x, 4), (x * 1.4, 16), (x * 1.2, 28)], rng, 1.2, a=0.7)
    part(c, fr, "M-13 34 C-8 29 8 29 13 34 C8 40 -8 40 -13 34 Z", "#33200f", rng, 1.8)
    for x, dx in ((-11, -5), (11, 4)):
        cord(c, fr([(x, 32), (x + dx, 42), (x + dx * 0.4, 52)]), rng, 1.8, ROPE, 0.9)


def purse(c: Canvas, fr: Frame, rng: Generator, fill: str = "#a8672e") -> None:
    """Draw a draw-string purse hanging from the frame origin."""
    part(c, fr, "M-6 0 C-20 10 -18 30 0 30 C18 30 20 10 6 0 C8 -6 -8 -6 -6 0 Z", fill, rng, 1.8)
    band(c, fr, [(-7, 1), (7, 1)], rng, 3.6, 2.0, GOLD)


def barrel(c: Canvas, x: float, y: float, w: float, h: float, rng: Generator, fill: str = ELM) -> None:
    """Draw a standing barrel on (x, y)."""
    cast_shadow(c, x, y, w * 1.35)
    pts = smooth(
        [
            (x - w * 0.42, y),
            (x - w * 0.5, y - h * 0.5),
            (x - w * 0.42, y - h),
            (x, y - h * 1.05),
            (x + w * 0.42, y - h),
            (x + w * 0.5, y - h * 0.5),
            (x + w * 0.42, y),
            (x, y + h * 0.05),
        ],
        6,
        True,
    )
    tinted(c, pts, fill, rng, 2.3)
    for k in (-0.25, 0, 0.25):
        ink(
            c,
            smooth([(x + k * w * 0.85, y - h), (x + k * w * 1.06, y - h * 0.5), (x + k * w * 0.85, y)]),
            1.2,
            a=0.6,
            rng=rng,
        )
    for t in (0.2, 0.8):
        bow = w * (0.5 - 0.05 * abs(t - 0.5))
        q = smooth([(x - bow, y - h * t), (x, y - h * t + 5), (x + bow, y - h * t)])
        ink(c, q, 6.5, "ink", 1, rng, taper=0)
        ink(c, q, 3.8, "#8b949b", 1, rng, taper=0)
    lid = skia.Rect.MakeXYWH(x - w * 0.40, y - h * 1.07, w * 0.80, h * 0.14)
    c.drawOval(
        lid, P("#ffffff", shader=lin(x - w * 0.4, y - h, x + w * 0.4, y - h, [mixh(fill, LIGHT, 0.45), fill]))
    )
    c.drawOval(lid, P("ink", 1, "stroke", 1.9))


def jar(
    c: Canvas,
    x: float,
    y: float,
    s: float,
    rng: Generator,
    fill: str = "#b9683c",
    handles: bool = True,
    band: str = "#f0d9a6",
) -> None:
    """Draw an earthenware jar standing on (x, y), s tall."""
    fr = Frame(x, y, s / 100)
    if handles:
        for f in (1, -1):
            q = Frame(x, y, s / 100, f)([(20, -80), (44, -76), (36, -52)])
            edged_line(c, smooth(q), 8 * s / 100, mixh(fill, DARK, 0.1 if f > 0 else 0), rng, 1.2, 0.28, 0.1)
    body = (
        "M-20 0 C-48 -24 -42 -62 -17 -76 L-15 -88 C-24 -92 -24 -98 -20 -100 L20 -100 "
        "C24 -98 24 -92 15 -88 L17 -76 C42 -62 48 -24 20 0 Z"
    )
    part(c, fr, body, fill, rng, 2.0, 0.42, 0.45)
    for yy in (-56, -48):
        stroke(c, fr, [(-35, yy), (0, yy + 6), (35, yy)], rng, 1.6 if s < 46 else 2.2, band, 0.85, 0.1)
    stroke(c, fr, [(-19, -91), (0, -88), (19, -91)], rng, 1.1, a=0.6)


def scroll(c: Canvas, fr: Frame, rng: Generator, w: float = 40, h: float = 48, seal: bool = True) -> None:
    """Draw a parchment hanging open with writing and a seal."""
    part(
        c,
        fr,
        f"M{-w / 2} {-h / 2} C{-w / 4} {-h / 2 - 3} {w / 4} {-h / 2 + 3} {w / 2} {-h / 2} "
        f"L{w / 2} {h / 2} C{w / 4} {h / 2 + 3} {-w / 4} {h / 2 - 3} {-w / 2} {h / 2} Z",
        "#f8efd6",
        rng,
        1.8,
        0.3,
        0.16,
    )
    for k, y in enumerate(np.arange(-h / 2 + 9, h / 2 - 5, 7)):
        stroke(c, fr, [(-w / 2 + 6, y), (w / 2 - 6 - (k % 3) * 4, y)], rng, 1.3, a=0.75)
    for y in (-h / 2, h / 2):
        a, b = fr([(-w / 2 - 4, y), (w / 2 + 4, y)])
        pole(c, a, b, 4.4 * fr.s, "#b98a4e", rng, 1.3)
    if seal:
        a, b = fr([(w * 0.16, h / 2 + 1), (w * 0.16, h / 2 + 13)])
        cord(c, [a, b], rng, 2, RED, 0.9)
        dot(c, b[0], b[1], 5.2 * fr.s, RED)
