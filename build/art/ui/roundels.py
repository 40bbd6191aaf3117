"""Round icons: an enamelled sign in a gold ring, or a gold glyph in a dark ring."""

from collections.abc import Callable

import skia

from art.pieces.parts import enamel, engrave
from art.tools.paint import P, goldfill, wash
from art.ui.panels import FRAME_INK

Draw = Callable[[skia.Canvas], None]

GOLD = "#f3d98a"
DARK = "#2b1d12"
GROUNDS = {"robin": "#2a5f36", "sheriff": "#27456b", "royal": "#3d2f25", "table": "#6a2417"}
SIGN_RADIUS, SIGN_SCALE = 32, 0.86
GLYPH_RADIUS, GLYPH_SCALE = 20, 1.12


def sign(canvas: skia.Canvas, draw: Draw, ground: str) -> None:
    """Sign of about 40 units on enamel, in a gold ring of radius 28 round (0, 0)."""
    canvas.drawCircle(1, 2.5, 28.5, P("#000000", 0.35, blur=2))
    canvas.drawCircle(0, 0, 28.5, P(FRAME_INK))
    canvas.drawCircle(0, 0, 27, wash(goldfill(-26, -26, 26, 26)))
    canvas.drawCircle(0, 0, 24, P(FRAME_INK))
    canvas.drawCircle(0, 0, 23, wash(enamel(GROUNDS[ground], 0, 0, 23)))
    engrave(canvas, 23, 0, 0, 0.4)
    canvas.scale(SIGN_SCALE, SIGN_SCALE)
    draw(canvas)


def glyph(canvas: skia.Canvas, draw: Draw) -> None:
    """Glyph of about 20 units in gold, on a dark disc in a gold ring of radius 18 round (0, 0)."""
    canvas.drawCircle(0, 0, 18.6, P(FRAME_INK))
    canvas.drawCircle(0, 0, 17.6, wash(goldfill(-16, -16, 16, 16)))
    canvas.drawCircle(0, 0, 15.4, P(FRAME_INK))
    canvas.drawCircle(0, 0, 14.8, wash(enamel(DARK, 0, 0, 15)))
    canvas.scale(GLYPH_SCALE, GLYPH_SCALE)
    draw(canvas)
