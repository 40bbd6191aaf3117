"""Thumbnails of saved games: the picture next to the file, or a drawn one."""

from __future__ import annotations

from contextlib import suppress
from io import BytesIO
from pathlib import Path
from struct import Struct
from typing import Final

import pygame

from gest_desktop.rules.player_files import read_bytes, write_whole
from gest_desktop.scenes.kit.nine_slice import inside
from gest_desktop.scenes.kit.parts import scaled
from gest_desktop.scenes.menus.opening import LARGEST_PICTURE, thumbnail

ACROSS: Final = 400  # pixels of a picture in a file
SIDES: Final = range(100, 1001)  # pixels of a picture that is read
PNG: Final = b"\x89PNG\r\n\x1a\n"
HEADER: Final = Struct(">8s8xII")  # signature, length and type of the first chunk, width, height


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
    """The picture, or None if it is missing, cannot be read or is none of ours."""
    try:
        data = read_bytes(path, LARGEST_PICTURE)
        if not is_thumbnail(data):
            return None
        return pygame.image.load(BytesIO(data), path.name).convert()
    except (OSError, ValueError, pygame.error):
        return None


def is_thumbnail(data: bytes) -> bool:
    """Whether the header is that of a PNG of sensible size: a small file may decode to gigabytes."""
    if len(data) < HEADER.size:
        return False
    mark, width, height = HEADER.unpack_from(data)
    return mark == PNG and width in SIDES and height in SIDES


def keep_picture(screen: pygame.Surface, path: Path) -> None:
    """A small picture of the table beside the file of its game; one that cannot be written is no loss."""
    size = (ACROSS, round(ACROSS * screen.get_height() / screen.get_width()))
    small = pygame.transform.smoothscale(screen, size)
    picture = BytesIO()
    with suppress(OSError, pygame.error):
        pygame.image.save(small, picture, "table.png")
        write_whole(thumbnail(path), picture.getvalue())
