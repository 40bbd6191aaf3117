"""Fonts of the cards in real pixels. A missing font is told once in the log; a plain one takes its place."""

from __future__ import annotations

import logging
from enum import StrEnum

import pygame

from gest_desktop.scenes.asset_files import asset

SMALLEST = 6  # pixels: below it no letter can be told from another

log = logging.getLogger(__name__)


class Hand(StrEnum):
    """What a font is for; the value is its file in assets/fonts."""

    TITLE = "gest-blackletter-700-normal.ttf"
    HEADING = "gest-display-700-normal.ttf"
    TEXT = "alegreya-500-normal.ttf"
    STRONG = "alegreya-700-normal.ttf"
    NUMBER = "caudex-700-normal.ttf"
    FLAVOUR = "gest-antique-400-italic.ttf"
    SMALL_CAPITALS = "alegreya-sc-700-normal.ttf"


# Caudex draws its figures higher than the capitals of Alegreya beside them.
SHARE_OF_SIZE = {Hand.NUMBER: 0.93}

_fonts: dict[tuple[Hand, int], pygame.Font] = {}
_told: set[Hand] = set()


def font(hand: Hand, size: int) -> pygame.Font:
    """The font that writes this hand in a text of `size` pixels."""
    found = _fonts.get((hand, size))
    if found is None or _is_stale(found):
        found = _fonts[hand, size] = _load(hand, max(SMALLEST, round(size * SHARE_OF_SIZE.get(hand, 1))))
    return found


def width(text: str, hand: Hand, size: int) -> int:
    return font(hand, size).size(text)[0]


def _load(hand: Hand, pixels: int) -> pygame.Font:
    if not pygame.font.get_init():
        pygame.font.init()
    path = asset(f"fonts/{hand}")
    try:
        return pygame.Font(path, pixels)
    except (pygame.error, OSError) as error:
        if hand not in _told:
            _told.add(hand)
            log.warning("Cards are written in a plain font: cannot load %s: %s", path, error)
        return pygame.Font(None, pixels)


def _is_stale(known: pygame.Font) -> bool:
    """Tell whether pygame was closed since; its fonts cannot be used any more then."""
    try:
        known.get_height()
    except pygame.error:
        return True
    return False
