"""Ollerton Hill: a mound with oaks inside a golden ring."""

import math

import skia

from art.motifs.relief import hill
from art.motifs.trees import tree
from art.tools.colour import Rng
from art.tools.curves import ring
from art.tools.ink import ink
from art.tools.paint import P, rad, wash

OAKS = [(-30, -20, 30), (28, -22, 34), (-2, -32, 30)]


def draw_ollerton(canvas: skia.Canvas, centre: tuple[float, float], radius: float, rng: Rng) -> None:
    x, y = centre
    green = rad(x - 16, y - 20, radius * 1.25, ["#ece4a8", "#c6c474", "#8d9a4a"])
    canvas.drawCircle(x, y, radius - 5, wash(green))
    inner = radius - 10
    for k in range(22):
        t = k * 2 * math.pi / 22
        start = (x + inner * math.cos(t), y + inner * math.sin(t))
        end = (x + (inner - rng.uniform(8, 15)) * math.cos(t + 0.05), y + (inner - 12) * math.sin(t + 0.05))
        ink(canvas, [start, end], 1.2, a=0.55, rng=rng)
    circle = ring(x, y, radius - 5, 60, 6.283)
    ink(canvas, circle, 9, "#2a1a0e", 0.95, rng, closed=True, wob=0.2, var=0.06)
    ink(canvas, circle, 5.6, "#d9b04c", 1, rng, closed=True, wob=0.2, var=0.06)
    for k in range(12):
        t = k * math.pi / 6 + 0.13
        stud = (x + (radius - 5) * math.cos(t), y + (radius - 5) * math.sin(t))
        canvas.drawCircle(*stud, 3.2, P("verm_dk"))
    for dx, dy, size in OAKS:
        tree(canvas, x + dx, y + dy + 8, size, rng, "oak", "#6b7f3a", 1.4)
    hill(canvas, x, y + 34, 84, rng, "#b9b25e", 0.30)
