"""Boxes of the Royal Favour track, without their numbers: arched for Justice, battlements for Order."""

import skia

from art.pieces.parts import fp
from art.tools.colour import mixh
from art.tools.paint import P, lin, wash
from art.tools.svgpath import svg
from art.ui.objects import CREAM, arrow_up, at
from art.ui.panels import FRAME_INK
from art.ui.stations import TOWER

WIDTH, HEIGHT = 50, 70
BOXES = {
    "justice": "#6f9c62",
    "justice_strong": "#2b5a35",
    "order": "#8fa3b8",
    "order_strong": "#2f4a6c",
}
ARCH = "M3 69 L3 16 C8 4 18 1 25 1 C32 1 42 4 47 16 L47 69 Z"
BATTLEMENT = "M3 69 L3 1 L12 1 L12 7 L20.5 7 L20.5 1 L29.5 1 L29.5 7 L38 7 L38 1 L47 1 L47 69 Z"


def favour_box(canvas: skia.Canvas, name: str) -> None:
    """The number stands in the middle, above an arrow or a tower."""
    base = BOXES[name]
    justice = name.startswith("justice")
    outline = svg(ARCH if justice else BATTLEMENT)
    tones = [mixh(base, "#ffffff", 0.1), base, mixh(base, "#000000", 0.16)]
    canvas.drawPath(outline, wash(lin(0, 0, 0, HEIGHT, tones)))
    canvas.drawPath(outline, P(FRAME_INK, 1, "stroke", 3))
    canvas.save()
    canvas.translate(25, 38)
    canvas.scale(0.82, 0.87)
    canvas.translate(-25, -38)
    canvas.drawPath(outline, P("#f6e2a0", 0.5, "stroke", 1.3))
    canvas.restore()
    if justice:
        at(canvas, arrow_up, 25, 56, 0.5, 90)
    else:
        at(canvas, lambda c: fp(c, TOWER, CREAM, 2.6), 25, 56, 0.42)
