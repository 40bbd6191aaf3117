"""Ribbon, arrow, leaf and divider: what stands beside headings."""

import skia

from art.motifs.emblems import arrow
from art.motifs.scrolls import ribbon as banner
from art.motifs.vines import leaf3
from art.pieces.parts import fixed_rng
from art.tools.ink import ink
from art.tools.paint import P


def ribbon(canvas: skia.Canvas, w: float, h: float) -> None:
    """Straight banner with swallow tails; words go over its middle."""
    banner(canvas, w / 2, h / 2 - 4, w - 124, h - 32, fixed_rng(), "#f3e3b8", 0, tail=52, lw=2.2)


def red_arrow(canvas: skia.Canvas, w: float, h: float) -> None:
    arrow(canvas, w / 2, h / 2, w - 12, 0, fixed_rng(), w=3, fl="#b8331d")


def leaf(canvas: skia.Canvas, w: float, h: float) -> None:
    """Three oak leaves round an acorn."""
    rng = fixed_rng(6)
    for turn in (-1.571, -2.85, -0.29):
        leaf3(canvas, w / 2, h * 0.58, h * 0.42, turn, "#6d8a3f", rng, 1.6)
    canvas.drawCircle(w / 2, h * 0.6, h * 0.11, P("#2a1a0e"))
    canvas.drawCircle(w / 2, h * 0.6, h * 0.085, P("#c6962f"))


def divider(canvas: skia.Canvas, w: float, h: float) -> None:
    """Red pen line with a lozenge; only the ends and the middle third are cut apart."""
    y = h / 2
    ink(canvas, [(4, y), (w - 4, y)], 2, "#a8321f", 0.9, fixed_rng(8), taper=0.25, wob=0.25)
    for x in (8, w - 8):
        canvas.save()
        canvas.translate(x, y)
        canvas.rotate(45)
        canvas.drawRect(skia.Rect.MakeXYWH(-3.4, -3.4, 6.8, 6.8), P("#a8321f"))
        canvas.restore()
