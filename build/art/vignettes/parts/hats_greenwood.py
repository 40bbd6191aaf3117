"""Headgear of the greenwood people in head units of radius 20."""

import skia
from numpy.random import Generator
from skia import Canvas

from art.tools.colour import mixh
from art.tools.ink import ink
from art.tools.paint import P, lin
from art.tools.svgpath import fpath, svg
from art.vignettes.parts.figure_greenwood import Look
from art.vignettes.parts.paint import edged_line
from art.vignettes.parts.palette import BRIGHT_STEEL, DARK, GOLD, LIGHT, MAIL

COIF = "M-16 -8 C-21 4 -20 18 -20 27 L10 28 C4 20 -3 15 -4 3 L-4 -8 Z"


def head_light(face: int, fill: str, light: float = 0.28, dark: float = 0.34) -> skia.Shader:
    """Wash for head-sized parts inside a mirrored canvas: light stays upper left."""
    tones = [mixh(fill, LIGHT, light), fill, mixh(fill, DARK, dark)]
    return lin(-16 * face, -20, 16 * face, 20, tones)


def head_part(c: Canvas, d: str, fill: str, rng: Generator, face: int, w: float = 1.9) -> None:
    """One head part in head units."""
    fpath(c, d, fill, w=w, rng=rng, shader=head_light(face, fill), wob=0.12)


def cap(c: Canvas, look: Look, rng: Generator, face: int) -> None:
    """Pointed archer cap with a feather."""
    dark = mixh(look.hat_colour, DARK, 0.3)
    if look.feather:
        fpath(c, "M-6 -18 C-14 -32 -28 -40 -42 -37 C-37 -24 -24 -15 -8 -12 Z", look.feather, w=1.7, rng=rng)
        ink(c, [(-8, -14), (-24, -26), (-40, -36)], 1.1, a=0.8, rng=rng)
    head_part(
        c,
        "M-20 -7 C-20 -20 -8 -30 5 -27 C13 -25 17 -17 31 -9 C16 -11 -3 -10 -20 -7 Z",
        look.hat_colour,
        rng,
        face,
        2,
    )
    head_part(c, "M-22 -4 C-9 -12 16 -14 33 -8 C22 -3 0 -7 -22 -4 Z", dark, rng, face, 1.7)


def hood(c: Canvas, look: Look, rng: Generator, face: int) -> None:
    """Hood with a small peak."""
    head_part(
        c,
        "M15 -11 C13 -27 -4 -31 -14 -22 C-18 -22 -24 -20 -29 -13 C-24 -13 -22 -11 -22 -7 "
        "C-24 6 -22 16 -18 26 L8 27 C4 20 -4 15 -6 5 C-8 -6 2 -13 15 -11 Z",
        look.hat_colour,
        rng,
        face,
        2,
    )
    ink(c, [(-13, -14), (-15, 0), (-13, 16)], 1.2, a=0.6, rng=rng)


def helmet(c: Canvas, look: Look, rng: Generator, face: int) -> None:
    """Conical nasal helmet over a mail coif."""
    head_part(c, COIF, MAIL, rng, face, 1.9)
    with skia.AutoCanvasRestore(c):
        c.clipPath(svg(COIF), True)
        for y in range(-2, 26, 5):
            for x in range(-20, 10, 5):
                c.drawPath(svg(f"M{x + (y % 2) * 2.5} {y} q2.5 3 5 0"), P("#22282e", 0.55, "stroke", 1))
    head_part(
        c,
        "M-18 -5 C-17 -21 -6 -31 1 -37 C8 -31 17 -20 17 -7 C6 -10 -8 -9 -18 -5 Z",
        BRIGHT_STEEL,
        rng,
        face,
        2,
    )
    head_part(c, "M7.4 -9.4 L12.2 -9.2 L12.8 4 L8.8 4.6 Z", BRIGHT_STEEL, rng, face, 1.5)
    ink(c, [(-17, -8), (-2, -12), (16, -10)], 1.4, a=0.8, rng=rng, wob=0)


def chaperon(c: Canvas, look: Look, rng: Generator, face: int) -> None:
    """Rolled hat with a hanging tail."""
    dark = mixh(look.hat_colour, DARK, 0.3)
    head_part(c, "M-14 -14 C-26 -10 -32 6 -30 26 L-21 28 C-22 14 -18 2 -10 -8 Z", dark, rng, face, 1.8)
    head_part(c, "M-18 -12 C-20 -28 -4 -38 8 -33 C18 -30 21 -22 19 -13 Z", look.hat_colour, rng, face, 2)
    head_part(
        c,
        "M-20 -7 C-23 -13 -19 -18 -12 -18 C0 -22 12 -21 18 -17 C23 -13 20 -8 15 -8 C4 -11 -8 -10 -20 -7 Z",
        mixh(look.hat_colour, LIGHT, 0.12),
        rng,
        face,
        1.9,
    )
    for x in (-10, 0, 9):
        ink(c, [(x, -20), (x + 3, -10)], 1.2, a=0.6, rng=rng, wob=0)


def veil(c: Canvas, look: Look, rng: Generator, face: int) -> None:
    """Woman's veil."""
    head_part(
        c,
        "M13 -14 C6 -16 -4 -12 -6 -2 C-7 10 -4 20 4 30 C-8 34 -22 32 -26 22 C-24 4 -24 -30 2 -29 "
        "C9 -28 13 -22 13 -14 Z",
        look.hat_colour,
        rng,
        face,
        1.9,
    )
    ink(c, [(-12, -14), (-17, 4), (-15, 26)], 1.2, a=0.55, rng=rng)


def coif(c: Canvas, look: Look, rng: Generator, face: int) -> None:
    """Linen coif tied under the chin."""
    head_part(
        c,
        "M14 -12 C9 -15 1 -14 -2 -8 C-3 0 -3 8 1 17 C-2 19 -4 17 -6 13 C-14 12 -20 0 -17 -12 "
        "C-13 -27 12 -30 14 -12 Z",
        look.hat_colour,
        rng,
        face,
        1.9,
    )
    ink(c, [(-8, -22), (-11, -6), (-6, 10)], 1.1, a=0.5, rng=rng)


def straw_hat(c: Canvas, look: Look, rng: Generator, face: int) -> None:
    """Peasant's straw hat."""
    head_part(c, "M-12 -13 C-12 -27 -4 -31 2 -31 C9 -31 14 -26 14 -14 Z", look.hat_colour, rng, face, 1.9)
    head_part(c, "M-29 -9 C-16 -19 16 -20 32 -11 C18 -8 -10 -6 -29 -9 Z", look.hat_colour, rng, face, 1.9)
    for x in (-20, -8, 6, 18):
        ink(c, [(x, -13), (x + 4, -10)], 1, a=0.5, rng=rng, wob=0)
    ink(c, [(-12, -16), (1, -19), (14, -17)], 2.2, "#8f2318", 1, rng, taper=0, wob=0)


def circlet(c: Canvas, look: Look, rng: Generator, face: int) -> None:
    """Gold circlet."""
    edged_line(c, [(-18, -9), (-2, -17), (14.5, -12)], 2.6, GOLD, rng, 1.0, 0.28, 0)


HATS = {
    "cap": cap,
    "hood": hood,
    "helmet": helmet,
    "chaperon": chaperon,
    "veil": veil,
    "coif": coif,
    "straw": straw_hat,
    "circlet": circlet,
}
