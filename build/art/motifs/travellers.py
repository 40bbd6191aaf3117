"""Small people of the map, afoot and mounted; (x, y) is on the ground."""

import skia

from art.motifs.beasts import GROUND_SHADOW, stag
from art.tools.colour import Rng, mixh
from art.tools.curves import smooth
from art.tools.ink import ink
from art.tools.paint import P, rect
from art.tools.svgpath import fpath

ROBE = "M-15 -4 C-17 -30 -13 -56 -6 -64 C-2 -67 4 -67 8 -63 C14 -54 16 -30 17 -4 C8 -1 -8 -1 -15 -4 Z"
HAT = "M-22 -80 C-14 -84 -11 -86 -9 -94 C-4 -101 10 -101 13 -94 C15 -87 18 -84 27 -79 C12 -75 -8 -75 -22 -80"
ARM = "M-2 -50 C6 -46 16 -44 25 -47 L26 -41 C16 -36 2 -38 -6 -42 Z"
HORSE = (
    "M-46 -44 C-50 -38 -50 -22 -46 -12 L-50 0 L-43 0 L-38 -16 L-34 -24 C-20 -20 0 -20 14 -26 L24 -14 L34 -8 "
    "L38 -13 L30 -20 L28 -32 C34 -40 40 -50 44 -60 L56 -56 C60 -58 60 -62 57 -64 L48 -76 L46 -84 L42 -77 "
    "C32 -74 26 -62 20 -52 C4 -46 -28 -50 -46 -44 Z M10 -24 L6 -10 L12 0 L18 0 L15 -10 L20 -24 Z"
)
TAIL = [(-46, -42), (-58, -38), (-62, -24), (-58, -14)]
RIDER = "M-10 -46 C-12 -64 -10 -76 -2 -78 C6 -78 10 -66 10 -48 L16 -26 L8 -24 L0 -44 Z"
HOUND = (
    "M-30 -20 C-36 -22 -42 -28 -46 -34 C-40 -36 -34 -30 -28 -26 C-14 -30 4 -28 14 -28 C20 -36 28 -38 36 -34 "
    "L46 -30 L44 -25 L34 -24 C28 -20 24 -16 22 -14 L38 -2 L34 1 L14 -12 L-12 -14 L-34 1 L-38 -2 L-26 -14 Z"
)


def walker(
    canvas: skia.Canvas,
    x: float,
    y: float,
    s: float,
    rng: Rng,
    robe: str = "#7d6a4a",
    flip: bool = False,
    staff: bool = True,
    hat: str = "#8a6238",
) -> None:
    """Man in a broad hat with a staff, s high; unlike the pieces he shows no hood."""
    k = s / 90
    canvas.save()
    canvas.translate(x, y)
    canvas.drawOval(rect(-0.22 * s, -0.05 * s, 0.6 * s, 0.12 * s), P(GROUND_SHADOW, 0.3, blur=0.03 * s))
    canvas.scale(-k if flip else k, k)
    if staff:
        ink(canvas, [(26, 2), (25, -92)], 5, "#5b3d20", 1, rng, taper=0, wob=0.3)
    line = 1.25 / k
    fpath(canvas, ROBE, robe, w=line, rng=rng)
    canvas.drawCircle(2, -73, 11.5, P("ink"))
    canvas.drawCircle(2, -73, 9.5, P("#efc79c"))
    fpath(canvas, HAT, hat, w=line, rng=rng)
    fpath(canvas, ARM, mixh(robe, "#fff2d0", 0.2), w=line * 0.8, rng=rng)
    canvas.restore()


def pilgrims(canvas: skia.Canvas, x: float, y: float, s: float, rng: Rng, flip: bool = False) -> None:
    """Three pilgrims in file, the last one leaning back to look."""
    step = -0.42 if flip else 0.42
    for i, robe in enumerate(("#8c7a58", "#6f5a6a", "#a08a5a")):
        walker(
            canvas, x + (i - 1) * step * s, y + (i % 2) * 0.05 * s, s * (1 - 0.06 * (i == 1)), rng, robe, flip
        )


def rider(
    canvas: skia.Canvas, x: float, y: float, s: float, rng: Rng, coat: str, horse: str, flip: bool
) -> None:
    """Huntsman on a trotting horse."""
    k = s / 90
    line = 1.25 / k
    canvas.save()
    canvas.translate(x, y)
    canvas.drawOval(rect(-0.5 * s, -0.06 * s, 1.1 * s, 0.14 * s), P(GROUND_SHADOW, 0.3, blur=0.04 * s))
    canvas.scale(-k if flip else k, k)
    ink(canvas, smooth(TAIL, 6), 6, mixh(horse, "#2a1a0e", 0.5), 1, rng, wob=0.3)
    fpath(canvas, HORSE, horse, w=line, rng=rng)
    fpath(canvas, RIDER, coat, w=line, rng=rng)
    canvas.drawCircle(1, -85, 8.4, P("ink"))
    canvas.drawCircle(1, -85, 7, P("#efc79c"))
    ink(canvas, [(-8, -88), (0, -95), (10, -88)], 5, coat, 1, rng, wob=0.1)
    ink(canvas, [(4, -66), (16, -60), (22, -66)], 5, mixh(coat, "#fff2d0", 0.2), 1, rng, wob=0.2)
    ink(canvas, smooth([(10, -84), (20, -78), (28, -84)], 5), 4, "#d9b04c", 1, rng, taper=0, wob=0.1)
    canvas.restore()


def hound(
    canvas: skia.Canvas, x: float, y: float, s: float, rng: Rng, fill: str = "#efe3c4", flip: bool = False
) -> None:
    """Running hound, s long."""
    fpath(canvas, HOUND, fill, x, y, s / 92, flip, 1.1, rng, wob=0.1)


def hunting_party(canvas: skia.Canvas, x: float, y: float, s: float, rng: Rng, flip: bool = False) -> None:
    """A hart, two hounds and a rider blowing his horn."""
    ahead = -s if flip else s
    rider(canvas, x - 0.78 * ahead, y, s * 0.8, rng, "#8f2f1e", "#a37b52", flip)
    hound(canvas, x - 0.06 * ahead, y + 0.02 * s, s * 0.42, rng, flip=flip)
    hound(canvas, x + 0.26 * ahead, y - 0.12 * s, s * 0.38, rng, "#b98a5a", flip)
    stag(canvas, x + 0.86 * ahead, y - 0.04 * s, s * 0.7, rng, "#9a6236", flip, 1.2)
