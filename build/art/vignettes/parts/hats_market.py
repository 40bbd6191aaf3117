"""Headgear of the market people in head units of radius 20."""

from typing import Protocol

from art.tools.colour import mixh
from art.vignettes.parts.figure_market import Look
from art.vignettes.parts.mail import mail_rings
from art.vignettes.parts.paint import LINE
from art.vignettes.parts.palette import BLUE, BROWN, DARK, GOLD, GOLD_LIGHT, GREEN, RED, STEEL, WHITE
from art.vignettes.parts.pen import Pen


class Hat(Protocol):
    """Draws a hat in its own colour or another one."""

    def __call__(self, pen: Pen, colour: str = ...) -> None: ...


def hood(pen: Pen, colour: str = GREEN, tip: bool = True) -> None:
    """Draw a drawn-up hood framing the face."""
    if tip:
        pen.path(
            "M-6 -25 C-20 -31 -34 -22 -37 -4 C-37 0 -33 1 -31 -2 C-28 -10 -22 -12 -16 -10 Z", colour, 2.0
        )
    pen.path(
        "M15 -15 C8 -31 -20 -31 -23 -4 C-24 8 -22 18 -22 27 C-12 33 2 32 9 25 C2 20 -5 14 -6 4 C-6 "
        "-6 3 -13 15 -15 Z",
        colour,
        LINE,
    )
    pen.curve([(-17, 20), (-16, 4), (-12, -8)], 1.2, a=0.6)
    pen.curve([(-9, 24), (-11, 10), (-9, 0)], 1.2, a=0.6)


def coif(pen: Pen, colour: str = WHITE) -> None:
    """Draw a linen coif tied under the chin."""
    pen.path(
        "M14 -13 C10 -27 -14 -30 -18 -8 C-19 2 -16 9 -12 12 C-8 8 -7 2 -6 -4 C-2 -11 6 -14 14 -13 Z",
        colour,
        2.0,
    )
    pen.band([(-9, 6), (-2, 18), (4, 22)], 2.6, 1.4, colour)
    pen.curve([(-13, 2), (-13, -10), (-4, -20)], 1.0, a=0.5)


def kerchief(pen: Pen, colour: str = WHITE) -> None:
    """Draw a woman's knotted head cloth falling to the shoulders."""
    pen.path(
        "M15 -12 C12 -29 -14 -31 -20 -10 C-23 4 -24 18 -30 30 C-22 34 -12 32 -6 26 C-9 14 -9 4 -6 "
        "-4 C-2 -11 7 -14 15 -12 Z",
        colour,
        LINE,
    )
    pen.curve([(-20, 26), (-15, 8), (-12, -6)], 1.1, a=0.6)
    pen.curve([(-13, 28), (-12, 14), (-11, 4)], 1.1, a=0.6)


def wimple(pen: Pen, linen: str = WHITE, veil: str | None = None) -> None:
    """Draw a wimple closing throat and chin, with a veil over the head."""
    pen.path(
        "M-6 -8 C-8 4 -6 14 2 19.6 C8 22.6 13 21 15.4 18 C17 26 17 34 15 41 C4 47 -12 46 -22 40 "
        "C-20 24 -22 6 -17 -8 Z",
        linen,
        2.0,
    )
    pen.path("M14.6 -10 C12 -27 -14 -29 -17 -8 L-7 -2 C-4 -9 6 -13 14.6 -10 Z", linen, 2.0)
    pen.curve([(-10, 40), (-4, 30), (6, 24)], 1.1, a=0.6)
    pen.curve([(4, 43), (8, 34), (12, 28)], 1.1, a=0.6)
    if veil:
        pen.path(
            "M12.6 -15 C8 -33 -20 -33 -25 -8 C-28 10 -30 30 -38 48 C-30 56 -18 56 -10 50 C-16 32 "
            "-16 10 -11 -6 C-6 -13 3 -17 12.6 -15 Z",
            veil,
            LINE,
        )
        pen.curve([(-29, 46), (-22, 20), (-18, -4)], 1.2, a=0.6)
        pen.curve([(-18, 50), (-19, 30), (-17, 12)], 1.2, a=0.6)


def straw_hat(pen: Pen, colour: str = "#d8b45a") -> None:
    """Draw a broad peasant's straw hat."""
    pen.path("M-14 -14 C-14 -30 12 -32 14 -15 Z", colour, 2.0)
    pen.path("M-30 -8 C-20 -18 22 -20 32 -10 C24 -5 -18 -3 -30 -8 Z", mixh(colour, DARK, 0.1), 2.0)
    for k in (-18, -8, 4, 16):
        pen.line([(k, -6), (k + 2, -14)], 1.0, a=0.5)


def felt_cap(pen: Pen, colour: str = BROWN) -> None:
    """Draw a plain round cap with a rolled brim."""
    pen.path("M-19 -7 C-20 -26 10 -32 16 -13 Z", colour, 2.0)
    pen.limb([(-20, -6), (-4, -10), (17, -12)], [7, 8, 7], mixh(colour, DARK, 0.25), 1.8)


def feather_cap(pen: Pen, colour: str = GREEN, feather: str = "#c2361d") -> None:
    """Draw Robin's peaked cap with its red feather."""
    pen.path("M-6 -24 C-16 -38 -30 -45 -45 -42 C-38 -29 -24 -20 -8 -17 Z", feather, 1.8)
    pen.curve([(-8, -20), (-24, -31), (-42, -41)], 1.1, a=0.8)
    pen.path("M-20 -9 C-22 -25 -8 -35 6 -31 C14 -29 18 -20 33 -14 C16 -14 -4 -14 -20 -9 Z", colour)
    pen.path("M-22 -5 C-10 -14 16 -18 35 -13 C22 -8 0 -8 -22 -5 Z", mixh(colour, DARK, 0.35), 1.8)


def steel_cap(pen: Pen, nasal: bool = True) -> None:
    """Draw a pointed helmet over a mail coif."""
    coif_path = pen.path(
        "M13 -6 C14 -16 -16 -20 -17 -4 C-18 10 -22 18 -24 28 C-12 36 6 34 14 26 C8 22 0 18 -5 8 C-6 "
        "0 -4 -6 13 -6 Z",
        "#8b949b",
        2.0,
    )
    mail_rings(pen, coif_path, 5)
    pen.outline(coif_path, 2.0)
    pen.path(
        "M-19 -5 C-18 -20 -6 -30 0 -40 C8 -30 17 -22 17 -8 C6 -11 -8 -10 -19 -5 Z",
        STEEL,
        LINE,
        light="#ffffff",
        dark="#565f68",
    )
    pen.band([(-20, -4), (-6, -8.6), (17.6, -8)], 3.4, 1.8, GOLD)
    if nasal:
        pen.path("M7.4 -9.4 L12.4 -9.2 L13 4.4 L9 5 Z", STEEL, 1.5)


def mitre(pen: Pen, colour: str = WHITE) -> None:
    """Draw a bishop's mitre with gold bands and lappets."""
    pen.path("M-16 -6 C-22 6 -26 20 -28 32 L-18 35 C-15 22 -12 8 -9 -2 Z", colour, 1.8)
    pen.line([(-27, 27), (-17, 30)], 3.0, GOLD, 1, 0)
    pen.path("M-19 -7 C-22 -24 -14 -40 -4 -54 C8 -42 18 -28 16 -10 C6 -14 -8 -13 -19 -7 Z", colour, LINE)
    pen.band([(-19, -8), (-6, -13), (16.4, -11.4)], 6.4, 4.2, GOLD)
    pen.band([(-3.4, -50), (-2, -14)], 5.6, 3.6, GOLD)
    pen.dot(-11, -24, 2.2, RED)
    pen.dot(7, -25, 2.2, RED)
    pen.dot(-3, -54, 2.6, GOLD)


def crown_ring(pen: Pen) -> None:
    """Draw an open gold crown on the brow."""
    d = "M-16 -9 L-22 -31 L-12 -22 L-7 -37 L0 -24 L8 -38 L10 -23 L20 -31 L15 -12 C6 -16 -6 -15 -16 -9 Z"
    pen.path(d, GOLD, 2.0, light=GOLD_LIGHT, dark="#a87320")
    for x, y in ((-22, -32), (-7, -39), (8, -40), (20, -32)):
        pen.dot(x, y, 2.3, WHITE)
    for x, y, f in ((-9, -17, BLUE), (0, -19, RED), (9, -19, BLUE)):
        pen.dot(x, y, 1.9, f)


HATS: dict[str, Hat] = {
    "hood": hood,
    "coif": coif,
    "kerchief": kerchief,
    "straw": straw_hat,
    "felt": felt_cap,
    "feather": feather_cap,
    "mitre": mitre,
}


def draw_hat(pen: Pen, look: Look) -> None:
    """Draw the hat named in the look."""
    if look.hat == "wimple":
        wimple(pen, WHITE, look.hat_colour or None)
    elif look.hat == "queen":
        wimple(pen, WHITE, look.hat_colour or WHITE)
        crown_ring(pen)
    elif look.hat == "helm":
        steel_cap(pen)
    elif look.hat in HATS:
        hat = HATS[look.hat]
        if look.hat_colour:
            hat(pen, look.hat_colour)
        else:
            hat(pen)
