"""Great churches: the minster with its twin spires, a priory, a ruined abbey, a chapel."""

import numpy as np
import skia

from art.motifs.buildings import SHADOW, SUNLIT, church, house, lancet, tower
from art.motifs.trees import crown
from art.tools.colour import Rng, mixh, shade
from art.tools.curves import placed, poly
from art.tools.ink import hatch, ink, shape
from art.tools.paint import P, lin, rect

ASHLAR = "#e2d4b2"
PANE = "#2a3a55"
POINTED = [(-0.5, 0), (-0.5, -1.0), (-0.28, -1.42), (0, -1.7), (0.28, -1.42), (0.5, -1.0), (0.5, 0)]


def _spike(canvas: skia.Canvas, x: float, y: float, w: float, h: float, rng: Rng, roof: str) -> None:
    """Pyramid on a square tower, half of it in shade."""
    shape(
        canvas,
        [(x - w / 2, y), (x, y - h), (x + w / 2, y)],
        mixh(roof, "#ffffff", 0.18),
        1.4,
        rng=rng,
        wob=0.1,
    )
    canvas.drawPath(poly([(x, y - h), (x + w / 2, y), (x + w * 0.08, y)]), P(shade(roof, 0.35), 0.8))
    ink(canvas, [(x, y - h), (x, y - h - 0.3 * w)], 1.2, rng=rng, taper=0, wob=0.05)


def window(canvas: skia.Canvas, x: float, y: float, w: float, a: float = 0.9) -> None:
    """Pointed window of width w whose sill is at (x, y)."""
    lancet(canvas, placed(x, y, w, POINTED), PANE, a)


def minster(canvas: skia.Canvas, x: float, y: float, s: float, rng: Rng, roof: str = "slate") -> None:
    """Southwell: nave, central tower and two western towers with pepperpot spires."""
    canvas.drawOval(rect(x - 0.7 * s, y - 0.14 * s, 2.7 * s, 0.32 * s), P(SHADOW, 0.3, blur=0.07 * s))
    house(canvas, x + 0.1 * s, y - 0.04 * s, s, rng, roof, ASHLAR, d=1.5, h=0.52, r=0.34, gw=0.5, win=False)
    for u in (0.2, 0.38, 0.72, 0.88):
        window(canvas, x + (0.6 + 1.5 * u) * s, y - (0.16 + 0.24 * u) * s, 0.09 * s)
    tower(canvas, x + 1.36 * s, y - 0.72 * s, 0.42 * s, 0.42 * s, rng, ASHLAR, None, 1.4, win=2, round_=False)
    for dx, dy in ((0.42, -0.02), (-0.24, 0.03)):
        tower(canvas, x + dx * s, y + dy * s, 0.34 * s, 0.92 * s, rng, ASHLAR, None, 1.4, win=2, round_=False)
        _spike(canvas, x + dx * s, y + (dy - 0.98) * s, 0.4 * s, 0.5 * s, rng, roof)
    front = placed(
        x + 0.09 * s, y + 0.02 * s, s, [(-0.2, 0), (-0.2, -0.5), (0, -0.78), (0.2, -0.5), (0.2, 0)]
    )
    shape(canvas, front, mixh(ASHLAR, SUNLIT, 0.3), 1.3, rng=rng, wob=0.1)
    window(canvas, x + 0.09 * s, y - 0.3 * s, 0.2 * s)
    lancet(canvas, placed(x + 0.09 * s, y + 0.02 * s, 0.13 * s, POINTED), "#3a2414")


def priory(canvas: skia.Canvas, x: float, y: float, s: float, rng: Rng) -> None:
    """Blyth: a very long nave, a pinnacled tower, and the cloister beside it."""
    canvas.drawOval(rect(x - 0.5 * s, y - 0.14 * s, 3.0 * s, 0.34 * s), P(SHADOW, 0.3, blur=0.07 * s))
    house(
        canvas, x + 0.16 * s, y - 0.05 * s, s, rng, "slate", ASHLAR, d=2.0, h=0.56, r=0.34, gw=0.46, win=False
    )
    for u in np.linspace(0.1, 0.94, 6):
        window(canvas, x + (0.62 + 2.0 * u) * s, y - (0.22 + 0.32 * u) * s, 0.09 * s)
    house(
        canvas,
        x + 0.78 * s,
        y + 0.12 * s,
        s * 0.6,
        rng,
        "clay",
        ASHLAR,
        d=1.8,
        h=0.34,
        r=0.3,
        gw=0.36,
        win=False,
    )
    for u in np.linspace(0.12, 0.9, 6):
        lancet(
            canvas,
            placed(x + (1.0 + 1.08 * u) * s, y + (0.1 - 0.17 * u) * s, 0.1 * s, POINTED),
            "#3a2414",
            0.8,
        )
    tower(canvas, x, y + 0.02 * s, 0.46 * s, 1.16 * s, rng, ASHLAR, None, 1.5, win=0, round_=False)
    window(canvas, x, y - 0.42 * s, 0.2 * s)
    for dx in (-0.09, 0.09):
        window(canvas, x + dx * s, y - 0.88 * s, 0.08 * s)
    for dx in (-0.24, 0.24):
        pinnacle = placed(x + dx * s, y - 1.2 * s, s, [(-0.05, 0), (0, -0.3), (0.05, 0)])
        shape(canvas, pinnacle, ASHLAR, 1.2, rng=rng, wob=0.05)


def parish_church(canvas: skia.Canvas, x: float, y: float, s: float, rng: Rng, roof: str = "slate") -> None:
    """Bingham: a church with a broach spire, aisles and a porch."""
    church(canvas, x, y, s, rng, True, roof, ASHLAR)
    house(
        canvas,
        x + 0.72 * s,
        y + 0.02 * s,
        s * 0.42,
        rng,
        "clay",
        ASHLAR,
        d=0.35,
        h=0.5,
        r=0.5,
        gw=0.6,
        win=False,
    )


def chapel(canvas: skia.Canvas, x: float, y: float, s: float, rng: Rng, roof: str = "clay") -> None:
    """Hamlet chapel: a nave with a bellcote and no tower."""
    house(canvas, x, y, s, rng, roof, ASHLAR, d=1.1, h=0.42, r=0.52, gw=0.6, win=False)
    for u in (0.3, 0.7):
        window(canvas, x + (0.6 + 1.1 * u) * s, y - (0.08 + 0.17 * u) * s, 0.09 * s)
    bx, by = x + 0.3 * s, y - 0.9 * s
    cote = placed(bx, by, s, [(-0.12, 0.06), (-0.12, -0.24), (0, -0.4), (0.12, -0.24), (0.12, 0.06)])
    shape(canvas, cote, ASHLAR, 1.3, rng=rng, wob=0.05)
    canvas.drawCircle(bx, by - 0.12 * s, 0.06 * s, P("#3a2414"))
    ink(canvas, [(bx, by - 0.4 * s), (bx, by - 0.58 * s)], 1.3, rng=rng, taper=0, wob=0.05)
    ink(
        canvas, [(bx - 0.06 * s, by - 0.51 * s), (bx + 0.06 * s, by - 0.51 * s)], 1.3, rng=rng, taper=0, wob=0
    )


def ruined_abbey(canvas: skia.Canvas, x: float, y: float, s: float, rng: Rng) -> None:
    """Broken arcade and the west gable, open to the sky; ivy on the stones."""
    canvas.drawOval(rect(x - 1.0 * s, y - 0.1 * s, 2.1 * s, 0.24 * s), P(SHADOW, 0.28, blur=0.06 * s))
    wall = [
        (-0.95, 0),
        (-0.95, -0.86),
        (-0.84, -1.02),
        (-0.66, -1.34),
        (-0.5, -1.12),
        (-0.36, -0.9),
        (-0.32, -0.62),
        (-0.1, -0.66),
        (0.1, -0.58),
        (0.24, -0.66),
        (0.42, -0.5),
        (0.5, -0.56),
        (0.62, -0.3),
        (0.78, -0.22),
        (0.84, 0),
    ]
    outline = placed(x, y, s, wall)
    light = [mixh(ASHLAR, SUNLIT, 0.2), "#c2b38f", shade("#b9ad95", 0.2)]
    shape(canvas, outline, ASHLAR, 1.5, rng=rng, wob=0.5, shader=lin(x - s, y - s, x + s, y, light))
    hatch(canvas, outline, 0, 6, 0.7, a=0.28, rng=rng, frac=0.7)
    lancet(canvas, placed(x - 0.66 * s, y - 0.34 * s, 0.34 * s, POINTED), "#8c8a5c", 1)
    ink(
        canvas,
        placed(x - 0.66 * s, y - 0.34 * s, 0.34 * s, POINTED),
        1.3,
        rng=rng,
        closed=True,
        wob=0.1,
        step=2,
    )
    ink(canvas, [(x - 0.66 * s, y - 0.34 * s), (x - 0.66 * s, y - 0.86 * s)], 1.2, rng=rng, wob=0.1)
    for dx in (-0.18, 0.12, 0.42):
        arch = placed(x + dx * s, y, 0.19 * s, POINTED)
        shape(canvas, arch, "#6f6a48", 1.2, rng=rng, wob=0.1)
    for _ in range(9):
        px, py = x + rng.uniform(0.6, 1.05) * s, y + rng.uniform(-0.05, 0.06) * s
        canvas.drawOval(rect(px, py - 3, 6, 4), P("#b9ad95"))
        canvas.drawOval(rect(px, py - 3, 6, 4), P("ink", 0.7, "stroke", 0.9))
    for px, py, q in ((-0.93, -0.24, 0.14), (-0.88, -0.72, 0.1), (-0.32, -0.5, 0.12), (0.3, -0.54, 0.09)):
        ivy = crown(x + px * s, y + py * s, q * s, 1.3 * q * s, rng, 6, 0.2)
        canvas.drawPath(poly(ivy), P("#77894a"))
        ink(canvas, ivy, 1.1, closed=True, rng=rng, wob=0.1, step=2)
