"""Colours of map, tracks, markers and marks. A shape, a pattern or a letter always says the same.

The usual palette leaves the pictures as they were painted. The others repaint what the game is decided by:
the ground of a Parish and the rim of its marker show its status, the boxes of Royal Favour and the names of
both directions have the colours of the sides, and high contrast whitens map and paper.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

Colour = tuple[int, int, int]


@dataclass(frozen=True)
class Palette:
    """Marks on the board, and the colours of both sides; None leaves something as it was painted."""

    legal: Colour
    legal_line: Colour
    chosen: Colour
    chosen_line: Colour
    hovered: Colour
    focused: Colour
    lit: Colour
    tint: Colour
    sides: tuple[Colour, Colour]
    trails: tuple[Colour, Colour]  # arrows of a side's last turn
    line_width: float = 3.0  # of an outline, in design pixels
    veil: int = 46  # how dark the rest gets while spaces may be chosen, 0 to 255
    white: int = 0  # how much white lies over map and paper, 0 to 255
    quiet: Colour = (104, 74, 40)  # text that matters less
    statuses: tuple[Colour, Colour, Colour] | None = None  # Submissive, Revolting, Passive
    favour: tuple[Colour, Colour] | None = None  # boxes of Justice and Order that do not decide the game yet


PALETTES: Final = {
    "parchment": Palette(
        legal=(255, 214, 92),
        legal_line=(255, 246, 207),
        chosen=(120, 214, 110),
        chosen_line=(226, 255, 214),
        hovered=(255, 250, 226),
        focused=(255, 255, 255),
        lit=(126, 190, 255),
        tint=(122, 28, 58),
        sides=((47, 110, 58), (39, 69, 107)),
        trails=((58, 140, 72), (58, 104, 168)),
    ),
    "high contrast": Palette(
        legal=(255, 236, 0),
        legal_line=(255, 255, 255),
        chosen=(0, 255, 120),
        chosen_line=(255, 255, 255),
        hovered=(255, 255, 255),
        focused=(255, 255, 255),
        lit=(0, 220, 255),
        tint=(40, 0, 60),
        sides=((0, 84, 20), (0, 36, 110)),
        trails=((0, 120, 30), (0, 60, 190)),
        line_width=4.5,
        veil=96,
        white=120,
        quiet=(42, 23, 8),
        statuses=((0, 60, 200), (222, 88, 0), (110, 110, 110)),
        favour=((205, 240, 205), (205, 222, 255)),
    ),
    "blue and orange": Palette(
        legal=(255, 176, 60),
        legal_line=(255, 240, 210),
        chosen=(86, 180, 233),
        chosen_line=(220, 242, 255),
        hovered=(255, 250, 226),
        focused=(255, 255, 255),
        lit=(204, 153, 255),
        tint=(90, 40, 110),
        sides=((196, 88, 0), (0, 84, 150)),
        trails=((214, 104, 10), (0, 104, 178)),
        line_width=3.5,
        white=40,
        statuses=((0, 96, 172), (226, 112, 0), (128, 128, 128)),
        favour=((255, 206, 150), (176, 214, 240)),
    ),
}


def palette(name: str) -> Palette:
    """The palette of a setting; the default one for an unknown name."""
    return PALETTES.get(name, PALETTES["parchment"])
