"""Cuts a large, mostly empty picture into small tiles, so that only its visible parts are drawn."""

from __future__ import annotations

import pygame

from gest_desktop.scenes.kit.pictures import converted

Tiles = list[tuple[pygame.Surface, tuple[int, int]]]
SIDE = 72  # pixels per side of a tile


def cut(picture: pygame.Surface, corner: tuple[int, int]) -> Tiles:
    """The non-empty parts of a picture, each with its position; `corner` is the picture's own."""
    tiles = []
    width, height = picture.get_size()
    for y in range(0, height, SIDE):
        for x in range(0, width, SIDE):
            part = picture.subsurface((x, y, min(SIDE, width - x), min(SIDE, height - y)))
            used = part.get_bounding_rect()
            if used.width and used.height:
                place = (corner[0] + x + used.x, corner[1] + y + used.y)
                tiles.append((converted(part.subsurface(used)), place))
    return tiles


def faded(tiles: Tiles, strength: float) -> Tiles:
    """The same tiles, less opaque."""
    result = []
    for picture, place in tiles:
        pale = picture.copy()
        pale.fill((255, 255, 255, round(255 * strength)), special_flags=pygame.BLEND_RGBA_MULT)
        result.append((pale, place))
    return result
