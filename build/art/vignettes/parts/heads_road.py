"""Face, hair and beard of the road people."""

from numpy.random import Generator
from skia import Canvas

from art.tools.colour import mixh
from art.tools.curves import poly, smooth
from art.tools.paint import P
from art.tools.svgpath import contours, svg
from art.vignettes.parts.figure_road import Look
from art.vignettes.parts.frame import Frame, part, stroke
from art.vignettes.parts.hats_road import HATS, veil_back
from art.vignettes.parts.paint import clipped
from art.vignettes.parts.palette import DARK

FACE = (
    "M-12 -6 C-13 -20 8 -23 13 -11 C14 -8.5 14 -6.5 14.6 -4.5 C16.6 -.5 19.6 2.6 19.4 5 "
    "C19 6.8 17 6.8 15.8 7.2 C16.8 8.4 16.8 9.6 15.6 10.3 C16.4 11.6 16 12.8 15 13.2 "
    "C15.6 16.6 12.6 20 7.6 20.4 C-1 21 -9 15 -11 6 Z"
)
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
BEARD = {
    "full": (
        "M-8 5 C-5 9 2 8 7 7.6 C11 6.6 14 6.8 17 8.4 C16 9.4 13 9.6 11.5 10.6 C13 11.8 15 11.6 16.4 12 "
        "C18 19 12 27 3 27 C-5 26 -9 16 -8 5 Z"
    ),
    "short": (
        "M-8 5 C-5 10 2 9 7 8 C11 6.8 14 6.8 17 8.4 C16 9.4 13 9.6 11.5 10.6 C13 11.8 15 11.6 16.2 12 "
        "C17 17 12 22.5 5 22.5 C-3 22 -8 15 -8 5 Z"
    ),
    "long": (
        "M-8 5 C-5 9 2 8 7 7.6 C11 6.6 14 6.8 17 8.4 C16 9.4 13 9.6 11.5 10.6 C13 11.8 15 11.6 16.4 12 "
        "C19 22 14 33 7 39 C4 34 -6 28 -8 5 Z"
    ),
    "moustache": "M6 9.2 C10 6.4 14 6.6 18 8.4 C20 10 19 12.4 17.4 13.4 C16 10.6 11 9.6 6 9.2 Z",
}


def features(c: Canvas, fr: Frame, look: Look, rng: Generator) -> None:
    """Draw eye, brow, mouth, ear and cheek for a mood."""
    mood = look.mood
    c.drawCircle(*map(float, fr([(5, 6)])[0]), 4.4 * fr.s, P("#c8543a", 0.30, blur=2.2 * fr.s))
    lid = {"fear": -4.6, "sad": -2.2}.get(mood, -3.4)
    white = [(4.6, -1.6), (8.4, lid - 0.8), (12.4, -2.2), (8.6, 0.6)]
    if mood == "laugh":
        stroke(c, fr, [(4.8, -1.2), (8.4, -4.2), (12.4, -1.6)], rng, 1.5)
    else:
        c.drawPath(poly(smooth(fr(white), 5, True)), P("#fffaf0"))
        c.drawCircle(*map(float, fr([(9.4, -1.7 if mood != "sad" else -0.9)])[0]), 1.75 * fr.s, P("ink"))
        stroke(c, fr, [(4.2, -1.8), (8.2, lid - 1.2), (12.8, -2.6)], rng, 1.5)
    if mood == "sad":
        part(c, fr, "M8.6 2.4 C9.8 5 10.6 6.4 9 7.6 C7.2 7.6 7 5.4 8.6 2.4 Z", "#cfe6f0", rng, 0.9)
    brows = {
        "calm": [(3.6, -7.4), (8, -9), (12.6, -7.6)],
        "smile": [(3.6, -8), (8, -9.8), (12.6, -8)],
        "laugh": [(3.6, -8.2), (8, -10), (12.6, -8.4)],
        "sad": [(3.6, -6.2), (8, -8.2), (12.4, -9.6)],
        "stern": [(3.4, -8.8), (8, -7.4), (13, -5.6)],
        "fear": [(3.6, -9), (8, -11), (12.4, -10.6)],
    }
    stroke(c, fr, brows[mood], rng, 1.9, mixh(look.hair, "#1a0d05", 0.5), 1)
    mouths = {
        "calm": [(9.6, 10.8), (13, 10.6), (15.6, 10.3)],
        "smile": [(8, 8.8), (11, 11), (15.6, 10.3)],
        "laugh": [(8, 8.8), (11, 11), (15.6, 10.3)],
        "sad": [(9.2, 12.6), (12, 10.8), (15.6, 10.4)],
        "stern": [(9.4, 11.4), (13, 10.6), (15.6, 10.4)],
        "fear": [(10, 11.4), (12.6, 10), (15.4, 10.4)],
    }
    if mood == "laugh":
        part(c, fr, "M7.6 8.8 C10 10 13 10.2 15.8 9.6 C15.6 13.4 10 14.6 7.6 8.8 Z", "#7d2417", rng, 1.1)
    else:
        stroke(c, fr, mouths[mood], rng, 1.4, "#6b2414", 1)
    if look.cut != "none" and look.hat not in ("hood", "coif", "helm", "kettle"):
        part(
            c,
            fr,
            "M-5.4 -3.4 C-1.6 -4.6 -.6 1.4 -3.4 5 C-5.4 5.6 -6.2 1 -5.4 -3.4 Z",
            mixh(look.skin, "#a8643c", 0.18),
            rng,
            1.2,
        )


BRIMMED = ("cap", "straw", "kettle", "chaperon", "fur", "hood", "helm")


def brim_shadow(c: Canvas, fr: Frame) -> None:
    """Shade the brow under a hat or hood."""
    ((outline, _),) = contours(svg(FACE), 1.3)
    with clipped(c, fr(outline)):
        band = fr([(-16, -26), (24, -26), (24, -7.5), (8, -5.5), (-3, 1), (-16, 6)])
        c.drawPath(poly(band), P("#6b3416", 0.30, blur=1.6 * fr.s))


def head(c: Canvas, fr: Frame, look: Look, rng: Generator) -> None:
    """Draw a profile head, hair, beard and hat in a frame centred on the head."""
    if look.hat == "veil":
        veil_back(c, fr, look, rng)
    if look.cut == "long":
        part(c, fr, HAIR["long"], mixh(look.hair, DARK, 0.15), rng, 1.8)
    part(c, fr, FACE, look.skin, rng, 1.9, 0.45, 0.30)
    if look.hat in BRIMMED:
        brim_shadow(c, fr)
    if look.cut == "tonsure":
        part(c, fr, SCALP, look.skin, rng, 1.8, 0.5, 0.15)
    features(c, fr, look, rng)
    if look.beard != "none":
        part(c, fr, BEARD[look.beard], look.hair, rng, 1.6)
        if look.beard != "moustache":
            for x0, x1 in ((0, 2), (5, 6.5), (10, 10.5)):
                stroke(c, fr, [(x0, 13), (x1, 21)], rng, 0.9, a=0.55)
            if look.mood in ("smile", "laugh"):
                part(c, fr, "M8.6 10 C11 11 13.6 11 15.8 10.2 C15 13.4 11 14 8.6 10 Z", "#7d2417", rng, 0.9)
    if look.cut in HAIR and look.hat not in ("hood", "coif", "helm", "kettle"):
        part(c, fr, HAIR[look.cut], look.hair, rng, 1.8)
        if look.cut in ("short", "long"):
            for lock in STRANDS:
                stroke(c, fr, lock, rng, 0.9, a=0.5)
        else:
            for x in (-12, -6, 1, 8):
                stroke(c, fr, [(x, -12.6), (x - 1.5, -7.6)], rng, 0.8, a=0.5)
    if look.hat:
        HATS[look.hat](c, fr, look, rng)
