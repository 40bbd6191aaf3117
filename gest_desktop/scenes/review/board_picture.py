"""The map with its names and pieces at any size, for pages that show a moment of a game."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import pygame

from gest_desktop.scenes.kit import pictures
from gest_desktop.scenes.menus.small_map import put_pieces
from gest_desktop.scenes.table.board.ground import Ground, anchors, map_file
from gest_desktop.scenes.table.board.map_names import MapNames
from gest_desktop.scenes.table.paint.layout import BOARD_SHAPE, Rect
from gest_desktop.scenes.table.seen.sight import Sight

SMALLEST: Final = 11  # pixels of a letter


@lru_cache(maxsize=3)  # large pictures; a page shows one or two sizes
def empty_board(wide: int, language: str) -> pygame.Surface:
    """The map with its names, in the language that is spoken."""
    area = Rect(0, 0, wide, round(wide / BOARD_SHAPE))
    out, names = pictures.board((area.w, area.h))
    MapNames(names, Ground(area), SMALLEST).write()
    out.blit(names, (0, 0))
    return out


def board_picture(seen: Sight, wide: int, language: str) -> pygame.Surface:
    """The whole map with its pieces."""
    out = empty_board(wide, language).copy()
    put_pieces(out, seen, Ground(Rect(0, 0, wide, out.get_height())))
    return out


def close_up(
    seen: Sight, place: int | None, size: tuple[int, int], wide: int, language: str
) -> pygame.Surface:
    """The part of a map of this width around a place, or around its middle."""
    whole = board_picture(seen, wide, language)
    scale = wide / map_file()["size"][0]
    window = pygame.Rect((0, 0), size)
    window.center = whole.get_rect().center
    if place is not None:
        x, y, w, h = anchors(place)["name_box"]
        window.center = (round((x + w / 2) * scale), round((y + h / 2) * scale) + size[1] // 5)
    return whole.subsurface(window.clamp(whole.get_rect())).copy()
