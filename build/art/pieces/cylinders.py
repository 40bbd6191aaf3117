"""Cylinders on the tracks: who is eligible, Royal Favour, and the Ballad being sung."""

import skia

from art.motifs.emblems import arrow, crown_icon
from art.pieces.parts import OUTLINE, cased, disc, fixed_rng, fp, stroke
from art.tools.paint import P, lin, rect

CYLINDER = 10
LUTE = "M0 18 C-12 18 -14 4 -4 -2 L-3 -20 L3 -20 L4 -2 C14 4 12 18 0 18 Z"
BOW = "M30 26 C66 28 76 52 72 80"
KEEP = (
    "M-20 22 L-20 -10 L-24 -10 L-24 -26 L-14 -26 L-14 -19 L-6 -19 L-6 -26 L6 -26 L6 -19 L14 -19 "
    "L14 -26 L24 -26 L24 -10 L20 -10 L20 22 Z"
)


def favour(canvas: skia.Canvas) -> None:
    disc(canvas, 42, "gold", "#8f1f1a", cy=46, thick=CYLINDER)
    crown_icon(canvas, 50, 49, 54, fixed_rng(), w=2.4)


def elig_robin(canvas: skia.Canvas) -> None:
    """Bow and arrow."""
    disc(canvas, 42, "gold", "#2f6b3a", cy=46, thick=CYLINDER)
    canvas.translate(0, -6)
    cased(canvas, BOW, 8, "#e8bd7a", 4.6)
    canvas.drawLine(30, 26, 72, 80, P("#f7eed2", 1, "stroke", 1.8))
    arrow(canvas, 52, 52, 58, -45, fixed_rng(), w=3.4, fl="#f3e2b0")


def elig_sheriff(canvas: skia.Canvas) -> None:
    """Castle tower."""
    disc(canvas, 42, "silver", "#27456b", cy=46, thick=CYLINDER)
    canvas.save()
    canvas.translate(50, 48)
    fp(canvas, KEEP, "#dfe5e9", 2.8, lin(-20, -20, 24, 20, ["#ffffff", "#c2cad0", "#7c868e"]))
    fp(canvas, "M-7 22 L-7 4 C-7 -6 7 -6 7 4 L7 22 Z", "#22324a", 2.2)
    for x in (-13, 13):
        canvas.drawRect(rect(x - 1.8, -8, 3.6, 9), P("#22324a"))
    canvas.restore()


def ballad(canvas: skia.Canvas) -> None:
    """Lute: which Ballad is being sung."""
    disc(canvas, 42, "wood", "#4a2d4f", cy=46, thick=CYLINDER)
    canvas.translate(47, 49)
    canvas.rotate(42)
    canvas.scale(1.35, 1.35)
    fp(canvas, LUTE, "#e0a860", 2.2, lin(-12, 0, 12, 18, ["#f0c684", "#c98a44"]))
    fp(canvas, "M-4 -20 L4 -20 L2 -28 L-5 -26 Z", "#6b4322", 1.8)
    canvas.drawCircle(0, 6, 3.6, P(OUTLINE))
    for x in (-1.6, 1.6):
        canvas.drawLine(x, 13, x, -19, P(OUTLINE, 0.8, "stroke", 0.9))
    stroke(canvas, "M-5 13 L5 13", OUTLINE, 2)
