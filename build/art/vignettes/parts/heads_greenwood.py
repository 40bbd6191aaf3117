"""Heads of the greenwood people."""

import skia
from numpy.random import Generator
from skia import Canvas

from art.tools.ink import ink
from art.vignettes.parts.beards import draw_beard
from art.vignettes.parts.faces import Face, draw_ear, draw_face, draw_mouth
from art.vignettes.parts.figure_greenwood import Look
from art.vignettes.parts.hats_greenwood import HATS, head_part

HAIR_TOP = (
    "M14.5 -10 C12 -13.5 6 -15 0 -13 C-4 -11 -5 -7 -5 -3 C-6 3 -7 9 -11 12 "
    "C-18 10 -20 -3 -18 -11 C-15 -25 4 -29 13.5 -19 C15.5 -16 15.5 -13 14.5 -10 Z"
)
HAIR_LONG = (
    "M14.5 -10 C12 -14 6 -15 0 -12 C-4 -9 -4 -3 -5 4 C-5 14 -6 22 -4 32 "
    "C-12 36 -20 30 -21 18 C-22 6 -21 -4 -18 -12 C-14 -25 4 -29 13.5 -19 C15.5 -16 15.5 "
    "-13 14.5 -10 Z"
)


def face_of(look: Look) -> Face:
    """Return the face that a look describes."""
    brow = "smile" if look.mouth == "smile" and look.brow == "calm" else look.brow
    return Face(look.skin, brow, look.mouth, look.hair, look.lady, look.profile, 0.8 + look.gaze)


def draw_head(
    c: Canvas, x: float, y: float, r: float, look: Look, rng: Generator, face: int = 1, tilt: float = 0
) -> None:
    """Head in three-quarter view at (x, y), r about half its height; tilt > 0 looks down."""
    with skia.AutoCanvasRestore(c):
        c.translate(x, y)
        c.scale(face * r / 20, r / 20)
        c.rotate(tilt)
        if look.long_hair:
            head_part(c, HAIR_LONG, look.hair, rng, face)
        features = face_of(look)
        draw_face(c, features, rng, face < 0)
        if look.beard != "none":
            draw_beard(c, look.beard, look.hair, rng, face < 0, look.profile)
            draw_mouth(c, features, rng)
        if look.hat == "tonsure":
            head_part(c, "M-16 -8 C-17 -25 12 -28 14.5 -10 C6 -14 -8 -10 -16 -8 Z", look.skin, rng, face)
            head_part(
                c,
                "M14.6 -7.5 C8 -10.5 0 -10 -4 -3 C-5 3 -7 8 -11 11 C-18 8 -20 -1 -17.5 -10 C-8 -10 6 "
                "-15 14.6 -12 Z",
                look.hair,
                rng,
                face,
            )
        elif look.hat not in ("hood", "veil", "coif", "helmet"):
            head_part(c, HAIR_TOP, look.hair, rng, face)
            ink(c, [(-13, -14), (-15, -4), (-12, 6)], 1, a=0.5, rng=rng)
            ink(c, [(-8, -17), (-10, -8), (-9, 0)], 1, a=0.5, rng=rng)
        if look.hat in ("none", "tonsure", "straw", "circlet") and not look.long_hair:
            draw_ear(c, look.skin, rng)
        if look.hat in HATS:
            HATS[look.hat](c, look, rng, face)
