"""Writes contact sheets as PNG files."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Final

import pygame

from gest_desktop.scenes.cards.card_words import LANGUAGES
from gest_desktop.scenes.devtools import gallery_sheets as sheets

CARD_SIZES: Final = {"full": sheets.FULL, "table": sheets.TABLE}


def _card_shots() -> Iterator[tuple[str, Callable[[], pygame.Surface]]]:
    for language in LANGUAGES:
        for name, size in CARD_SIZES.items():
            yield f"events_{language}_{name}", partial(sheets.events, language, size)
            yield f"travellers_{language}_{name}", partial(sheets.travellers, language, size)


SHOTS: Final[Mapping[str, Callable[[], pygame.Surface]]] = {
    "board_800": partial(sheets.board, 0),
    "board_2400": partial(sheets.board, 1),
    "board_3840": partial(sheets.board, 2),
    "board_table": partial(sheets.board, 1, sheets.TABLE_BOARD),
    "pieces_40": partial(sheets.pieces, 40),
    "pieces_128": partial(sheets.pieces, 128),
    **dict(_card_shots()),
    "kit": sheets.kit,
    "title": sheets.title,
}


def write_shots(folder: Path, only: str = "") -> Iterator[Path]:
    """Draw every contact sheet whose name begins with `only`; yield the files."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    pygame.display.set_mode((1, 1), pygame.HIDDEN)
    pygame.font.init()
    folder.mkdir(parents=True, exist_ok=True)
    for name, draw in SHOTS.items():
        if name.startswith(only):
            file = folder / f"{name}.png"
            pygame.image.save(draw(), file)
            yield file
    pygame.display.quit()
