"""What stands on a market or a green: hall, stall, well, dovecote; (x, y) is the middle of the foot."""

import numpy as np
import skia

from art.motifs.buildings import SHADOW, tower
from art.motifs.dwellings import BEAM, BOARD_WALL, LIMEWASH
from art.tools.colour import Rng
from art.tools.curves import placed, poly, smooth
from art.tools.ink import ink, shape
from art.tools.paint import P, rect


def dovecote(canvas: skia.Canvas, x: float, y: float, s: float, rng: Rng) -> None:
    """Round dovecote with a lantern, and its doves in the air."""
    canvas.drawOval(rect(x - 0.4 * s, y - 0.08 * s, s, 0.2 * s), P(SHADOW, 0.3, blur=0.06 * s))
    tower(canvas, x, y, 0.56 * s, 0.56 * s, rng, LIMEWASH, "clay", 1.4, win=0)
    for dx in (-0.14, 0.02):
        for dy in (-0.44, -0.32):
            canvas.drawCircle(x + dx * s, y + dy * s, 0.035 * s, P("#3a2414", 0.9))
    shape(
        canvas,
        placed(x, y, s, [(-0.06, 0.03), (-0.06, -0.14), (0.06, -0.14), (0.06, 0.03)]),
        BEAM,
        0.8,
        rng=rng,
    )
    for dx, dy, q in ((0.5, -1.0, 0.16), (0.72, -0.8, 0.13), (-0.5, -1.12, 0.14)):
        wings = [(-1, -0.4), (-0.4, -0.7), (0, 0), (0.4, -0.7), (1, -0.4)]
        ink(canvas, smooth(placed(x + dx * s, y + dy * s, q * s, wings), 4), 1.2, rng=rng, wob=0.05, step=2)


def market_hall(canvas: skia.Canvas, x: float, y: float, s: float, rng: Rng) -> None:
    """Timber hall on open posts, as wide as high, with a bell turret."""
    canvas.drawOval(rect(x - 0.8 * s, y - 0.12 * s, 1.8 * s, 0.3 * s), P(SHADOW, 0.3, blur=0.07 * s))
    canvas.drawRect(rect(x - 0.7 * s, y - 0.42 * s, 1.4 * s, 0.42 * s), P("#5c4327", 0.75))
    for u in (-0.7, -0.35, 0.0, 0.35, 0.7):
        ink(
            canvas,
            [(x + u * s, y), (x + u * s, y - 0.44 * s)],
            max(2.2, 0.075 * s),
            BEAM,
            1,
            rng,
            taper=0,
            wob=0.1,
        )
    upper = placed(x, y, s, [(-0.76, -0.40), (-0.76, -0.72), (0.76, -0.72), (0.76, -0.40)])
    shape(canvas, upper, LIMEWASH, 1.4, rng=rng, wob=0.1)
    for u in np.linspace(-0.62, 0.62, 7):
        ink(
            canvas,
            [(x + u * s, y - 0.41 * s), (x + u * s, y - 0.72 * s)],
            1.3,
            BEAM,
            0.9,
            rng,
            taper=0,
            wob=0.1,
        )
    roof = placed(x, y, s, [(-0.86, -0.68), (-0.58, -1.16), (0.58, -1.16), (0.86, -0.68)])
    shape(canvas, roof, "clay", 1.5, rng=rng, wob=0.15)
    canvas.save()
    canvas.clipPath(poly(roof), True)
    for u in np.linspace(-0.8, 0.8, 15):
        ink(
            canvas, [(x + u * 0.7 * s, y - 1.16 * s), (x + u * s, y - 0.68 * s)], 0.8, a=0.4, rng=rng, wob=0.1
        )
    canvas.restore()
    tower(canvas, x, y - 1.12 * s, 0.24 * s, 0.2 * s, rng, BOARD_WALL, "slate", 1.2, win=1, round_=False)


def stall(
    canvas: skia.Canvas, x: float, y: float, s: float, rng: Rng, stripe: str = "verm", a: float = 1.0
) -> None:
    """Market stall under a striped awning."""
    for u in (-0.42, 0.42):
        ink(canvas, [(x + u * s, y), (x + u * s, y - 0.6 * s)], 1.2, BEAM, a, rng, taper=0, wob=0.05)
    counter = rect(x - 0.42 * s, y - 0.28 * s, 0.84 * s, 0.16 * s)
    canvas.drawRect(counter, P("#a57c4a", a))
    width = 1.04 / 6
    for i in range(6):
        left = -0.52 + i * width
        cloth = [(left * 0.8, -0.88), ((left + width) * 0.8, -0.88), (left + width, -0.56), (left, -0.56)]
        canvas.drawPath(poly(placed(x, y, s, cloth)), P(stripe if i % 2 else "#f3e7c9", a))
    awning = placed(x, y, s, [(-0.416, -0.88), (0.416, -0.88), (0.52, -0.56), (-0.52, -0.56)])
    ink(canvas, awning, 1.1, "ink", a, rng, closed=True, wob=0.1, step=3)


def well(canvas: skia.Canvas, x: float, y: float, s: float, rng: Rng) -> None:
    """Town well: a ring of stone under a small roof."""
    canvas.drawOval(rect(x - 0.45 * s, y - 0.12 * s, s, 0.26 * s), P(SHADOW, 0.3, blur=0.05 * s))
    ring = rect(x - 0.36 * s, y - 0.34 * s, 0.72 * s, 0.36 * s)
    canvas.drawRoundRect(ring, 0.12 * s, 0.12 * s, P("#c3b596"))
    canvas.drawRoundRect(ring, 0.12 * s, 0.12 * s, P("ink", 0.92, "stroke", 1.3))
    canvas.drawOval(rect(x - 0.28 * s, y - 0.36 * s, 0.56 * s, 0.14 * s), P("#3a2414"))
    for u in (-0.3, 0.3):
        ink(
            canvas, [(x + u * s, y - 0.3 * s), (x + u * s, y - 0.8 * s)], 1.6, BEAM, 1, rng, taper=0, wob=0.05
        )
    roof = placed(x, y, s, [(-0.48, -0.76), (0, -1.12), (0.48, -0.76)])
    shape(canvas, roof, "clay", 1.3, rng=rng, wob=0.1)
