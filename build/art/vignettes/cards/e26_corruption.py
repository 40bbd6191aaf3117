"""Corruption: a purse is slipped to a henchman in the shadow of a column."""

from dataclasses import replace
from itertools import pairwise

import numpy as np
import skia
from numpy.random import Generator
from skia import Canvas

from art.tools.curves import poly
from art.tools.ink import ink
from art.tools.paint import P, lin
from art.tools.svgpath import fpath
from art.vignettes.parts.figure_greenwood import GUARD_FIT, GUARD_LOOK, Look, Outfit, pose
from art.vignettes.parts.goods import tied_purse
from art.vignettes.parts.paint import HEIGHT, WIDTH, fill_shape, picture, soft_shadow, xy
from art.vignettes.parts.palette import GOLD
from art.vignettes.parts.people_greenwood import Person
from art.vignettes.parts.skies import backdrop
from art.vignettes.parts.weapons_greenwood import spear

STONE, STONE_DARK = "#cfc2a4", "#9a8d72"
COLUMN_X, SPRING = 226, 80


def floor(c: Canvas, rng: Generator) -> None:
    """Checkered floor in simple perspective."""
    c.drawRect(skia.Rect.MakeLTRB(-5, 268, WIDTH + 5, HEIGHT + 5), P("#d8c9a2"))
    rows = (268, 278, 292, 310, 336)
    for r, (y0, y1) in enumerate(pairwise(rows)):
        for k in range(-14, 15):
            if (k + r) % 2:
                continue
            quad = [
                (220 + (k + d) * 42 * (0.62 + (y - 268) / 110), y)
                for d, y in ((0, y0), (1, y0), (1, y1), (0, y1))
            ]
            c.drawPath(poly(quad), P("#7d4a52"))
    c.drawRect(
        skia.Rect.MakeLTRB(-5, 268, WIDTH + 5, HEIGHT + 5),
        P(
            "#ffffff",
            shader=lin(0, 268, WIDTH, HEIGHT, [("#fff2d0", 0.12), ("#1a0d05", 0), ("#1a0d05", 0.4)]),
        ),
    )
    ink(c, [(-5, 268), (WIDTH + 5, 268)], 2.4, rng=rng, taper=0)


def arcade(c: Canvas, rng: Generator) -> None:
    """Two round arches that spring from the middle column."""
    wall = skia.Path()
    wall.addRect(skia.Rect.MakeLTRB(-5, -5, WIDTH + 5, SPRING))
    for x in (COLUMN_X - 128, COLUMN_X + 128):
        hole = skia.Path()
        hole.addOval(skia.Rect.MakeXYWH(x - 104, SPRING - 104, 208, 208))
        wall = skia.Op(wall, hole, skia.PathOp.kDifference_PathOp)
    c.drawPath(wall, P("#ffffff", shader=lin(0, 0, WIDTH, 120, ["#e2d6b8", STONE, STONE_DARK])))
    with skia.AutoCanvasRestore(c):
        c.clipPath(wall, True)
        for x in (COLUMN_X - 128, COLUMN_X + 128):
            for a in np.linspace(np.pi, 2 * np.pi, 15):
                ink(
                    c,
                    [
                        (x + 104 * np.cos(a), SPRING + 104 * np.sin(a)),
                        (x + 126 * np.cos(a), SPRING + 126 * np.sin(a)),
                    ],
                    1.5,
                    a=0.65,
                    rng=rng,
                    taper=0,
                )
            for r, w in ((104, 3), (126, 1.8)):
                t = np.linspace(np.pi, 2 * np.pi, 40)
                ink(c, np.c_[x + r * np.cos(t), SPRING + r * np.sin(t)], w, rng=rng, taper=0, wob=0.1)


def column(c: Canvas, rng: Generator, x: float, half: float = 27) -> None:
    """Round column with capital and base."""
    soft_shadow(c, x + 14, 296, 120, 18, 0.45)
    shaft = [(x - half, 96), (x + half, 96), (x + half, 282), (x - half, 282)]
    c.drawPath(
        poly(shaft),
        P("#ffffff", shader=lin(x - half, 0, x + half, 0, ["#efe5ca", STONE, "#8a7d63"], [0, 0.45, 1])),
    )
    ink(c, shaft, 2.4, rng=rng, closed=True, wob=0.15)
    for y in (130, 168, 206, 244):
        ink(c, [(x - half, y), (x, y + 3), (x + half, y)], 1.5, a=0.6, rng=rng, taper=0)
    fill_shape(c, [(x - 42, 64), (x + 42, 64), (x + 42, 76), (x - 42, 76)], "#ddd0b0", rng, 2.2, sm=0)
    fill_shape(
        c, [(x - 40, 76), (x + 40, 76), (x + half + 2, 100), (x - half - 2, 100)], STONE, rng, 2.2, sm=0
    )
    for k in (-22, 0, 22):
        fpath(
            c,
            "M-9 -10 C-8 2 -4 8 0 12 C4 8 8 2 9 -10 C4 -6 -4 -6 -9 -10 Z",
            GOLD,
            x + k,
            87,
            1,
            w=1.6,
            rng=rng,
        )
    fill_shape(
        c, [(x - half - 4, 276), (x + half + 4, 276), (x + 40, 292), (x - 40, 292)], STONE, rng, 2.2, sm=0
    )
    fill_shape(c, [(x - 44, 290), (x + 44, 290), (x + 44, 304), (x - 44, 304)], "#ddd0b0", rng, 2.2, sm=0)


def henchman(c: Canvas, rng: Generator) -> Person:
    """Henchman who looks the other way and holds out a hand behind his back."""
    joints = pose(elbow=((-38, -124), (24, -122)), hand=((-52, -98), (36, -112)), head=(5, -181))
    look = replace(GUARD_LOOK, mouth="smile", gaze=-2.6, brow="raised")
    man = Person(c, rng, 132, 314, 1.16, -1, GUARD_FIT, look, joints, ("open", "fist"))
    man.shadow()
    man.far_arm()
    x, _ = man.at((42, -112))
    spear(c, rng, (x + 2, 312), (x - 2, 62))
    man.hand((38, -112), 10)
    man.body()
    return man


def briber(c: Canvas, rng: Generator) -> Person:
    """Hooded man who peers out from behind the column."""
    joints = pose(
        hip=(-4, -92),
        neck=(12, -153),
        head=(21, -174),
        knee=((-16, -48), (14, -50)),
        foot=((-24, 0), (20, 0)),
    )
    look = Look(hair="#4a2e18", beard="short", hat="hood", hat_colour="#26402c", brow="stern")
    outfit = Outfit(colour="#3a5f40", hose="#5a4632", cloak="#1d3222", collar="#26402c")
    man = Person(c, rng, 308, 312, 1.14, -1, outfit, look, joints)
    man.shadow()
    cloak = xy("6,-154 -16,-146 -32,-110 -44,-60 -54,-8 -24,-2 6,-6 16,-60")
    man.cloth(cloak, "#1d3222", [[(-14, -130), (-28, -70), (-40, -8)], [(-4, -120), (-12, -60), (-18, -6)]])
    man.body()
    return man


def slip_purse(c: Canvas, rng: Generator, man: Person) -> None:
    """Arm that comes round the front of the column with the purse, the other hand on the stone."""
    man.hand((52, -138), -12, "open")
    x, y = man.at((80, -117))
    tied_purse(c, rng, x, y + 2, 1.1, "#d0a040")
    man.arm((-2, -138), (30, -108), (70, -122), "#46704c", open_to=(1, -0.55))


def draw(c: Canvas, seed: int = 26) -> None:
    """Paint the picture on its 440 x 330 canvas."""
    with picture(c, seed) as rng:
        backdrop(c, "mulberry", rng, lozenge=True)
        floor(c, rng)
        arcade(c, rng)
        giver = briber(c, rng)
        column(c, rng, COLUMN_X)
        taker = henchman(c, rng)
        slip_purse(c, rng, giver)
        taker.near_arm()
