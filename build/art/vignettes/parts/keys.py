"""A ring of keys."""

from numpy.random import Generator
from skia import Canvas

from art.tools.paint import P
from art.vignettes.parts.frame import Frame, part

KEY = "M-3 0 L3 0 L3 20 L9 20 L9 24 L3 24 L3 28 L8 28 L8 32 L-3 32 Z"


def keys(c: Canvas, rng: Generator, fr: Frame) -> None:
    """Draw a ring with three keys hanging from the frame origin."""
    for turn in (-22, 6, 30):
        part(c, fr.at(0, 6, 0.9, turn), KEY, "#9aa4ac", rng, 1.5)
    x, y = fr([(0, 2)])[0]
    c.drawCircle(float(x), float(y), 7, P("ink", 1, "stroke", 4.6))
    c.drawCircle(float(x), float(y), 7, P("#c9a04a", 1, "stroke", 2.4))
