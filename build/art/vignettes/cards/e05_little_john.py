"""Little John: Robin and the giant fight with quarterstaves on a log bridge."""

import math

import numpy as np
import skia

from art.motifs.bodies import cloth, hand, head, limb, rcap, staff
from art.motifs.trees import tree, tuft
from art.tools.colour import Rng
from art.tools.curves import smooth
from art.tools.ink import ink
from art.tools.paint import P, rect
from art.vignettes.parts.backdrops import diaper, land, water
from art.vignettes.parts.paint import HEIGHT, WIDTH

TREES = [(20, 225, 170, "#54703c"), (92, 214, 128, "#6b7f3a"), (425, 226, 180, "#486a3c"),
         (352, 212, 124, "#657d3d"), (222, 206, 96, "#7a8740"), (272, 208, 86, "#5c7537"),
         (170, 208, 84, "#657d3d")]
FAR_BANK = [(-10, 216), (60, 206), (140, 212), (220, 206), (300, 212), (380, 204), (450, 214), (450, 270),
            (-10, 270)]
NEAR_BANKS = [[(-10, 232), (40, 228), (86, 246), (70, 270), (30, 300), (-10, 310)],
              [(450, 228), (400, 226), (356, 246), (372, 272), (412, 300), (450, 306)]]
TUFTS = [(14, 262), (40, 250), (58, 268), (398, 250), (424, 264), (384, 266), (20, 286)]
LOG = [(34, 254), (120, 244), (220, 240), (320, 244), (406, 254)]

ROBIN_TUNIC = [(140, 108), (160, 100), (180, 110), (180, 140), (174, 160), (196, 196), (170, 204),
               (146, 200), (112, 202), (128, 160), (132, 134)]
ROBIN_FOLDS = [[(140, 164), (130, 184), (124, 202)], [(152, 164), (152, 184), (150, 202)],
               [(166, 162), (176, 182), (182, 200)], [(146, 112), (150, 130), (148, 150)]]
JOHN_TUNIC = [(252, 96), (282, 84), (312, 96), (316, 130), (310, 156), (328, 194), (300, 204), (276, 200),
              (246, 198), (258, 156), (254, 128)]
JOHN_FOLDS = [[(272, 160), (264, 182), (260, 202)], [(286, 160), (288, 182), (288, 204)],
              [(302, 158), (310, 180), (314, 200)], [(300, 100), (296, 122), (300, 146)]]
JOHN_HOOD = [(256, 56), (262, 36), (284, 26), (304, 38), (310, 66), (304, 88), (296, 66), (288, 48),
             (270, 46)]

CLASH = (219, 80)


def draw(canvas: skia.Canvas) -> None:
    """Draw the whole picture."""
    rng = np.random.default_rng(3)
    canvas.save()
    canvas.clipRect(skia.Rect.MakeWH(WIDTH, HEIGHT), True)
    diaper(canvas, WIDTH, HEIGHT, rng)
    _river_bank(canvas, rng)
    _log(canvas, rng)
    _robin(canvas, rng)
    _john(canvas, rng)
    _clash(canvas, rng)
    canvas.restore()


def _river_bank(canvas: skia.Canvas, rng: Rng) -> None:
    for x, y, size, tone in TREES:
        tree(canvas, x, y, size, rng, "oak", tone, 2.2)
    land(canvas, FAR_BANK, 206, 262, ["#9db164", "#5f7f3a", "#3a5a28"], rng)
    water(canvas, -5, 252, WIDTH + 5, HEIGHT + 5, rng)
    for bank in NEAR_BANKS:
        land(canvas, bank, 226, 306, ["#b3c877", "#6d8a3f", "#41602c"], rng, w=2.4)
    for x, y in TUFTS:
        tuft(canvas, x, y, 17, rng, 0.85)


def _log(canvas: skia.Canvas, rng: Rng) -> None:
    limb(canvas, LOG, [28, 25, 24, 25, 28], "#8a5f36", rng, 2.6)
    for offset in (-6, -1, 4, 8):
        ink(canvas, smooth(LOG, 8) + [0, offset], 1.3, a=0.55, rng=rng, taper=0.4, wob=0.6)
    for x in (34, 406):
        canvas.drawOval(rect(x - 9, 240, 18, 28), P("ink"))
        canvas.drawOval(rect(x - 7, 242, 14, 24), P("#d8b27a"))
        year_ring = [(x + 4 * math.cos(t), 254 + 8 * math.sin(t)) for t in np.linspace(0, 6.28, 14)]
        ink(canvas, year_ring, 1.2, a=0.7, rng=rng, closed=True, wob=0)


def _robin(canvas: skia.Canvas, rng: Rng) -> None:
    limb(canvas, [(158, 172), (186, 200), (192, 236)], [24, 20, 13], "#6b4a2c", rng)
    limb(canvas, [(192, 234), (198, 240), (212, 241)], [13, 13, 9], "#3a2414", rng)
    limb(canvas, [(142, 172), (126, 204), (118, 238)], [25, 20, 13], "#7a5836", rng)
    limb(canvas, [(116, 236), (120, 243), (136, 244)], [13, 13, 9], "#4a2e18", rng)
    limb(canvas, [(168, 116), (196, 138), (212, 124)], [20, 17, 11], "#2f6b3a", rng)
    cloth(canvas, ROBIN_TUNIC, "#3f8a48", rng, folds=ROBIN_FOLDS)
    limb(canvas, [(130, 160), (152, 165), (175, 159)], [9, 9, 9], "#5d3a1c", rng, 1.8)
    buckle = rect(150, 159, 10, 11)
    canvas.drawRect(buckle, P("#e2b548"))
    canvas.drawRect(buckle, P("ink", 1, "stroke", 1.6))
    limb(canvas, [(142, 104), (160, 112), (180, 106)], [10, 16, 10], "#2b5c33", rng, 1.8)
    head(canvas, 164, 84, 19, rng, 1, "#9a5a26")
    rcap(canvas, 160, 76, 0.92, rng, 1)
    staff(canvas, (128, 202), (262, 46), rng)
    hand(canvas, 214, 104, 7.5, rng)
    limb(canvas, [(146, 116), (150, 146), (176, 150)], [22, 19, 12], "#4f9a55", rng)
    hand(canvas, 178, 147, 8, rng)


def _john(canvas: skia.Canvas, rng: Rng) -> None:
    limb(canvas, [(300, 166), (322, 200), (330, 236)], [28, 23, 15], "#4b5560", rng)
    limb(canvas, [(332, 236), (328, 243), (310, 244)], [14, 14, 10], "#2e2016", rng)
    limb(canvas, [(280, 168), (262, 200), (256, 236)], [28, 23, 15], "#5a6670", rng)
    limb(canvas, [(258, 236), (253, 242), (236, 242)], [14, 14, 10], "#3a2a1c", rng)
    limb(canvas, [(268, 104), (240, 134), (228, 112)], [24, 20, 13], "#7d3a1c", rng)
    cloth(canvas, JOHN_TUNIC, "#a85428", rng, folds=JOHN_FOLDS)
    limb(canvas, [(256, 156), (284, 162), (312, 155)], [10, 10, 10], "#33200f", rng, 1.8)
    limb(canvas, [(254, 92), (282, 102), (312, 92)], [12, 20, 12], "#27517f", rng, 2)
    head(canvas, 280, 62, 23, rng, -1, "#4a2e18")
    cloth(canvas, JOHN_HOOD, "#27517f", rng)
    staff(canvas, (352, 190), (196, 62), rng, 9)
    hand(canvas, 234, 94, 8.5, rng)
    limb(canvas, [(306, 106), (314, 140), (288, 150)], [27, 22, 14], "#bd6a38", rng)
    hand(canvas, 286, 136, 9.5, rng)


def _clash(canvas: skia.Canvas, rng: Rng) -> None:
    """Sparks where the staves meet."""
    x, y = CLASH
    for k in range(10):
        t = k * math.pi / 5 + 0.2
        outer = 24 if k % 2 else 32
        spark = [(x + r * math.cos(t), y + r * math.sin(t)) for r in (14, outer)]
        ink(canvas, spark, 3, "#fff6d8", 0.95, rng, taper=1)
