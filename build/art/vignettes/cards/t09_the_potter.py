"""The potter leads his pony cart, heaped with straw and jars, and offers one of his pots."""

import numpy as np
from numpy.random import Generator
from skia import Canvas

from art.motifs.buildings import house
from art.tools.ink import ink
from art.vignettes.parts.figure_road import Look, Pose
from art.vignettes.parts.foliage import grove
from art.vignettes.parts.frame import Frame, cast_shadow, pole
from art.vignettes.parts.goods import jar
from art.vignettes.parts.horses_ridden import bridle, head_frame, horse, strap
from art.vignettes.parts.land import MEADOW, ROAD, flowers_at, terrain, varied_tufts
from art.vignettes.parts.paint import picture
from art.vignettes.parts.palette import ELM, ELM_DARK, LEATHER, RED
from art.vignettes.parts.people_road import person
from art.vignettes.parts.skies import backdrop
from art.vignettes.parts.steeds import Steed
from art.vignettes.parts.wagons import cart_wheel, plank_box

POTTER = Look(
    col="#8a5f86",
    hose="#6d7f4c",
    apron="#e6d2a6",
    hat="straw",
    hatcol="#dcbf6e",
    hair="#7a4a22",
    beard="short",
    mood="smile",
)
PONY = Steed(coat="#a8703c", mane="#f0dfb8", head="mid", gait="walk", tack=LEATHER, tail=False)
CLAY = ("#b9683c", "#d0a064", "#8f4a2c", "#4f7a86", "#7a8a4a", "#e2cf9c")


def straw(c: Canvas, x0: float, x1: float, y: float, rng: Generator) -> None:
    """Straw poking out over the cart side."""
    for x in np.arange(x0, x1, 4.5):
        ink(c, [(x, y + 6), (x + rng.uniform(-6, 6), y - rng.uniform(5, 13))], 2.6, "#a8823a", 1, rng)
        ink(c, [(x, y + 6), (x + rng.uniform(-6, 6), y - rng.uniform(5, 12))], 1.6, "#ecd48c", 1, rng)


def cart(c: Canvas, rng: Generator) -> None:
    """Two-wheeled cart full of pots."""
    cast_shadow(c, 108, 314, 210, 20)
    cart_wheel(c, 122, 272, 36, rng, ELM_DARK)
    for x, s, tone, y in ((72, 62, 4, 160), (122, 66, 3, 158)):
        jar(c, x, y, s, rng, CLAY[tone])
    for x, s, tone, y in ((44, 68, 2, 208), (96, 72, 0, 206), (150, 68, 5, 208)):
        jar(c, x, y, s, rng, CLAY[tone])
    for x, s, tone, y in ((30, 48, 0, 226), (70, 54, 1, 226), (122, 56, 2, 226), (170, 52, 0, 226)):
        jar(c, x, y, s, rng, CLAY[tone])
    straw(c, 16, 190, 214, rng)
    plank_box(c, [(8, 214), (196, 214), (188, 250), (16, 250)], rng, ELM, 3)
    for x in (24, 76, 136, 182):
        pole(c, (x, 208), (x + (106 - x) * 0.04, 252), 6, ELM_DARK, rng, 1.4)
    pole(c, (176, 242), (312, 214), 6.5, ELM, rng, 1.6)
    cart_wheel(c, 102, 274, 38, rng, ELM)


def collar(c: Canvas, fr: Frame, rng: Generator) -> None:
    """Horse collar, girth and traces."""
    strap(c, fr, [(31, -132), (50, -112), (65, -84)], rng, RED, 8)
    strap(c, fr, [(-14, -120), (-12, -90), (-14, -62)], rng, LEATHER, 5)
    bridle(c, head_frame(fr, PONY), PONY.tack, rng)


def draw(c: Canvas, seed: int = 9) -> None:
    """Draw the vignette."""
    with picture(c, seed) as rng:
        backdrop(c, "blue", rng)
        terrain(c, [(-12, 214), (100, 200), (220, 204), (330, 176), (452, 190)], rng, MEADOW)
        house(c, 288, 190, 50, rng, "clay")
        grove(c, [(8, 240, 120), (444, 232, 140), (256, 216, 70), (372, 200, 52)], rng)
        terrain(c, [(-12, 264), (110, 256), (240, 264), (340, 256), (452, 264)], rng, ROAD)
        varied_tufts(c, [(20, 322), (180, 326), (290, 324), (424, 316)], rng)
        flowers_at(c, [(160, 316), (404, 312), (330, 322)])
        fr = horse(c, 300, 304, 0.8, rng, PONY, 1, saddled=False)
        cart(c, rng)
        collar(c, fr, rng)
        pose = Pose(
            elbows=((-26, -124), (34, -132)),
            hands=((-6, -104), (46, -156)),
            grips=("fist", "open"),
            feet=((-16, 0), (16, 0)),
        )
        person(
            c,
            220,
            316,
            1.16,
            rng,
            pose,
            POTTER,
            1,
            held_far=lambda cc, h: jar(cc, h.x + 12, h.y + 2, 58, rng, CLAY[0]),
        )
