"""The Pen: a canvas that remembers mirroring and scale, so light and line weight stay steady."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import numpy as np
import skia
from numpy.random import Generator
from skia import Canvas

from art.tools.colour import mixh
from art.tools.curves import Array, Point, Points, poly, smooth
from art.tools.ink import ink
from art.tools.paint import P, lin
from art.tools.svgpath import contours, svg
from art.vignettes.parts.modelling import draw_fold, form_shadow, ground_shadow
from art.vignettes.parts.paint import LINE, limb_outline, picture
from art.vignettes.parts.palette import DARK, LIGHT

THIN = 1.4
HAIR = 1.0
STEADY = 0.6  # 1 keeps line width constant at any scale, 0 lets it scale with the figure


def vec(*xy: float) -> Array:
    """Return a float vector."""
    return np.array(xy, float)


class Pen:
    """A canvas and a random stream that remember mirroring and scale."""

    def __init__(self, canvas: Canvas, rng: Generator) -> None:
        """Start unmirrored at scale 1."""
        self.c = canvas
        self.rng = rng
        self.mirrored = False
        self.scale = 1.0

    @contextmanager
    def placed(
        self, x: float, y: float, size: float = 1.0, face: int = 1, turn: float = 0
    ) -> Iterator["Pen"]:
        """Draw inside at (x, y), scaled, mirrored when face is -1, turned in degrees."""
        before = self.mirrored, self.scale
        with skia.AutoCanvasRestore(self.c):
            self.c.translate(x, y)
            self.c.rotate(turn)
            self.c.scale(face * size, size)
            self.mirrored = self.mirrored != (face < 0)
            self.scale *= size
            yield self
        self.mirrored, self.scale = before

    @contextmanager
    def clipped(self, path: skia.Path) -> Iterator["Pen"]:
        """Draw inside only where path is filled."""
        with skia.AutoCanvasRestore(self.c):
            self.c.clipPath(path, True)
            yield self

    def paint(self, path: skia.Path, fill: str, dark: str | None = None, light: str | None = None) -> None:
        """Fill a path with the upper-left light wash."""
        b = path.getBounds()
        x0, x1 = (b.right(), b.left()) if self.mirrored else (b.left(), b.right())
        stops = [light or mixh(fill, LIGHT, 0.26), fill, dark or mixh(fill, DARK, 0.36)]
        self.c.drawPath(path, P("#ffffff", shader=lin(x0, b.top(), x1, b.bottom(), stops)))
        form_shadow(self.c, path, self.mirrored)

    def line(
        self,
        pts: Points,
        w: float = THIN,
        color: str = "ink",
        a: float = 0.9,
        taper: float = 0.6,
        wob: float = 0.2,
        closed: bool = False,
        var: float = 0.22,
    ) -> None:
        """Draw one pen stroke through the points."""
        k = self.scale
        ink(
            self.c,
            pts,
            w / k**STEADY,
            color,
            a,
            self.rng,
            taper=taper,
            wob=wob / k,
            var=var,
            closed=closed,
            step=2.2 / k,
        )

    def curve(
        self,
        pts: Points,
        w: float = THIN,
        color: str = "ink",
        a: float = 0.9,
        taper: float = 0.6,
        wob: float = 0.2,
    ) -> None:
        """Draw one smoothed pen stroke."""
        self.line(smooth(pts, 8), w, color, a, taper, wob)

    def band(self, pts: Points, outer: float, inner: float, color: str, wob: float = 0.2) -> None:
        """Draw a coloured band with ink edges through the points."""
        self.line(pts, outer, "ink", 1, 0, wob)
        self.line(pts, inner, color, 1, 0, wob)

    def outline(self, path: skia.Path, w: float = LINE, color: str = "ink") -> None:
        """Ink every contour of a path."""
        for pts, closed in contours(path, 2.2 / self.scale):
            self.line(pts[:-1] if closed else pts, w, color, 0.95, 0.35, 0.15, closed)

    def area(
        self,
        pts: Points,
        fill: str,
        w: float = LINE,
        folds: Sequence[Points] = (),
        sm: int = 6,
        dark: str | None = None,
    ) -> skia.Path:
        """Fill and ink a closed shape; folds are pen strokes with a shadow, clipped to it."""
        p = smooth(pts, sm, True) if sm else np.asarray(pts, float)
        path = poly(p)
        self.paint(path, fill, dark)
        if len(folds):
            with self.clipped(path):
                for f in folds:
                    self.fold(f, fill)
        if w:
            self.line(p, w, closed=True, a=0.95, wob=0.15)
        return path

    def fold(self, pts: Points, fill: str, w: float = 1.4) -> None:
        """Draw one cloth fold: a soft shadow and a pen line."""
        side = -2.2 if self.mirrored else 2.2
        draw_fold(self.c, smooth(pts, 8), fill, self.rng, side, self.scale, w / self.scale**STEADY)

    def path(
        self, d: str, fill: str, w: float = LINE, dark: str | None = None, light: str | None = None
    ) -> skia.Path:
        """Fill and ink an SVG path string."""
        p = svg(d)
        self.paint(p, fill, dark, light)
        if w:
            self.outline(p, w)
        return p

    def limb(
        self, pts: Points, widths: Sequence[float], fill: str, w: float = LINE, dark: str | None = None
    ) -> None:
        """Draw a tapered rounded limb along the points."""
        e = limb_outline(pts, widths)
        self.paint(poly(e), fill, dark)
        if w:
            self.line(e, w, closed=True, a=0.95, wob=0.12)

    def rod(
        self, a: Point, b: Point, width: float = 6, fill: str = "#b98a4e", light: str = "#efd09a"
    ) -> None:
        """Draw a straight pole with a lit edge."""
        thick = width * self.scale**STEADY
        self.line([a, b], thick + 2.6, "ink", 1, 0, 0.1, var=0.04)
        self.line([a, b], thick, fill, 1, 0, 0.1, var=0.04)
        a, b = vec(*a), vec(*b)
        d = b - a
        n = vec(-d[1], d[0]) / (np.hypot(*d) + 1e-9) * width * 0.22
        if n[0] + n[1] > 0:
            n = -n
        self.line([a + n, b + n], max(1.0, thick * 0.22), light, 0.8, 0.2, 0)

    def dot(self, x: float, y: float, r: float, fill: str, edge: bool = True) -> None:
        """Draw a small inked disc."""
        if edge:
            self.c.drawCircle(x, y, r + 1.1 / self.scale**STEADY, P("ink"))
        self.c.drawCircle(x, y, r, P(fill))

    def oval(self, x: float, y: float, w: float, h: float, fill: str, a: float = 1.0) -> None:
        """Fill an ellipse centred at (x, y)."""
        self.c.drawOval(skia.Rect.MakeXYWH(x - w / 2, y - h / 2, w, h), P(fill, a))

    def shadow(self, x: float, y: float, w: float, h: float = 12, a: float = 0.34) -> None:
        """Draw a soft contact shadow centred at (x, y)."""
        ground_shadow(self.c, x, y, w, h, a)


@contextmanager
def pen_picture(c: Canvas, seed: int) -> Iterator[Pen]:
    """Draw inside clipped to the picture, with a fresh Pen."""
    with picture(c, seed) as rng:
        yield Pen(c, rng)
