"""Fonts of the cards in real pixels. A missing font is told once in the log; a plain one takes its place."""

from __future__ import annotations

import logging
from enum import Enum
from typing import Final

import pygame

from gest_desktop.scenes.asset_files import asset

SMALLEST = 6  # pixels: below it no letter can be told from another

log = logging.getLogger(__name__)


class Hand(Enum):
    """What letters are for."""

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

_fonts: dict[tuple[Hand, int], pygame.Font] = {}
_told: set[str] = set()


def font(hand: Hand, size: int) -> pygame.Font:
    """The font that writes this hand in a text of `size` pixels."""
    found = _fonts.get((hand, size))
    if found is None or _is_stale(found):
        found = _fonts[hand, size] = _load(FILES[hand], max(SMALLEST, size))
    return found


def width(text: str, hand: Hand, size: int) -> int:
    return font(hand, size).size(text)[0]


def _load(file: str, pixels: int) -> pygame.Font:
    if not pygame.font.get_init():
        pygame.font.init()
    path = asset(f"fonts/{file}")
    try:
        return pygame.Font(path, pixels)
    except (pygame.error, OSError) as error:
        if file not in _told:
            _told.add(file)
            log.warning("Cards are written in a plain font: cannot load %s: %s", path, error)
        return pygame.Font(None, pixels)


def _is_stale(known: pygame.Font) -> bool:
    """Tell whether pygame was closed since; its fonts cannot be used any more then."""
    try:
        known.get_height()
    except pygame.error:
        return True
    return False
