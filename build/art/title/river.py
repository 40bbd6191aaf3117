"""The river that winds out of the valley of the title screen."""

import numpy as np
import skia
from shapely.geometry.base import BaseGeometry

from art.motifs.bodies import limb_poly
from art.tools.colour import Rng
from art.tools.curves import poly
from art.tools.ink import ink
from art.tools.paint import P, lin, wash

RIVER = [(1196, 763), (1240, 776), (1140, 802), (1238, 846), (1084, 902), (1190, 1000), (1100, 1140)]
RIVER_WIDTHS = [3, 10, 26, 50, 90, 150, 215]


def water() -> BaseGeometry:
    """Outline of the river."""
    return limb_poly(RIVER, RIVER_WIDTHS, 14)


def draw_river(canvas: skia.Canvas, rng: Rng) -> None:
    """Water that carries the sun's path in its middle."""
    outline = np.array(water().exterior.coords)[:-1]
    canvas.drawPath(poly(outline), wash(lin(0, 712, 0, 1100, ["#f6dfae", "#9fbfc4", "#3f7298", "#234f78"])))
    canvas.save()
    canvas.clipPath(poly(outline), True)
    for row in range(720, 1090, 5):
        middle = np.interp(row, [p[1] for p in RIVER], [p[0] for p in RIVER])
        reach = np.interp(row, [p[1] for p in RIVER], RIVER_WIDTHS) * rng.uniform(0.06, 0.22)
        glint = [(middle - reach, row), (middle + reach, row + rng.uniform(-1, 1))]
        ink(canvas, glint, 2.6, "#fff0c0", 0.55 * (1 - (row - 720) / 420), rng, taper=0.9)
    u = np.linspace(-1, 1, 13)
    for _ in range(90):
        y = rng.uniform(750, 1090)
        length = 8 + (y - 740) * 0.15
        x = rng.uniform(1000, 1330)
        for color, dy in (("#f6f6ea", 0), ("#1c4260", 2.4)):
            wave = np.c_[x + u * length, y + dy + 2.2 * np.sin(u * 4)]
            ink(canvas, wave, 1.6, color, 0.55, rng, taper=0.8)
    canvas.drawPath(poly(outline), P("#17324a", 0.55, "stroke", 10, blur=5))
    canvas.restore()
    ink(canvas, outline, 2.4, "#1f2f3c", 0.9, rng, closed=True)
