"""Country and town dwellings beside the plain house: cottage, hall, barns, dovecote, town house.

Like `buildings.house`: (x, y) is the front corner on the ground, s the size; the long side runs to the right.
"""

import numpy as np
import skia

from art.motifs.buildings import EAVES_SLOPE, SUNLIT, house
from art.tools.colour import Rng, mixh
from art.tools.curves import placed
from art.tools.ink import ink, shape
from art.tools.paint import P, rect

BEAM = "#4a2e18"
LIMEWASH = "#f3e7c9"
COTSTONE = "#dccba2"
BOARD_WALL = "#b78d5c"


def side_point(s: float, gw: float, d: float, h: float, u: float, v: float) -> tuple[float, float]:
    """A point on the long wall of a house: u runs along it, v up to the eaves (both from 0 to 1)."""
    return gw * s + d * s * u, -EAVES_SLOPE * d * s * u - h * s * v


def smoke(canvas: skia.Canvas, x: float, y: float, s: float, rng: Rng, a: float = 0.5) -> None:
    """A wisp rising from (x, y) to a height of about s."""
    t = np.linspace(0, 1, 14)
    for lean, share in ((0.22, 1.0), (0.10, 0.8), (0.32, 0.66)):
        curl = x + s * (lean * t + 0.07 * np.sin(t * 9 + lean * 20) * (0.3 + t))
        ink(canvas, np.c_[curl, y - s * share * t], 1.1, "#4d4436", a, rng, wob=0.2, taper=0.9, step=3)


def cottage(
    canvas: skia.Canvas, x: float, y: float, s: float, rng: Rng, flip: bool = False, lit: bool = True
) -> None:
    """Low thatched cottage whose hearth smokes."""
    canvas.save()
    canvas.translate(x, y)
    if flip:
        canvas.scale(-1, 1)
    house(canvas, 0, 0, s, rng, "thatch", LIMEWASH, d=0.95, h=0.30, r=0.56, gw=0.66, win=False)
    px, py = side_point(s, 0.66, 0.95, 0.30, 0.5, 0.3)
    canvas.drawRect(rect(px, py - 0.12 * s, 0.1 * s, 0.1 * s), P("#3a2414", 0.85))
    if lit:
        smoke(canvas, 0.72 * s, -0.92 * s, 0.8 * s, rng)
    canvas.restore()


def _timber(canvas: skia.Canvas, s: float, gw: float, h: float, r: float, rng: Rng) -> None:
    """Posts, rails and braces on a gable."""
    width, height, peak = gw * s, h * s, (h + r) * s
    beams = [
        [(0, -height), (width, -height)],
        [(0, -height * 0.5), (width, -height * 0.5)],
        [(width * 0.5, -height), (width * 0.5, -peak + 0.04 * s)],
        [(width * 0.2, -height), (width * 0.5, -height - r * s * 0.55)],
        [(width * 0.8, -height), (width * 0.5, -height - r * s * 0.55)],
        [(width * 0.02, -height * 0.5), (width * 0.26, -height)],
        [(width * 0.98, -height * 0.5), (width * 0.74, -height)],
    ]
    for beam in beams:
        ink(canvas, beam, max(1.3, 0.035 * s), BEAM, 0.95, rng, taper=0, wob=0.1)


def town_house(
    canvas: skia.Canvas, x: float, y: float, s: float, rng: Rng, roof: str = "clay", flip: bool = False
) -> None:
    """Narrow burgher's house of two storeys with a timbered gable."""
    canvas.save()
    canvas.translate(x, y)
    if flip:
        canvas.scale(-1, 1)
    house(canvas, 0, 0, s, rng, roof, LIMEWASH, d=0.75, h=0.66, r=0.5, gw=0.56, win=False)
    _timber(canvas, s, 0.56, 0.66, 0.5, rng)
    for u in (0.3, 0.7):
        px, py = side_point(s, 0.56, 0.75, 0.66, u, 0.5)
        canvas.drawRect(rect(px - 0.04 * s, py - 0.16 * s, 0.09 * s, 0.14 * s), P("#3a2414", 0.8))
    canvas.restore()


def hall_house(canvas: skia.Canvas, x: float, y: float, s: float, rng: Rng, roof: str = "clay") -> None:
    """Manor: a long hall with a louvre and a timbered cross wing before it."""
    house(canvas, x + 0.32 * s, y - 0.05 * s, s, rng, roof, LIMEWASH, d=1.5, h=0.40, r=0.46, gw=0.6)
    lx, ly = x + 1.42 * s, y - 1.12 * s
    louvre = placed(lx, ly, s, [(-0.09, 0.1), (-0.09, -0.06), (0, -0.18), (0.09, -0.06), (0.09, 0.1)])
    shape(canvas, louvre, BOARD_WALL, 1.3, rng=rng, wob=0.1)
    smoke(canvas, lx, ly - 0.18 * s, 0.5 * s, rng)
    canvas.save()
    canvas.translate(x, y + 0.06 * s)
    house(canvas, 0, 0, s, rng, roof, LIMEWASH, d=0.55, h=0.55, r=0.52, gw=0.58, win=False)
    _timber(canvas, s, 0.58, 0.55, 0.52, rng)
    canvas.restore()


def barn(canvas: skia.Canvas, x: float, y: float, s: float, rng: Rng, roof: str = "thatch") -> None:
    """Boarded barn: low walls, a high roof and a wide door in the long side."""
    gw, d, h, r = 0.74, 1.35, 0.34, 0.62
    house(canvas, x, y, s, rng, roof, BOARD_WALL, d=d, h=h, r=r, gw=gw, win=False)
    for u in np.linspace(0.06, 0.94, 9):
        foot, eaves = (side_point(s, gw, d, h, u, v) for v in (0.04, 0.94))
        ink(canvas, [(x + foot[0], y + foot[1]), (x + eaves[0], y + eaves[1])], 0.8, a=0.5, rng=rng, wob=0.1)
    corners = [side_point(s, gw, d, h, u, v) for u, v in ((0.38, 0), (0.38, 0.9), (0.66, 0.9), (0.66, 0))]
    shape(canvas, [(x + px, y + py) for px, py in corners], "#3a2414", 1.2, rng=rng, wob=0.1)


def tithe_barn(canvas: skia.Canvas, x: float, y: float, s: float, rng: Rng, roof: str = "slate") -> None:
    """The abbey's stone barn: very long, with buttresses and a gabled porch."""
    gw, d, h, r = 0.62, 2.1, 0.42, 0.58
    house(canvas, x, y, s, rng, roof, COTSTONE, d=d, h=h, r=r, gw=gw, win=False)
    for u in (0.04, 0.25, 0.75, 0.97):
        foot, top = (side_point(s, gw, d, h, u, v) for v in (0, 0.8))
        stone = [
            (foot[0] - 3, foot[1] + 2),
            (foot[0] + 4, foot[1] + 1),
            (top[0] + 1, top[1]),
            (top[0] - 2, top[1]),
        ]
        shape(
            canvas,
            [(x + px, y + py) for px, py in stone],
            mixh(COTSTONE, SUNLIT, 0.4),
            1.1,
            rng=rng,
            wob=0.05,
        )
    px, py = side_point(s, gw, d, h, 0.42, 0)
    house(
        canvas,
        x + px,
        y + py + 0.1 * s,
        s * 0.62,
        rng,
        roof,
        COTSTONE,
        d=0.3,
        h=0.62,
        r=0.5,
        gw=0.6,
        win=False,
    )
