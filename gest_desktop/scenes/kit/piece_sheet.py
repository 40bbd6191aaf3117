"""Every piece at 128 and at 40 pixels, on parchment and on forest, to be looked at."""

from __future__ import annotations

import json
from typing import Final

import pygame

from gest_desktop.scenes.asset_files import asset
from gest_desktop.scenes.kit.fonts import font

GROUNDS: Final = ("#e2cda0", "#5e8a3c")
LARGE, SMALL = 128, 40
CELL: Final = (210, 172)
COLUMNS: Final = 9


def _fitted(picture: pygame.Surface, side: int) -> pygame.Surface:
    return pygame.transform.smoothscale_by(picture, side / max(picture.get_size()))


def piece_sheet() -> pygame.Surface:
    """All pieces in a grid, each large on parchment and small on both grounds, with its name."""
    pieces = json.loads(asset("pieces/manifest.json").read_text("utf-8"))["pieces"]
    rows = -(-len(pieces) // COLUMNS)
    sheet = pygame.Surface((CELL[0] * COLUMNS, CELL[1] * rows))
    sheet.fill(GROUNDS[0])
    for number, (name, entry) in enumerate(pieces.items()):
        x, y = number % COLUMNS * CELL[0], number // COLUMNS * CELL[1]
        picture = pygame.image.load(asset(f"pieces/{entry['file']}"))
        sheet.fill(GROUNDS[1], (x + 140, y + 72, 70, 72))
        sheet.blit(_fitted(picture, LARGE), (x + 6, y + 6))
        for top in (14, 86):
            sheet.blit(_fitted(picture, SMALL), (x + 155, y + top))
        sheet.blit(font("text", 16).render(name.replace("_", " "), True, "#2a1708"), (x + 6, y + 146))
    return sheet
