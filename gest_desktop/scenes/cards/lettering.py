"""The fonts used on cards."""

from __future__ import annotations

from enum import Enum
from typing import Final

import pygame

from gest_desktop.scenes.kit.font_files import open_font

SMALLEST = 6  # pixels: smaller text is unreadable


class Hand(Enum):
    """The roles of text on a card."""

    TITLE = "title"
    HEADING = "heading"
    TEXT = "text"
    STRONG = "strong"
    NUMBER = "number"
    FLAVOUR = "flavour"
    SMALL_CAPITALS = "small capitals"


FILES: Final = {
    Hand.TITLE: "gest-blackletter-700-normal.ttf",
    Hand.HEADING: "gest-display-700-normal.ttf",
    Hand.TEXT: "alegreya-500-normal.ttf",
    Hand.STRONG: "alegreya-700-normal.ttf",
    Hand.NUMBER: "alegreya-700-normal.ttf",
    Hand.FLAVOUR: "gest-antique-400-italic.ttf",
    Hand.SMALL_CAPITALS: "alegreya-sc-700-normal.ttf",
}


def font(hand: Hand, size: int) -> pygame.Font:
    """The font for this role at `size` pixels."""
    return open_font(FILES[hand], max(SMALLEST, size))


def width(text: str, hand: Hand, size: int) -> int:
    return font(hand, size).size(text)[0]
