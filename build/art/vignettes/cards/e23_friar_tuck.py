"""Friar Tuck: the stout friar wades through the stream with Robin on his back."""

from dataclasses import replace

import numpy as np
import skia
from numpy.random import Generator
from skia import Canvas

from art.motifs.trees import tuft
from art.tools.colour import mixh
from art.tools.curves import Points
from art.tools.ink import ink
from art.vignettes.parts.figure_greenwood import ROBIN_FIT, ROBIN_LOOK, Look, Outfit, pose
from art.vignettes.parts.foliage import wood
from art.vignettes.parts.land import land, scattered_flowers, stream
from art.vignettes.parts.paint import bend, fill_shape, picture, xy
from art.vignettes.parts.palette import GREEN
from art.vignettes.parts.people_greenwood import Person
from art.vignettes.parts.skies import backdrop
from art.vignettes.parts.weapons_greenwood import quiver

HABIT, SLEEVE, CORD, HOSE = "#5f452e", "#8d6a44", "#efe4c8", "#a8432a"
WATERLINE = 286
FRIAR_LOOK = Look(hair="#6b4423", hat="tonsure", beard="short", mouth="frown", brow="stern")
RIDER_LOOK = replace(ROBIN_LOOK, mouth="laugh")
GREEN_LIGHT = "#4f9a55"


def legs_in_water(c: Canvas, friar: Person) -> None:
    """Bare wading legs cut at the water line."""
    with skia.AutoCanvasRestore(c):
        c.clipRect(skia.Rect.MakeLTRB(0, 0, 440, WATERLINE), True)
        friar.tube(
            bend((16, -70), (34, -44), (44, 0)), [34, 30, 26, 24, 24, 20, 16], mixh("#efc79c", "#1a0d05", 0.2)
        )
        friar.tube(bend((-10, -70), (-14, -40), (-24, 0)), [36, 32, 27, 25, 25, 21, 17], "#efc79c")


def ripples(c: Canvas, rng: Generator, friar: Person) -> None:
    """Rings of water round the legs."""
    for fx in (37, -20):
        x, _ = friar.at((fx, 0))
        for r, a in ((17, 1), (27, 0.8), (38, 0.55)):
            t = np.linspace(-0.5, 3.64, 22)
            ink(
                c,
                np.c_[x + r * np.cos(t), WATERLINE - 1 + r * 0.26 * np.sin(t)],
                2.4,
                "#f2f8f4",
                a,
                rng,
                wob=0.1,
            )
            ink(
                c,
                np.c_[x + r * np.cos(t), WATERLINE + 1.6 + r * 0.26 * np.sin(t)],
                1.3,
                "#153650",
                a * 0.7,
                rng,
                wob=0.1,
            )


def robin_behind(c: Canvas, rng: Generator, rider: Person) -> None:
    """Parts of Robin hidden behind the friar: far leg, quiver, far arm, torso."""
    rider.tube(
        bend((20, -112), (78, -122), (84, -88)), [24, 23, 19, 17, 16, 14, 11], mixh(HOSE, "#1a0d05", 0.25)
    )
    rider.shoe((85, -86), "#4a2a14", 16)
    x, y = rider.at((-44, -150))
    quiver(c, rng, x, y, -16, 0.9)
    rider.arm((2, -164), (30, -182), (40, -214), "#2c6336", "open")
    torso = xy("-32,-170 -20,-179 -2,-179 8,-168 14,-140 10,-104 -6,-92 -34,-92 -46,-100 -36,-134")
    rider.cloth(torso, GREEN, [[(-24, -160), (-26, -130), (-32, -98)], [(-10, -150), (-8, -126), (-12, -98)]])


def robin_front(rider: Person) -> None:
    """Robin's near leg clasping the friar's side."""
    rider.cloth(
        xy("-44,-112 -26,-118 2,-120 26,-122 32,-112 22,-98 -6,-90 -34,-88"),
        GREEN_LIGHT,
        [[(-30, -104), (-6, -108), (24, -112)]],
    )
    rider.tube(bend((6, -108), (38, -112), (46, -72)), [24, 23, 20, 18, 17, 15, 12], HOSE)
    rider.shoe((47, -70), "#5d341a", 24)


def friar_body(friar: Person) -> None:
    """Habit hitched up over the cord, leaning forward under the load."""
    far = mixh(HABIT, "#1a0d05", 0.28)
    friar.tube(bend((38, -136), (60, -116), (48, -96)), [22, 21, 19, 18, 17, 15, 13], far)
    habit = xy(
        "-2,-152 14,-160 34,-158 50,-146 64,-118 62,-88 62,-62 40,-54 14,-50 -16,-52 -40,-58 "
        "-32,-86 -32,-112 -20,-138"
    )
    folds = [
        [(-8, -88), (-16, -72), (-20, -54)],
        [(8, -86), (8, -70), (6, -52)],
        [(26, -86), (32, -70), (34, -54)],
        [(44, -88), (48, -74), (50, -60)],
    ]
    friar.cloth(habit, HABIT, folds)
    friar.tube([(-32, -90), (14, -80), (62, -88)], [7, 7, 7], CORD, 1.7)
    for end in ((16, -52), (24, -56)):
        friar.line([(14, -83), end], 5, "ink", 1, 0)
        friar.line([(14, -83), end], 2.8, CORD, 1, 0)


def pair(c: Canvas, rng: Generator) -> None:
    """Friar and rider in one interlocked group."""
    outfit = Outfit(kind="robe", colour=HABIT, girth=1.4)
    joints = pose(neck=(30, -150), head=(40, -170))
    friar = Person(c, rng, 206, 318, 1.14, 1, outfit, FRIAR_LOOK, joints, tilt=6)
    rider = Person(c, rng, 200, 318, 1.14, 1, ROBIN_FIT, RIDER_LOOK, pose(neck=(-12, -175), head=(-5, -198)))
    robin_behind(c, rng, rider)
    legs_in_water(c, friar)
    friar_body(friar)
    robin_front(rider)
    friar.cloth(
        [(10, -160), (28, -168), (48, -158), (54, -142), (34, -134), (10, -140)],
        "#4f3520",
        [[(20, -160), (26, -142)]],
        lw=2,
        sm=5,
    )
    friar.head()
    friar.arm((8, -136), (-16, -110), (18, -98), SLEEVE, thick=1.1, open_to=(0.6, -1))
    rider.shoulder_cape("#2b5c33")
    rider.head()
    rider.arm((-24, -162), (-4, -140), (26, -146), GREEN_LIGHT, open_to=(1, -0.55))
    ripples(c, rng, friar)


def bank(c: Canvas, rng: Generator, edge: Points) -> None:
    """Grassy bank in the foreground."""
    fill_shape(c, edge, "#7f9a4a", rng, 2.4)


def reeds(c: Canvas, rng: Generator, x: float, y: float) -> None:
    """Clump of bulrushes."""
    for dx, h in ((-8, 44), (0, 58), (8, 48), (15, 36)):
        ink(c, [(x + dx * 0.4, y), (x + dx, y - h)], 2.4, "#3f5a2a", 1, rng, taper=0.4, wob=0.3)
        ink(c, [(x + dx, y - h + 4), (x + dx * 1.05, y - h - 10)], 6, "#5d3a1c", 1, rng, taper=0.3, wob=0)


def draw(c: Canvas, seed: int = 23) -> None:
    """Paint the picture on its 440 x 330 canvas."""
    with picture(c, seed) as rng:
        backdrop(c, "gold", rng)
        wood(
            c,
            rng,
            [
                (22, 232, 150),
                (92, 226, 104),
                (420, 234, 160),
                (352, 226, 110),
                (300, 224, 76),
                (146, 224, 70),
            ],
        )
        land(c, rng, [(-12, 232), (90, 224), (200, 230), (310, 222), (452, 232)])
        stream(c, rng, xy("-30,254 100,248 220,252 340,246 470,254 470,350 -30,350"))
        pair(c, rng)
        bank(c, rng, [(-20, 268), (24, 262), (62, 280), (74, 306), (50, 340), (-20, 345)])
        bank(c, rng, [(460, 262), (416, 258), (384, 276), (372, 304), (396, 340), (460, 345)])
        for x, y in ((14, 296), (40, 304), (22, 320), (416, 288), (400, 312), (430, 310)):
            tuft(c, x, y, 16, rng, 0.8)
        scattered_flowers(c, rng, (6, 284, 50, 322), 4)
        scattered_flowers(c, rng, (396, 284, 434, 322), 4)
        reeds(c, rng, 64, 306)
        reeds(c, rng, 384, 300)
