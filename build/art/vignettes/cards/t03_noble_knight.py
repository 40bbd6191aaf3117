"""Noble Knight: he rides out with lance and pennon."""

import math

import numpy as np
import skia

from art.motifs.bodies import cloth, hand, limb
from art.motifs.landmarks import castle
from art.motifs.trees import tree, tuft
from art.motifs.vines import leaf3
from art.tools.colour import Rng, shade
from art.tools.curves import smooth
from art.tools.ink import ink, shape
from art.tools.paint import P, lin, rect, wash
from art.tools.svgpath import contours, fpath, svg
from art.vignettes.parts.backdrops import land
from art.vignettes.parts.paint import HEIGHT, WIDTH

BRASS = "#d9ab45"
HORSE_COAT = "#e9e1d0"
HORSE_LEG = "#d8cdb8"
RED = "#b23320"
YELLOW = "#f0cf6a"

HORSE_CAP = (
    "M236 58 L240 38 L249 52 L258 40 L262 60 C276 74 292 92 302 112 C306 122 300 132 288 131 "
    "C280 131 272 124 264 122 C258 124 252 130 250 138 C250 164 256 190 262 214 L262 262 "
    "C254 272 246 272 240 262 C234 272 224 274 216 264 C208 274 198 276 190 266 C182 276 172 277 164 267 "
    "C156 277 146 278 138 268 C130 278 120 278 112 268 C104 276 94 276 86 266 C78 272 70 270 64 260 "
    "C58 226 52 196 58 166 C62 146 78 134 100 132 C124 130 150 142 176 140 C196 122 216 92 236 58 Z"
)
HEM = (
    "M64 252 C70 264 78 266 86 258 C94 268 104 268 112 260 C120 270 130 270 138 260 C146 270 156 269 164 259 "
    "C172 269 182 268 190 258 C198 268 208 266 216 256 C224 266 234 264 240 254 C246 264 254 264 262 254"
)
TAIL = "M64 160 C36 170 28 206 34 246 C40 262 50 256 54 240 C52 214 58 190 70 180 Z"
MUZZLE = "M286 100 C296 106 305 116 304 124 C300 132 288 132 282 126 C280 116 282 106 286 100 Z"
SADDLE = "M112 132 C110 112 116 104 124 104 L128 136 Z M178 140 C186 124 188 112 184 104 L174 108 Z"
HELM = "M126 18 C128 4 164 4 168 18 L172 52 C166 66 132 66 124 52 Z"
PLUME = "M138 8 C132 -10 118 -18 104 -14 C108 -4 116 -2 122 6 C112 4 104 8 102 16 C114 20 128 18 138 12 Z"
PENNON = "M312 -8 C286 -18 262 2 232 -12 C240 2 236 12 226 20 C254 32 272 14 296 6 Z"
SHIELD = "M92 84 C108 78 128 78 144 84 C146 112 138 136 118 152 C98 136 90 112 92 84 Z"
CHEVRON = "M88 110 L118 92 L150 110 L150 124 L118 106 L88 124 Z"

HILLS = [(-10, 250), (80, 206), (190, 232), (300, 198), (450, 236), (450, 340), (-10, 340)]
PATH = [(-10, 284), (120, 272), (260, 280), (450, 270), (450, 340), (-10, 340)]
TREES = [(404, 240, 92), (432, 262, 104), (372, 234, 66), (14, 262, 84)]
TUFTS = [(40, 306), (90, 322), (330, 312), (400, 296), (250, 324), (170, 318)]
HOOFS = [(72, 289), (105, 289), (223, 289), (268, 279)]
ROSES = [(96, 168), (140, 176), (88, 214), (126, 222), (168, 232), (204, 178), (236, 152), (240, 200),
         (206, 232), (232, 110), (262, 92), (96, 252), (184, 206)]
CLOTH_FOLDS = [[(120, 150), (112, 200), (110, 270)], [(160, 150), (160, 210), (164, 272)],
               [(200, 160), (206, 210), (214, 270)], [(236, 140), (238, 190), (242, 262)],
               [(84, 150), (76, 200), (84, 262)]]
SURCOAT = [(120, 78), (146, 62), (174, 76), (178, 110), (186, 148), (160, 156), (132, 152), (112, 146),
           (118, 110)]
SURCOAT_FOLDS = [[(132, 110), (126, 130), (122, 150)], [(148, 112), (148, 132), (146, 154)],
                 [(164, 112), (168, 132), (172, 152)]]
BREATHS = [(154, 46), (161, 46), (157, 52), (164, 51), (154, 57)]

LANCE = [(60, 190), (330, -24)]
REINS = [(288, 128), (250, 142), (200, 128)]


def draw(canvas: skia.Canvas) -> None:
    """Draw the whole picture."""
    rng = np.random.default_rng(5)
    canvas.save()
    canvas.clipRect(skia.Rect.MakeWH(WIDTH, HEIGHT), True)
    _sky(canvas, rng)
    _landscape(canvas, rng)
    canvas.save()
    canvas.translate(52, 28)
    _horse_behind(canvas, rng)
    _horse_cloth(canvas, rng)
    _horse_head(canvas, rng)
    _rider(canvas, rng)
    _helm(canvas, rng)
    _lance(canvas, rng)
    _shield(canvas, rng)
    canvas.restore()
    canvas.restore()


def _sky(canvas: skia.Canvas, rng: Rng) -> None:
    """Blue ground powdered with gold trefoils."""
    night = lin(0, 0, 0, HEIGHT, ["#1a3558", "#2c5688", "#4577a6"])
    canvas.drawRect(skia.Rect.MakeWH(WIDTH, HEIGHT), wash(night))
    for iy in range(14):
        for ix in range(18):
            x = ix * 26 + (13 if iy % 2 else 0)
            y = iy * 24
            for t in range(3):
                leaf3(canvas, x, y, 4.2, -math.pi / 2 + t * 2.09, "#d9b04c", rng, 0)
            canvas.drawCircle(x + 13, y + 12, 1.6, P("#f6e2a0", 0.8))


def _landscape(canvas: skia.Canvas, rng: Rng) -> None:
    land(canvas, HILLS, 200, 300, ["#c6c474", "#8d9a4a", "#5f7f3a"], rng, n=8, w=2.4)
    castle(canvas, 62, 214, 36, rng)
    for x, y, size in TREES:
        tree(canvas, x, y, size, rng, "oak", None, 2)
    land(canvas, PATH, 270, 330, ["#ead6a0", "#c9a86a", "#94713c"], rng, n=8, w=2.2)
    for x, y in TUFTS:
        tuft(canvas, x, y, 16, rng, 0.8)


def _horse_behind(canvas: skia.Canvas, rng: Rng) -> None:
    """Tail, legs and hoofs."""
    fpath(canvas, TAIL, HORSE_COAT, w=2.2, rng=rng)
    ink(canvas, [(58, 178), (44, 206), (42, 244)], 1.3, a=0.6, rng=rng)
    ink(canvas, [(62, 184), (50, 210), (50, 240)], 1.3, a=0.6, rng=rng)
    for pts in ([(100, 250), (96, 270), (104, 286)], [(214, 250), (226, 268), (222, 286)]):
        limb(canvas, pts, [18, 12, 11], shade(HORSE_LEG, 0.25), rng)
    limb(canvas, [(76, 250), (70, 270), (72, 286)], [20, 13, 12], HORSE_LEG, rng)
    limb(canvas, [(248, 250), (276, 252), (270, 274)], [20, 14, 11], HORSE_LEG, rng)
    for x, y in HOOFS:
        hoof = [(x - 8, y - 3), (x + 6, y - 3), (x + 11, y + 7), (x - 9, y + 7)]
        shape(canvas, hoof, "#33261a", 2, rng=rng)


def _horse_cloth(canvas: skia.Canvas, rng: Rng) -> None:
    """Red caparison strewn with golden roses."""
    outline = svg(HORSE_CAP)
    canvas.drawPath(outline, wash(lin(60, 60, 290, 270, ["#d95a3a", RED, "#6d170d"])))
    canvas.save()
    canvas.clipPath(outline, True)
    for x, y in ROSES:
        for t in range(4):
            leaf3(canvas, x, y, 9.5, t * math.pi / 2 + 0.78, YELLOW, rng, 1.0)
        canvas.drawCircle(x, y, 2.6, P("#7d2417"))
    for fold in CLOTH_FOLDS:
        q = smooth(fold, 8)
        ink(canvas, q + [3, 0], 7, "#4a0d06", 0.35, rng, taper=0.9)
        ink(canvas, q, 1.6, a=0.7, rng=rng, taper=0.8)
    canvas.restore()
    for pts, _ in contours(outline):
        ink(canvas, pts[:-1], 3, rng=rng, closed=True, wob=0.2)
    hem = svg(HEM)
    canvas.drawPath(hem, P("ink", 1, "stroke", 7))
    canvas.drawPath(hem, P(YELLOW, 1, "stroke", 4))


def _horse_head(canvas: skia.Canvas, rng: Rng) -> None:
    fpath(canvas, MUZZLE, HORSE_COAT, w=2, rng=rng)
    canvas.drawCircle(296, 122, 2, P("ink"))
    eye = rect(262, 80, 12, 10)
    canvas.drawOval(eye, P("#f6ecd2"))
    canvas.drawOval(eye, P("ink", 1, "stroke", 1.8))
    canvas.drawCircle(268, 85, 3, P("ink"))
    ink(canvas, REINS, 4.6, "ink", 1, rng, taper=0)
    ink(canvas, REINS, 2.4, "#e2b548", 1, rng, taper=0)


def _rider(canvas: skia.Canvas, rng: Rng) -> None:
    fpath(canvas, SADDLE, "#8a5f36", w=2.2, rng=rng)
    cloth(canvas, SURCOAT, "#f3e6c4", rng, folds=SURCOAT_FOLDS)
    limb(canvas, [(150, 140), (172, 170), (170, 206)], [28, 22, 14], "#9aa4ac", rng)
    limb(canvas, [(168, 206), (176, 213), (194, 212)], [13, 12, 8], "#6c7680", rng)
    for y in range(150, 204, 7):
        ink(canvas, [(158, y), (164, y + 3), (170, y), (176, y + 3)], 1, a=0.5, rng=rng)
    canvas.drawPath(svg("M170 214 L164 222 L192 222 L186 214"), P("ink", 1, "stroke", 2.4))


def _helm(canvas: skia.Canvas, rng: Rng) -> None:
    steel = lin(126, 10, 170, 60, ["#ffffff", "#c2cad0", "#79838b", "#4d565f"], [0, 0.4, 0.75, 1])
    fpath(canvas, HELM, "steel", w=2.6, rng=rng, shader=steel)
    canvas.drawPath(svg("M146 32 L172 30 L172 35 L146 38 Z"), P("ink"))
    ink(canvas, [(147, 8), (148, 62)], 3.4, BRASS, 1, rng, taper=0)
    ink(canvas, [(124, 36), (172, 33)], 3.2, BRASS, 1, rng, taper=0)
    canvas.drawPath(svg("M148 32 L170 30.5 L170 34.5 L148 36.5 Z"), P("ink"))
    for x, y in BREATHS:
        canvas.drawCircle(x, y, 1.7, P("ink"))
    fpath(canvas, PLUME, RED, w=2, rng=rng)
    ink(canvas, [(136, 8), (122, -2), (108, -12)], 1.2, rng=rng)
    ink(canvas, [(134, 10), (118, 10), (104, 15)], 1.2, rng=rng)


def _lance(canvas: skia.Canvas, rng: Rng) -> None:
    """Lance, pennon and the arm that holds it."""
    ink(canvas, LANCE, 10, "ink", 1, rng, taper=0, wob=0.1, var=0.03)
    ink(canvas, LANCE, 6.4, "#d8b878", 1, rng, taper=0, wob=0.1, var=0.03)
    shape(canvas, [(330, -24), (318, -22), (326, -10)], "steel", 2, rng=rng)
    silk = lin(230, 0, 312, 10, ["#c79332", "#f6e6ae", "#e2b548"])
    fpath(canvas, PENNON, YELLOW, w=2.2, rng=rng, shader=silk)
    ink(canvas, [(300, -4), (268, 2), (236, 4)], 1.2, a=0.6, rng=rng)
    limb(canvas, [(166, 84), (182, 106), (170, 110)], [22, 18, 12], "#aab3ba", rng)
    hand(canvas, 166, 107, 8, rng)


def _shield(canvas: skia.Canvas, rng: Rng) -> None:
    gold = lin(92, 84, 144, 140, ["#fbeab0", "#e2b548", "#a87320"])
    fpath(canvas, SHIELD, YELLOW, w=3, rng=rng, shader=gold)
    canvas.save()
    canvas.clipPath(svg(SHIELD), True)
    canvas.drawPath(svg(CHEVRON), P("#8f2318"))
    canvas.restore()
    for pts, _ in contours(svg(SHIELD)):
        ink(canvas, pts[:-1], 3, rng=rng, closed=True, wob=0.1)
    for x, y in ((106, 94), (130, 94), (118, 128)):
        leaf3(canvas, x, y + 4, 7, -math.pi / 2, "#8f2318", rng, 0)
