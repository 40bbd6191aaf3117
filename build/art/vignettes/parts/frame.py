"""Frames: local coordinates whose parts are drawn on the canvas without mirroring it."""

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

import numpy as np
import skia
from numpy.random import Generator
from shapely.geometry import Polygon
from shapely.ops import unary_union
from skia import Canvas

from art.tools.colour import mixh
from art.tools.curves import Array, Point, Points, Spot, smooth
from art.tools.ink import ink
from art.tools.paint import P
from art.tools.svgpath import contours, svg
from art.vignettes.parts.modelling import ground_shadow
from art.vignettes.parts.paint import edged_line, fold_lines, limb_outline, wash
from art.vignettes.parts.palette import LIGHT, ROPE


@dataclass
class Frame:
    """A local coordinate system: origin, scale, facing (1 right, -1 left) and turn in degrees."""

    x: float
    y: float
    s: float = 1.0
    face: int = 1
    turn: float = 0.0

    def __call__(self, pts: Points) -> Array:
        """Map local points to the canvas."""
        p = np.atleast_2d(np.asarray(pts, float))
        a = math.radians(self.turn)
        qx = p[:, 0] * math.cos(a) - p[:, 1] * math.sin(a)
        qy = p[:, 0] * math.sin(a) + p[:, 1] * math.cos(a)
        return np.column_stack([self.x + self.face * self.s * qx, self.y + self.s * qy])

    def spot(self, dx: float, dy: float) -> Spot:
        """Map one local point to the canvas."""
        ((x, y),) = self([(dx, dy)])
        return x, y

    @contextmanager
    def entered(self, c: Canvas) -> Iterator[None]:
        """Draw inside in the frame's own units; the canvas is mirrored when the frame faces left."""
        with skia.AutoCanvasRestore(c):
            c.translate(self.x, self.y)
            c.scale(self.face * self.s, self.s)
            c.rotate(self.turn)
            yield

    def at(self, dx: float, dy: float, s: float = 1.0, turn: float = 0.0) -> "Frame":
        """Return a frame attached at a local point."""
        return Frame(*self.spot(dx, dy), self.s * s, self.face, self.turn + turn)


def tinted(
    c: Canvas,
    pts: Points,
    fill: str,
    rng: Generator,
    lw: float = 2.2,
    hi: float = 0.26,
    lo: float = 0.36,
    folds: Sequence[Points] = (),
) -> None:
    """Fill an outline with light from the upper left, add pen folds and an ink contour."""
    pts = np.asarray(pts, float)
    wash(c, pts, fill, hi, lo)
    if len(folds):
        fold_lines(c, pts, folds, fill, rng, 2.0)
    if lw:
        ink(c, pts, lw, rng=rng, closed=True, wob=0.15, step=2.2)


def part(
    c: Canvas,
    fr: Frame,
    d: str,
    fill: str,
    rng: Generator,
    lw: float = 2.0,
    hi: float = 0.26,
    lo: float = 0.36,
) -> None:
    """Draw an SVG outline given in the local units of a frame."""
    for pts, closed in contours(svg(d), 1.3):
        tinted(c, fr(pts[:-1] if closed else pts), fill, rng, lw, hi, lo)


def blob(
    c: Canvas,
    fr: Frame,
    pts: Points,
    fill: str,
    rng: Generator,
    lw: float = 2.2,
    folds: Sequence[Points] = (),
    sm: int = 6,
    hi: float = 0.26,
    lo: float = 0.36,
) -> Array:
    """Draw a smooth closed shape through local points, with local folds."""
    outline = smooth(fr(pts), sm, True) if sm else fr(pts)
    tinted(c, outline, fill, rng, lw, hi, lo, [fr(f) for f in folds])
    return outline


def stroke(
    c: Canvas,
    fr: Frame,
    pts: Points,
    rng: Generator,
    lw: float = 1.4,
    color: str = "ink",
    a: float = 0.9,
    taper: float = 0.5,
    wob: float = 0.1,
) -> None:
    """Draw one pen stroke through local points."""
    q = fr(pts)
    ink(
        c,
        smooth(q, 6) if len(q) > 2 else q,
        lw,
        color,
        a,
        rng,
        taper=taper,
        wob=wob,
        var=0.28 if taper else 0.04,
        step=2.2,
    )


def band(c: Canvas, fr: Frame, pts: Points, rng: Generator, outer: float, inner: float, fill: str) -> None:
    """Draw a coloured band with ink edges through local points."""
    stroke(c, fr, pts, rng, outer, taper=0)
    stroke(c, fr, pts, rng, inner, fill, 1, 0)


def pole(c: Canvas, a: Point, b: Point, w: float, fill: str, rng: Generator, edge: float = 1.5) -> None:
    """Draw a straight pole with ink edges and a light along one side."""
    a, b = np.array(a, float), np.array(b, float)
    n = np.array([-(b - a)[1], (b - a)[0]]) / (np.hypot(*(b - a)) + 1e-9)
    n = n if n[0] + n[1] < 0 else -n
    edged_line(c, [a, b], w, fill, rng, edge)
    if w > 3:
        ink(c, [a + n * w * 0.22, b + n * w * 0.22], w * 0.24, mixh(fill, LIGHT, 0.6), 0.8, rng, wob=0.1)


def cord(c: Canvas, pts: Points, rng: Generator, w: float = 3.0, fill: str = ROPE, edge: float = 1.3) -> None:
    """Draw a rope or strap through canvas points."""
    q = smooth(pts, 8) if len(pts) > 2 else np.asarray(pts, float)
    edged_line(c, q, w, fill, rng, edge, 0.05)


def dot(c: Canvas, x: float, y: float, r: float, fill: str, edge: float = 1.3) -> None:
    """Draw a disc with an ink rim."""
    c.drawCircle(float(x), float(y), r + edge, P("ink"))
    c.drawCircle(float(x), float(y), r, P(fill))


def limb(
    c: Canvas,
    fr: Frame,
    pts: Points,
    widths: Sequence[float],
    fill: str,
    rng: Generator,
    lw: float = 2.1,
    folds: Sequence[Points] = (),
    hi: float = 0.22,
    lo: float = 0.32,
) -> None:
    """Draw a tapered limb along local points."""
    tinted(
        c, limb_outline(fr(pts), [w * fr.s for w in widths]), fill, rng, lw, hi, lo, [fr(f) for f in folds]
    )


def fused(
    c: Canvas,
    outlines: Sequence[Polygon | Points],
    fill: str,
    rng: Generator,
    lw: float = 2.3,
    hi: float = 0.26,
    lo: float = 0.36,
) -> Array:
    """Draw several overlapping outlines as one body with a single contour; return that contour."""
    shapes = [o if hasattr(o, "exterior") else Polygon(o).buffer(0) for o in outlines]
    body = unary_union(shapes)
    body = max(body.geoms, key=lambda g: g.area) if hasattr(body, "geoms") else body
    pts = np.array(body.exterior.coords)[:-1]
    tinted(c, pts, fill, rng, lw, hi, lo)
    return pts


def cast_shadow(c: Canvas, x: float, y: float, w: float, h: float = 16, a: float = 0.32) -> None:
    """Draw the soft shadow of something standing on the ground."""
    ground_shadow(c, x, y, w, h, a)
