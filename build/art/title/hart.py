"""The hart at the riverside: a stag with coat, antlers and a look in its eye."""

import skia

from art.motifs.beasts import ANTLER, STAG
from art.motifs.trees import tuft
from art.tools.colour import Rng
from art.tools.curves import poly
from art.tools.ink import hatch, ink, shape
from art.tools.paint import P, lin, rect, wash
from art.tools.svgpath import contours, fpath, svg

FAR_LEGS = ["M28 56 L34 66 L33 88 L37 88 L39 66 L34 54 Z", "M50 54 L47 70 L45 88 L49 88 L52 70 L56 54 Z"]
EAR = "M60 10 C54 9 49 11 47 15 C52 17 58 16 61 13 Z"
MANE = [
    [(58, 22), (54, 30), (50, 33)],
    [(61, 26), (58, 34), (54, 38)],
    [(64, 28), (62, 37), (58, 43)],
    [(66, 24), (65, 33), (62, 40)],
]
CONTOUR = [
    [(12, 42), (16, 48), (16, 56)],
    [(22, 38), (34, 39), (44, 36)],
    [(26, 56), (38, 57), (50, 55)],
    [(9, 46), (8, 52), (10, 58)],
]
SPOTS = [(18, 41), (24, 39), (30, 40), (36, 38), (42, 39), (21, 45), (28, 45), (35, 44), (15, 47)]
COAT = ["#c98f58", "#a86c3a", "#7d4a24"]


def hart(canvas: skia.Canvas, x: float, y: float, s: float, rng: Rng) -> None:
    """Stag of height s with its feet at (x, y), looking right."""
    k = s / 100
    canvas.save()
    canvas.translate(x - 40 * k, y - 88 * k)
    canvas.scale(k, k)
    for leg in FAR_LEGS:
        fpath(canvas, leg, "#5d3a1c", w=1.4, rng=rng)
    for pts, _ in contours(svg(ANTLER), 2):
        ink(canvas, pts, 4.8, rng=rng, wob=0.1, taper=0.5, step=1.5)
        ink(canvas, pts, 2.6, "#d9b98a", 1, rng, wob=0.05, taper=0.6, step=1.5)
    body = svg(STAG)
    canvas.drawPath(body, wash(lin(30, 30, 34, 66, COAT, [0, 0.5, 1])))
    canvas.save()
    canvas.clipPath(body, True)
    canvas.drawOval(rect(14, 52, 42, 12), P("#efd9b0", 0.75, blur=3))
    canvas.drawOval(rect(60, 24, 10, 26), P("#e8c896", 0.45, blur=3))
    canvas.drawOval(rect(66, 15, 16, 9), P("#4a2e18", 0.55, blur=1.5))
    for px, py in SPOTS:
        canvas.drawCircle(px, py, 1.15, P("#f3dcb0", 0.8))
    hatch(canvas, [(6, 48), (14, 52), (14, 66), (4, 66)], 60, 2.2, 0.8, a=0.55, rng=rng)
    hatch(canvas, [(20, 56), (52, 56), (50, 62), (24, 62)], 12, 2.4, 0.7, a=0.45, rng=rng)
    for hoof in (4, 19, 58):
        canvas.drawRect(rect(hoof, 84.5, 7, 5), P("#2a1708"))
    canvas.restore()
    for line in (*MANE, *CONTOUR):
        ink(canvas, line, 1.0, a=0.6, rng=rng, wob=0.15, taper=0.9, step=2)
    for pts, _ in contours(body, 2):
        ink(canvas, pts, 1.7, rng=rng, closed=True, wob=0.12, step=2)
    fpath(canvas, EAR, "#a86c3a", w=1.3, rng=rng)
    shape(canvas, [(3.5, 44), (1, 50), (4, 54), (7, 49)], "#f3e3c0", 1.1, rng=rng, sm=3)
    canvas.drawCircle(67, 13.6, 1.9, P("ink"))
    canvas.drawCircle(67.6, 13, 0.6, P("#fff6df"))
    canvas.drawPath(poly([(77, 18), (80, 19), (79, 22), (76.5, 21)]), P("#20140b"))
    canvas.restore()


def grass_at_feet(canvas: skia.Canvas, x: float, y: float, reach: float, rng: Rng) -> None:
    """Blades in front of what stands in the meadow."""
    for _ in range(int(reach / 7)):
        tuft(canvas, x + rng.uniform(-reach, reach), y + rng.uniform(0, 7), rng.uniform(10, 20), rng, 0.8)
