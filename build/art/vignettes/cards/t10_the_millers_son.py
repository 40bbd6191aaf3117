"""Much, the miller's son, shoulders a sack of flour before his father's watermill."""

import math

import numpy as np
import skia
from numpy.random import Generator
from skia import Canvas

from art.motifs.beasts import swan
from art.tools.curves import poly, smooth
from art.tools.ink import ink
from art.tools.paint import P, lin
from art.vignettes.parts.backdrops import water
from art.vignettes.parts.beasts import birds
from art.vignettes.parts.figure_road import Look, Pose
from art.vignettes.parts.foliage import grove
from art.vignettes.parts.frame import Frame, blob, cast_shadow, cord, dot, pole, tinted
from art.vignettes.parts.land import MEADOW, flowers_at, terrain, varied_tufts
from art.vignettes.parts.paint import HEIGHT, WIDTH, clipped, picture, xy
from art.vignettes.parts.palette import ELM, ELM_DARK
from art.vignettes.parts.people_road import person
from art.vignettes.parts.skies import backdrop

MUCH = Look(
    col="#e4d8ba",
    hose="#6f7f94",
    hair="#c98a3c",
    beard="none",
    cut="short",
    hat="skullcap",
    hatcol="#f3ead2",
    mood="smile",
    boots="#6b4423",
    apron="#fbf5e4",
    belt="#8a5a30",
)
STONE, DAUB, THATCH = "#c4b798", "#efe0bc", "#c39a4f"
WHEEL_X, WHEEL_Y, WHEEL_R = 250, 190, 66


def mill(c: Canvas, rng: Generator) -> None:
    """Stone-footed timber mill under thatch."""
    cast_shadow(c, 350, 258, 230, 22)
    tinted(c, [(270, 258), (270, 196), (440, 196), (440, 258)], STONE, rng, 2.3, 0.3, 0.3)
    for k, y in enumerate(range(208, 258, 12)):
        ink(c, [(270, y), (440, y)], 1.0, a=0.35, rng=rng, taper=0, wob=0.5)
        for x in range(276 + (k % 2) * 12, 440, 24):
            ink(c, [(x, y - 12), (x, y)], 1.0, a=0.3, rng=rng, taper=0, wob=0.3)
    tinted(c, [(266, 198), (266, 128), (440, 128), (440, 198)], DAUB, rng, 2.3, 0.3, 0.2)
    for a, b in (
        ((266, 198), (440, 198)),
        ((266, 130), (440, 130)),
        ((270, 198), (270, 130)),
        ((326, 198), (326, 130)),
        ((392, 198), (392, 130)),
        ((270, 194), (324, 134)),
        ((394, 134), (440, 178)),
    ):
        pole(c, a, b, 6, ELM_DARK, rng, 1.3)
    tinted(c, [(342, 186), (342, 150), (376, 150), (376, 186)], "#33200f", rng, 2.0)
    pole(c, (359, 150), (359, 186), 3, ELM, rng, 1.1)
    pole(c, (342, 168), (376, 168), 3, ELM, rng, 1.1)
    roof = smooth(
        [(246, 140), (262, 104), (292, 44), (306, 34), (380, 30), (452, 32), (452, 142), (350, 136)], 5, True
    )
    tinted(c, roof, THATCH, rng, 2.5, 0.35, 0.35)
    with clipped(c, roof):
        for k, y in enumerate((60, 88, 114)):
            q = np.array([(x, y + 4 * math.sin(x / 11.0 + k)) for x in range(240, 452, 5)], float)
            ink(c, q, 1.4, a=0.5, rng=rng, taper=0)
        for _ in range(120):
            left, top = rng.uniform(250, 444), rng.uniform(36, 134)
            ink(c, [(left, top), (left - 3, top + rng.uniform(7, 13))], 1.0, "#6b4d1c", 0.55, rng, wob=0.2)
    ink(c, roof, 2.5, rng=rng, closed=True, wob=0.3)


def mill_wheel(c: Canvas, rng: Generator) -> None:
    """Overshot wheel with paddles, the launder above and falling water."""
    x, y, r = WHEEL_X, WHEEL_Y, WHEEL_R
    with skia.AutoCanvasRestore(c):
        c.clipRect(skia.Rect.MakeLTRB(268, 128, 440, 260), True)
        c.drawCircle(x + 9, y + 5, r * 1.06, P("#1a0d05", 0.5, blur=3))
    for k in range(16):
        t = 2 * math.pi * k / 16 + 0.1
        a, b = (
            (x + r * 0.80 * math.cos(t), y + r * 0.80 * math.sin(t)),
            (x + r * 1.14 * math.cos(t), y + r * 1.14 * math.sin(t)),
        )
        pole(c, a, b, 6, ELM, rng, 1.4)
    for rr, w in ((0.98, 7), (0.74, 5)):
        c.drawCircle(x, y, r * rr, P("ink", 1, "stroke", w + 3))
        c.drawCircle(
            x,
            y,
            r * rr,
            P(
                "#ffffff",
                1,
                "stroke",
                w,
                shader=lin(x - r, y - r, x + r, y + r, ["#d0a468", "#9a6c3c", "#5b3a1c"]),
            ),
        )
    for k in range(4):
        t = math.pi * k / 4 + 0.3
        pole(
            c,
            (x - r * 0.92 * math.cos(t), y - r * 0.92 * math.sin(t)),
            (x + r * 0.92 * math.cos(t), y + r * 0.92 * math.sin(t)),
            5.4,
            ELM,
            rng,
            1.4,
        )
    dot(c, x, y, 10, ELM_DARK, 2)
    dot(c, x, y, 3.4, "#33200f", 0)


def splash(c: Canvas, rng: Generator) -> None:
    """Foam under the wheel."""
    for edge, tone in ((1.5, "ink"), (0, "#f4fafa")):
        for k, x in enumerate(range(184, 322, 10)):
            r = 6 + 3 * math.sin(k * 2.3)
            c.drawCircle(x, 249 + 3 * math.cos(k * 1.9), r + edge, P(tone))
    for x in (196, 222, 250, 276, 302):
        ink(c, [(x - 5, 250), (x, 246), (x + 5, 250)], 1.2, "#3a7299", 0.8, rng)


def flour_sack(c: Canvas, hand: Frame, rng: Generator) -> None:
    """Sack over the near shoulder, its neck in the fist."""
    fr = Frame(hand.x, hand.y, hand.s, hand.face)
    blob(
        c,
        fr,
        xy("2,4 -6,-10 -26,-26 -54,-32 -76,-18 -82,12 -70,38 -46,46 -28,34 -12,14"),
        "#f3ead4",
        rng,
        2.3,
        [
            [(-8, -6), (-32, -10), (-54, 0)],
            [(-8, 4), (-28, 10), (-46, 26)],
            [(-22, -20), (-46, -20), (-66, -6)],
        ],
        hi=0.4,
        lo=0.28,
    )
    blob(c, fr, [(-1, -8), (10, -11), (17, -3), (15, 8), (8, 12), (-2, 9)], "#f3ead4", rng, 1.9)
    cord(c, fr([(-2, -10), (2, 0), (-3, 10)]), rng, 2.6)


def draw(c: Canvas, seed: int = 10) -> None:
    """Draw the vignette."""
    with picture(c, seed) as rng:
        backdrop(c, "green", rng)
        terrain(c, [(-12, 214), (90, 200), (200, 212), (330, 204), (452, 214)], rng, MEADOW)
        grove(c, [(4, 262, 220), (84, 236, 120), (150, 222, 58)], rng)
        birds(c, [(206, 62, 0.9), (238, 44, 0.7), (184, 92, 0.6)], rng)
        mill(c, rng)
        mill_wheel(c, rng)
        water(c, 150, 246, WIDTH + 5, HEIGHT + 5, rng)
        ink(c, [(150, 246), (445, 246)], 2.2, rng=rng, taper=0)
        splash(c, rng)
        swan(c, 334, 304, 58, rng)
        swan(c, 394, 282, 40, rng, True)
        bank = smooth(
            [(-12, 262), (70, 252), (160, 250), (204, 262), (214, 284), (246, 306), (262, 345), (-12, 345)],
            6,
            True,
        )
        c.drawPath(poly(bank), P("#ffffff", shader=lin(0, 250, 0, 330, ["#b3c877", "#6d8a3f", "#41602c"])))
        ink(c, bank, 2.3, rng=rng, closed=True)
        varied_tufts(c, [(24, 316), (190, 300), (214, 324), (176, 272), (40, 280)], rng)
        flowers_at(c, [(30, 296), (66, 322), (196, 318), (228, 312)])
        pose = Pose(
            elbows=((-2, -120), (30, -124)),
            hands=((20, -143), (36, -98)),
            feet=((-22, 0), (22, 0)),
            knees=((-14, -46), (16, -46)),
            head=(14, -184),
        )
        person(c, 120, 316, 1.2, rng, pose, MUCH, 1, held_near=lambda cc, h: flour_sack(cc, h, rng))
