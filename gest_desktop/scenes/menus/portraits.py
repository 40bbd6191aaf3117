"""Portraits of the levels and of the sides, at the size in which they are shown."""

from __future__ import annotations

from functools import cache, lru_cache

import pygame

from gest_desktop.rules.asset_files import asset


@cache
def painted(name: str) -> pygame.Surface:
    return pygame.image.load(asset(f"ranks/{name}.webp"))


@lru_cache(maxsize=32)
def portrait(name: str, pixels: int) -> pygame.Surface:
    """The roundel of a level, or of the side robin or sheriff."""
    small = pygame.transform.smoothscale(painted(name), (pixels, pixels))
    return small.convert_alpha() if pygame.display.get_surface() else small
