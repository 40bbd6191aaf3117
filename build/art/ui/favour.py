"""Boxes of the Royal Favour track, without their numbers."""

import skia

from art.tools.colour import mixh
from art.tools.paint import P, lin, rr, wash
from art.ui.panels import FRAME_INK

WIDTH, HEIGHT = 50, 70
BOXES = {
    "justice": "#5f8f58",
    "justice_strong": "#2b5a35",
    "order": "#7d93ab",
    "order_strong": "#2f4a6c",
}


def favour_box(canvas: skia.Canvas, name: str) -> None:
    base = BOXES[name]
    canvas.drawRRect(rr(1.5, 0, WIDTH - 4, HEIGHT, 6), P(FRAME_INK))
    enamel = [mixh(base, "#ffffff", 0.12), base, mixh(base, "#000000", 0.16)]
    area = rr(3.2, 1.7, WIDTH - 7.4, HEIGHT - 3.4, 5)
    canvas.drawRRect(area, wash(lin(0, 0, 0, HEIGHT, enamel)))
    canvas.drawRRect(rr(6, 4.5, WIDTH - 13, HEIGHT - 9, 4), P("#f6e2a0", 0.55, "stroke", 1))
