"""Lettering and frame of the title picture."""

import skia

from art.motifs.emblems import dev_arrow, dev_crown, dev_oak, dev_stag, roundel
from art.motifs.vines import frame_bands
from art.tools.colour import Rng
from art.tools.lettering import fnt
from art.tools.paint import P, lin, rect, wash
from art.ui.panels import FRAME_INK

TITLE_GOLD = ["#fffbe2", "#f6d877", "#d79a2c", "#f3d06a", "#a86a18"]
BAND_INSET = 30
BAND_HALF = 20


def draw_name(canvas: skia.Canvas) -> None:
    """The name of the game; it is the same in every language."""
    _gold_text(canvas, "A Gest of", 650, 168, 88)
    _gold_text(canvas, "Robin Hood", 770, 330, 190)


def _gold_text(canvas: skia.Canvas, s: str, x: float, y: float, size: float) -> None:
    f = fnt("title", size)
    left = x - f.measureText(s) / 2
    canvas.drawSimpleText(s, left, y + 8, f, P("#000000", 0.75, "stroke", 14, blur=12))
    canvas.drawSimpleText(s, left, y, f, P("#1d0f06", 1, "stroke", 15))
    canvas.drawSimpleText(s, left, y, f, P("#8a5c18", 1, "stroke", 8))
    gold = lin(0, y - size * 0.75, 0, y + size * 0.12, TITLE_GOLD, [0, 0.3, 0.55, 0.72, 1])
    canvas.drawSimpleText(s, left, y, f, wash(gold))


def draw_frame(canvas: skia.Canvas, width: float, height: float, rng: Rng) -> None:
    """Four vine bands with roundels, as on the board."""
    shadow = skia.Rect.MakeLTRB(50, 50, width - 50, height - 50)
    canvas.drawRect(shadow, P("#000000", 0.55, "stroke", 16, blur=9))
    near = BAND_INSET
    right, bottom = width - near, height - near
    frame_bands(canvas, (width, height), near, BAND_HALF, rng, 266)
    for edge in ((0, 0, width, 9), (0, height - 9, width, 9), (0, 0, 9, height), (width - 9, 0, 9, height)):
        canvas.drawRect(rect(*edge), P(FRAME_INK))
    roundel(canvas, near + 6, near + 6, 42, rng, "#274f2c", dev_oak)
    roundel(canvas, right - 6, near + 6, 42, rng, "#1d3c5f", dev_crown)
    roundel(canvas, near + 6, bottom - 6, 42, rng, "#7d2417", dev_arrow)
    roundel(canvas, right - 6, bottom - 6, 42, rng, "#274f2c", dev_stag)
