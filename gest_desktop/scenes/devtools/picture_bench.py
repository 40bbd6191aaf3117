"""Measures how long the pictures of the table take to load, which delays the first frame."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping

import pygame

from gest_desktop.rules.asset_files import asset
from gest_desktop.scenes.cards import card_face
from gest_desktop.scenes.devtools.gallery_sheets import TABLE, TABLE_BOARD, board, manifest

UNIT = 54  # pixels of a figure on a screen of 1920 × 1080


def load_pieces() -> None:
    for piece in manifest("pieces")["pieces"].values():
        picture = pygame.image.load(asset(f"pieces/{piece['file']}"))
        pygame.transform.smoothscale_by(picture, UNIT / piece["unit"]).convert_alpha()


PARTS: Mapping[str, Callable[[], object]] = {
    "board and names": lambda: board(0, TABLE_BOARD).convert(),
    "pieces": load_pieces,
    "current card": lambda: card_face("e24", "it", TABLE),
    "next card": lambda: card_face("e21", "it", TABLE),
}


def loading_times() -> dict[str, float]:
    """Seconds to load each part once, in a new process as at program start."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    pygame.display.set_mode((1920, 1080))
    times = {}
    for name, load in PARTS.items():
        before = time.perf_counter()
        load()
        times[name] = time.perf_counter() - before
    pygame.display.quit()
    return times
