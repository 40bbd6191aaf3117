"""What stands by the way: archery butts, gallows, an old cross; (x, y) is on the ground."""

import skia

from art.motifs.beasts import GROUND_SHADOW
from art.motifs.travellers import walker
from art.tools.colour import Rng
from art.tools.curves import placed, smooth
from art.tools.ink import ink, shape
from art.tools.paint import P, rect


def butts(canvas: skia.Canvas, x: float, y: float, s: float, rng: Rng, flip: bool = False) -> None:
    """An archer at practice before a straw target."""
    ahead = -1 if flip else 1
    tx, ty = x + ahead * 0.7 * s, y - 0.36 * s
    for lean in (-0.2, 0.2):
        ink(canvas, [(tx + lean * s, y), (tx, ty - 0.2 * s)], 1.8, "#5b3d20", 1, rng, taper=0, wob=0.1)
    for r, fill in ((0.3, "#d9bd72"), (0.21, "#f3e7c9"), (0.12, "#b8371f")):
        canvas.drawOval(rect(tx - r * 0.8 * s, ty - r * s, 1.6 * r * s, 2 * r * s), P(fill))
        canvas.drawOval(
            rect(tx - r * 0.8 * s, ty - r * s, 1.6 * r * s, 2 * r * s), P("ink", 0.9, "stroke", 1.1)
        )
    walker(canvas, x - ahead * 0.6 * s, y, 0.72 * s, rng, "#8f4a2e", flip, staff=False)
    bow = smooth(placed(x - ahead * 0.36 * s, y - 0.4 * s, s, [(0, -0.34), (ahead * 0.12, 0), (0, 0.34)]), 6)
    ink(canvas, bow, 2, "#5b3d20", 1, rng, wob=0.05)
    ink(canvas, [bow[0], bow[-1]], 0.8, rng=rng, taper=0, wob=0)
    arrows = [(x + ahead * 0.05 * s, y - 0.5 * s), (x + ahead * 0.3 * s, y - 0.47 * s)]
    ink(canvas, arrows, 1.3, rng=rng, taper=0, wob=0.05)


def gallows(canvas: skia.Canvas, x: float, y: float, s: float, rng: Rng) -> None:
    """Two posts, a beam, an empty noose and a crow."""
    canvas.drawOval(rect(x - 0.5 * s, y - 0.07 * s, s, 0.16 * s), P(GROUND_SHADOW, 0.3, blur=0.04 * s))
    for u in (-0.3, 0.3):
        ink(
            canvas,
            [(x + u * s, y), (x + u * s, y - s)],
            max(2.6, 0.075 * s),
            "#5b3d20",
            1,
            rng,
            taper=0,
            wob=0.15,
        )
    ink(
        canvas,
        [(x - 0.42 * s, y - s), (x + 0.42 * s, y - s)],
        max(2.8, 0.08 * s),
        "#4a2e18",
        1,
        rng,
        taper=0,
        wob=0.1,
    )
    for u in (-0.3, 0.3):
        brace = [(x + u * s, y - 0.76 * s), (x + u * 0.35 * s, y - s)]
        ink(canvas, brace, 1.8, "#5b3d20", 1, rng, taper=0, wob=0.1)
    ink(canvas, [(x, y - s), (x, y - 0.72 * s)], 1.3, "#8a6a3a", 1, rng, taper=0, wob=0.1)
    canvas.drawOval(rect(x - 0.07 * s, y - 0.73 * s, 0.14 * s, 0.19 * s), P("#8a6a3a", 1, "stroke", 1.4))
    crow = [(-1, 0.1), (-0.2, -0.5), (0.5, -0.7), (1.0, -0.5), (0.6, -0.3), (0.3, 0.3), (-0.3, 0.35)]
    shape(
        canvas,
        smooth(placed(x + 0.26 * s, y - 1.1 * s, 0.12 * s, crow), 4, True),
        "#241c18",
        0.8,
        rng=rng,
        wob=0.05,
    )


def wheel_cross(canvas: skia.Canvas, x: float, y: float, s: float, rng: Rng) -> None:
    """Standing stone cross with a ring, older than the parish, on a mossy stump."""
    canvas.drawOval(rect(x - 0.3 * s, y - 0.06 * s, 0.8 * s, 0.16 * s), P(GROUND_SHADOW, 0.3, blur=0.04 * s))
    shape(
        canvas,
        placed(x, y, s, [(-0.24, 0.02), (-0.18, -0.16), (0.18, -0.16), (0.24, 0.02)]),
        "#a99c80",
        1.3,
        rng=rng,
    )
    canvas.drawCircle(x, y - 0.84 * s, 0.19 * s, P("#c3b596", 1, "stroke", 0.07 * s))
    canvas.drawCircle(x, y - 0.84 * s, 0.225 * s, P("ink", 0.9, "stroke", 1.2))
    shaft = [
        (-0.1, -0.15),
        (-0.065, -0.76),
        (-0.27, -0.78),
        (-0.27, -0.9),
        (-0.065, -0.91),
        (-0.08, -1.12),
        (0.08, -1.12),
        (0.065, -0.91),
        (0.27, -0.9),
        (0.27, -0.78),
        (0.065, -0.76),
        (0.1, -0.15),
    ]
    shape(canvas, placed(x, y, s, shaft), "#c3b596", 1.3, rng=rng, wob=0.1)
    for v in (0.28, 0.4, 0.52, 0.64):
        ink(
            canvas,
            [(x - 0.05 * s, y - v * s), (x + 0.05 * s, y - (v + 0.06) * s)],
            0.9,
            a=0.5,
            rng=rng,
            wob=0.1,
        )
