"""Faces, hair and beards of the market people, drawn with the Pen."""

from art.tools.colour import mixh
from art.tools.paint import P, lin
from art.tools.svgpath import svg
from art.vignettes.parts.figure_market import Look
from art.vignettes.parts.hats_market import draw_hat
from art.vignettes.parts.paint import Point
from art.vignettes.parts.palette import LIP, SKIN
from art.vignettes.parts.pen import Pen

SIDE_FACE = (
    "M-13 -6 C-13 -21 8 -24 13.2 -11 C14 -8.4 13.6 -6.6 13.6 -5 C15 -2 18 2 19.6 5.4 C19.8 7.6 17.4 "
    "8 15.4 8.2 "
    "C15.2 9.4 17 10.4 16.2 12.2 C15.6 13 16.2 14 15.6 15 C15 16.4 15.8 17.4 14.6 19 C12 22.6 6 22.8 1 20.4 "
    "C-6 17 -12 10 -13 -6 Z"
)
QUARTER_FACE = (
    "M-13 -6 C-13 -22 10 -24 14.4 -10 C15.2 -7.4 14.6 -5 14.4 -3 C16 2 15.6 9 12.4 14.6 C9.6 19.6 6 "
    "22.4 2.6 22 "
    "C-5 21 -12.4 12 -13 -6 Z"
)
BROWS = {
    "calm": (0, 0),
    "stern": (-1.6, 1.4),
    "angry": (-2.4, 2.4),
    "sad": (1.4, -1.8),
    "smile": (-0.4, -0.6),
    "shout": (-1.2, 1.0),
}


def eye(pen: Pen, x: float, y: float, w: float, look: float = 0.6) -> None:
    """Draw one almond eye looking forward."""
    almond = svg(
        f"M{x - w} {y + 0.4} C{x - w * 0.4} {y - 3.2} {x + w * 0.5} {y - 3.2} {x + w} {y} "
        f"C{x + w * 0.4} {y + 2.2} {x - w * 0.4} {y + 2.2} {x - w} {y + 0.4} Z"
    )
    pen.c.drawPath(almond, P("#fffaf0"))
    pen.c.drawCircle(x + look, y - 0.3, 2.0, P("ink"))
    pen.line([(x - w, y + 0.2), (x - w * 0.3, y - 2.4), (x + w * 0.5, y - 2.3), (x + w, y)], 1.5, wob=0)


def face(pen: Pen, mood: str = "calm", view: str = "side", skin: str = SKIN) -> None:
    """Draw a face of radius 20 looking right: 'side' profile or 'quarter' with both eyes."""
    p = svg(SIDE_FACE if view == "side" else QUARTER_FACE)
    a, b = (14, -12) if pen.mirrored else (-12, 14)
    pen.c.drawPath(
        p,
        P(
            "#ffffff",
            shader=lin(a, -14, b, 22, [mixh(skin, "#fff0d8", 0.55), skin, mixh(skin, "#8a4f28", 0.34)]),
        ),
    )
    pen.c.drawCircle(6, 7, 4.6, P("#d8694a", 0.26, blur=1.8))
    pen.outline(p, 2.0)
    inner, outer = BROWS[mood]
    if view == "side":
        eye(pen, 8.6, -2.6, 4.2)
        pen.line([(3.6, -7.4 - inner), (8, -9.2), (13, -7.6 + outer)], 2.0, wob=0)
        mouth_x = (9.4, 15.8)
    else:
        eye(pen, 1.4, -2.2, 4.0)
        eye(pen, 11, -2.4, 2.9, 0.5)
        pen.line([(-3.4, -6.6 - inner * 0.6), (1, -8.6), (5, -7.4 + outer)], 1.9, wob=0)
        pen.line([(8.4, -7.6 + outer), (11, -8.8), (14, -7.2 - inner * 0.4)], 1.9, wob=0)
        pen.line([(7.6, -4.6), (9.4, 2), (10.6, 5.4), (7.4, 6.8)], 1.5, wob=0)
        mouth_x = (3.6, 10.8)
    mouth(pen, mood, *mouth_x)


def mouth(pen: Pen, mood: str, x0: float, x1: float) -> None:
    """Draw the mouth between x0 and x1 for a mood."""
    mid = (x0 + x1) / 2
    if mood == "shout":
        p = svg(
            f"M{x0 + 0.6} 10.6 C{mid} 9 {x1 - 0.4} 9.4 {x1 - 0.2} 11 C{x1} 15.6 {mid} 17.4 {x0 + 1.2} 15 Z"
        )
        pen.c.drawPath(p, P("#5a1710"))
        pen.outline(p, 1.2)
        return
    bend = {"smile": 1.6, "sad": -1.4, "angry": -1.0, "stern": -0.7}.get(mood, 0.3)
    pen.line(
        [(x0, 12.2 - bend * 0.7), (mid, 12.2 + bend * 0.5), (x1, 11.8 - bend * 0.7)], 1.7, LIP, 1, 0.4, 0
    )


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
BEARDS = {
    "full": "M-8 5 C-4 9 1 8.6 5 9 C9 8.4 13 9 16.6 10 C16 11.6 12.6 12.4 10 13.4 C12.6 14.4 15 14 16 14.6 "
    "C18 20 13 30 3 29 C-6 27 -10 16 -8 5 Z",
    "short": "M-8 4 C-5 9 1 10 5 10 C9 9 13 9 16.4 10.2 C15 12 12 12.6 10 13.4 C12.6 14.4 15 14 15.8 15 C16 "
    "21 11 25 3 23.6 C-5 21 -9 14 -8 4 Z",
    "long": "M-8 5 C-4 9 1 8.6 5 9 C9 8.4 13 9 16.6 10 C16 11.6 12.6 12.4 10 13.4 C12.6 14.4 15 14 16 14.6 "
    "C18 24 15 40 6 42 C-4 36 -10 18 -8 5 Z",
    "goatee": "M6 17 C9 15.6 13 15.4 15.6 15 C17 19 16 26 11 28 C7 26 5 21 6 17 Z M7.6 9.8 C10 8.4 14 8.6 "
    "16.8 10.4 C14 11.6 10 11.6 7.6 9.8 Z",
    "stubble": "",
}
QUARTER_BEARDS = {
    "full": "M-10 2 C-7 8 -3 10 0 10.6 C3 8 10 7.6 12.6 10 C14 8 14.8 6 15.4 3 C18 14 14 28 5 29 C-5 28 -11 "
    "14 -10 2 Z",
    "short": "M-10 1 C-7 8 -3 10 0 10.6 C3 8 10 7.6 12.6 10 C14 8 14.8 6 15.4 3 C17 12 12 23.4 4 24 C-4 23.4 "
    "-10.6 12 -10 1 Z",
    "long": "M-10 2 C-7 8 -3 10 0 10.6 C3 8 10 7.6 12.6 10 C14 8 14.8 6 15.4 3 C18 18 15 36 7 42 C-3 38 -11 "
    "18 -10 2 Z",
    "goatee": "M1.6 16.6 C4 15.4 8 15.4 10.6 16.2 C12 21 10 27 6.4 28 C2.4 26 1 20 1.6 16.6 Z "
    "M1 10.4 C3.6 8.2 6 8.4 7.2 9.2 C8.6 8.2 11 8.4 12.6 10.2 C9.6 11.2 4 11.4 1 10.4 Z",
}


def hair(pen: Pen, style: str, colour: str) -> None:
    """Draw hair over the skull."""
    if style in HAIR_BACK:
        pen.path(HAIR_BACK[style], colour, 2.0)
        if style != "tonsure":
            pen.curve([(-12, 8), (-15, -6), (-6, -18)], 1.0, a=0.5)
            pen.curve([(-8, 2), (-10, -8), (0, -18)], 1.0, a=0.5)


def beard(pen: Pen, style: str, colour: str, view: str = "side") -> None:
    """Draw a beard and moustache."""
    if not style:
        return
    if style == "stubble":
        for _ in range(16):
            x, y = pen.rng.uniform(-4, 13), pen.rng.uniform(11, 20)
            pen.c.drawCircle(x, y, 0.6, P("ink", 0.5))
        return
    pen.path((BEARDS if view == "side" else QUARTER_BEARDS)[style], colour, 1.8)
    if style in ("full", "long"):
        for k in (0, 5, 9):
            pen.curve([(k, 15), (k + 1, 20), (k + 1, 26)], 1.0, a=0.6)


def head(pen: Pen, look: Look, at: Point = (0, 0), tilt: float = 0, size: float = 1.05) -> None:
    """Draw a head of radius 20*size with hair, beard and hat."""
    with pen.placed(at[0], at[1], size, 1, tilt):
        face(pen, look.mood, look.view, look.skin)
        if look.hat not in ("hood", "helm", "wimple", "queen"):
            hair(pen, look.hair_style, look.hair)
            if look.hair_style in ("short", "tonsure", "bald") and look.hat not in ("kerchief", "coif"):
                ear(pen, look.skin)
        beard(pen, look.beard, look.hair, look.view)
        if look.beard and look.beard != "stubble":
            mouth(pen, look.mood, *((10.4, 15.6) if look.view == "side" else (4, 10.4)))
        draw_hat(pen, look)


def ear(pen: Pen, skin: str) -> None:
    """Draw the near ear."""
    pen.path("M-6 -3 C-9 -6 -12 -2 -10 2 C-9 6 -6 6 -5 3 Z", skin, 1.4)
