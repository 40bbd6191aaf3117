"""Frames of the hourglass that turns while the opponent thinks."""

import skia

from art.pieces.parts import OUTLINE, cased
from art.tools.paint import P
from art.tools.svgpath import svg
from art.ui.stations import HOURGLASS

FRAMES = 16
RUNNING = 11  # the other frames turn the glass over
SIZE = 56
SAND = "#d9a038"


def strip(canvas: skia.Canvas) -> None:
    """All frames side by side."""
    for number in range(FRAMES):
        canvas.save()
        canvas.translate(SIZE * (number + 0.5), SIZE / 2)
        if number >= RUNNING:
            canvas.rotate(180 * (number - RUNNING + 1) / (FRAMES - RUNNING + 1))
        _glass(canvas, min(1, number / (RUNNING - 1)))
        canvas.restore()


def _glass(canvas: skia.Canvas, run: float) -> None:
    """Hourglass of which the share run has fallen through."""
    canvas.drawPath(svg(HOURGLASS), P("#f3ead4"))
    canvas.save()
    canvas.clipPath(svg(HOURGLASS), True)
    canvas.drawRect(skia.Rect.MakeLTRB(-14, -14 + 13 * run, 14, 0), P(SAND))
    canvas.drawRect(skia.Rect.MakeLTRB(-14, 18 - 12 * run, 14, 18), P(SAND))
    if 0 < run < 1:
        canvas.drawLine(0, -1, 0, 18, P(SAND, 1, "stroke", 2))
    canvas.restore()
    canvas.drawPath(svg(HOURGLASS), P(OUTLINE, 1, "stroke", 2.4))
    for y in (-19, 19):
        cased(canvas, f"M-15 {y} L15 {y}", 6.4, "#c08c56", 3.2)
