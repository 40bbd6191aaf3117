"""Rows of mail rings."""

import numpy as np
import skia
from skia import Canvas

from art.tools.curves import Array
from art.tools.paint import P
from art.tools.svgpath import svg
from art.vignettes.parts.paint import clipped
from art.vignettes.parts.pen import Pen


def mail_rings(pen: Pen, path: skia.Path, size: float = 7) -> None:
    """Draw rows of mail rings inside a path."""
    b = path.getBounds()
    with pen.clipped(path):
        for k, y in enumerate(np.arange(b.top(), b.bottom(), size * 0.86)):
            for x in np.arange(b.left() - size, b.right(), size):
                ring = svg(f"M{x + (k % 2) * size / 2} {y} q{size * 0.43} {size * 0.57} {size * 0.86} 0")
                pen.c.drawPath(ring, P("#22282e", 0.5, "stroke", size * 0.17))


def mail_marks(c: Canvas, outline: Array, gap: float = 5.6) -> None:
    """Cover an outline with small mail rings."""
    (x0, y0), (x1, y1) = outline.min(0), outline.max(0)
    with clipped(c, outline):
        for k, y in enumerate(np.arange(y0, y1 + 4, gap)):
            for x in np.arange(x0 - gap, x1 + gap, gap * 1.15) + (k % 2) * gap * 0.55:
                c.drawPath(
                    svg(f"M{x:.2f} {y:.2f} q{gap * 0.5:.2f} {gap * 0.62:.2f} {gap:.2f} 0"),
                    P("#22282e", 0.5, "stroke", 1.0),
                )
