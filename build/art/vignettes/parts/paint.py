"""Picture size, lit fills, drapes, tubes and rods drawn straight on the canvas."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import numpy as np
import skia
from numpy.random import Generator
from skia import Canvas

from art.motifs.bodies import limb_poly
from art.tools.colour import mixh
from art.tools.curves import Array, Point, Points, Spot, poly, smooth
from art.tools.ink import ink
from art.tools.paint import P, lin
from art.tools.svgpath import contours
from art.vignettes.parts.modelling import draw_fold, form_shadow, granulate, ground_shadow
from art.vignettes.parts.palette import DARK, LIGHT

WIDTH = 440
HEIGHT = 330
LINE = 2.2
THIN = 1.5


def xy(text: str) -> list[Spot]:
    """Polyline written like the SVG attribute: 'x,y x,y ...'."""
    pairs = (pair.split(",") for pair in text.split())
    return [(float(x), float(y)) for x, y in pairs]


def limb_outline(points: Points, widths: Sequence[float]) -> Array:
    """Return the outline of a tapered limb along a polyline."""
    return np.array(limb_poly(points, widths).exterior.coords)[:-1]


def lit(points: Points, fill: str, light: float = 0.26, dark: float = 0.36) -> skia.Shader:
    """Colour wash over the bounding box of the points, lit from the upper left."""
    p = np.asarray(points, float)
    (x0, y0), (x1, y1) = p.min(0), p.max(0)
    tones = [mixh(fill, LIGHT, light), fill, mixh(fill, DARK, dark)]
    return lin(x0, y0, x1, y1, tones)


def wash(c: Canvas, points: Points, fill: str, light: float = 0.26, dark: float = 0.36) -> None:
    """Fill a closed polygon with colour lit from the upper left."""
    path = poly(points)
    c.drawPath(path, P("#ffffff", shader=lit(points, fill, light, dark)))
    form_shadow(c, path)


def fill_shape(
    c: Canvas,
    points: Points,
    fill: str,
    rng: Generator,
    lw: float = LINE,
    sm: int = 6,
    light: float = 0.26,
    dark: float = 0.36,
) -> Array:
    """Draw a closed lit shape with a pen outline; sm=0 keeps the corners sharp."""
    p = smooth(points, sm, True) if sm else np.asarray(points, float)
    wash(c, p, fill, light, dark)
    if lw:
        ink(c, p, lw, rng=rng, closed=True, wob=0.15, step=3)
    return p


def fold_lines(
    c: Canvas, outline: Points, folds: Sequence[Points], fill: str, rng: Generator, shift: float = 2.2
) -> None:
    """Draw pen folds with their soft shadows inside an outline."""
    with clipped(c, outline):
        for fold in folds:
            draw_fold(c, smooth(fold, 8), fill, rng, shift)


def drape(
    c: Canvas,
    points: Points,
    fill: str,
    rng: Generator,
    folds: Sequence[Points] = (),
    lw: float = LINE,
    sm: int = 6,
) -> Array:
    """Draw cloth: a lit shape with pen folds."""
    p = fill_shape(c, points, fill, rng, 0, sm)
    fold_lines(c, p, folds, fill, rng)
    ink(c, p, lw, rng=rng, closed=True, wob=0.2, step=3)
    return p


def tube(
    c: Canvas,
    points: Points,
    widths: Sequence[float],
    fill: str,
    rng: Generator,
    lw: float = LINE,
    open_to: Point | None = None,
) -> None:
    """Draw a tapered tube along a polyline; its first end has no outline towards open_to."""
    edge = limb_outline(points, widths)
    wash(c, edge, fill, 0.22, 0.32)
    hidden = np.zeros(len(edge), bool)
    if open_to is not None:
        away = edge - np.asarray(points[0], float)
        hidden = (np.hypot(*away.T) < widths[0] * 0.62) & (away @ np.asarray(open_to, float) > 0)
    if not hidden.any():
        ink(c, edge, lw, rng=rng, closed=True, wob=0.12, step=3)
        return
    last = max(i for i in range(len(edge)) if hidden[i] and not hidden[(i + 1) % len(edge)])
    turned, mask = np.roll(edge, -last - 1, axis=0), np.roll(hidden, -last - 1)
    ink(c, turned[~mask], lw, rng=rng, taper=0.08, wob=0.12, step=3)


def outline_path(
    c: Canvas,
    path: skia.Path,
    fill: str,
    rng: Generator,
    lw: float = LINE,
    light: float = 0.26,
    dark: float = 0.36,
) -> None:
    """Fill a skia path with a lit wash and ink its contours."""
    bounds = path.computeTightBounds()
    corners = [(bounds.left(), bounds.top()), (bounds.right(), bounds.bottom())]
    c.drawPath(path, P("#ffffff", shader=lit(corners, fill, light, dark)))
    form_shadow(c, path)
    for pts, closed in contours(path):
        ink(c, pts[:-1] if closed else pts, lw, rng=rng, closed=closed, wob=0.12, var=0.2)


def edged_line(
    c: Canvas,
    points: Points,
    w: float,
    fill: str,
    rng: Generator,
    edge: float = 1.3,
    var: float = 0.04,
    wob: float = 0.1,
) -> None:
    """Draw an even coloured line with ink edges."""
    for width, tone in ((w + 2 * edge, "ink"), (w, fill)):
        ink(c, points, width, tone, 1, rng, taper=0, wob=wob, var=var)


def rod(c: Canvas, a: Point, b: Point, fill: str, rng: Generator, w: float = 5) -> None:
    """Draw a straight wooden or metal rod with a highlight along its middle."""
    edged_line(c, [a, b], w, fill, rng)
    ink(c, [a, b], max(1, w * 0.28), mixh(fill, LIGHT, 0.5), 0.8, rng, taper=0.2, wob=0.1)


def soft_shadow(c: Canvas, x: float, y: float, w: float, h: float = 12, a: float = 0.35) -> None:
    """Soft contact shadow centred under something standing at (x, y)."""
    ground_shadow(c, x, y, w, h, a)


def bend(a: Point, b: Point, d: Point, radius: float = 0.34) -> list[Array]:
    """Polyline a-b-d with a slightly rounded corner, so joints look jointed."""
    a, b, d = (np.asarray(q, float) for q in (a, b, d))
    p, q = b + (a - b) * radius, b + (d - b) * radius
    return [a, (a + p) / 2, p, 0.25 * p + 0.5 * b + 0.25 * q, q, (q + d) / 2, d]


@contextmanager
def clipped(c: Canvas, points: Points) -> Iterator[None]:
    """Draw inside only within a closed polygon."""
    with skia.AutoCanvasRestore(c):
        c.clipPath(poly(points), True)
        yield


@contextmanager
def picture(c: Canvas, seed: int) -> Iterator[Generator]:
    """Draw inside clipped to the picture, with a fresh random generator."""
    with skia.AutoCanvasRestore(c):
        c.clipRect(skia.Rect.MakeWH(WIDTH, HEIGHT), True)
        yield np.random.default_rng(seed)
        granulate(c, WIDTH, HEIGHT)
