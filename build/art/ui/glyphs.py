"""Glyphs of the menu: lines and filled shapes about 20 units wide round (0, 0), in one colour."""

from functools import partial
from typing import NamedTuple

import skia

from art.tools.lettering import fnt, text
from art.tools.paint import P
from art.tools.svgpath import svg
from art.ui.roundels import DARK, GOLD, Draw

WIDTH = 2.4


class Glyph(NamedTuple):
    """Lines, filled shapes, then shapes cut out of them."""

    lines: str = ""
    fills: str = ""
    cuts: str = ""
    letter: str = ""


SPEAKER = "M-10 -3.4 L-6 -3.4 L-1 -8 L-1 8 L-6 3.4 L-10 3.4 Z"
LENS = "M4 -2 C4 7 -9 7 -9 -2 C-9 -11 4 -11 4 -2 Z M2.4 3 L9 9.4"
TRAY = "M-9 3 L-9 9 L9 9 L9 3"
PAGE = "M-8 -9 L8 -9 L8 9 L-8 9 Z"
EYE = "M-11 0 C-6 -8 6 -8 11 0 C6 8 -6 8 -11 0 Z"
PUPIL = "M3 0 C3 4 -3 4 -3 0 C-3 -4 3 -4 3 0 Z"
CANDLE = "M-3.4 0 L3.4 0 L3.4 9 L-3.4 9 Z M0 -11 C-5 -5 -4 -2 0 -2 C4 -2 5 -5 0 -11 Z"
LUTE = "M-2 9 C-11 9 -11 -1 -3 -2 C0 -3 1 -4 2 -5 L8 -11 L10.5 -8.5 L5 -2.4 C4 -1 3 0 3 3 C3 7 1 9 -2 9 Z"
BOOK = "M0 -6 C-4 -9.6 -9 -8.6 -11 -7.4 L-11 7 C-7 6 -3 6 0 9 C3 6 7 6 11 7 L11 -7.4 C9 -8.6 4 -9.6 0 -6 Z"
COG = " ".join(
    ["M7 0 C7 9.3 -7 9.3 -7 0 C-7 -9.3 7 -9.3 7 0 Z"]
    + ["M-2 -7 L-1.6 -11 L1.6 -11 L2 -7 Z M-2 7 L-1.6 11 L1.6 11 L2 7 Z"]
    + ["M-7 -2 L-11 -1.6 L-11 1.6 L-7 2 Z M7 -2 L11 -1.6 L11 1.6 L7 2 Z"]
    + ["M-6.4 -3.6 L-8.9 -6.7 L-6.7 -8.9 L-3.6 -6.4 Z M6.4 -3.6 L8.9 -6.7 L6.7 -8.9 L3.6 -6.4 Z"]
    + ["M-6.4 3.6 L-8.9 6.7 L-6.7 8.9 L-3.6 6.4 Z M6.4 3.6 L8.9 6.7 L6.7 8.9 L3.6 6.4 Z"]
)
PIPS = " ".join(
    f"M{x + 1.9} {y} C{x + 1.9} {y + 2.5} {x - 1.9} {y + 2.5} {x - 1.9} {y} "
    f"C{x - 1.9} {y - 2.5} {x + 1.9} {y - 2.5} {x + 1.9} {y} Z"
    for x, y in ((-4, -4), (0, 0), (4, 4))
)
DOTS = " ".join(
    f"M{x + 3.4} {y} C{x + 3.4} {y + 4.5} {x - 3.4} {y + 4.5} {x - 3.4} {y} "
    f"C{x - 3.4} {y - 4.5} {x + 3.4} {y - 4.5} {x + 3.4} {y} Z"
    for x, y in ((-6, 0), (6, -6.6), (6, 6.6))
)

GLYPHS: dict[str, Glyph] = {
    "undo": Glyph("M-2 -8 L-9 -2 L-2 4 M-8 -2 L3 -2 C10 -2 10 8 3 8 L-3 8"),
    "redo": Glyph("M2 -8 L9 -2 L2 4 M8 -2 L-3 -2 C-10 -2 -10 8 -3 8 L3 8"),
    "pass": Glyph("M-9 4 C-7 -9 5 -9 7 1 M2 0 L7.4 2 L10 -4", "M2 7 C2 10 -3 10 -3 7 C-3 4 2 4 2 7 Z"),
    "confirm": Glyph("M-8 1 L-3 7 L8 -7"),
    "close": Glyph("M-7 -7 L7 7 M7 -7 L-7 7"),
    "help": Glyph(letter="?"),
    "rulebook": Glyph(fills=BOOK, cuts="M-0.8 -5.4 L0.8 -5.4 L0.8 8 L-0.8 8 Z"),
    "settings": Glyph(fills=COG, cuts=PUPIL),
    "sound_on": Glyph("M3 -4 C5 -2 5 2 3 4 M6.5 -7.4 C11 -3 11 3 6.5 7.4", SPEAKER),
    "sound_off": Glyph("M4 -4 L10 4 M10 -4 L4 4", SPEAKER),
    "music": Glyph(
        "M-4 6 L-4 -7 L7 -9 L7 4",
        "M-4 6 C-4 10 -10 10 -10 6.4 C-10 3.6 -5 3 -4 6 Z "
        "M7 4 C7 8 1 8 1 4.4 C1 1.6 6 1 7 4 Z M-4 -7 L7 -9 L7 -5.6 L-4 -3.6 Z",
    ),
    "save": Glyph(TRAY + " M0 -10 L0 3 M-5 -2 L0 3.4 L5 -2"),
    "load": Glyph(TRAY + " M0 4 L0 -9 M-5 -4 L0 -9.4 L5 -4"),
    "fullscreen": Glyph(
        "M-9 -3.4 L-9 -9 L-3.4 -9 M9 -3.4 L9 -9 L3.4 -9 M-9 3.4 L-9 9 L-3.4 9 M9 3.4 L9 9 L3.4 9"
    ),
    "window": Glyph(
        "M-3.4 -9 L-3.4 -3.4 L-9 -3.4 M3.4 -9 L3.4 -3.4 L9 -3.4 M-3.4 9 L-3.4 3.4 L-9 3.4 "
        "M3.4 9 L3.4 3.4 L9 3.4"
    ),
    "zoom_in": Glyph(LENS + " M-2.5 -5.4 L-2.5 1.4 M-6 -2 L1 -2"),
    "zoom_out": Glyph(LENS + " M-6 -2 L1 -2"),
    "chronicle": Glyph(
        "M-4 -4 L5 -4 M-4 0 L5 0 M-4 4 L3 4",
        "M-8 -10 L9 -10 L9 -7 L-8 -7 Z M-9 7 L8 7 L8 10 L-9 10 Z "
        "M-8 -8 L-6.4 -8 L-6.4 8 L-8 8 Z M6.6 -8 L8.2 -8 L8.2 8 L6.6 8 Z",
    ),
    "gallery": Glyph("M-10 -6 L-3 -9 L3 6 L-4 9 Z", "M1 -9 L9 -9 L9 8 L4.6 8 L1 -2 Z"),
    "learn": Glyph(fills=LUTE, cuts="M-2.4 4 C-2.4 6 -5.6 6 -5.6 4 C-5.6 2 -2.4 2 -2.4 4 Z"),
    "speed": Glyph("M-8 -7 L-1 0 L-8 7 M1 -7 L8 0 L1 7"),
    "hint": Glyph("M-7 10 L7 10", CANDLE),
    "odds": Glyph(fills=PAGE, cuts=PIPS),
    "suspicion": Glyph(EYE, PUPIL),
    "back": Glyph("M9 0 L-8 0 M-2 -6.6 L-8.6 0 L-2 6.6"),
    "next": Glyph("M-9 0 L8 0 M2 -6.6 L8.6 0 L2 6.6"),
    "replay": Glyph("M6.6 -5.4 C1 -11.6 -9 -8 -9 0 C-9 9 5 11.6 8.4 3", "M10 -10.4 L9.6 -1 L1.6 -5 Z"),
    "play": Glyph(fills="M-6 -9 L9 0 L-6 9 Z"),
    "pause": Glyph(fills="M-7 -8 L-2 -8 L-2 8 L-7 8 Z M2 -8 L7 -8 L7 8 L2 8 Z"),
    "step": Glyph(fills="M-8 -8 L4 0 L-8 8 Z M5 -8 L8.4 -8 L8.4 8 L5 8 Z"),
    "choice_back": Glyph(fills="M6 -9 L-9 0 L6 9 Z"),
    "turn_back": Glyph(fills="M0.4 -8 L-11 0 L0.4 8 Z M10.4 -8 L-1 0 L10.4 8 Z"),
    "turn_on": Glyph(fills="M-0.4 -8 L11 0 L-0.4 8 Z M-10.4 -8 L1 0 L-10.4 8 Z"),
    "card_back": Glyph(
        fills="M-10.6 -8 L-7.6 -8 L-7.6 8 L-10.6 8 Z M1.6 -8 L-8 0 L1.6 8 Z M10.6 -8 L1 0 L10.6 8 Z"
    ),
    "card_on": Glyph(
        fills="M10.6 -8 L7.6 -8 L7.6 8 L10.6 8 Z M-1.6 -8 L8 0 L-1.6 8 Z M-10.6 -8 L-1 0 L-10.6 8 Z"
    ),
    "share": Glyph("M-6 0 L6 -6 M-6 0 L6 6", DOTS),
    "star": Glyph(
        fills="M0 -10.5 L3.1 -3.6 L10.4 -2.9 L4.9 2 L6.5 9.3 "
        "L0 5.5 L-6.5 9.3 L-4.9 2 L-10.4 -2.9 L-3.1 -3.6 Z"
    ),
    "menu": Glyph("M-8 -6 L8 -6 M-8 0 L8 0 M-8 6 L8 6"),
    "home": Glyph(fills="M0 -10 L11 0 L7.6 0 L7.6 9 L2.4 9 L2.4 3 L-2.4 3 L-2.4 9 L-7.6 9 L-7.6 0 L-11 0 Z"),
    "statistics": Glyph(fills="M-9 2 L-5 2 L-5 9 L-9 9 Z M-2 -4 L2 -4 L2 9 L-2 9 Z M5 -9 L9 -9 L9 9 L5 9 Z"),
    "language": Glyph("M-10 -8 L10 -8 L10 4 L0 4 L-5 9 L-5 4 L-10 4 Z M-5 -2 L5 -2"),
    "notices": Glyph(
        fills="M0 -10 C7 -10 7 -2 8 3 L10.4 6 L-10.4 6 L-8 3 C-7 -2 -7 -10 0 -10 Z "
        "M-3 7 L3 7 C3 11 -3 11 -3 7 Z"
    ),
    "plus": Glyph("M0 -8 L0 8 M-8 0 L8 0"),
    "minus": Glyph("M-8 0 L8 0"),
    "locked": Glyph(
        "M-5 -1 L-5 -5 C-5 -11.4 5 -11.4 5 -5 L5 -1",
        "M-8 -1 L8 -1 L8 10 L-8 10 Z",
        "M-1.4 2.4 L1.4 2.4 L1.4 7 L-1.4 7 Z",
    ),
}


def _draw(canvas: skia.Canvas, name: str, color: str = GOLD, cut: str = DARK) -> None:
    sign = GLYPHS[name]
    if sign.fills:
        canvas.drawPath(svg(sign.fills), P(color))
    if sign.cuts:
        canvas.drawPath(svg(sign.cuts), P(cut))
    if sign.lines:
        canvas.drawPath(svg(sign.lines), P(color, 1, "stroke", WIDTH))
    if sign.letter:
        text(canvas, sign.letter, 0, 8.4, fnt("num", 25), color, align="c")


MENU: dict[str, Draw] = {name: partial(_draw, name=name) for name in GLYPHS}
MARKS: dict[str, Draw] = {
    "tick": partial(_draw, name="confirm", color="#2a6135"),
    "cross": partial(_draw, name="close", color="#a02413"),
    "lock": partial(_draw, name="locked", color="#5b4129", cut="#f7ecd0"),
}
