"""The drawbridge over the moat: four lanes of planks, a shield above each and a plate for its sum."""

import numpy as np
import skia

from art.bandits.bands import BANDS, badge
from art.bandits.board import plan
from art.tools.colour import Rng, mixh
from art.tools.curves import poly, rounded
from art.tools.ink import ink, shape
from art.tools.paint import P, lin, rect, rr

PLANK = "#b48a55"


def draw_bridge(canvas: skia.Canvas, rng: Rng) -> None:
    """Deck of planks in four lanes, each with the shield of a band and a plate for its sum."""
    x0, y0, x1, y1 = plan.BRIDGE
    canvas.drawRect(skia.Rect.MakeLTRB(x0 - 4, y0, x1 + 16, y1 + 18), P("#0a141c", 0.55, blur=12))
    for row, y in enumerate(np.arange(y0, y1 - 6, 31.0)):
        tone = mixh(PLANK, ("#e0bd84", "#8a6233")[row % 2], rng.uniform(0.05, 0.3))
        plank = [
            (x0 - rng.uniform(0, 7), y),
            (x1 + rng.uniform(0, 7), y),
            (x1 + rng.uniform(0, 6), y + 30),
            (x0 - rng.uniform(0, 6), y + 30),
        ]
        shape(canvas, plank, tone, 1.7, rng=rng, wob=0.3)
        for _ in range(5):
            gx, gy = rng.uniform(x0, x1 - 90), y + rng.uniform(6, 25)
            ink(
                canvas,
                [(gx, gy), (gx + rng.uniform(40, 90), gy + rng.uniform(-1, 1))],
                1.0,
                "#5d3a1c",
                0.35,
                rng,
                wob=0.5,
            )
    for k in range(4):
        lane = rr(x0 + plan.LANE * k + 16, 568, plan.LANE - 32, 340, 16)
        canvas.drawRRect(lane, P("#f3dfae", 0.34))
        canvas.drawRRect(lane, P("#5d3a1c", 0.55, "stroke", 2))
    for k in range(5):
        _beam(canvas, x0 + plan.LANE * k, y0 - 4, y1 + 4, rng)
    for spot, band in zip(plan.SHIELDS, plan.BANDS, strict=True):
        badge(canvas, BANDS[band], spot.x, spot.y, 38)
    for spot in plan.SUMS:
        _sum_plate(canvas, spot.x, spot.y, rng)
    for side in (x0 - 8, x1 + 8):
        _chain(canvas, (side + (70 if side < 2000 else -70), y0 - 90), (side, y0 + 130), rng)


def _beam(canvas: skia.Canvas, x: float, top: float, foot: float, rng: Rng) -> None:
    beam = [(x - 8, top), (x + 8, top), (x + 8, foot), (x - 8, foot)]
    shape(
        canvas,
        beam,
        "#7a5230",
        2.2,
        rng=rng,
        shader=lin(x - 8, 0, x + 8, 0, ["#b9854c", "#7a5230", "#4a2e16"]),
    )
    for y in np.arange(top + 20, foot, 62):
        canvas.drawCircle(x, y, 4.6, P("ink"))
        canvas.drawCircle(x - 0.8, y - 0.8, 3.0, P("#aab3ba"))


def _sum_plate(canvas: skia.Canvas, x: float, y: float, rng: Rng) -> None:
    plate = rounded([(x - 42, y - 23), (x + 42, y - 23), (x + 42, y + 23), (x - 42, y + 23)], 10)
    canvas.drawPath(poly(plate + [2, 4]), P("#140c05", 0.5, blur=4))
    shape(
        canvas,
        plate,
        "#f3e3b8",
        2.4,
        rng=rng,
        shader=lin(x - 40, y - 20, x + 40, y + 20, ["#fff7de", "#f0ddac", "#cfae70"]),
    )
    ink(
        canvas,
        rounded([(x - 36, y - 17), (x + 36, y - 17), (x + 36, y + 17), (x - 36, y + 17)], 7),
        1.3,
        "verm",
        0.8,
        rng,
        closed=True,
    )


def _chain(canvas: skia.Canvas, a: tuple[float, float], b: tuple[float, float], rng: Rng) -> None:
    for k, t in enumerate(np.linspace(0, 1, 14)):
        x, y = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
        link = rect(x - (7 if k % 2 else 4), y - 9, 14 if k % 2 else 8, 18)
        canvas.drawOval(link, P("ink", 1, "stroke", 6))
        canvas.drawOval(link, P("#8b949b", 1, "stroke", 3))
