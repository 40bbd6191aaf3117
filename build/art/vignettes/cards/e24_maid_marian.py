"""Maid Marian: a lady in green and blue stands with her bow at a garden gate."""

from itertools import pairwise

import numpy as np
import skia
from numpy.random import Generator
from skia import Canvas

from art.motifs.emblems import arrow
from art.tools.curves import Array, poly, smooth
from art.tools.ink import ink
from art.tools.paint import P
from art.tools.svgpath import fpath
from art.vignettes.parts.buildings import masonry
from art.vignettes.parts.figure_greenwood import Look, Outfit, pose
from art.vignettes.parts.foliage import foliage, wood
from art.vignettes.parts.land import meadow, scattered_flowers
from art.vignettes.parts.paint import clipped, fill_shape, picture, xy
from art.vignettes.parts.palette import GOLD
from art.vignettes.parts.people_greenwood import Person
from art.vignettes.parts.skies import backdrop
from art.vignettes.parts.weapons_greenwood import longbow, quiver

GOWN, MANTLE, HAIR = "#3f8050", "#2b5a94", "#c88a3a"
WALL = "#cdbf9f"
GATE_X = 312
DOVE = (
    "M0 4 C8 2 14 2 20 0 C16 -10 10 -18 4 -22 C18 -22 28 -14 32 -4 C36 -8 42 -8 46 -6 "
    "L54 -2 L46 0 C42 8 32 12 22 10 C14 12 6 12 -2 10 Z"
)
ROSES = xy(
    "238,150 256,126 248,178 236,204 378,150 370,126 384,180 392,206 272,106 354,106 312,92 292,94 334,95"
)


def wall(c: Canvas, rng: Generator) -> None:
    """Garden wall with coursed stone and coping."""
    fill_shape(c, [(-10, 166), (450, 166), (450, 276), (-10, 276)], WALL, rng, 2.2, sm=0, dark=0.28)
    masonry(c, rng, -10, 168, 450, 276)
    fill_shape(c, [(-10, 156), (450, 156), (450, 170), (-10, 170)], "#ddd0b0", rng, 2, sm=0)


def arch(x: float, y_spring: float, half: float, foot: float) -> Array:
    """Outline of a round-headed opening."""
    t = np.linspace(np.pi, 2 * np.pi, 16)
    return np.vstack(
        [[(x - half, foot)], np.c_[x + half * np.cos(t), y_spring + half * np.sin(t)], [(x + half, foot)]]
    )


def gate(c: Canvas, rng: Generator) -> None:
    """Stone arch with an open wicket and the garden behind it."""
    outer, inner = arch(GATE_X, 160, 66, 280), arch(GATE_X, 162, 48, 280)
    fill_shape(c, outer, "#d8caa8", rng, 2.4, sm=0)
    for a in np.linspace(np.pi, 2 * np.pi, 10):
        ink(
            c,
            [
                (GATE_X + 48 * np.cos(a), 162 + 48 * np.sin(a)),
                (GATE_X + 66 * np.cos(a), 160 + 66 * np.sin(a)),
            ],
            1.5,
            a=0.7,
            rng=rng,
            taper=0,
        )
    for y in (190, 216, 242, 266):
        for side in (-1, 1):
            ink(c, [(GATE_X + side * 48, y), (GATE_X + side * 66, y)], 1.5, a=0.7, rng=rng, taper=0)
    garden(c, rng, inner)
    door(c, rng)


def garden(c: Canvas, rng: Generator, opening: Array) -> None:
    """View through the gate."""
    with clipped(c, opening):
        c.drawPath(poly(opening), P("#f0d89a"))
        foliage(c, rng, 290, 178, 30, 30, "#587a3e")
        foliage(c, rng, 340, 172, 30, 34, "#4b6c38")
        fill_shape(c, [(250, 222), (312, 214), (380, 222), (380, 290), (250, 290)], "#9db164", rng, 2)
        fill_shape(c, [(305, 217), (319, 217), (347, 290), (277, 290)], "#ead6a0", rng, 1.8, sm=0)
        for x, y in ((276, 240), (284, 258), (346, 240), (352, 260), (270, 226), (352, 226)):
            rose(c, x, y, 5)
    ink(c, opening, 2.2, rng=rng, closed=True, wob=0.1)


def door(c: Canvas, rng: Generator) -> None:
    """Plank door swung open."""
    leaf = [(360, 280), (360, 128), (388, 138), (388, 290)]
    fill_shape(c, leaf, "#8a5f36", rng, 2.2, sm=0)
    for x in (369, 378):
        ink(c, [(x, 134), (x, 284)], 1.4, a=0.7, rng=rng, taper=0)
    for y in (164, 246):
        ink(c, [(360, y), (388, y + 4)], 4, "#2e2620", 1, rng, taper=0, wob=0.1)


def rose(c: Canvas, x: float, y: float, r: float) -> None:
    """Rose blossom with two leaves."""
    for dx in (-1, 1):
        c.drawOval(rect(x + dx * r * 1.1, y + r * 0.5, r * 0.8, r * 0.45), P("#2f4a23"))
    c.drawCircle(x, y, r + 1.4, P("ink"))
    c.drawCircle(x, y, r, P("#d0402c"))
    c.drawCircle(x - r * 0.2, y - r * 0.2, r * 0.55, P("#e8806a"))
    c.drawCircle(x, y, r * 0.25, P(GOLD))


def rect(x: float, y: float, rx: float, ry: float) -> skia.Rect:
    """Rectangle round a centre."""
    return skia.Rect.MakeXYWH(x - rx, y - ry, 2 * rx, 2 * ry)


def climbing_roses(c: Canvas, rng: Generator) -> None:
    """Rose branches round the arch."""
    for pts in (
        [(228, 276), (238, 210), (244, 160), (268, 110), (312, 88)],
        [(398, 276), (390, 210), (382, 160), (356, 110), (312, 88)],
    ):
        line = smooth(pts, 10)
        ink(c, line, 5, "#2f3f1c", 1, rng, taper=0.2, wob=0.8)
        for x, y in line[3::4]:
            foliage(c, rng, x + rng.uniform(-6, 6), y + rng.uniform(-4, 4), 11, 8, "#587a3e", 6, 1.6)
    for x, y in ROSES:
        rose(c, x, y, 6.4)


def braid(lady: Person) -> None:
    """Long plait over the near shoulder, with combed hair above."""
    plait = xy("-10,-166 -17,-150 -15,-134 -18,-118 -15,-104")
    lady.tube(plait, [15, 13, 12, 10, 7], HAIR, 1.9)
    for (x0, y0), (x1, y1) in pairwise(plait):
        for t in (0.2, 0.7):
            x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
            lady.line([(x - 6, y + 3), (x, y - 3), (x + 6, y + 3)], 1.2, a=0.75)
    lady.tube(xy("-18,-105 -12,-105"), [5, 5], "#b23320", 1.4)
    for dx in (-9, -4, 2):
        lady.line([(dx - 3, -196), (dx - 6, -184), (dx - 5, -168)], 1.1, "#7a4a16", 0.8)


def marian(c: Canvas, rng: Generator) -> None:
    """Marian with her bow upright in one hand and an arrow in the other."""
    joints = pose(
        neck=(2, -158), head=(6, -181), elbow=((-30, -122), (28, -116)), hand=((-40, -92), (46, -132))
    )
    look = Look(hair=HAIR, long_hair=True, hat="circlet", brow="raised", lady=True)
    lady = Person(
        c, rng, 140, 316, 1.26, 1, Outfit(kind="gown", colour=GOWN, belt=GOLD, shoe="#5d2a1c"), look, joints
    )
    lady.shadow(120)
    mantle = xy("-6,-160 -24,-150 -36,-110 -50,-60 -66,-10 -40,0 10,-6 48,-2 60,-10 44,-60 32,-110 18,-152")
    lady.cloth(
        mantle,
        MANTLE,
        [
            [(-22, -130), (-38, -70), (-50, -8)],
            [(-30, -110), (-48, -50), (-60, -10)],
            [(28, -110), (38, -60), (52, -8)],
        ],
    )
    for hem in ([(-65, -14), (-40, -5), (-20, -6)], [(34, -8), (48, -7), (59, -14)]):
        lady.line(hem, 4.4, "ink", 1, 0)
        lady.line(hem, 2.6, GOLD, 1, 0)
    x, y = lady.at((-24, -128))
    quiver(c, rng, x, y, -18, 1.05)
    lady.far_arm()
    ax, ay = lady.at((54, -138))
    arrow(c, ax + 6, ay - 4, 84, -66, rng, w=3)
    lady.hand((50, -135), -50)
    lady.robe_feet()
    lady.garment()
    lady.cloth(
        xy("-19,-158 -6,-164 -2,-150 -14,-120 -26,-96 -36,-100 -28,-132"),
        MANTLE,
        [[(-12, -150), (-20, -124), (-30, -102)]],
    )
    lady.tube([(-8, -156), (4, -150), (15, -155)], [5, 5, 5], GOLD, 1.5)
    lady.head()
    braid(lady)
    x, y = lady.at((-43, -84))
    longbow(c, rng, (x - 22, y - 128), (x + 4, y), (x - 22, y + 100))
    lady.near_arm()


def dove(c: Canvas, rng: Generator, x: float, y: float, s: float, flip: bool = False) -> None:
    """White dove on the wing."""
    fpath(c, DOVE, "#fbf6e6", x, y, s, flip, 1.8, rng)
    c.drawCircle(x + (-44 if flip else 44) * s, y - 3 * s, 1.2, P("ink"))


def draw(c: Canvas, seed: int = 24) -> None:
    """Paint the picture on its 440 x 330 canvas."""
    with picture(c, seed) as rng:
        backdrop(c, "mulberry", rng)
        dove(c, rng, 196, 52, 0.78)
        dove(c, rng, 252, 30, 0.62)
        wood(c, rng, [(20, 178, 120), (90, 172, 90), (200, 174, 96), (424, 178, 130)])
        wall(c, rng)
        gate(c, rng)
        meadow(c, rng, 274, tufts=12, amp=3)
        fill_shape(c, [(277, 278), (347, 278), (400, 340), (224, 340)], "#ead6a0", rng, 2, sm=0)
        fill_shape(c, [(258, 270), (366, 270), (370, 282), (254, 282)], "#d8caa8", rng, 2, sm=0)
        climbing_roses(c, rng)
        scattered_flowers(c, rng, (14, 296, 90, 322), 6)
        scattered_flowers(c, rng, (400, 292, 434, 322), 4)
        marian(c, rng)
