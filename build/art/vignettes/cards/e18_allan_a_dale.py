"""Allan-a-Dale: the minstrel sings to his harp before the merry men at their feast."""

import numpy as np
import skia
from numpy.random import Generator
from skia import Canvas

from art.tools.ink import ink
from art.tools.paint import P
from art.tools.svgpath import fpath, svg
from art.vignettes.parts.figure_greenwood import Look, Outfit, pose
from art.vignettes.parts.foliage import wood
from art.vignettes.parts.land import land, meadow, scattered_flowers
from art.vignettes.parts.paint import drape, fill_shape, outline_path, picture, rod, soft_shadow, tube, xy
from art.vignettes.parts.palette import ASH, CREAM, GOLD, GREEN, RUSSET
from art.vignettes.parts.people_greenwood import Person
from art.vignettes.parts.skies import backdrop

LINEN = "#f4ead0"
HOUND = (
    "M-46 -6 C-48 -20 -34 -28 -14 -26 C6 -24 18 -24 26 -34 C28 -44 34 -50 44 -50 C50 -50 "
    "56 -46 66 -42 C70 -40 69 -34 64 -33"
    "C56 -32 50 -32 46 -28 C44 -18 42 -10 38 -6 L62 -4 C68 -3 68 3 62 3 L-34 3 C-42 3 "
    "-46 0 -46 -6 Z"
    "M-44 -12 C-56 -14 -64 -24 -62 -34 C-56 -32 -54 -24 -44 -20 Z"
)
HOUND_EAR = "M38 -47 C30 -46 26 -36 30 -28 C36 -28 40 -38 42 -44 Z"
DINERS = (
    (
        232,
        1.0,
        Outfit(colour=GREEN, collar="#2b5c33"),
        Look(hair="#9a5a26", beard="short", hat="cap", mouth="smile"),
    ),
    (
        308,
        1.02,
        Outfit(kind="robe", colour="#7a5636", girth=1.3, belt="#e8dcc0"),
        Look(hair="#6b4423", hat="tonsure", beard="short", mouth="smile", brow="raised"),
    ),
    (
        386,
        1.06,
        Outfit(colour=RUSSET, collar="#27517f"),
        Look(hair="#4a2e18", beard="full", hat="hood", hat_colour="#27517f", mouth="smile"),
    ),
)


def song_scroll(c: Canvas, rng: Generator) -> None:
    """Speech scroll with square notes that rises from the singer's mouth."""
    x = np.linspace(128, 404, 60)
    mid = 112 - 76 * np.sin((x - 128) / 276 * np.pi * 0.56) + 6 * np.sin((x - 128) / 36)
    half = np.interp(x, [128, 166, 404], [2, 18, 18])
    top, bottom = np.c_[x, mid - half], np.c_[x, mid + half]
    fill_shape(c, np.vstack([top, bottom[::-1]]), "#f8eed4", rng, 2, sm=0, dark=0.2)
    fill_shape(
        c, [top[-1], (416, top[-1][1] + 6), (410, bottom[-1][1] - 2), bottom[-1]], "#d8c090", rng, 1.8, sm=0
    )
    for k in (-0.55, -0.18, 0.18, 0.55):
        ink(c, np.c_[x[7:-2], (mid + half * k)[7:-2]], 1.1, "#a8321f", 0.9, rng, taper=0, wob=0)
    for i, step in zip(
        range(11, 57, 5), (0.36, 0, -0.36, -0.36, 0, 0.36, 0, -0.55, -0.18, 0.18), strict=False
    ):
        px, py = x[i], mid[i] + half[i] * step
        c.drawRect(skia.Rect.MakeXYWH(px - 3, py - 3, 6.4, 6), P("ink"))
        if i % 2:
            ink(c, [(px + 3, py), (px + 3, py + 9)], 1.6, rng=rng, taper=0, wob=0)


def diners(c: Canvas, rng: Generator) -> None:
    """Robin, the friar and Little John behind the table, turned to the singer."""
    for i, (x, s, outfit, look) in enumerate(DINERS):
        joints = pose(
            elbow=((-28, -122), (26, -116)), hand=((-6, -98), (36, -128) if i % 2 == 0 else (30, -102))
        )
        man = Person(c, rng, x, 316, s * 0.94, -1, outfit, look, joints, ("open", "fist"))
        man.far_arm()
        if i % 2 == 0:
            goblet(c, rng, *man.at((42, -130)))
            man.hand((38, -129), -30)
        man.body()
        man.near_arm()


def goblet(c: Canvas, rng: Generator, x: float, y: float) -> None:
    """Gold cup held by its stem at (x, y)."""
    fpath(
        c,
        "M-9 -22 L10 -22 C10 -8 6 -5 2 -3 L2 6 L8 10 L-7 10 L-1 6 L-1 -3 C-5 -5 -9 -8 -9 -22 Z",
        GOLD,
        x,
        y,
        0.95,
        w=1.9,
        rng=rng,
    )


def table(c: Canvas, rng: Generator) -> None:
    """Trestle table with linen, roast, bread and fruit."""
    for x in (206, 398):
        rod(c, (x, 318), (x, 270), ASH, rng, 8)
    cloth = xy(
        "168,232 446,232 446,284 420,288 392,283 362,288 332,283 300,288 268,283 236,288 204,283 174,286"
    )
    folds = [[(x, 244), (x - 3, 262), (x - 2, 286)] for x in (204, 252, 300, 348, 396, 430)]
    drape(c, cloth, LINEN, rng, folds, sm=0)
    fill_shape(c, [(164, 226), (450, 226), (450, 240), (164, 240)], LINEN, rng, 2, sm=0)
    ink(c, [(173, 276), (446, 276)], 3, "#a8321f", 0.9, rng, taper=0, wob=0.2)
    roast(c, rng, 268, 226)
    for x in (196, 346):
        bread(c, rng, x, 226)
    for x, y, col in ((404, 224, "#b23320"), (418, 224, "#c98a2c"), (411, 214, "#7f9a3a")):
        c.drawCircle(x, y, 7.4, P("ink"))
        c.drawCircle(x, y, 6, P(col))
        c.drawCircle(x - 2, y - 2, 1.6, P("#fff6dc", 0.8))


def roast(c: Canvas, rng: Generator, x: float, y: float) -> None:
    """Roast fowl on a platter."""
    c.drawOval(skia.Rect.MakeXYWH(x - 38, y - 6, 76, 14), P("ink"))
    c.drawOval(skia.Rect.MakeXYWH(x - 36, y - 4.6, 72, 11), P("#c2cad0"))
    fpath(c, "M-26 0 C-30 -18 -10 -28 8 -24 C22 -22 28 -12 26 0 Z", "#b5682c", x, y, 1, w=2, rng=rng)
    tube(c, [(x + 16, y - 6), (x + 30, y - 18), (x + 38, y - 22)], [14, 9, 5], "#c07a3a", rng, 1.9)
    c.drawCircle(x + 39, y - 23, 4.6, P("ink"))
    c.drawCircle(x + 39, y - 23, 3.2, P(CREAM))


def bread(c: Canvas, rng: Generator, x: float, y: float) -> None:
    """Round loaf."""
    fpath(c, "M-18 0 C-20 -16 20 -16 18 0 Z", "#c98f4a", x, y + 1, 1, w=1.9, rng=rng)
    for k in (-7, 0, 7):
        ink(c, [(x + k - 2, y - 9), (x + k + 2, y - 3)], 1.3, a=0.7, rng=rng, wob=0)


def hound(c: Canvas, rng: Generator, x: float, y: float, s: float) -> None:
    """Hound lying before the table, looking up at the singer."""
    soft_shadow(c, x, y + 2, 100 * s, 9)
    outline_path(c, svg(HOUND, x, y, s, flip=True), "#efe6d2", rng, 2)
    outline_path(c, svg(HOUND_EAR, x, y, s, flip=True), "#9a6236", rng, 1.6)
    outline_path(
        c,
        svg("M-12 -10 C-2 -20 14 -20 20 -12 C14 -2 -4 0 -12 -10 Z", x, y, s, flip=True),
        "#9a6236",
        rng,
        1.3,
    )
    c.drawCircle(x - 48 * s, y - 41 * s, 1.7, P("ink"))
    c.drawCircle(x - 66 * s, y - 38 * s, 2.3, P("ink"))
    ink(c, [(x - 36 * s, y - 20 * s), (x - 28 * s, y - 22 * s)], 4, "#8f2318", 1, rng, taper=0, wob=0)


def harp(c: Canvas, rng: Generator, man: Person) -> None:
    """Small frame harp resting on the singer's chest."""
    neck = [man.at(p) for p in ((10, -146), (24, -152), (42, -162), (62, -158), (72, -166))]
    for t in np.linspace(0.10, 0.92, 9):
        a = man.at((12 + 52 * t, -149 - 10 * t))
        b = man.at((10 + 17 * t, -140 + 58 * t))
        ink(c, [a, b], 1.2, "#fff3cf", 1, rng, taper=0, wob=0)
    tube(c, [man.at((10, -146)), man.at((14, -112)), man.at((32, -76))], [9, 12, 13], "#a8672e", rng, 2)
    tube(c, [man.at((66, -160)), man.at((64, -118)), man.at((34, -76))], [7, 8, 8], "#c08a48", rng, 2)
    tube(c, neck, [8, 9, 9, 8, 7], "#c98a44", rng, 2)
    x, y = man.at((73, -167))
    c.drawCircle(x, y, 5.4, P("ink"))
    c.drawCircle(x, y, 4, P(GOLD))


def minstrel(c: Canvas, rng: Generator) -> None:
    """Allan with his harp, mouth open in song."""
    joints = pose(
        head=(7, -179),
        elbow=((-22, -112), (30, -116)),
        hand=((14, -112), (44, -128)),
        foot=((-16, 0), (20, 0)),
    )
    fit = Outfit(
        colour="#2f6ca8", hose="#c08f3e", cloak="#8f2a4a", collar="#e2b548", shoe="#5d3a1c", hem="#e2b548"
    )
    look = Look(
        hair="#d9a63a", mouth="open", brow="raised", hat="cap", hat_colour="#8f2a4a", feather="#f6ecd2"
    )
    man = Person(c, rng, 86, 316, 1.14, 1, fit, look, joints, ("open", "open"), tilt=-8)
    man.shadow()
    man.cloak()
    man.far_arm()
    man.body()
    harp(c, rng, man)
    man.near_arm()


def draw(c: Canvas, seed: int = 18) -> None:
    """Paint the picture on its 440 x 330 canvas."""
    with picture(c, seed) as rng:
        backdrop(c, "red", rng, lozenge=True)
        wood(c, rng, [(14, 232, 140), (180, 226, 96), (270, 224, 100), (350, 226, 104), (432, 232, 150)])
        land(c, rng, [(-12, 226), (90, 218), (200, 224), (310, 216), (452, 226)])
        diners(c, rng)
        meadow(c, rng, 292, tufts=8, amp=3)
        table(c, rng)
        song_scroll(c, rng)
        scattered_flowers(c, rng, (140, 304, 430, 326), 8)
        hound(c, rng, 296, 314, 0.8)
        minstrel(c, rng)
