"""Allan the minstrel weds his lady at the church porch, and the friar blesses their hands."""

import math

import numpy as np
from numpy.random import Generator
from skia import Canvas

from art.tools.colour import mixh
from art.tools.curves import Array, Points
from art.tools.ink import ink
from art.tools.paint import P
from art.vignettes.parts.figure_road import Look, Pose
from art.vignettes.parts.foliage import grove
from art.vignettes.parts.frame import Frame, dot, part, pole, stroke, tinted
from art.vignettes.parts.land import flowers_at, terrain, varied_tufts
from art.vignettes.parts.paint import clipped, picture, xy
from art.vignettes.parts.palette import AZURE, GOLD, RED
from art.vignettes.parts.people_road import person
from art.vignettes.parts.skies import fine_backdrop

STONE, STONE_DK = "#cdc0a2", "#8a7d64"
GROOM = Look(
    col=RED,
    trim=GOLD,
    hose=AZURE,
    hair="#d9a63a",
    cut="long",
    beard="none",
    hat="cap",
    hatcol=AZURE,
    cloak="#e2b548",
    mood="smile",
)
BRIDE = Look(
    kind="gown",
    col="#f6ecd6",
    trim=GOLD,
    sleeve="#f6ecd6",
    belt=GOLD,
    hair="#a8622a",
    cut="long",
    beard="none",
    hat="wreath",
    mood="smile",
    cloak="#3a6ea0",
)
FRIAR = Look(
    kind="habit",
    col="#7a5634",
    belt="#e8dcc0",
    hair="#5d3a1c",
    cut="tonsure",
    beard="full",
    mood="smile",
    girth=1.32,
    wide=True,
)


def masonry(c: Canvas, pts: Points, rng: Generator, fill: str = STONE, course: float = 16) -> None:
    """Stone wall with coursed joints."""
    tinted(c, pts, fill, rng, 2.3, 0.35, 0.25)
    p = np.asarray(pts, float)
    (x0, y0), (x1, y1) = p.min(0), p.max(0)
    with clipped(c, p):
        for k, y in enumerate(np.arange(y0 + course, y1, course)):
            ink(c, [(x0, y), (x1, y)], 1.0, a=0.30, rng=rng, taper=0, wob=0.4)
            for x in np.arange(x0 + (k % 2) * 15, x1, 30):
                ink(c, [(x, y - course), (x, y)], 1.0, a=0.26, rng=rng, taper=0, wob=0.3)
    ink(c, p, 2.3, rng=rng, closed=True, wob=0.15)


def arch(x: float, y: float, r: float, spring: float, n: int = 26) -> Array:
    """Outline of a round-headed opening of radius r standing on y and springing at the given height."""
    t = np.linspace(math.pi, 2 * math.pi, n)
    head = np.c_[x + r * np.cos(t), spring + r * np.sin(t)]
    return np.vstack([[(x - r, y)], head, [(x + r, y)]])


def doorway(c: Canvas, rng: Generator) -> None:
    """Norman doorway of three orders with beak-head stones."""
    for r, tone in ((63, "#e0d5b8"), (54, "#b9a988"), (45, "#33231a")):
        tinted(c, arch(220, 248, r, 134), tone, rng, 2.0, 0.25, 0.25)
    for k in range(13):
        t = math.pi + k * math.pi / 12
        inner, outer = (np.array((220 + r * math.cos(t), 134 + r * math.sin(t))) for r in (55, 62))
        ink(c, [inner, outer], 1.5, a=0.7, rng=rng, taper=0)


def church(c: Canvas, rng: Generator) -> None:
    """West front with tower, porch, door and lancets."""
    masonry(c, [(112, 244), (112, 92), (328, 92), (328, 244)], rng, mixh(STONE, STONE_DK, 0.35))
    tinted(c, [(100, 94), (126, 52), (314, 52), (340, 94)], "#5f7488", rng, 2.2)
    for x in range(120, 336, 14):
        ink(c, [(x * 0.86 + 31, 54), (x, 93)], 1.0, a=0.4, rng=rng)
    for x in (136, 304):
        lancet = arch(x, 176, 10, 128)
        tinted(c, lancet, "#24466b", rng, 2.0)
        ink(c, [(x, 120), (x, 176)], 1.2, GOLD, 0.8, rng, taper=0)
        ink(c, [(x - 10, 150), (x + 10, 150)], 1.2, GOLD, 0.8, rng, taper=0)
    porch = [(156, 246), (156, 100), (220, 26), (284, 100), (284, 246)]
    masonry(c, porch, rng)
    for a, b in (((148, 108), (220, 24)), ((220, 24), (292, 108))):
        pole(c, a, b, 8, "#b0a184", rng, 1.7)
    pole(c, (220, 24), (220, 4), 3.4, GOLD, rng, 1.2)
    pole(c, (212, 11), (228, 11), 3.4, GOLD, rng, 1.2)
    doorway(c, rng)
    dot(c, 220, 52, 9.5, "#24466b", 1.9)
    for k in range(6):
        t = k * math.pi / 3
        c.drawCircle(220 + 5.4 * math.cos(t), 52 + 5.4 * math.sin(t), 2.8, P(GOLD if k % 2 else "#c2452b"))


def steps(c: Canvas, rng: Generator) -> None:
    """Two broad steps before the door."""
    for w, y in ((196, 244), (236, 256)):
        tinted(
            c,
            [(220 - w / 2, y), (220 + w / 2, y), (220 + w / 2 + 6, y + 13), (220 - w / 2 - 6, y + 13)],
            "#d6caac",
            rng,
            2.0,
        )


def lute(c: Canvas, fr: Frame, rng: Generator) -> None:
    """Lute slung on the back of the groom."""
    body = "M-26 0 C-26 -20 4 -20 18 -5 L58 -4 L58 4 L18 5 C4 20 -26 20 -26 0 Z"
    part(c, fr, body, "#c98a44", rng, 2.0)
    part(c, fr, "M58 -6 L72 -10 L74 4 L58 6 Z", "#6b4423", rng, 1.7)
    stroke(c, fr, [(-20, 0), (60, 0)], rng, 1.0, a=0.7)
    ((x, y),) = fr([(-5, 0)])
    c.drawCircle(float(x), float(y), 5 * fr.s, P("ink"))


def book(c: Canvas, fr: Frame, rng: Generator) -> None:
    """Open service book in the friar's hand."""
    f = Frame(fr.x + 6, fr.y - 8, fr.s, 1, -12)
    part(c, f, "M-20 -12 L20 -12 L20 13 L-20 13 Z", "#7d2417", rng, 1.7)
    part(
        c,
        f,
        "M-17 -14 C-10 -18 -3 -16 0 -12 C3 -16 10 -18 17 -14 L17 9 C10 6 3 7 0 10 C-3 7 -10 6 -17 9 Z",
        "#f8efd6",
        rng,
        1.5,
        0.2,
        0.15,
    )
    for y in (-9, -4, 1):
        stroke(c, f, [(-14, y), (-4, y + 1)], rng, 1.0, a=0.7)
        stroke(c, f, [(4, y + 1), (14, y)], rng, 1.0, a=0.7)


def posy(c: Canvas, fr: Frame, rng: Generator) -> None:
    """Small bunch of flowers."""
    f = Frame(fr.x, fr.y, fr.s, fr.face)
    for dx, dy in ((-7, -18), (8, -19), (0, -25)):
        stroke(c, f, [(0, 2), (dx, dy)], rng, 2.6, "#4d7f3a", 1)
    flowers_at(c, f([(-8, -18), (8, -20), (0, -26), (1, -15)]))


def draw(c: Canvas, seed: int = 29) -> None:
    """Draw the vignette."""
    with picture(c, seed) as rng:
        fine_backdrop(c, "red")
        terrain(c, [(-12, 226), (80, 214), (220, 222), (360, 214), (452, 226)], rng)
        grove(c, [(34, 246, 150), (408, 248, 156), (96, 236, 80), (352, 236, 76)], rng)
        church(c, rng)
        terrain(c, [(-12, 256), (100, 250), (220, 254), (340, 250), (452, 256)], rng)
        steps(c, rng)
        tinted(c, [(112, 269), (328, 269), (380, 336), (60, 336)], "#d9c498", rng, 2.0, 0.3, 0.2)
        friar = Pose(
            elbows=((-28, -122), (36, -126)),
            hands=((6, -116), (42, -156)),
            grips=("fist", "point"),
            head=(4, -181),
        )
        person(c, 222, 256, 0.86, rng, friar, FRIAR, 1, held_near=lambda cc, h: book(cc, h, rng))
        lute(c, Frame(112, 196, 0.95, 1, -62), rng)
        groom = Pose(
            elbows=((-24, -122), (28, -128)),
            hands=((-6, -100), (54, -112)),
            grips=("fist", "open"),
            feet=((-14, 0), (16, 0)),
        )
        person(c, 156, 312, 0.98, rng, groom, GROOM, 1)
        bride = Pose(elbows=((-20, -122), (28, -128)), hands=((8, -104), (52, -112)), grips=("fist", "fist"))
        person(c, 286, 312, 0.96, rng, bride, BRIDE, -1, held_near=lambda cc, h: posy(cc, h, rng))
        flowers_at(c, xy("40,300 66,318 24,322 392,300 416,316 384,322 210,318 236,324 222,308"))
        varied_tufts(c, [(20, 292), (50, 326), (420, 294), (404, 328)], rng)
