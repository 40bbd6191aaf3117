"""Nottingham: on D with flattened second and sixth; drone, drum and bowed fiddles for the Sheriff."""

from __future__ import annotations

from sound.notation import Section
from sound.performance import Piece, Seat
from sound.space import STONE

A_OPEN = "D4 (E2 D2) | F3 (E D4) | G2 (F2 E3 D) | F2 G2 A4"
A_CLOSED = "D3 (E D2) (E F) | ~F3 E D3 C | G2 (A G F2 E2) | ~E4 D4"
A_UNDER = "A,8 | B,4 A,4 | C4 B,4 | G,4 A,4"
B_OPEN = "A4 (B2 A2) | c3 (B A4) | d2 (c2 B2 A2) | G2 (F2 A4)"
B_CLOSED = "d4 (e2 d2) | c2 (B2 A4) | (B2 A2) (G2 F2) | ~E4 D4"
B_UNDER = "G8 | F4 D4 | G2 F2 D4 | B,4 A,4"
A_VARIED = "D2 (E D) F2 (E D) | G3 (F E2 D2) | A2 (G F) G2 (F E) | F2 E2 D4"
A_LUTE = "D,2 E, D, F,2 E, D, | G,3 F, E,2 D,2 | A,2 G, F, G,2 F, E, | F,2 E,2 [D,A,]4"
WATCH_LUTE = "D,2 D, E, D,2 A,,2 | D,2 F, E, D,4 | D,2 D, E, F,2 E,2 | [D,A,]8"
WATCH_VIELLE = "z8 | z8 | A8- | A4 (F2 E) z"

LOW, FULL = "[D,,A,,]32", "[D,,A,,D,]32"

PIECE = Piece(
    name="nottingham",
    unit=60 / 80 / 2,
    accents=(1.0, 0.8, 0.86, 0.92, 0.94, 0.8, 0.9, 0.84),
    flats="BE",
    rubato=0.03,
    room=STONE,
    shelf=9.0,
    sections=(
        Section(4, {"wheel": LOW, "toll": "D8 | z8 | z8 | z8", "vielle": A_OPEN,
                    "frame drum": "D.....T. | D..k..T. | D.....T. | D..k.kTk"}, 0.6),
        Section(4, {"wheel": LOW, "vielle": A_CLOSED, "second vielle": A_UNDER,
                    "frame drum": "D..D..T. | D..k..T. | D..D..T. | D.kD.TkT"}, 0.66),
        Section(4, {"wheel": FULL, "toll": "D8 | z8 | z8 | z8", "vielle": B_OPEN,
                    "lute": "D,4 A,4 | z8 | D,4 A,4 | z4 D,2 A,,2",
                    "frame drum": "D.kD..T. | D..D.kT. | D.kD..T. | D..D.TTk"}, 0.7),
        Section(4, {"wheel": FULL, "vielle": B_CLOSED, "second vielle": B_UNDER,
                    "frame drum": "D.kD.kT. | D.kD..Tk | D.kD.kT. | D.TD.TTT"}, 0.78),
        Section(4, {"wheel": FULL, "toll": "D8 | z8 | z8 | z8", "vielle": A_VARIED, "lute": A_LUTE,
                    "frame drum": "DkkD.kT. | DkkD..Tk | DkkD.kTk | D.TD.kT."}, 0.76),
        Section(4, {"wheel": LOW, "vielle": WATCH_VIELLE, "lute": WATCH_LUTE,
                    "frame drum": "D....... | D..D.... | D..D..k. | D..D.kTk"}, 0.62),
    ),
    seats={
        "wheel": Seat(-5.0, 0.0, 0.16),
        "vielle": Seat(-7.5, 0.18, 0.3),
        "second vielle": Seat(-13.0, -0.3, 0.32),
        "lute": Seat(-3.0, -0.4, 0.22),
        "frame drum": Seat(5.0, -0.08, 0.24),
        "toll": Seat(-3.5, 0.5, 0.8),
    },
)  # fmt: skip
