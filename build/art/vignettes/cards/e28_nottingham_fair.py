"""Nottingham Fair: striped tents, a broached ale barrel, a cook at his cauldron and merry drinkers."""

import numpy as np
from numpy.random import Generator
from skia import Canvas

from art.tools.colour import mixh
from art.tools.curves import Point, poly
from art.tools.ink import ink
from art.tools.paint import P, lin
from art.vignettes.parts.figure_road import Look, Pose
from art.vignettes.parts.foliage import grove
from art.vignettes.parts.frame import Frame, band, cast_shadow, part, pole, stroke, tinted
from art.vignettes.parts.goods import barrel
from art.vignettes.parts.land import ROAD, terrain, varied_tufts
from art.vignettes.parts.paint import clipped, picture
from art.vignettes.parts.palette import AZURE, CREAM, ELM, GOLD, GREEN, RED, SHOE
from art.vignettes.parts.people_road import person
from art.vignettes.parts.skies import backdrop

COOK = Look(
    col="#efe4c8",
    hose="#8a7a5c",
    hat="cook",
    hatcol=CREAM,
    apron="#fbf5e4",
    hair="#6b4423",
    beard="none",
    mood="smile",
    girth=1.3,
    skin="#edbd92",
    sleeve="#efe4c8",
)
DRINKER = Look(
    col=RED, trim=GOLD, hose=AZURE, hat="cap", hatcol=AZURE, hair="#4a2e18", beard="short", mood="laugh"
)
FRIEND = Look(
    col=GREEN, hose="#7a5836", hat="hood", hatcol="#2b5c33", cowl="#2b5c33", hair="#9a5a26", mood="laugh"
)


def tent(
    c: Canvas, x: float, y: float, w: float, h: float, rng: Generator, a: str, b: str, pennon: str
) -> None:
    """Round tent with a striped roof and wall; (x, y) is the middle of its foot."""
    cast_shadow(c, x, y, w * 1.25, 18)
    eave, peak = y - h * 0.50, y - h
    wall = [(x - w * 0.46, y), (x - w * 0.5, eave), (x + w * 0.5, eave), (x + w * 0.46, y)]
    tinted(c, wall, b, rng, 2.2)
    n = 7
    with clipped(c, wall):
        for k in range(0, n, 2):
            x0, x1 = x - w * 0.5 + w * k / n, x - w * 0.5 + w * (k + 1) / n
            stripe = [
                (x0, eave - 4),
                (x1, eave - 4),
                (x + (x1 - x) * 0.92, y + 2),
                (x + (x0 - x) * 0.92, y + 2),
            ]
            c.drawPath(
                poly(stripe),
                P(
                    "#ffffff",
                    shader=lin(
                        x - w / 2, eave, x + w / 2, y, [mixh(a, CREAM, 0.2), a, mixh(a, "#1a0d05", 0.35)]
                    ),
                ),
            )
    part(
        c,
        Frame(x, y),
        f"M{-w * 0.13} 0 C{-w * 0.08} {-h * 0.2} -2 {-h * 0.34} 0 {-h * 0.5} C2 {-h * 0.34} "
        f"{w * 0.08} {-h * 0.2} {w * 0.13} 0 Z",
        "#33200f",
        rng,
        1.8,
    )
    ink(c, wall, 2.2, rng=rng, closed=True, wob=0.15)
    for k in range(n):
        x0, x1 = x - w * 0.55 + w * 1.1 * k / n, x - w * 0.55 + w * 1.1 * (k + 1) / n
        gore = [(x, peak), (x0, eave), ((x0 + x1) / 2, eave + 9), (x1, eave)]
        tone = a if k % 2 == 0 else b
        tinted(c, gore, mixh(tone, "#1a0d05", 0.05 * k), rng, 1.5, 0.2, 0.2)
    ink(c, [(x - w * 0.55, eave), (x, peak)], 2.2, rng=rng, taper=0)
    ink(c, [(x, peak), (x + w * 0.55, eave)], 2.2, rng=rng, taper=0)
    pole(c, (x, peak + 2), (x, peak - 22), 2.4, GOLD, rng, 1.2)
    flag = [
        (x + 1, peak - 22),
        (x + 14, peak - 23),
        (x + 30, peak - 15),
        (x + 14, peak - 11),
        (x + 1, peak - 9),
    ]
    tinted(c, flag, pennon, rng, 1.6)


def bunting(c: Canvas, a: Point, b: Point, sag: float, rng: Generator) -> None:
    """String of little pennons between two points."""
    t = np.linspace(0, 1, 40)
    line = np.c_[a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + sag * 4 * t * (1 - t)]
    ink(c, line, 1.6, rng=rng, taper=0)
    for k, i in enumerate(range(3, 38, 5)):
        x, y = line[i]
        tinted(c, [(x - 6, y), (x + 6, y), (x, y + 14)], (RED, CREAM, AZURE)[k % 3], rng, 1.4)


def mug(c: Canvas, fr: Frame, rng: Generator) -> None:
    """Foaming wooden mug held upright at the hand."""
    f = Frame(fr.x, fr.y, fr.s, fr.face)
    band(c, f, [(9, -12), (18, -11), (18, 2), (9, 4)], rng, 5, 2.6, ELM)
    part(c, f, "M-10 -17 L10 -17 L9 10 L-9 10 Z", ELM, rng, 1.8)
    for y in (-9, 3):
        stroke(c, f, [(-9, y), (9, y)], rng, 2.0, "#8b949b", 1, 0)
    part(
        c,
        f,
        "M-13 -15 C-16 -22 -9 -25 -6 -22 C-4 -28 4 -28 6 -23 C11 -25 16 -20 12 -15 "
        "C10 -11 8 -15 5 -14 C2 -10 -2 -15 -6 -14 C-9 -11 -12 -12 -13 -15 Z",
        "#fffaf0",
        rng,
        1.5,
        0.1,
        0.1,
    )


def ladle(c: Canvas, fr: Frame, rng: Generator) -> None:
    """Ladle reaching down into the pot."""
    pole(c, (fr.x - 6, fr.y - 22), (fr.x + 16, fr.y + 62), 3.4, "#b98a4e", rng, 1.3)


def cauldron(c: Canvas, x: float, y: float, rng: Generator) -> None:
    """Steaming pot on a tripod over a fire."""
    cast_shadow(c, x, y, 80)
    for dx in (-20, -8, 6, 19):
        part(c, Frame(x + dx, y - 1), "M-10 2 C-14 -8 -6 -12 -4 -22 C4 -14 12 -8 9 2 Z", "#e2742a", rng, 1.5)
        part(c, Frame(x + dx, y - 1), "M-4 0 C-5 -6 -1 -8 0 -13 C3 -8 5 -5 4 0 Z", "#f6d367", rng, 0)
    for dx in (-16, 0, 14):
        pole(c, (x + dx - 8, y + 1), (x + dx + 10, y - 3), 5, ELM, rng, 1.3)
    part(
        c,
        Frame(x, y - 17),
        "M-27 -34 L27 -34 C36 -14 24 4 0 4 C-24 4 -36 -14 -27 -34 Z",
        "#4a4f55",
        rng,
        2.2,
        0.35,
        0.5,
    )
    part(
        c, Frame(x, y - 17), "M-28 -35 C-14 -41 14 -41 28 -35 C14 -29 -14 -29 -28 -35 Z", "#a8672e", rng, 1.9
    )
    for dx, s in ((-10, 1), (8, -1)):
        t = np.linspace(0, 1, 24)
        puff = np.c_[x + dx + 4.5 * s * np.sin(t * 7), y - 58 - 46 * t]
        ink(c, puff, 6, "#fffaf0", 0.7, rng, taper=1)


def draw(c: Canvas, seed: int = 28) -> None:
    """Draw the vignette."""
    with picture(c, seed) as rng:
        backdrop(c, "gold", rng)
        terrain(
            c,
            [(-12, 206), (120, 196), (240, 204), (340, 196), (452, 206)],
            rng,
            ("#c6c474", "#8d9a4a", "#6d8a3f"),
        )
        grove(c, [(152, 214, 66), (300, 214, 62)], rng)
        tent(c, 228, 222, 96, 118, rng, GREEN, CREAM, RED)
        tent(c, 66, 254, 146, 212, rng, RED, CREAM, AZURE)
        tent(c, 382, 254, 146, 206, rng, AZURE, CREAM, RED)
        bunting(c, (66, 42), (382, 48), 20, rng)
        terrain(c, [(-12, 254), (120, 248), (250, 254), (340, 248), (452, 254)], rng, ROAD)
        varied_tufts(c, [(150, 322), (252, 324), (342, 324)], rng)
        cook = Pose(elbows=((-8, -116), (34, -130)), hands=((34, -112), (48, -148)), grips=("fist", "open"))
        person(c, 48, 304, 0.96, rng, cook, COOK, 1, held_near=lambda cc, h: ladle(cc, h, rng))
        cauldron(c, 106, 314, rng)
        friend = Pose(
            elbows=((-26, -126), (36, -130)),
            hands=((-8, -102), (47, -160)),
            nod=-10,
            feet=((-16, 0), (16, 0)),
        )
        person(c, 200, 308, 1.0, rng, friend, FRIEND, 1, held_far=lambda cc, h: mug(cc, h, rng))
        drinker = Pose(
            elbows=((-30, -126), (32, -130)),
            hands=((-8, -106), (41, -162)),
            nod=-14,
            feet=((-18, 0), (14, 0)),
        )
        person(c, 310, 310, 1.0, rng, drinker, DRINKER, -1, held_far=lambda cc, h: mug(cc, h, rng))
        barrel(c, 402, 308, 68, 78, rng)
        pole(c, (369, 284), (357, 284), 5, ELM, rng, 1.3)
        pole(c, (361, 276), (361, 292), 3.4, SHOE, rng, 1.2)
