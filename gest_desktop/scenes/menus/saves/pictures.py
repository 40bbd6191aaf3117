"""Thumbnails of saved games: the picture next to the file, or a drawn one."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Final

import pygame

from gest_desktop.scenes.kit.nine_slice import inside
from gest_desktop.scenes.kit.parts import scaled
from gest_desktop.scenes.menus.opening import thumbnail

ACROSS: Final = 400  # pixels of a picture in a file


def game_picture(path: Path, size: tuple[int, int], unit: float, damaged: bool) -> pygame.Surface:
    """A picture of exactly this size in a dark frame."""
    out = inside("panel_dark", *size, unit)
    rim = round(6 * unit)
    window = out.get_rect().inflate(-2 * rim, -2 * rim)
    beside = None if damaged else from_file(thumbnail(path))
    if beside:
        factor = max(window.width / beside.get_width(), window.height / beside.get_height())
        large = pygame.transform.smoothscale_by(beside, factor)
        middle = pygame.Rect((0, 0), window.size)
        middle.center = large.get_rect().center
        out.blit(large, window, middle)
        return out
    sign = scaled("mark_cross" if damaged else "window_128", unit)
    share = 0.8 * window.height / sign.get_height()
    sign = pygame.transform.smoothscale_by(sign, share)
    out.blit(sign, sign.get_rect(center=window.center))
    return out


def from_file(path: Path) -> pygame.Surface | None:
    """The picture, or None if it is missing or cannot be read."""
    try:
        picture = pygame.image.load(path)
    except (OSError, pygame.error):
        return None
    return picture.convert() if picture.get_width() and picture.get_height() else None


def keep_picture(screen: pygame.Surface, path: Path) -> None:
    """A small picture of the table beside the file of its game; one that cannot be written is no loss."""
    size = (ACROSS, round(ACROSS * screen.get_height() / screen.get_width()))
    small = pygame.transform.smoothscale(screen, size)
    with suppress(OSError, pygame.error):
        pygame.image.save(small, thumbnail(path))
