"""Pale tiles with rounded corners, on which numbers and sentences are told."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import pygame

from gest_desktop.scenes.menus.widgets.cards import CHIP, SMOOTH

RIM: Final = "#cdb686"
ROUND: Final = 10  # units


@lru_cache(maxsize=16)
def tile(size: tuple[int, int], unit: float) -> pygame.Surface:
    large = pygame.Surface((size[0] * SMOOTH, size[1] * SMOOTH), pygame.SRCALPHA)
    corner, edge = round(ROUND * unit * SMOOTH), max(SMOOTH, round(1.4 * unit * SMOOTH))
    pygame.draw.rect(large, RIM, large.get_rect(), border_radius=corner)
    pygame.draw.rect(large, CHIP, large.get_rect().inflate(-2 * edge, -2 * edge), border_radius=corner - edge)
    return pygame.transform.smoothscale(large, size)
