"""Greenwood: D Dorian, slow triple time; lute and recorder at the table."""

from __future__ import annotations

from sound.accompaniment import patterned
from sound.notation import Section
from sound.performance import Piece, Seat
from sound.space import HALL

CALM = ("f.....", "1.5...", "1.5.8.", "f..5..")
FLOWING = ("1.5.8.", "158.5.", "1.585.", "f..8..")
RUNNING = ("158585", "1.585.", "158t85", "f.5.8.")

A_OPEN = "D3 E F2 | ~A4 G2 | F2 E F G2 | E4 C2 | F3 G A2 | c3 B A2 | G2 A G F E | F2 E4"
A_CLOSED = """
    D2 (D E) (F G) | A3 (B A G) | ~F2 (E F) (G A) | E3 z C2 |
    F2 G2 (A B) | ~c3 (B A2) | (G A) (G F) (E F) | ~E2 D3 z"""
B_OPEN = """
    A2 d3 c | ~B2 A4 | (G A) B2 c2 | A4 z2 |
    d3 (e d c) | (B c) d2 A2 | G2 (F E) (F G) | A2 E3 z"""
B_CLOSED = """
    A (B c) ~d2 c | B2 (A G A2) | G (A B) (c d e) | ~A4 z A |
    d2 (e f) (e d) | c2 (d c) (B A) | G2 (A G) (F E) | TE2 D4"""
# The second recorder shadows the tune in fifths; B is flattened under f, as singers did.
B_SHADOW = """
    D4 F2 | E2 D4 | C2 (E F G A) | D4 z2 |
    G2 (A _B) (A G) | F2 (G F) (E D) | C2 (D C) (D C) | A,2 D4"""
CODA = "A2 ~d3 c | B2 A2 G2 | F2 G2 E2 | D6"
CODA_HARP = "z2 D A d f | z2 G d g b | z2 A e a e | z2 D A d a"

PIECE = Piece(
    name="greenwood",
    unit=60 / 84 / 2,
    accents=(1.0, 0.84, 0.92, 0.82, 0.9, 0.82),
    rubato=0.09,
    room=HALL,
    shelf=7.0,
    sections=(
        Section(8, {"lute": A_OPEN, "lute bass": patterned("D, D, F, C, D, A,, G,, A,,", CALM)}, 0.62),
        Section(8, {"recorder": A_CLOSED,
                    "lute bass": patterned("D, D, F, C, D, A,, G,, D,", FLOWING)}, 0.64),
        Section(8, {"recorder": B_OPEN, "lute bass": patterned("D, G,, G,, F, D, G,, C, A,,", RUNNING)}, 0.7),
        Section(8, {"recorder": B_CLOSED, "second recorder": B_SHADOW,
                    "lute bass": patterned("D, G,, C, D, G,, F, C, D,", RUNNING[1:] + FLOWING[1:])}, 0.74),
        Section(4, {"lute": CODA, "harp": CODA_HARP, "lute bass": patterned("D, G,, A,, D,", CALM)}, 0.6),
    ),
    seats={
        "lute": Seat(-2.0, -0.22, 0.24),
        "lute bass": Seat(-5.5, -0.28, 0.22),
        "harp": Seat(-8.0, 0.45, 0.35),
        "recorder": Seat(-6.0, 0.2, 0.3),
        "second recorder": Seat(-13.5, 0.42, 0.34),
    },
)  # fmt: skip
