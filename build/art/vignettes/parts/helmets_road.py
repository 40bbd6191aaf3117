"""Helmets of the road people in head units of radius 20."""

from numpy.random import Generator
from skia import Canvas

from art.tools.paint import P
from art.vignettes.parts.figure_road import Look
from art.vignettes.parts.frame import Frame, band, blob, part, stroke
from art.vignettes.parts.mail import mail_marks
from art.vignettes.parts.paint import xy
from art.vignettes.parts.palette import DULL_STEEL, GOLD, RED

PLUME = (
    "M-8 -30 C-14 -46 -30 -54 -44 -48 C-40 -40 -32 -38 -26 -32 C-36 -34 -44 -28 -46 -20 "
    "C-34 -16 -20 -20 -8 -26 Z"
)
GREAT_HELM = (
    "M-20 -24 C-10 -31 10 -31 18 -25 L20 -2 C20 10 18 20 12 27 C2 31 -10 30 -18 25 C-22 10 -22 -8 -20 -24 Z"
)


def mail_coif(c: Canvas, fr: Frame, look: Look, rng: Generator) -> None:
    """Mail hood around the face and shoulders."""
    outline = blob(
        c,
        fr,
        xy("15.5,-13 8,-23 -6,-25 -19,-18 -22,0 -20,18 -24,30 -4,36 16,31 13,23 4,21 -4,12 -4,-4 4,-12"),
        DULL_STEEL,
        rng,
        1.9,
    )
    mail_marks(c, outline, 4.8 * fr.s)


def hat_helm(c: Canvas, fr: Frame, look: Look, rng: Generator) -> None:
    """Conical nasal helmet over a mail coif."""
    mail_coif(c, fr, look, rng)
    part(
        c,
        fr,
        "M-20 -6 C-20 -22 -8 -34 -1 -42 C7 -34 17 -23 17.6 -9 C8 -13 -8 -12 -20 -6 Z",
        "#b9c2c9",
        rng,
        2.0,
        0.65,
        0.5,
    )
    stroke(c, fr, [(-20, -6.5), (0, -12), (17.6, -9.5)], rng, 3.6, taper=0)
    stroke(c, fr, [(-19, -7), (0, -12.4), (17, -10)], rng, 1.8, GOLD, 1, 0)
    part(c, fr, "M7.2 -12 L12.4 -11.6 L13 3.8 L8.8 4.4 Z", "#cfd6db", rng, 1.5)


def hat_kettle(c: Canvas, fr: Frame, look: Look, rng: Generator) -> None:
    """Kettle hat over a mail coif."""
    mail_coif(c, fr, look, rng)
    part(c, fr, "M-16 -11 C-16 -28 -6 -34 1 -34 C9 -34 17 -27 17 -12 Z", "#b9c2c9", rng, 2.0, 0.65, 0.45)
    part(c, fr, "M-27 -5 C-14 -15 14 -17 29 -9 C22 -3 -8 -6 -27 -5 Z", "#9aa4ac", rng, 1.8, 0.5, 0.4)
    stroke(c, fr, [(0, -34), (1, -14)], rng, 1.1, a=0.6)


def hat_greathelm(c: Canvas, fr: Frame, look: Look, rng: Generator) -> None:
    """Flat-topped great helm that hides the face, with a brass cross and a plume."""
    part(c, fr, PLUME, look.trim or RED, rng, 1.8)
    for lock in ([(-10, -28), (-24, -40), (-38, -46)], [(-10, -27), (-26, -27), (-42, -21)]):
        stroke(c, fr, lock, rng, 1.0, a=0.7)
    part(
        c,
        fr,
        GREAT_HELM,
        "#b9c2c9",
        rng,
        2.3,
        0.65,
        0.5,
    )
    band(c, fr, [(-20, -3), (0, -1), (20, -4)], rng, 6.2, 4.0, GOLD)
    band(c, fr, [(8, -28), (9, -2), (8, 28)], rng, 5.4, 3.4, GOLD)
    for x0, x1 in ((-7, 5), (12, 19.4)):
        stroke(c, fr, [(x0, -5.4), (x1, -5.8)], rng, 3.2, taper=0)
    for x, y in ((-4, 9), (1, 9), (-4, 15), (1, 15), (13, 9), (13, 15), (17, 12)):
        ((px, py),) = fr([(x, y)])
        c.drawCircle(float(px), float(py), 1.4 * fr.s, P("ink"))
