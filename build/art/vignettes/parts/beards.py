"""Beards and moustaches of three-quarter heads and profiles, in head units of radius 20."""

import skia
from numpy.random import Generator
from skia import Canvas

from art.tools.colour import mixh
from art.tools.curves import smooth
from art.tools.ink import ink
from art.tools.paint import P, lin
from art.tools.svgpath import contours, svg
from art.vignettes.parts.palette import DARK, LIGHT

_CHEEKS = (
    "M-11 0 C-9 6.4 -5 9.6 -1 10.6 C1.4 9.4 4.2 8.8 6.6 9.3 C7.6 9.8 8.4 9.8 9.4 9.2 "
    "C11.6 8.8 13.2 9.4 14.2 10 C15 8 15.4 5.6 15.8 3.2 "
)
QUARTER = {
    "full": _CHEEKS + "C17.8 13 15 22 12 26 L10.4 24.6 L8.6 29 L6 26.4 L2.6 29 L1 26 L-3 26.6 "
    "C-10 20 -12 10 -11 0 Z",
    "short": _CHEEKS + "C17.4 11.6 13 22.6 6 24 C-3 24 -11.6 12 -11 0 Z",
    "long": _CHEEKS + "C18.4 16 15.4 32 9 42 L6.6 38 L4 41 C-3 33 -12 16 -11 0 Z",
    "goatee": "M2.6 16.4 C5 15.2 9 15.2 11 16 C12.6 21 10.6 27.6 7.2 29 C3.4 27 1.8 20.6 2.6 16.4 Z "
    "M1.4 11.6 C3.6 8.6 6.6 8.8 7.8 9.8 C9.2 8.8 11.4 8.6 13.4 11.2 C10.4 11 4.4 11.6 1.4 11.6 Z",
    "moustache": "M.6 13 C2.4 8.8 6.4 8.8 7.8 9.8 C9.2 8.8 12 8.6 14.2 12.4 C11.4 10.8 4.4 11.4 .6 13 Z",
}
PROFILE = {
    "full": "M-9 3 C-5 9 1 9.4 5 9.4 C9 8.6 13 8.8 16.8 10 C16 11.6 12.6 12.2 10 13 C12.6 14.2 15 13.8 "
    "16.2 14.4 C18 20 15 27 12 27 L10 25 L7 29.4 L4 26.6 L0 28 C-7 26 -10.6 15 -9 3 Z",
    "short": "M-9 3 C-5 9 1 10 5 10 C9 9 13 9 16.6 10.2 C15 12 12 12.6 10 13.2 C12.6 14.4 15 14 16 14.8 "
    "C16.4 21 11 25 3 23.6 C-5 21 -10 14 -9 3 Z",
    "long": "M-9 3 C-4 9 1 8.6 5 9 C9 8.4 13 9 16.8 10 C16 11.6 12.6 12.4 10 13.2 C12.6 14.4 15 14 16.2 14.6 "
    "C18 24 15 40 7 42 C-4 36 -11 18 -9 3 Z",
    "goatee": "M6 17 C9 15.6 13 15.4 15.6 15 C17 19 16 26 11 28 C7 26 5 21 6 17 Z M7.6 9.8 C10 8.4 14 8.6 "
    "16.8 10.4 C14 11.6 10 11.6 7.6 9.8 Z",
    "moustache": "M6 10.4 C10 7.4 14 7.6 18 9.4 C20 11 19 13.4 17.4 14.4 C16 11.6 11 10.6 6 10.4 Z",
}
STRANDS = {
    "full": ((-6, 9, -3, 20), (-2, 12, 0, 22), (3, 17, 3.4, 25), (7.6, 17, 7.6, 26), (11.6, 13, 11, 22)),
    "short": ((-6, 8, -3, 17), (-2, 12, 0, 19), (4, 17, 4, 22), (9, 16, 8.4, 21), (12.6, 12, 11.6, 18)),
    "long": ((-5, 9, -2, 24), (-1, 12, 2, 32), (4, 17, 5, 36), (8.4, 17, 7.6, 34), (12, 12, 10.4, 28)),
}
STUBBLE_DOTS = 26


def draw_beard(
    c: Canvas, style: str, colour: str, rng: Generator, mirrored: bool = False, profile: bool = False
) -> None:
    """Beard of a style, with strands and a light along the locks; nothing for none."""
    if style == "stubble":
        for _ in range(STUBBLE_DOTS):
            c.drawCircle(rng.uniform(-3, 12), rng.uniform(12, 20), 0.55, P("ink", 0.45))
        return
    shapes = PROFILE if profile else QUARTER
    if style not in shapes:
        return
    path = svg(shapes[style])
    left, right = (14, -10) if mirrored else (-10, 14)
    tones = [mixh(colour, LIGHT, 0.3), colour, mixh(colour, DARK, 0.4)]
    c.drawPath(path, P("#ffffff", shader=lin(left, 2, right, 30, tones)))
    with skia.AutoCanvasRestore(c):
        c.clipPath(path, True)
        for x0, y0, x1, y1 in STRANDS.get(style, ()):
            lock = smooth([(x0, y0), ((x0 + x1) / 2 - 0.6, (y0 + y1) / 2), (x1, y1)], 4)
            ink(c, lock + [1, 0], 1.1, mixh(colour, LIGHT, 0.45), 0.55, rng, wob=0, step=1.6)
            ink(c, lock, 1.0, mixh(colour, DARK, 0.65), 0.85, rng, wob=0, step=1.6)
    for pts, _ in contours(path, 1.6):
        ink(c, pts[:-1], 1.6, rng=rng, closed=True, wob=0.1, step=1.6)
