"""One part of the screen: how it is drawn, cut and stretched."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import skia

from art.ui.panels import Area

SCALE = 2  # pixels per unit: sharp up to a UI of 200 percent

Draw = Callable[[skia.Canvas], None]
Sides = tuple[float, float, float, float]
NONE: Sides = (0, 0, 0, 0)


class Part(NamedTuple):
    """A drawing in a box of units.

    border is the rim that is not stretched (left, top, right, bottom), margin what lies outside of the
    part itself: its shadow or focus ring. frames stand side by side; hot is the point of a cursor.
    """

    size: tuple[float, float]
    draw: Draw
    border: Sides = NONE
    margin: Sides = NONE
    suffix: str = "png"
    frames: int = 1
    hot: tuple[int, int] | None = None


def stretched(
    draw: Callable[..., None],
    inner: tuple[float, float],
    rim: float,
    shadow: float,
    suffix: str = "png",
    **how: object,
) -> Part:
    """Part of an inner size with a shadow all round, whose rim is kept when it is stretched."""
    w, h = inner
    area: Area = (shadow, shadow, w, h)
    edge = shadow + rim
    size = (w + 2 * shadow, h + 2 * shadow)
    return Part(size, partial(draw, area=area, **how), (edge,) * 4, (shadow,) * 4, suffix)


def centred(radius: float, draw: Draw) -> Part:
    """Part drawn round (0, 0)."""

    def moved(canvas: skia.Canvas) -> None:
        canvas.translate(radius, radius)
        draw(canvas)

    return Part((2 * radius, 2 * radius), moved)
