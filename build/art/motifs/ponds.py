"""Still water: the fishponds of an abbey, a mill at its pond; (x, y) is the middle."""

import numpy as np
import skia

from art.motifs.landmarks import watermill
from art.motifs.trees import crown
from art.tools.colour import Rng
from art.tools.curves import placed, poly, smooth
from art.tools.ink import ink, shape
from art.tools.paint import P, lin, rect, wash

POND = "#9fbfc4"
POND_DEEP = "#5f93a8"


def _pond(canvas: skia.Canvas, x: float, y: float, w: float, h: float, rng: Rng) -> None:
    outline = crown(x, y, w / 2, h / 2, rng, 8, 0.05)
    canvas.drawPath(poly(outline + np.array([0, -1.5])), P("#5b4a22", 0.35, "stroke", 5, blur=2))
    canvas.drawPath(poly(outline), wash(lin(x, y - h / 2, x, y + h / 2, [POND_DEEP, POND])))
    ink(canvas, outline, 1.5, "#2c4250", 0.9, rng, closed=True, wob=0.2, step=3)
    u = np.linspace(-1, 1, 8)
    for dx, dy in ((-0.16, -0.12), (0.14, 0.1), (-0.05, 0.24)):
        wave = np.c_[x + dx * w + u * w * 0.13, y + dy * h + 1.2 * np.sin(u * 3.4)]
        ink(canvas, wave, 1.1, "#f2f6ee", 0.8, rng, wob=0.05, taper=0.8, step=2)


def _reeds(canvas: skia.Canvas, x: float, y: float, s: float, rng: Rng) -> None:
    for lean in (-0.5, -0.2, 0.1, 0.45):
        tip = (x + lean * s * 0.6, y - s * (1 - 0.4 * abs(lean)))
        ink(canvas, [(x + lean * s * 0.4, y), tip], 1.2, "#5a6a34", 0.9, rng, wob=0.1, step=2)
    canvas.drawOval(rect(x - 1.6, y - 1.1 * s, 3, 6), P("#6b4425"))


def fishponds(canvas: skia.Canvas, x: float, y: float, s: float, rng: Rng) -> None:
    """The monks' stews: three ponds one below the other, with reeds and a leaping carp."""
    for dx, dy, w, h in ((-0.34, -0.14, 0.42, 0.17), (0.22, -0.2, 0.46, 0.17), (0.02, 0.06, 0.62, 0.22)):
        _pond(canvas, x + dx * s, y + dy * s, w * s, h * s, rng)
    _reeds(canvas, x - 0.36 * s, y + 0.06 * s, 0.2 * s, rng)
    _reeds(canvas, x + 0.44 * s, y - 0.06 * s, 0.17 * s, rng)
    fish = [(-1, 0.3), (-0.3, -0.5), (0.6, -0.4), (1.0, 0.2), (1.4, 0.0), (1.35, 0.7), (0.9, 0.5), (0.2, 0.2)]
    shape(
        canvas,
        smooth(placed(x + 0.05 * s, y - 0.02 * s, 0.075 * s, fish), 4, True),
        "#e9e2c8",
        1.1,
        rng=rng,
        wob=0.05,
    )


def mill_pond(canvas: skia.Canvas, x: float, y: float, s: float, rng: Rng) -> None:
    """A watermill at its dammed pond."""
    _pond(canvas, x - 0.42 * s, y + 0.02 * s, 0.74 * s, 0.27 * s, rng)
    watermill(canvas, x, y, 0.5 * s, rng)
    _reeds(canvas, x - 0.72 * s, y + 0.1 * s, 0.2 * s, rng)
