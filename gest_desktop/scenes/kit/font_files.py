"""Fonts by pixel size, made from bytes that are read once: a font never keeps its file open.

A missing font is logged once and replaced by a plain one.
"""

from __future__ import annotations

import logging
from functools import lru_cache
from importlib.resources import files
from io import BytesIO
from typing import Final

import pygame
from pygame.typing import ColorLike

from gest_desktop.rules.asset_files import asset

MOST_FONTS: Final = 256  # more than any screen uses; a size not used for long is dropped
SMALL: Final = 16  # pixels up to which spaces are too narrow
WIDER_SPACE: Final = " \u200a"

_read: dict[str, bytes] = {}
_told: set[str] = set()

log = logging.getLogger(__name__)


class SmallFont(pygame.Font):
    """A font whose spaces, rounded to pixels, would be too narrow: a hair space is added to each."""

    def render(
        self,
        text: str | bytes | None,
        antialias: bool,
        color: ColorLike,
        bgcolor: ColorLike | None = None,
        wraplength: int = 0,
    ) -> pygame.Surface:
        return super().render(spaced(text), antialias, color, bgcolor, wraplength)

    def size(self, text: str | bytes) -> tuple[int, int]:
        return super().size(spaced(text) or "")


def spaced(text: str | bytes | None) -> str | bytes | None:
    return text.replace(" ", WIDER_SPACE) if isinstance(text, str) else text


def open_font(file: str, pixels: int) -> pygame.Font:
    """A font from assets/fonts, cached by size."""
    found = made(file, pixels)
    if _is_stale(found):
        made.cache_clear()
        found = made(file, pixels)
    return found


@lru_cache(MOST_FONTS)
def made(file: str, pixels: int) -> pygame.Font:
    if not pygame.font.get_init():
        pygame.font.init()
    try:
        kind = SmallFont if pixels <= SMALL else pygame.Font
        return kind(BytesIO(font_bytes(file)), pixels)
    except (pygame.error, OSError) as error:
        _tell(file, error)
        return pygame.Font(BytesIO(plain_bytes()), pixels)


def font_bytes(file: str) -> bytes:
    """The content of a file in assets/fonts; raises OSError if it cannot be read."""
    if file not in _read:
        _read[file] = asset(f"fonts/{file}").read_bytes()
    return _read[file]


def bytes_or_plain(file: str) -> bytes:
    try:
        return font_bytes(file)
    except OSError as error:
        _tell(file, error)
        return plain_bytes()


@lru_cache(1)
def plain_bytes() -> bytes:
    """A font that comes with pygame-gui."""
    return files("pygame_gui").joinpath("data/NotoSans-Regular.ttf").read_bytes()


def forget() -> None:
    """Drop all fonts, and read their files again."""
    made.cache_clear()
    _read.clear()
    _told.clear()


def _tell(file: str, error: Exception) -> None:
    if file not in _told:
        _told.add(file)
        log.warning("A plain font is used instead of %s: %s", file, error)


def _is_stale(known: pygame.Font) -> bool:
    """Whether pygame was closed since, which makes its fonts unusable."""
    try:
        known.get_height()
    except pygame.error:
        return True
    return False
