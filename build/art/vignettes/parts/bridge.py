"""A half-built stone bridge over the river."""

import math
from collections.abc import Callable
from itertools import pairwise

import numpy as np

from art.tools.colour import mixh
from art.tools.curves import poly
from art.tools.paint import P
from art.vignettes.parts.buildings import ashlar
from art.vignettes.parts.paint import LINE
from art.vignettes.parts.palette import OAK, OAK_DARK, STONE
from art.vignettes.parts.pen import Pen

RIVER = 226
LEFT_ARCH = (92, RIVER + 8, 74)
RIGHT_ARCH = (310, RIVER + 8, 82)


def arc(cx: float, cy: float, r: float, a0: float, a1: float, n: int = 24) -> list[tuple[float, float]]:
    """Return points on a circle between two angles in degrees."""
    return [(cx + r * math.cos(t), cy + r * math.sin(t)) for t in np.radians(np.linspace(a0, a1, n))]


def voussoirs(
    pen: Pen, cx: float, cy: float, r: float, a0: float, a1: float, n: int, depth: float = 18
) -> None:
    """Draw the wedge stones of an arch ring."""
    edges = np.radians(np.linspace(a0, a1, n + 1))
    for k, (s, t) in enumerate(pairwise(edges)):
        pts = [
            (cx + q * math.cos(a), cy + q * math.sin(a))
            for q, a in ((r, s), (r + depth, s), (r + depth, t), (r, t))
        ]
        pen.area(pts, mixh(STONE, "#fff6dc", 0.35 if k % 2 else 0.1), 1.7, sm=0)


def bridge(pen: Pen, masons: Callable[[Pen], None]) -> None:
    """Draw the finished left arch with masons behind its parapet, the broken end and the far pier."""
    cx, cy, r = LEFT_ARCH
    ex, ey, er = RIGHT_ARCH
    broken = [(214, 104), (238, 112), (246, 126), (262, 130), (268, 144)] + arc(
        ex, ey, er + 17, -116, -180, 10
    )
    face = (
        [(-10, 340), (-10, 112)]
        + broken
        + [(ex - er - 2, 340), (cx + r, 340)]
        + arc(cx, cy, r, 0, -180)
        + [(cx - r, 340)]
    )
    path = pen.area(face, STONE, LINE, sm=0)
    ashlar(pen, path, -10, 104, 290, 330, 13, 30)
    pen.outline(path)
    voussoirs(pen, cx, cy, r, -180, 0, 13)
    masons(pen)
    roadway(pen)
    centring(pen, ex, ey, er)
    voussoirs(pen, ex, ey, er, -180, -100, 6)
    voussoirs(pen, ex, ey, er, -26, 0, 2)
    pier = [
        (ex + er, 340),
        (ex + er, ey - 4),
        (ex + er + 18, ey - 10),
        (ex + er + 22, 168),
        (420, 160),
        (424, 150),
        (450, 150),
        (450, 340),
    ]
    path = pen.area(pier, STONE, LINE, sm=0)
    ashlar(pen, path, 390, 150, 452, 340, 13, 26)
    pen.outline(path)


def roadway(pen: Pen) -> None:
    """Draw the string course and parapet of the finished half."""
    pen.area([(-10, 100), (224, 92), (224, 106), (-10, 114)], "#ddd3bb", LINE, sm=0)
    for x in range(0, 220, 34):
        y = 99 - x * 0.034
        pen.area([(x, y), (x, y - 18), (x + 20, y - 18.7), (x + 20, y - 0.7)], "#ddd3bb", 1.9, sm=0)


def centring(pen: Pen, cx: float, cy: float, r: float) -> None:
    """Draw the wooden falsework under the unfinished arch: posts, braces, tie beam and ring."""

    def on_ring(dx: float) -> tuple[float, float]:
        return cx + dx, cy - math.sqrt((r - 5) ** 2 - dx**2)

    for a, b in (((-52, 0), (-20, 1)), ((52, 0), (20, 1)), ((-18, 0), (18, 1)), ((18, 0), (-18, 1))):
        foot = (cx + a[0], cy - 8)
        top = on_ring(b[0])
        pen.rod(foot, top, 3.4, OAK_DARK, OAK)
    for dx in (-54, -19, 19, 54):
        pen.rod((cx + dx, cy - 6), on_ring(dx), 5, OAK, "#efd09a")
    ring = arc(cx, cy, r - 4, -178, -2, 30)
    pen.band(ring, 9.4, 6.6, OAK)
    for dx in (-54, 54):
        pen.rod((cx + dx, cy - 6), (cx + dx, cy + 40), 6, OAK_DARK, OAK)
    pen.rod((cx - r + 2, cy - 6), (cx + r - 2, cy - 6), 7, OAK, "#efd09a")


def cutwater(pen: Pen) -> None:
    """Draw the pointed buttress of the middle pier."""
    pts = [(184, 340), (184, 196), (208, 166), (232, 196), (232, 340)]
    path = pen.area(pts, mixh(STONE, "#fff6dc", 0.2), LINE, sm=0)
    with pen.clipped(path):
        pen.c.drawRect(poly([(208, 150), (240, 150), (240, 340), (208, 340)]).getBounds(), P("#2c1c10", 0.2))
    ashlar(pen, path, 184, 160, 232, 340, 13, 24)
    pen.line([(208, 166), (208, 340)], 1.6, a=0.8, taper=0)
    pen.outline(path)
