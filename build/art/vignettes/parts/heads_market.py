"""Faces, hair and beards of the market people, drawn with the Pen."""

from art.tools.curves import Point
from art.vignettes.parts.beards import draw_beard
from art.vignettes.parts.faces import Face, draw_ear, draw_face, draw_mouth
from art.vignettes.parts.figure_market import Look
from art.vignettes.parts.hats_market import draw_hat
from art.vignettes.parts.pen import Pen

# Brow and mouth of a mood.
MOODS = {
    "calm": ("calm", "calm"),
    "stern": ("stern", "frown"),
    "angry": ("angry", "frown"),
    "sad": ("sad", "frown"),
    "smile": ("smile", "smile"),
    "laugh": ("smile", "laugh"),
    "shout": ("angry", "open"),
    "awe": ("raised", "open"),
}
WOMENS_HATS = ("kerchief", "wimple", "queen")
HAIR_BACK = {
    "short": "M-16 8 C-22 -10 -14 -28 4 -24 C12 -22 15 -16 15 -12 C8 -16 0 -14 -5 -8 C-7 -2 -7 2 -8 8 C-10 "
    "14 -14 14 -16 8 Z",
    "bob": "M-18 16 C-24 -8 -16 -29 4 -25 C13 -23 15.6 -16 15 -11 C8 -15 0 -13 -4 -7 C-6 2 -5 10 -6 17 "
    "C-10 22 -16 22 -18 16 Z",
    "long": "M-18 40 C-28 10 -20 -29 4 -25 C13 -23 15.6 -16 15 -11 C8 -15 0 -13 -4 -7 C-6 6 -4 24 -4 40 C-8 "
    "46 -14 46 -18 40 Z",
    "tonsure": "M-15 8 C-19 2 -18 -8 -14 -13 C-6 -9 6 -10 14.6 -13 C15.4 -10.6 14.6 -9 13 -8.4 C7 -8 1 -7 -4 "
    "-3 C-6 2 -7 6 -8 10 C-10 13 -13 12 -15 8 Z",
}


def face_of(look: Look) -> Face:
    """Return the face that a look describes."""
    brow, mouth = MOODS[look.mood]
    lady = look.hat in WOMENS_HATS or look.hair_style == "long"
    return Face(look.skin, brow, mouth, look.hair, lady and not look.beard, look.view == "side")


def hair(pen: Pen, style: str, colour: str) -> None:
    """Draw hair over the skull."""
    if style in HAIR_BACK:
        pen.path(HAIR_BACK[style], colour, 2.0)
        if style != "tonsure":
            pen.curve([(-12, 8), (-15, -6), (-6, -18)], 1.0, a=0.5)
            pen.curve([(-8, 2), (-10, -8), (0, -18)], 1.0, a=0.5)


def head(pen: Pen, look: Look, at: Point = (0, 0), tilt: float = 0, size: float = 1.05) -> None:
    """Draw a head of radius 20*size with hair, beard and hat."""
    features = face_of(look)
    with pen.placed(at[0], at[1], size, 1, tilt):
        draw_face(pen.c, features, pen.rng, pen.mirrored)
        if look.hat not in ("hood", "helm", "wimple", "queen"):
            hair(pen, look.hair_style, look.hair)
            if look.hair_style in ("short", "tonsure", "bald") and look.hat not in ("kerchief", "coif"):
                draw_ear(pen.c, look.skin, pen.rng)
        if look.beard:
            draw_beard(pen.c, look.beard, look.hair, pen.rng, pen.mirrored, features.profile)
            draw_mouth(pen.c, features, pen.rng)
        draw_hat(pen, look)
