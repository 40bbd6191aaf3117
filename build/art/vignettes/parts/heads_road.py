"""Face, hair and beard of the road people."""

from numpy.random import Generator
from skia import Canvas

from art.tools.colour import mixh
from art.tools.curves import poly
from art.tools.paint import P
from art.tools.svgpath import svg
from art.vignettes.parts.beards import draw_beard
from art.vignettes.parts.faces import QUARTER as FACE_OUTLINE
from art.vignettes.parts.faces import Face, draw_ear, draw_face, draw_mouth
from art.vignettes.parts.figure_road import Look
from art.vignettes.parts.frame import Frame, part, stroke
from art.vignettes.parts.hats_road import HATS, veil_back
from art.vignettes.parts.palette import DARK

HAIR = {
    "short": (
        "M-4 4 L-6.5 1 C-6.8 5 -8 8 -9.5 11 L-11 8 C-12 11 -13.5 13 -16 15 L-15.6 11 "
        "C-18 11.6 -19.6 11 -20.6 10 C-19 8 -19.4 6 -19.8 3 C-23 -8 -19 -20 -8 -24.6 "
        "C4 -28.6 13.6 -22 15.6 -11.6 L12.4 -13.8 L11.4 -9.4 L8 -12.6 L5.6 -8.6 L3 -11 "
        "C1 -10 0 -8.6 -1 -6 C-2 -3 -3 0 -4 4 Z"
    ),
    "long": (
        "M-4 2 C-5 12 -4 22 -8 31 C-14 34 -22 32 -25 27 C-20 16 -22 4 -20 -8 C-18 -22 -2 -28 8 -22 "
        "C12 -20 14 -16 14.6 -13 C8 -17 3 -15 -.5 -9.5 C-2 -7 -3 -2 -4 2 Z"
    ),
    "tonsure": (
        "M-5 3 C-7 8 -9 11 -13 11 C-18 6 -19 -4 -16 -10.5 C-8 -14 6 -14.5 14.4 -11.4 "
        "C15 -9.5 14.6 -8 13.6 -7.4 C7 -9.6 1 -8.6 -1.5 -5.5 C-3 -3 -3.6 0 -5 3 Z"
    ),
    "bald": "M-5 3 C-7 8 -9 11 -13 11 C-18 6 -19 -2 -16.5 -8 C-12 -8 -6 -6 -3.6 -2 Z",
}
STRANDS = (
    [(-6, -23), (2, -20), (5, -12)],
    [(-5, -23.6), (6, -21), (11, -13.6)],
    [(-8, -22), (-5, -14), (-5, -4)],
    [(-10, -21), (-12, -10), (-11, 5)],
    [(-13, -19), (-18, -8), (-16, 8)],
)
SCALP = "M-15 -9 C-17 -26 9 -30 14.4 -10 Z"
# Brow and mouth of a mood.
MOODS = {
    "calm": ("calm", "calm"),
    "smile": ("smile", "smile"),
    "laugh": ("smile", "laugh"),
    "sad": ("sad", "frown"),
    "stern": ("stern", "frown"),
    "fear": ("raised", "open"),
    "shout": ("angry", "open"),
}
BRIMMED = ("cap", "straw", "kettle", "chaperon", "fur", "hood", "helm")
BRIM_SHADE = ((-16, -26), (24, -26), (24, -7), (8, -4.6), (-3, -1), (-16, 4))


def face_of(look: Look) -> Face:
    """Return the face that a look describes."""
    brow, mouth = MOODS[look.mood]
    lady = look.hat in ("veil", "wreath") and look.beard == "none"
    return Face(look.skin, brow, mouth, look.hair, lady, look.profile)


def head(c: Canvas, fr: Frame, look: Look, rng: Generator) -> None:
    """Draw a head, hair, beard and hat in a frame centred on the head."""
    if look.hat == "veil":
        veil_back(c, fr, look, rng)
    if look.cut == "long":
        part(c, fr, HAIR["long"], mixh(look.hair, DARK, 0.15), rng, 1.8)
    features = face_of(look)
    with fr.entered(c):
        draw_face(c, features, rng, fr.face < 0)
        if look.hat in BRIMMED:
            c.clipPath(svg(FACE_OUTLINE), True)
            c.drawPath(poly(BRIM_SHADE), P("#6b3416", 0.30, blur=1.6))
    bare = look.hat not in ("hood", "coif", "helm", "kettle")
    if look.cut == "tonsure":
        part(c, fr, SCALP, look.skin, rng, 1.8, 0.5, 0.15)
    with fr.entered(c):
        if bare and look.cut not in ("none", "long"):
            draw_ear(c, look.skin, rng)
        if look.beard != "none":
            draw_beard(c, look.beard, look.hair, rng, fr.face < 0, look.profile)
            draw_mouth(c, features, rng)
    if bare and look.cut in HAIR:
        _hair(c, fr, look, rng)
    if look.hat:
        HATS[look.hat](c, fr, look, rng)


def _hair(c: Canvas, fr: Frame, look: Look, rng: Generator) -> None:
    """Draw the hair with its locks."""
    part(c, fr, HAIR[look.cut], look.hair, rng, 1.8)
    if look.cut in ("short", "long"):
        for lock in STRANDS:
            stroke(c, fr, lock, rng, 0.9, a=0.5)
    else:
        for x in (-12, -6, 1, 8):
            stroke(c, fr, [(x, -12.6), (x - 1.5, -7.6)], rng, 0.8, a=0.5)
