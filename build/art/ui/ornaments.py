"""Ribbon, arrow, leaf and divider: what stands beside headings."""

import skia

from art.motifs.emblems import arrow
from art.motifs.scrolls import ribbon as banner
from art.pieces.parts import fixed_rng
from art.tools.ink import ink
from art.tools.paint import P
from art.tools.svgpath import fpath

OAK_LEAF = (
    "M0 2 C-3 -4 -8 -3 -9 -8 C-9 -11 -6 -12 -5 -11 C-9 -14 -10 -19 -6 -20 C-4 -20 -3 -19 -3 -18 "
    "C-6 -23 -4 -28 0 -29 C4 -28 6 -23 3 -18 C3 -19 4 -20 6 -20 C10 -19 9 -14 5 -11 "
    "C6 -12 9 -11 9 -8 C8 -3 3 -4 0 2 Z"
)
ACORN = "M-9 0 C-10 14 -2 20 0 24 C2 20 10 14 9 0 Z"
ACORN_CUP = "M-12 2 C-12 -12 12 -12 12 2 C6 5 -6 5 -12 2 Z"


def ribbon(canvas: skia.Canvas, w: float, h: float) -> None:
    """Straight banner with swallow tails; words go over its middle."""
    banner(canvas, w / 2, h / 2 - 4, w - 124, h - 32, fixed_rng(), "#f3e3b8", 0, tail=52, lw=2.2)


def red_arrow(canvas: skia.Canvas, w: float, h: float) -> None:
    arrow(canvas, w / 2, h / 2, w - 12, 0, fixed_rng(), w=3, fl="#b8331d")


def leaf(canvas: skia.Canvas, w: float, h: float) -> None:
    """Two oak leaves and an acorn."""
    rng = fixed_rng(6)
    for turn, green in ((-58, "#5c7537"), (58, "#7a8f45")):
        fpath(canvas, OAK_LEAF, green, w / 2, h * 0.7, h / 66, w=1.6, rng=rng, rot=turn)
        canvas.save()
        canvas.translate(w / 2, h * 0.7)
        canvas.rotate(turn)
        ink(canvas, [(0, 0), (0, -h * 0.36)], 1.2, a=0.7, rng=rng)
        canvas.restore()
    fpath(canvas, ACORN, "#c6962f", w / 2, h * 0.58, h / 90, w=1.4, rng=rng)
    fpath(canvas, ACORN_CUP, "#6b4a2c", w / 2, h * 0.58, h / 90, w=1.4, rng=rng)


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
