"""The woods of the valley: copses that grow from hazy specks to trees as tall as a house."""

import math
from collections.abc import Callable

import numpy as np
import skia

from art.motifs.trees import bush, tree
from art.title.sky import SUN
from art.tools.colour import Rng, mixh
from art.tools.paint import P, rect

HAZE = "#ecd3a0"
KINDS = ["oak", "oak", "oak", "poplar", "fir"]
TONES = ["#6b7f3a", "#7a8740", "#5c7537", "#486a3c", "#8a8a42", "#54703c"]
HORIZON, NEAREST = 735.0, 905.0
SMALLEST, TALLEST = 20.0, 150.0
SIZES, SHARES = [0.45, 0.7, 0.9, 1.0, 1.15, 1.4], [0.18, 0.2, 0.2, 0.18, 0.14, 0.1]

Free = Callable[[float, float], bool]


def copses(rng: Rng, width: float, free: Free) -> list[tuple[float, float, float, str]]:
    """Trees (y, x, height, kind) in clumps; clumps are few and large near, many and small far away."""
    out = []
    for depth in np.linspace(0, 1, 15):
        y0 = HORIZON + (NEAREST - HORIZON) * depth**1.35
        height = SMALLEST + (TALLEST - SMALLEST) * depth**1.5
        for _ in range(round(17 - 12 * depth)):
            x0 = rng.uniform(-60, width + 60)
            kind = rng.choice(KINDS)
            for _ in range(int(rng.integers(2, 8))):
                x = x0 + rng.normal() * height * 0.75
                y = y0 + rng.normal() * height * 0.10
                size = height * rng.choice(SIZES, p=SHARES)
                if free(x, y):
                    out.append((y, x, size, kind if rng.uniform() < 0.7 else rng.choice(KINDS)))
    return sorted(out)


def draw_woods(canvas: skia.Canvas, rng: Rng, width: float, free: Free) -> None:
    """All trees from back to front, paler the farther, each with the shadow it casts towards us."""
    trees = copses(rng, width, free)
    for y, x, size, _ in trees:
        _cast(canvas, x, y, size)
    for y, x, size, kind in trees:
        haze = 0.62 * (1 - min(1, max(0, (y - HORIZON) / (NEAREST - HORIZON)))) ** 1.6
        tone = mixh(rng.choice(TONES), HAZE, haze)
        if size < 24 or rng.uniform() < 0.08:
            bush(canvas, x, y, size * 0.9, rng, 1.0 + 0.8 * (1 - haze), tone)
        else:
            tree(canvas, x, y, size, rng, kind, tone, 0.9 + 1.3 * (1 - haze))
        if haze > 0.2:
            mist = rect(x - size, y - size * 0.22, 2 * size, size * 0.34)
            canvas.drawOval(mist, P(HAZE, 0.30 * haze, blur=size * 0.12))


def _cast(canvas: skia.Canvas, x: float, y: float, size: float) -> None:
    """Long soft shadow away from the low sun."""
    lean = math.degrees(math.atan2((x - SUN[0]) * 0.5, max(60, y - SUN[1])))
    canvas.save()
    canvas.translate(x, y)
    canvas.rotate(-lean)
    shadow = rect(-0.3 * size, -0.06 * size, 0.6 * size, 0.75 * size)
    canvas.drawOval(shadow, P("#2b3014", 0.26, blur=0.09 * size))
    canvas.restore()
