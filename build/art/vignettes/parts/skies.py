"""Patterned picture grounds: gold diaper and colours powdered with gold."""

import math
from collections.abc import Callable, Sequence

import skia
from numpy.random import Generator
from skia import Canvas

from art.motifs.vines import leaf3
from art.tools.colour import mixh
from art.tools.curves import poly
from art.tools.paint import P, lin
from art.vignettes.parts.backdrops import diaper
from art.vignettes.parts.paint import HEIGHT, WIDTH
from art.vignettes.parts.pen import Pen

FIELDS = {
    "blue": ("#1a3558", "#4577a6", "#d9b04c"),
    "red": ("#5c140c", "#a8432a", "#e8bd4e"),
    "green": ("#1c3d24", "#4d7f4a", "#e0c46a"),
    "plum": ("#3a1a30", "#7d4560", "#e0bd68"),
    "mulberry": ("#3a1a30", "#84466a", "#e0bd6a"),
    "slate": ("#2c3a44", "#6d8490", "#c9c6a4"),
}
LOZENGE = ((-6, 0), (0, -8), (6, 0), (0, 8))
SLIM_LOZENGE = ((0, -7), (5, 0), (0, 7), (-5, 0))


def powdered(
    c: Canvas,
    tones: Sequence[str],
    motif: Callable[[float, float], None],
    rows: int = 14,
    dot: tuple[str, float, float] = ("#f6e2a0", 0.7, 1.4),
) -> None:
    """Fill the picture with a colour wash, a staggered motif and dots given as (colour, alpha, radius)."""
    c.drawRect(skia.Rect.MakeWH(WIDTH, HEIGHT), P("#ffffff", shader=lin(0, 0, 0, HEIGHT, list(tones))))
    colour, alpha, radius = dot
    for row in range(rows):
        for column in range(18):
            x, y = column * 26 + (13 if row % 2 else 0), row * 24
            motif(x, y)
            c.drawCircle(x + 13, y + 12, radius, P(colour, alpha))


def leaves(c: Canvas, rng: Generator, gilt: str) -> Callable[[float, float], None]:
    """Return a motif of three gilt leaves."""

    def motif(x: float, y: float) -> None:
        for t in range(3):
            leaf3(c, x, y, 4.2, -math.pi / 2 + t * 2.09, gilt, rng, 0)

    return motif


def lozenges(
    c: Canvas,
    gilt: str,
    outline: Sequence[tuple[float, float]] = LOZENGE,
    line: tuple[float, float] = (0.75, 1.4),
    spot: tuple[float, float] = (0.9, 1.8),
) -> Callable[[float, float], None]:
    """Return a motif of a lozenge around a spot; line and spot are alpha and size."""

    def motif(x: float, y: float) -> None:
        c.drawPath(poly([(x + dx, y + dy) for dx, dy in outline]), P(gilt, line[0], "stroke", line[1]))
        c.drawCircle(x, y, spot[1], P(gilt, spot[0]))

    return motif


def backdrop(c: Canvas, kind: str, rng: Generator, lozenge: bool = False) -> None:
    """Paint the gold diaper, or a coloured field powdered with gilt leaves or bold lozenges."""
    if kind == "gold":
        diaper(c, WIDTH, HEIGHT, rng)
        return
    top, low, gilt = FIELDS[kind]
    powdered(c, [top, mixh(top, low, 0.5), low], lozenges(c, gilt) if lozenge else leaves(c, rng, gilt))


def fine_backdrop(c: Canvas, kind: str) -> None:
    """Paint a coloured field powdered with fine gilt lozenges."""
    top, low, gilt = FIELDS[kind]
    powdered(c, [top, mixh(top, low, 0.5), low], lozenges(c, gilt, line=(0.7, 1.3), spot=(0.85, 1.7)))


def gold_ground(pen: Pen) -> None:
    """Fill the picture with the burnished gold diaper."""
    diaper(pen.c, WIDTH, HEIGHT, pen.rng)


def leafy_ground(pen: Pen, top: str, mid: str, low: str, gilt: str = "#d9b04c", dot: str = "#f6e2a0") -> None:
    """Fill the picture with a colour powdered with small gilt leaves."""
    powdered(pen.c, [top, mid, low], leaves(pen.c, pen.rng, gilt), 15, (dot, 0.75, 1.5))


def azure_ground(pen: Pen) -> None:
    """Fill with azure powdered with gold leaves."""
    leafy_ground(pen, "#1a3558", "#2c5688", "#4577a6")


def green_ground(pen: Pen) -> None:
    """Fill with deep green powdered with gold leaves."""
    leafy_ground(pen, "#1b3a26", "#295437", "#3f6f47")


def crimson_ground(pen: Pen) -> None:
    """Fill with crimson powdered with gold lozenges."""
    motif = lozenges(pen.c, "#d9b04c", SLIM_LOZENGE, (0.9, 1.4), (0.9, 1.5))
    powdered(pen.c, ["#5e130c", "#86211a", "#9c3524"], motif, 15, ("#f6e2a0", 0.75, 1.5))
