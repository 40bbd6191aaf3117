"""Heads of the greenwood people."""

import skia
from numpy.random import Generator
from skia import Canvas

from art.tools.curves import smooth
from art.tools.ink import ink
from art.tools.paint import P
from art.tools.svgpath import fpath, svg
from art.vignettes.parts.figure_greenwood import Look
from art.vignettes.parts.hats_greenwood import HATS, head_part

FACE_LINE = (
    "M-12 -8 C-12 -20 0 -23 9 -17.5 C13 -14.5 14.5 -10 14.3 -6 C15.5 -3 18 1 19.2 4 "
    "C19.9 6.4 17.8 7 15.8 7 C16.8 8.6 16.6 9.8 15.7 10.8 C16.3 12.2 15.8 13.4 15 14 "
    "C15 18.4 10 20.8 4 20.2 C-6 19 -12 8 -12 -8 Z"
)
HAIR_TOP = (
    "M14.5 -10 C12 -13.5 6 -15 0 -13 C-4 -11 -5 -7 -5 -3 C-6 3 -7 9 -11 12 "
    "C-18 10 -20 -3 -18 -11 C-15 -25 4 -29 13.5 -19 C15.5 -16 15.5 -13 14.5 -10 Z"
)
HAIR_LONG = (
    "M14.5 -10 C12 -14 6 -15 0 -12 C-4 -9 -4 -3 -5 4 C-5 14 -6 22 -4 32 "
    "C-12 36 -20 30 -21 18 C-22 6 -21 -4 -18 -12 C-14 -25 4 -29 13.5 -19 C15.5 -16 15.5 "
    "-13 14.5 -10 Z"
)
BEARD_SHORT = "M-5 3 C-2 8 3 10 8 9.4 C11 8.4 15 8.2 16.4 9.8 L16 14 C16 20 11 23.5 4 23 C-5 22 -9 13 -8 3 Z"
BEARD_FULL = "M-5 3 C-2 8 3 10 8 9.4 C11 8 15 8 16.6 9.8 C18 18 14 29 4 29 C-6 28 -10 14 -8 3 Z"
EAR = "M-6 -3 C-3 -7.5 1.5 -4 .4 1 C-.4 5 -4 6.4 -6 3.4 Z"


def draw_mouth(c: Canvas, kind: str, rng: Generator) -> None:
    """Mouth in head units."""
    if kind == "open":
        fpath(
            c, "M16.6 9.2 C13 8.8 10.4 10 9.8 12 C10.6 16 13.6 17 15.6 15 Z", "#5a1a10", w=1.4, rng=rng, wob=0
        )
        return
    line = {"smile": [(8, 8.8), (11, 11.2), (15.2, 9.8)], "frown": [(8.6, 12.4), (11.6, 10.4), (15.4, 11.2)]}
    ink(c, smooth(line.get(kind, [(9, 10.6), (12, 10.8), (15.6, 10.4)]), 5), 1.6, "#6b2414", 1, rng, wob=0)


def draw_eye(c: Canvas, look: Look, rng: Generator) -> None:
    """Eye and eyebrow in head units."""
    c.drawPath(svg("M4.4 -2.2 C6.4 -5.2 10.6 -5.2 12.2 -2.2 C10.4 -.4 6.6 -.4 4.4 -2.2 Z"), P("#fffaf0"))
    c.drawCircle(9.2 + look.gaze, -2.6, 1.9, P("ink"))
    ink(c, smooth([(4, -2.2), (7.8, -4.9), (12.4, -2.6)], 5), 1.5, rng=rng, wob=0)
    brow = {"stern": [(4, -9.4), (9, -8.4), (13, -5.8)], "raised": [(4, -9), (8.6, -11.6), (13, -9.6)]}
    line = (
        [(4.6, -6.8), (8.8, -8.6), (13, -7)]
        if look.lady
        else brow.get(look.brow, [(4, -8), (8.6, -9.4), (13, -7.6)])
    )
    ink(c, smooth(line, 5), 1.3 if look.lady else 1.9, rng=rng, wob=0)


def lady_mouth(c: Canvas, rng: Generator) -> None:
    """Small red mouth in head units, instead of the plain one."""
    fpath(
        c,
        "M10.6 9.6 C12.6 9 14.8 8.6 16.2 9.6 C16.4 11.8 14.4 12.6 12.8 12 C12 11.4 11 10.8 10.6 9.6 Z",
        "#c8503f",
        w=0.9,
        rng=rng,
        wob=0,
    )
    ink(c, smooth([(9.4, 9), (12, 10.6), (15.8, 10.2)], 5), 1.1, "#6b2414", 1, rng, wob=0)


def draw_head(
    c: Canvas, x: float, y: float, r: float, look: Look, rng: Generator, face: int = 1, tilt: float = 0
) -> None:
    """Head in near-profile at (x, y), r about half its height; tilt > 0 looks down."""
    with skia.AutoCanvasRestore(c):
        c.translate(x, y)
        c.scale(face * r / 20, r / 20)
        c.rotate(tilt)
        if look.long_hair:
            head_part(c, HAIR_LONG, look.hair, rng, face)
        head_part(c, FACE_LINE, look.skin, rng, face)
        c.drawOval(skia.Rect.MakeXYWH(4, 2.6, 8, 5), P("#d8684a", 0.28, blur=1.4))
        if look.beard != "none":
            head_part(c, BEARD_FULL if look.beard == "full" else BEARD_SHORT, look.hair, rng, face, 1.7)
            for k in (0, 5, 10):
                ink(c, [(k, 14), (k + 1, 20)], 1, a=0.55, rng=rng, wob=0)
        draw_eye(c, look, rng)
        ink(c, [(15.6, 4.6), (17.4, 5.8)], 1, a=0.6, rng=rng, wob=0)
        if look.lady:
            lady_mouth(c, rng)
        else:
            draw_mouth(c, look.mouth, rng)
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
            head_part(c, EAR, look.skin, rng, face, 1.4)
        if look.hat in HATS:
            HATS[look.hat](c, look, rng, face)
