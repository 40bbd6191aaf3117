"""Loads fonts by pixel size. A missing font is logged once and replaced by a plain one."""

from __future__ import annotations

import logging

import pygame

from gest_desktop.rules.asset_files import asset

_fonts: dict[tuple[str, int], pygame.Font] = {}
_told: set[str] = set()

log = logging.getLogger(__name__)


def open_font(file: str, pixels: int) -> pygame.Font:
    """A font from assets/fonts, cached by size."""
    found = _fonts.get((file, pixels))
    if found is None or _is_stale(found):
        found = _fonts[file, pixels] = _load(file, pixels)
    return found


def _load(file: str, pixels: int) -> pygame.Font:
    if not pygame.font.get_init():
        pygame.font.init()
    path = asset(f"fonts/{file}")
    try:
        return pygame.Font(path, pixels)
    except (pygame.error, OSError) as error:
        if file not in _told:
            _told.add(file)
            log.warning("A plain font is used instead of %s: %s", path, error)
        return pygame.Font(None, pixels)


def _is_stale(known: pygame.Font) -> bool:
    """Whether pygame was closed since, which makes its fonts unusable."""
    try:
        known.get_height()
    except pygame.error:
        return True
    return False
