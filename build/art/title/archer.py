"""Robin Hood drawing his bow, the figure of the title screen."""

import skia

from art.motifs.bodies import cloth, hand, head, limb, rcap
from art.motifs.emblems import arrow
from art.tools.colour import Rng
from art.tools.ink import ink, shape
from art.tools.paint import P, rect

GREEN, SLEEVE = "#3f8a48", "#4f9a55"
LEATHER = "#6b4423"
GOLD = "#e2b548"

QUIVER = [(-17, -44), (17, -44), (15, 50), (0, 58), (-15, 50)]
CLOAK = [(122, 104), (92, 150), (70, 230), (52, 312), (92, 322), (128, 300), (150, 220), (150, 120)]
CLOAK_FOLDS = [[(110, 150), (88, 230), (74, 310)], [(128, 160), (112, 240), (104, 312)]]
BOW = [(244, -40), (276, 0), (292, 56), (288, 118), (292, 180), (276, 236), (244, 276)]
TUNIC = [
    (116, 112),
    (148, 98),
    (184, 110),
    (186, 160),
    (174, 204),
    (214, 284),
    (176, 294),
    (140, 288),
    (92, 296),
    (122, 206),
    (114, 160),
]
TUNIC_FOLDS = [
    [(130, 214), (116, 252), (108, 292)],
    [(148, 216), (146, 252), (144, 290)],
    [(166, 212), (182, 250), (190, 288)],
    [(128, 122), (134, 150), (128, 190)],
    [(172, 120), (166, 150), (168, 180)],
]


def robin_archer(canvas: skia.Canvas, x: float, y: float, s: float, rng: Rng) -> None:
    canvas.save()
    canvas.translate(x, y)
    canvas.scale(s, s)
    canvas.drawOval(rect(60, 370, 210, 26), P("#000000", 0.45, blur=7))
    _quiver(canvas, rng)
    cloth(canvas, CLOAK, "#1f4d2b", rng, folds=CLOAK_FOLDS)
    _legs(canvas, rng)
    _bow(canvas, rng)
    _body(canvas, rng)
    _arms(canvas, rng)
    canvas.restore()


def _quiver(canvas: skia.Canvas, rng: Rng) -> None:
    canvas.save()
    canvas.translate(96, 150)
    canvas.rotate(-24)
    for x in (-9, 0, 9):
        ink(canvas, [(x, -78), (x, -30)], 4, "#e6cf9a", 1, rng, taper=0)
        feather = [(x - 6, -92), (x, -98), (x + 6, -92), (x + 4, -66), (x - 4, -66)]
        shape(canvas, feather, "#c2361d" if x else "#f3e6c4", 1.6, rng=rng, wob=0.1)
    cloth(canvas, QUIVER, "#8a5a2c", rng, sm=0)
    ink(canvas, [(-16, -30), (16, -30)], 3, GOLD, 1, rng, taper=0)
    ink(canvas, [(-15, 34), (15, 34)], 3, GOLD, 1, rng, taper=0)
    canvas.restore()


def _legs(canvas: skia.Canvas, rng: Rng) -> None:
    limb(canvas, [(138, 240), (110, 304), (86, 366)], [44, 34, 20], "#6b4a2c", rng, 2.8)
    limb(canvas, [(84, 364), (92, 378), (122, 382)], [22, 20, 13], "#3a2414", rng, 2.6)
    knee = [[(182, 268), (190, 284), (186, 300)]]
    limb(canvas, [(160, 240), (196, 300), (204, 366)], [46, 36, 21], "#7a5836", rng, 2.8, fold=knee)
    limb(canvas, [(204, 364), (210, 378), (244, 382)], [23, 21, 13], "#4a2e18", rng, 2.6)
    for x, y in ((104, 318), (98, 338)):
        ink(canvas, [(x - 14, y - 6), (x + 16, y + 2)], 2, a=0.7, rng=rng)
    for x, y in ((200, 318), (203, 338)):
        ink(canvas, [(x - 18, y), (x + 16, y + 2)], 2, a=0.7, rng=rng)


def _bow(canvas: skia.Canvas, rng: Rng) -> None:
    limb(canvas, BOW, [5, 9, 11, 12, 11, 9, 5], "#a8672e", rng, 2.4)
    for x, y in (BOW[0], BOW[-1]):
        ink(canvas, [(x, y), (166, 110)], 2.4, "#f7eed2", 0.95, rng, taper=0, wob=0)
        ink(canvas, [(x + 1.6, y), (167.6, 110)], 1, "ink", 0.6, rng, taper=0, wob=0)


def _body(canvas: skia.Canvas, rng: Rng) -> None:
    """Tunic, belts, collar and head."""
    cloth(canvas, TUNIC, GREEN, rng, lw=3, folds=TUNIC_FOLDS)
    limb(canvas, [(116, 204), (146, 212), (178, 202)], [15, 15, 15], "#5d3a1c", rng, 2.2)
    shape(canvas, [(140, 202), (156, 202), (156, 222), (140, 222)], GOLD, 2.2, rng=rng)
    limb(canvas, [(120, 118), (150, 168), (180, 200)], [9, 9, 9], LEATHER, rng, 2)
    limb(canvas, [(118, 104), (150, 120), (184, 106)], [16, 26, 16], "#2b5c33", rng, 2.4)
    limb(canvas, [(152, 100), (154, 84)], [26, 24], "#efc79c", rng, 2.2)
    head(canvas, 158, 66, 31, rng, 1, "#9a5a26")
    rcap(canvas, 152, 53, 1.5, rng, 1)


def _arms(canvas: skia.Canvas, rng: Rng) -> None:
    elbow = [[(196, 120), (204, 130), (202, 140)]]
    limb(canvas, [(176, 124), (222, 128), (270, 120)], [34, 26, 17], SLEEVE, rng, 2.6, fold=elbow)
    limb(canvas, [(252, 122), (276, 119)], [21, 19], LEATHER, rng, 2.2)
    hand(canvas, 288, 118, 11, rng)
    arrow(canvas, 246, 108, 196, 0, rng, w=4, fl="#c2361d")
    limb(canvas, [(130, 124), (104, 130), (80, 122)], [32, 27, 24], SLEEVE, rng, 2.6)
    elbow = [[(92, 114), (98, 122), (94, 130)]]
    limb(canvas, [(82, 121), (118, 114), (152, 110)], [24, 21, 16], "#58a55e", rng, 2.6, fold=elbow)
    limb(canvas, [(138, 112), (154, 110)], [19, 17], LEATHER, rng, 2.2)
    hand(canvas, 165, 111, 11, rng)
