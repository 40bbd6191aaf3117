"""The camp of the Merry Men: four places for their cards, the piles of carts and the sack of loot."""

import math

import numpy as np
import skia

from art.bandits.board import plan
from art.bandits.board.spaces import card_place, wheel
from art.motifs.emblems import arrow, roundel
from art.tools.colour import Rng
from art.tools.curves import ring
from art.tools.ink import ink
from art.tools.paint import P, lin, rad, rect, wash
from art.tools.svgpath import fpath, svg

ENAMELS = {"marian": "#5f2f45", "john": "#6b4322", "robin": "#274f2c", "tuck": "#1d3c5f"}
ROSE_PETALS = 5
JUG = "M-20 -26 L20 -26 L17 -12 C30 0 28 26 16 34 L-16 34 C-28 26 -30 0 -17 -12 Z"
JUG_EAR = "M20 -14 C42 -16 44 16 24 18"
SACK = (
    "M-16 -34 L-28 -54 C-14 -48 14 -48 28 -54 L16 -34 C54 -14 58 44 34 52 L-34 52 C-58 44 -54 -14 -16 -34 Z"
)


def device(canvas: skia.Canvas, man: str, x: float, y: float, q: float, rng: Rng) -> None:
    """Sign of a Merry Man within a circle of radius q: rose, crossed staves, bow, jug."""
    if man == "robin":
        for w, color in ((q * 0.2, "ink"), (q * 0.12, "#c98a44")):
            canvas.drawPath(svg("M-62 -62 C38 -62 66 -20 66 66", x, y, q / 105), P(color, 1, "stroke", w))
        canvas.drawLine(
            x - q * 0.6, y - q * 0.6, x + q * 0.63, y + q * 0.63, P("#f7eed2", 1, "stroke", q * 0.035)
        )
        arrow(canvas, x, y, q * 1.5, -45, rng, w=q * 0.075)
    elif man == "john":
        for lean in (-1, 1):
            line = [(x - lean * q * 0.55, y + q * 0.62), (x + lean * q * 0.55, y - q * 0.62)]
            for w, color in ((q * 0.24, "ink"), (q * 0.16, "#d8a868")):
                ink(canvas, line, w, color, 1, rng, taper=0, wob=0.2)
            for t in (0.12, 0.88):
                px, py = (
                    line[0][0] + (line[1][0] - line[0][0]) * t,
                    line[0][1] + (line[1][1] - line[0][1]) * t,
                )
                canvas.drawCircle(px, py, q * 0.1, P("#f0d27a"))
    elif man == "marian":
        for k in range(ROSE_PETALS):
            t = 2 * math.pi * k / ROSE_PETALS - math.pi / 2
            for grow, color in ((0.33, "ink"), (0.29, "#e0546a")):
                canvas.drawCircle(x + q * 0.4 * math.cos(t), y + q * 0.4 * math.sin(t), q * grow, P(color))
        canvas.drawCircle(x, y, q * 0.28, P("ink"))
        canvas.drawCircle(x, y, q * 0.23, wash(rad(x - 3, y - 3, q * 0.3, ["#fff3b8", "#f0c24a", "#c88a1e"])))
    else:
        s = q / 56
        for w, color in ((11, "ink"), (6, "#d8a868")):
            canvas.drawPath(svg(JUG_EAR, x - 3 * s, y, s), P(color, 1, "stroke", w * s))
        clay = lin(x - 24 * s, y - 26 * s, x + 26 * s, y + 32 * s, ["#f3d6a0", "#c9863f", "#7a4418"])
        fpath(canvas, JUG, "#c9863f", x - 3 * s, y, s, w=2.4, rng=rng, shader=clay)
        canvas.drawOval(rect(x - 23 * s, y - 33 * s, 40 * s, 14 * s), P("#fff6dc"))
        canvas.drawOval(rect(x - 23 * s, y - 33 * s, 40 * s, 14 * s), P("ink", 1, "stroke", 2))


def merry_place(canvas: skia.Canvas, man: str, x: float, y: float, rng: Rng) -> None:
    """Bed of a Merry Man's card with his roundel and a log at its foot for the leaders."""
    w, h = plan.MERRY_SIZE
    card_place(canvas, x, y, w, h, rng)
    roundel(canvas, x, y - 16, 70, rng, ENAMELS[man])
    device(canvas, man, x, y - 16, 46, rng)
    foot = y + h / 2 + 80
    canvas.drawOval(rect(x - 112, foot - 6, 228, 26), P("#1c2a12", 0.4, blur=6))
    log = [(x - 108, foot), (x + 108, foot)]
    for width, color in ((27, "ink"), (22, "#8a6236")):
        ink(canvas, log, width, color, 1, rng, taper=0, wob=0.7, var=0.06)
    for dy in (-5, 1, 6):
        ink(canvas, [(x - 100, foot + dy), (x + 96, foot + dy)], 1.3, "#4a2e16", 0.6, rng, wob=0.9)
    canvas.drawOval(rect(x + 99, foot - 13, 17, 26), P("ink"))
    canvas.drawOval(rect(x + 101, foot - 11, 13, 22), P("#e0bd84"))
    canvas.drawOval(rect(x + 104.5, foot - 5.5, 6, 11), P("#8a6236", 1, "stroke", 1.4))


def draw_camp(canvas: skia.Canvas, rng: Rng) -> None:
    """Places of the cards in play, of both cart piles and of the loot."""
    for man, spot in zip(plan.MERRY_MEN, plan.MERRY, strict=True):
        merry_place(canvas, man, *spot, rng)
    for spot in (plan.CART_PILE, plan.CART_DISCARD):
        card_place(canvas, *spot, *plan.PILE_SIZE, rng, "#e6d3a4")
        wheel(canvas, *spot, 52)
    for dx in (-20, 20):
        top, low = plan.CART_DISCARD.y - 26, plan.CART_DISCARD.y + 26
        ink(canvas, [(plan.CART_DISCARD.x - dx, top), (plan.CART_DISCARD.x + dx, low)], 11, "verm", 0.75, rng)
    _loot_place(canvas, *plan.LOOT_SUPPLY, rng, False)
    _loot_place(canvas, *plan.LOOT_DISCARD, rng, True)


def _loot_place(canvas: skia.Canvas, x: float, y: float, rng: Rng, spent: bool) -> None:
    """Round bed with a sack; the sack of what was given up is struck through."""
    canvas.drawCircle(x + 3, y + 5, 76, P("#1c1006", 0.35, blur=6))
    canvas.drawCircle(x, y, 74, P("#efe3bd", 0.95))
    canvas.drawCircle(x, y, 70, P("#8a6a34", 0.3, "stroke", 10, blur=5))
    for r, w in ((74, 2.6), (66, 1.3)):
        ink(canvas, ring(x, y, r, 60), w, "#7d5516", 0.9, rng, closed=True, wob=0.4)
    cloth = lin(x - 40, y - 40, x + 40, y + 46, ["#ead2a0", "#bf9458", "#7d5628"])
    fpath(canvas, SACK, "#bf9458", x, y + 2, 0.86, w=2.4, rng=rng, shader=cloth, a=0.9)
    ink(canvas, [(x - 16, y - 27), (x + 16, y - 27)], 7, "verm_dk", 1, rng, taper=0)
    for fold in ([(-14, -20), (-24, 10), (-20, 36)], [(8, -20), (16, 8), (12, 38)]):
        ink(canvas, np.array(fold) + (x, y), 1.6, "#4a2e16", 0.7, rng)
    if spent:
        for dx in (-1, 1):
            ink(canvas, [(x - dx * 30, y - 18), (x + dx * 30, y + 40)], 10, "verm", 0.85, rng)
