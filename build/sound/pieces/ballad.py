"""Ballad: G Mixolydian, a round dance in six; lute, flute and tabor for title and victory."""

from __future__ import annotations

from sound.accompaniment import patterned
from sound.notation import Section
from sound.performance import Piece, Seat
from sound.space import HALL

A_OPEN = "G2 A B2 d | c2 B A3 | G2 A (B A G) | F2 G A3 | G2 A B2 d | e2 d c2 B | A2 G F2 A | {B}A3 D3"
A_CLOSED = """
    G2 A (B c d) | ~c2 B A3 | (G A G) (B A G) | F2 G ~A3 |
    G2 A (B c d) | (e f e) (d c B) | A2 G (F G A) | G3 G2 z"""
A_SHADOW = """
    C2 D (E F G) | F2 E D3 | (C D C) (E D C) | D2 C D3 |
    C2 D (E F G) | A3 (G F E) | D2 C (D C D) | C3 G2 z"""
B_OPEN = "d2 .d e2 d | f2 e d3 | c2 B c2 d | ~B2 A G3 | d2 e f2 g | (f e d) e2 c | B2 c A2 F | A2 B A2 z"
B_CLOSED = """
    d2 .d (e f d) | ~f2 e d3 | (c B c) (d c B) | ~B2 A G2 B |
    d2 e f2 g | (a g f) (e d c) | (B c A) (G A F) | ~G3 G2 z"""
B_ROUND = B_CLOSED.replace("~G3 G2 z", "~G3 (G A D)")  # leads back into the first bar
B_SHADOW = """
    G3 A3 | A2 A G3 | F3 G3 | E2 D G3 |
    G2 A A2 c | (d c A) (A G F) | E3 D3 | D3 G2 z"""

A_ROOTS = "G,, F,, G,, F,, G,, C, F,, "
B_ROOTS = "G,, D, C, G,, D, C, F,, "
STEPS = ("x..x..", "x..x.1", "x..x..", "1..x.x")
DANCE = ("x.xx.x", "1.xx.x", "x.xx..", "1.xx.x")
WHIRL = ("x.xx.x", "1.xxxx", "x.xx.x", "1.xx.x", "x.xxxx", "1.xx.x", "x.xx.x", "x..x.1")

SOFT = "D..k.. | D..k.k | D..k.. | D..T.k | D..k.. | D..k.k | D..k.k | D..T.."
STEP = "D.kT.k | D.kT.. | D.kT.k | D.kTkk | D.kT.k | D.kT.. | D.kT.k | D..T.k"
LEAP = "D.kTkk | D.kT.k | D.kTkk | DkkT.k | D.kTkk | D.kT.k | DkkTkk | D..D.."
CLAPS = "...C.. | ...C.. | ...C.. | C..C.. | ...C.. | ...C.. | ...C.. | C..C.."
BELLS = "j..C.. | j..C.. | j..C.. | j..C.. | j..C.. | j..C.. | j..C.. | j..C.."

PIECE = Piece(
    name="ballad",
    unit=60 / 96 / 3,
    accents=(1.0, 0.76, 0.84, 0.93, 0.76, 0.86),
    lilt=0.05,
    rubato=0.03,
    room=HALL,
    shelf=2.5,
    sections=(
        Section(8, {"lute": A_OPEN, "strum": patterned(A_ROOTS + "D,", STEPS), "tabor": SOFT,
                    "wheel": "[G,,D,]48"}, 0.62),
        Section(8, {"flute": A_CLOSED, "strum": patterned(A_ROOTS + "G,,", DANCE), "tabor": STEP}, 0.68),
        Section(8, {"flute": B_OPEN, "strum": patterned(B_ROOTS + "D,", DANCE), "tabor": STEP}, 0.72),
        Section(8, {"flute": B_CLOSED, "strum": patterned(B_ROOTS + "G,,", DANCE), "tabor": LEAP,
                    "hands": CLAPS}, 0.76),
        Section(8, {"flute": A_CLOSED, "second flute": A_SHADOW, "tabor": STEP,
                    "strum": patterned(A_ROOTS + "G,,", WHIRL), "wheel": "[G,,D,]48",
                    "lute": A_OPEN.replace("{B}A3 D3", "G3 G2 z")}, 0.72),
        Section(8, {"flute": B_ROUND, "second flute": B_SHADOW, "strum": patterned(B_ROOTS + "G,,", WHIRL),
                    "tabor": LEAP.replace("D..D..", "D..D.k"), "hands": BELLS, "wheel": "[G,,D,]48"}, 0.8),
    ),
    seats={
        "lute": Seat(-4.0, -0.2, 0.2),
        "strum": Seat(-10.5, -0.34, 0.16),
        "flute": Seat(-5.0, 0.2, 0.26),
        "second flute": Seat(-11.5, 0.4, 0.3),
        "tabor": Seat(5.5, 0.06, 0.2),
        "hands": Seat(2.0, 0.3, 0.4),
        "wheel": Seat(-15.0, 0.0, 0.2),
    },
)  # fmt: skip
