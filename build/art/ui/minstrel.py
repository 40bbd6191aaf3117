"""The minstrel who teaches the game: a bust in a gold roundel."""

import skia

from art.motifs.bodies import cloth, hand, head, limb
from art.motifs.emblems import roundel
from art.pieces.parts import fixed_rng
from art.tools.ink import ink
from art.tools.paint import P
from art.tools.svgpath import fpath

SIZE = 200
COAT = [(18, 210), (30, 160), (66, 136), (112, 134), (150, 158), (164, 210)]
HOOD = [
    (46, 150),
    (60, 126),
    (100, 120),
    (128, 132),
    (140, 156),
    (122, 164),
    (108, 152),
    (94, 168),
    (78, 152),
    (62, 166),
]
HAT = "M-44 4 C-50 -26 -20 -44 10 -34 C34 -28 46 -12 48 0 C20 -8 -14 -8 -44 4 Z"
HAT_TAIL = "M-40 0 C-58 12 -62 34 -52 56 C-46 50 -42 44 -44 34 C-38 30 -32 18 -30 4 Z"
PLUME = "M18 -32 C22 -58 44 -74 66 -72 C62 -50 46 -36 26 -26 Z"
LUTE = "M0 46 C-34 46 -38 4 -10 -8 L-8 -22 L8 -22 L10 -8 C38 4 34 46 0 46 Z"
LUTE_NECK = "M-6 -20 L6 -20 L5 -84 L-5 -84 Z"


def minstrel(canvas: skia.Canvas) -> None:
    rng = fixed_rng(12)
    roundel(canvas, 100, 100, 92, rng, "#33507a")
    canvas.save()
    canvas.clipPath(skia.Path.Circle(100, 100, 73), True)
    cloth(canvas, COAT, "#b23a22", rng, 2.8, folds=[[(52, 170), (46, 210)], [(136, 168), (142, 210)]])
    canvas.save()
    canvas.clipRect(skia.Rect.MakeLTRB(94, 120, 200, 220), True)
    cloth(canvas, COAT, "#d9a83c", rng, 2.8, folds=[[(136, 168), (142, 210)]])
    canvas.restore()
    cloth(canvas, HOOD, "#2f6b3a", rng, 2.6)
    head(canvas, 96, 92, 34, rng, 1, "#8a4f24")
    ink(canvas, [(112, 104), (118, 109), (124, 106)], 2.2, "#6b2414", 1, rng, wob=0)
    _hat(canvas)
    _lute(canvas)
    canvas.restore()


def _hat(canvas: skia.Canvas) -> None:
    rng = fixed_rng(13)
    canvas.save()
    canvas.translate(92, 74)
    fpath(canvas, PLUME, "#f7ecd0", w=2.2, rng=rng)
    ink(canvas, [(22, -30), (40, -52), (62, -70)], 1.6, rng=rng)
    fpath(canvas, HAT_TAIL, "#1f4d2b", w=2.4, rng=rng)
    fpath(canvas, HAT, "#3f8a48", w=2.8, rng=rng)
    ink(canvas, [(-44, 3), (-6, -7), (46, -1)], 6, "#d9ab45", 1, rng, taper=0)
    canvas.restore()


def _lute(canvas: skia.Canvas) -> None:
    rng = fixed_rng(14)
    canvas.save()
    canvas.translate(82, 168)
    canvas.rotate(62)
    fpath(canvas, LUTE_NECK, "#5d3a1c", w=2.2, rng=rng)
    fpath(canvas, LUTE, "#d89a52", w=2.8, rng=rng)
    canvas.drawCircle(0, 14, 9, P("#2a1708"))
    for x in (-2.6, 0, 2.6):
        ink(canvas, [(x, 34), (x * 0.7, -82)], 1, "#f7ecd0", 0.9, rng, taper=0, wob=0)
    canvas.restore()
    limb(canvas, [(40, 200), (70, 186), (92, 172)], [30, 24, 18], "#b23a22", rng, 2.6)
    hand(canvas, 98, 170, 10, rng)
