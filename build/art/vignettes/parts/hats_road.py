"""Headgear of the road people in head units of radius 20."""

import math

from numpy.random import Generator
from skia import Canvas

from art.tools.colour import mixh
from art.tools.paint import P
from art.vignettes.parts.figure_road import Look
from art.vignettes.parts.frame import Frame, band, blob, dot, part, stroke
from art.vignettes.parts.helmets_road import hat_greathelm, hat_helm, hat_kettle
from art.vignettes.parts.paint import xy
from art.vignettes.parts.palette import AZURE, CREAM, DARK, GOLD, RED


def veil_back(c: Canvas, fr: Frame, look: Look, rng: Generator) -> None:
    """Draw the hanging back of a veil."""
    blob(
        c,
        fr,
        [(-2, -25), (-18, -18), (-24, 4), (-30, 34), (-18, 40), (-2, 32), (2, 10)],
        look.hatcol,
        rng,
        1.8,
        [[(-14, -8), (-18, 14), (-22, 36)], [(-8, 0), (-10, 20), (-12, 36)]],
    )


def hat_veil(c: Canvas, fr: Frame, look: Look, rng: Generator) -> None:
    """Veil over the crown, held by a gilt circlet."""
    part(
        c,
        fr,
        "M15 -13 C12 -26 -8 -31 -19 -16 C-24 -4 -23 8 -22 16 C-16 14 -10 8 -8 0 C-6 -8 4 -13 15 -13 Z",
        look.hatcol,
        rng,
        1.8,
    )
    band(c, fr, [(15, -13.6), (2, -16), (-14, -12)], rng, 4.4, 2.4, GOLD)


def hat_wreath(c: Canvas, fr: Frame, look: Look, rng: Generator) -> None:
    """Bridal wreath of roses."""
    band(c, fr, [(15, -12.6), (2, -17), (-16, -10)], rng, 4.6, 2.8, "#5f8a3c")
    for x, y, f in (
        (13, -14.6, "#f6ecd2"),
        (6, -18, "#c2452b"),
        (-2, -18.6, "#f6ecd2"),
        (-9, -16.4, "#c2452b"),
        (-15, -11.6, "#f6ecd2"),
    ):
        ((px, py),) = fr([(x, y)])
        dot(c, px, py, 3 * fr.s, f, 1.1)
        c.drawCircle(px, py, 1.1 * fr.s, P("#c99a3a"))


def hat_hood(c: Canvas, fr: Frame, look: Look, rng: Generator) -> None:
    """Pointed hood framing the face."""
    blob(
        c,
        fr,
        xy("15.5,-14 9,-25 -5,-30 -20,-25 -26,-8 -23,12 -16,26 2,27 10,22 1,15 -4,4 -2,-8 6,-14.6"),
        look.hatcol,
        rng,
        2.1,
        [[(-8, -20), (-16, -6), (-14, 14)], [(-14, 10), (-6, 18), (2, 22)]],
    )


def hat_coif(c: Canvas, fr: Frame, look: Look, rng: Generator) -> None:
    """White linen coif tied under the chin."""
    part(
        c,
        fr,
        "M14.6 -12 C11 -26 -8 -29 -17 -16 C-22 -6 -19 8 -12 13 C-8 12 -5 9 -4 4 C-4 -4 2 -12 14.6 -12 Z",
        look.hatcol,
        rng,
        1.8,
    )
    stroke(c, fr, [(-6, 9), (0, 17), (8, 20)], rng, 2.2, CREAM, 1)
    stroke(c, fr, [(4, -24), (-3, -12), (-10, 6)], rng, 0.9, a=0.5)


def hat_cap(c: Canvas, fr: Frame, look: Look, rng: Generator) -> None:
    """Bycocket with a long feather."""
    fr = fr.at(-1, -4)
    part(
        c, fr, "M-6 -17 C-16 -31 -30 -39 -44 -37 C-38 -23 -24 -15 -8 -11 Z", look.trim or "#c2361d", rng, 1.7
    )
    stroke(c, fr, [(-8, -13), (-24, -25), (-42, -36)], rng, 1.1, a=0.8)
    part(
        c,
        fr,
        "M-22 -5 C-23 -19 -9 -29 5 -25 C13 -23 17 -15 31 -8 C16 -10 -4 -10 -22 -5 Z",
        look.hatcol,
        rng,
        2.0,
    )
    part(
        c,
        fr,
        "M-24 -2 C-10 -11 16 -13 33 -7 C22 -1 0 -5 -24 -2 Z",
        mixh(look.hatcol, "#000000", 0.28),
        rng,
        1.7,
    )


def hat_fur(c: Canvas, fr: Frame, look: Look, rng: Generator) -> None:
    """Round cap with a thick fur brim."""
    part(c, fr, "M-16 -12 C-19 -32 -4 -40 6 -37 C16 -34 17 -22 16 -13 Z", look.hatcol, rng, 2.0)
    stroke(c, fr, [(0, -36), (-5, -26), (-5, -16)], rng, 1, a=0.6)
    stroke(c, fr, [(4, -36), (7, -26), (7, -16)], rng, 1, a=0.6)
    ((bx, by),) = fr([(4, -38.5)])
    dot(c, bx, by, 2.6 * fr.s, GOLD)
    edge = []
    for k in range(16):
        t = k * 2 * math.pi / 16
        for u in (0, 0.2):
            r = 1.12 if u else 0.94
            edge.append(
                (-1 + 20 * r * math.cos(t + u), -12 + 6.8 * r * math.sin(t + u) - 0.12 * 20 * math.cos(t))
            )
    blob(c, fr, edge, "#6d4a2b", rng, 1.8, sm=3)
    for x in range(-16, 16, 5):
        stroke(c, fr, [(x, -13), (x + 2, -8.6)], rng, 0.9, "#2a1a0e", 0.6)
        stroke(c, fr, [(x + 2, -15.4), (x + 3.6, -12)], rng, 0.9, "#c49a68", 0.7)


def hat_crown(c: Canvas, fr: Frame, look: Look, rng: Generator) -> None:
    """Open royal crown with fleurons."""
    d = (
        "M-16 -10 L-20 -30 L-13 -23 L-10 -33 L-4 -24 L0 -36 L5 -24 L11 -33 L13.6 -23 L20 -29 L16 -11 "
        "C6 -14 -6 -14 -16 -10 Z"
    )
    part(c, fr, d, GOLD, rng, 1.8, 0.6, 0.35)
    for x, y, f in ((-20, -31, CREAM), (-10, -34, RED), (0, -37.5, CREAM), (11, -34, RED), (20, -30, CREAM)):
        ((px, py),) = fr([(x, y)])
        dot(c, px, py, 2 * fr.s, f, 1.1)
    stroke(c, fr, [(-15, -13), (0, -16), (15.6, -14)], rng, 1.1, "#7d5516", 0.9, 0)
    for x, f in ((-9, AZURE), (1, RED), (10, AZURE)):
        ((px, py),) = fr([(x, -18.5)])
        dot(c, px, py, 1.7 * fr.s, f, 0.8)


def hat_mitre(c: Canvas, fr: Frame, look: Look, rng: Generator) -> None:
    """Bishop's mitre with gilt bands and lappets."""
    blob(c, fr, [(-13, -10), (-20, 6), (-24, 30), (-17, 31), (-13, 10), (-8, -4)], GOLD, rng, 1.6)
    part(
        c,
        fr,
        "M-16 -10 C-20 -22 -18 -30 -13 -38 C-8 -44 -4 -50 -1 -56 C5 -49 11 -42 15 -34 C18 -26 17 -18 15 -11 "
        "C6 -15 -6 -14 -16 -10 Z",
        look.hatcol,
        rng,
        2.0,
        0.5,
        0.25,
    )
    band(c, fr, [(-15.4, -14), (0, -18), (15.4, -15)], rng, 6.4, 4.0, GOLD)
    stroke(c, fr, [(-1, -53), (0, -36), (1, -20)], rng, 5.6, taper=0)
    stroke(c, fr, [(-1, -52), (0, -36), (1, -19)], rng, 3.4, GOLD, 1, 0)
    for x, y in ((-9, -27), (9, -27)):
        ((px, py),) = fr([(x, y)])
        dot(c, px, py, 2.1 * fr.s, RED, 1)


def hat_straw(c: Canvas, fr: Frame, look: Look, rng: Generator) -> None:
    """Broad straw hat."""
    part(c, fr, "M-15 -11 C-16 -28 -6 -33 2 -32 C10 -31 16 -24 16 -12 Z", look.hatcol, rng, 1.9)
    part(c, fr, "M-31 -4 C-18 -16 16 -19 33 -9 C26 -2 -8 -6 -31 -4 Z", look.hatcol, rng, 1.9)
    stroke(c, fr, [(-14.6, -13), (0, -17), (16, -14)], rng, 2.6, RED, 0.95, 0)
    for k in (-20, -10, 0, 10, 20):
        stroke(c, fr, [(k * 0.75, -11.5), (k * 1.1, -6.4)], rng, 0.8, a=0.45)


def hat_cookcap(c: Canvas, fr: Frame, look: Look, rng: Generator) -> None:
    """Soft linen cap of a cook."""
    blob(
        c,
        fr,
        [(15, -11), (18, -22), (8, -33), (-8, -34), (-22, -26), (-21, -12), (-15, -6), (0, -13)],
        look.hatcol,
        rng,
        1.9,
        [[(0, -32), (-5, -22), (-5, -12)], [(9, -30), (8, -22), (8, -13)]],
    )


def hat_chaperon(c: Canvas, fr: Frame, look: Look, rng: Generator) -> None:
    """Rolled chaperon with a hanging tail."""
    blob(
        c,
        fr,
        [(-16, -14), (-30, 0), (-30, 28), (-21, 26), (-17, 4), (-8, -8)],
        look.hatcol,
        rng,
        1.8,
        [[(-20, -4), (-25, 10), (-25, 24)]],
    )
    blob(
        c,
        fr,
        [(-21, -8), (-16, -25), (2, -33), (17, -24), (21, -13), (8, -12), (-6, -11)],
        look.hatcol,
        rng,
        2.0,
        [[(-10, -24), (-4, -16), (-6, -12)], [(4, -29), (8, -20), (6, -13)]],
    )


def hat_skullcap(c: Canvas, fr: Frame, look: Look, rng: Generator) -> None:
    """Close felt cap."""
    part(
        c,
        fr,
        "M15 -13 C13 -29 -8 -32 -18 -16 C-20 -10 -20 -4 -18 0 C-8 -8 4 -12 15 -13 Z",
        look.hatcol,
        rng,
        1.9,
    )
    stroke(c, fr, [(15, -13), (0, -11), (-17.6, -1)], rng, 3, mixh(look.hatcol, DARK, 0.35), 1, 0)


HATS = {
    "greathelm": hat_greathelm,
    "veil": hat_veil,
    "wreath": hat_wreath,
    "hood": hat_hood,
    "coif": hat_coif,
    "cap": hat_cap,
    "fur": hat_fur,
    "crown": hat_crown,
    "mitre": hat_mitre,
    "helm": hat_helm,
    "kettle": hat_kettle,
    "straw": hat_straw,
    "cook": hat_cookcap,
    "chaperon": hat_chaperon,
    "skullcap": hat_skullcap,
}
