"""Things drawn in their own units at a place on the canvas."""

from collections.abc import Sequence

import numpy as np
from numpy.random import Generator
from skia import Canvas

from art.tools.curves import Array, Point, Points, smooth
from art.tools.ink import ink
from art.vignettes.parts.paint import LINE, THIN, tube


class Placed:
    """A drawing with an origin on the canvas, a scale and a facing (1 right, -1 left)."""

    def __init__(
        self, c: Canvas, rng: Generator, x: float, y: float, scale: float = 1.0, face: int = 1
    ) -> None:
        """Remember canvas, random generator and place."""
        self.c, self.rng, self.x, self.y, self.scale, self.face = c, rng, x, y, scale, face

    def at(self, point: Point) -> Array:
        """Return the canvas point of an own point."""
        return np.array([self.x + self.face * self.scale * point[0], self.y + self.scale * point[1]])

    def path(self, points: Points) -> list[Array]:
        """Return the canvas polyline of an own polyline."""
        return [self.at(p) for p in points]

    def tube(
        self,
        points: Points,
        widths: Sequence[float],
        fill: str,
        lw: float = LINE,
        open_to: Point | None = None,
    ) -> None:
        """Draw a tapered limb in own units."""
        if open_to is not None:
            open_to = (open_to[0] * self.face, open_to[1])
        tube(self.c, self.path(points), [w * self.scale for w in widths], fill, self.rng, lw, open_to)

    def line(
        self, points: Points, w: float = THIN, colour: str = "ink", a: float = 0.8, taper: float = 0.35
    ) -> None:
        """Draw a smooth pen line in own units."""
        ink(self.c, smooth(self.path(points), 6), w, colour, a, self.rng, taper=taper, wob=0.1)
