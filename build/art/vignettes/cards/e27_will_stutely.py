"""Will Stutely stands bound under the gallows as an arrow from the greenwood cuts his rope."""

import math

import numpy as np
from numpy.random import Generator
from skia import Canvas

from art.motifs.emblems import arrow
from art.motifs.landmarks import castle
from art.motifs.trees import bush
from art.tools.ink import ink
from art.vignettes.parts.figure_road import Look, Pose
from art.vignettes.parts.foliage import grove
from art.vignettes.parts.frame import Frame, cast_shadow, cord, pole, tinted
from art.vignettes.parts.land import MEADOW, flowers_at, terrain, varied_tufts
from art.vignettes.parts.paint import picture
from art.vignettes.parts.palette import ELM, ELM_DARK, RED, ROPE, SHOE
from art.vignettes.parts.people_road import person
from art.vignettes.parts.skies import backdrop
from art.vignettes.parts.wagons import cart_wheel, plank_box
from art.vignettes.parts.weapons_road import longbow, spear

BEAM_Y, ROPE_X, CUT_Y, SIZE = 24, 268, 52, 0.81
GALLOWS = "#7a5430"
STUTELY = Look(
    col="#4f8a44", hose="#8a7a5c", hair="#8a4a20", beard="short", boots="#5b3a20", belt=SHOE, cowl="#2b5c33"
)
ARCHER = Look(
    col="#3f8a48",
    trim="#c2361d",
    hose="#6b4a2c",
    hat="cap",
    hatcol="#3f8a48",
    hair="#9a5a26",
    cowl="#2b5c33",
    mood="stern",
)
GUARD = Look(
    kind="mail", surcoat=RED, hat="kettle", cut="none", beard="none", hose="#6c7680", mood="fear", belt=SHOE
)


def landscape(c: Canvas, rng: Generator) -> None:
    """Hill with the castle, the wood on the left and the trampled field."""
    terrain(c, [(-12, 214), (70, 196), (170, 214), (300, 200), (452, 212)], rng, MEADOW)
    castle(c, 166, 212, 40, rng)
    grove(c, [(8, 262, 168, "#4b6b38"), (74, 244, 120, "#5f7a3a"), (424, 236, 92), (398, 228, 62)], rng)
    terrain(c, [(-12, 262), (110, 254), (240, 262), (340, 256), (452, 264)], rng)
    varied_tufts(c, [(120, 284), (150, 318), (210, 322), (300, 318), (424, 300), (404, 322), (20, 322)], rng)
    flowers_at(c, [(134, 304), (178, 316), (232, 310), (428, 316)])


def gallows(c: Canvas, rng: Generator) -> None:
    """Post, beam and brace."""
    cast_shadow(c, 396, 292, 70)
    pole(c, (396, 296), (396, 10), 15, GALLOWS, rng, 1.8)
    pole(c, (392, 92), (338, BEAM_Y + 4), 9, GALLOWS, rng, 1.7)
    pole(c, (412, BEAM_Y), (236, BEAM_Y), 14, GALLOWS, rng, 1.8)
    for x in (258, 330, 396):
        ink(c, [(x - 8, BEAM_Y - 3), (x + 10, BEAM_Y - 1)], 1.2, a=0.55, rng=rng)
    for x, y, w in ((376, 298, 22), (398, 302, 26), (418, 297, 20)):
        stone = [
            (x - w / 2, y),
            (x - w * 0.4, y - 12),
            (x, y - 16),
            (x + w * 0.4, y - 11),
            (x + w / 2, y),
            (x, y + 5),
        ]
        tinted(c, np.array(stone, float), "#b9ad95", rng, 1.9)


def cut_rope(c: Canvas, rng: Generator) -> None:
    """Loop on the beam, the frayed ends and the falling noose end."""
    for dy in (-7, -1, 5):
        cord(c, [(ROPE_X - 9, BEAM_Y + dy), (ROPE_X + 9, BEAM_Y + dy + 3)], rng, 3.2)
    cord(c, [(ROPE_X, BEAM_Y + 8), (ROPE_X, CUT_Y - 6)], rng, 3.6)
    for dx in (-5, -1, 3, 6):
        ink(
            c,
            [(ROPE_X, CUT_Y - 7), (ROPE_X + dx * 0.6, CUT_Y - 2), (ROPE_X + dx, CUT_Y + 1)],
            1.5,
            ROPE,
            1,
            rng,
        )


def snap(c: Canvas, rng: Generator) -> None:
    """White rays where the arrow severs the rope."""
    for k in range(10):
        t, reach = k * math.pi / 5 + 0.31, 26 if k % 2 else 20
        ray = [(ROPE_X + r * math.cos(t), CUT_Y + r * math.sin(t)) for r in (11, reach)]
        ink(c, ray, 3, "#fff6d8", 0.95, rng, taper=1)


def noose(c: Canvas, rng: Generator, x: float, y: float) -> None:
    """Noose around the neck with its cut end springing away."""
    cord(c, [(x - 12, y + 1), (x - 3, y + 6), (x + 9, y)], rng, 3.6)
    cord(c, [(x + 9, y), (x + 25, y - 8), (x + 28, y - 26), (x + 17, y - 36)], rng, 3.4)
    for dx, dy in ((-7, -2), (-5, -6), (-1, -7)):
        ink(c, [(x + 17, y - 36), (x + 17 + dx, y - 36 + dy)], 1.5, ROPE, 1, rng)


def cart(c: Canvas, rng: Generator) -> None:
    """Two-wheeled cart under the beam."""
    cast_shadow(c, 268, 296, 190, 20)
    pole(c, (196, 250), (150, 262), 6, ELM, rng)
    cart_wheel(c, 316, 270, 22, rng, ELM_DARK)
    plank_box(c, [(190, 236), (344, 236), (340, 258), (194, 258)], rng, ELM, 2)
    for x in (204, 248, 292, 332):
        pole(c, (x, 232), (x, 259), 6, ELM_DARK, rng, 1.3)
    cart_wheel(c, 230, 270, 26, rng, ELM)


def stutely(c: Canvas, rng: Generator) -> None:
    """The prisoner on the cart, looking towards his rescuer."""
    pose = Pose(
        feet=((-12, 0), (12, 0)),
        elbows=((-12, -116), (20, -118)),
        hands=((27, -101), (33, -106)),
        nod=-8,
        head=(5, -183),
    )
    person(c, ROPE_X, 238, SIZE, rng, pose, STUTELY, -1, shadow=False)
    x, y = ROPE_X - SIZE * 28, 238 - SIZE * 103
    for dx in (0, 4.5):
        cord(c, [(x + dx - 1, y - 8), (x + dx + 2, y + 7)], rng, 2.6)
    cord(c, [(x + 3, y + 7), (x + 1, y + 16), (x + 5, y + 23)], rng, 2.2)


def archer(c: Canvas, rng: Generator) -> None:
    """Robin at the edge of the wood, having loosed."""
    pose = Pose(
        knees=((-20, -46), (18, -46)),
        feet=((-30, 0), (22, 0)),
        elbows=((-50, -140), (36, -158)),
        hands=((-29, -160), (74, -172)),
        grips=("fist", "fist"),
        nod=-10,
    )
    person(
        c,
        62,
        312,
        0.94,
        rng,
        pose,
        ARCHER,
        1,
        held_far=lambda cc, h: longbow(cc, Frame(h.x, h.y, 0.94, 1, -14), rng, 86),
    )


def draw(c: Canvas, seed: int = 27) -> None:
    """Draw the vignette."""
    with picture(c, seed) as rng:
        backdrop(c, "blue", rng)
        landscape(c, rng)
        gallows(c, rng)
        cut_rope(c, rng)
        far_guard = Pose(
            elbows=((-26, -128), (30, -128)), hands=((-30, -100), (44, -146)), grips=("fist", "open")
        )
        person(
            c,
            352,
            290,
            0.78,
            rng,
            far_guard,
            GUARD,
            -1,
            held_near=lambda cc, h: spear(cc, (h.x + 4, 292), (h.x + 2, 112), rng),
        )
        snap(c, rng)
        stutely(c, rng)
        noose(c, rng, ROPE_X - 1, 110)
        cart(c, rng)
        arrow(c, ROPE_X - 4, CUT_Y + 2, 102, -10, rng, w=3.4)
        bush(c, 26, 322, 60, rng, 2.0)
        archer(c, rng)
        bush(c, 110, 330, 54, rng, 2.0)
