"""A small picture of the map with its pieces, as one side sees it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import pygame

from gest_desktop.scenes.kit import pictures
from gest_desktop.scenes.table.board.crowds import UNIT, standing
from gest_desktop.scenes.table.board.ground import Ground
from gest_desktop.scenes.table.paint.layout import BOARD_SHAPE, Rect
from gest_desktop.scenes.table.seen.sight import Sight

LARGER: Final = 1.45  # figures than on the table, where the map is larger
LEAST: Final = 13  # pixels of a figure, where its space has room


@lru_cache(maxsize=8)
def small_map(seen: Sight, wide: int) -> pygame.Surface:
    area = Rect(0, 0, wide, round(wide / BOARD_SHAPE))
    out, names = pictures.board((area.w, area.h))
    out.blit(names, (0, 0))
    put_pieces(out, seen, Ground(area))
    return out


def figure_size(ground: Ground) -> float:
    """The wished width of a figure, in units of the board."""
    return max(UNIT * LARGER, LEAST / ground.scale)


def put_pieces(out: pygame.Surface, seen: Sight, ground: Ground) -> None:
    """Draw all pieces, larger than on the table, where the map is larger."""
    wished = figure_size(ground)
    pieces = [piece for space in seen.spaces for piece in standing(space, wished)]
    for piece in sorted(pieces, key=lambda one: one.depth):
        picture = pictures.piece(piece.picture, piece.unit * ground.scale)
        out.blit(picture.surface, picture.corner(*ground.point((piece.x, piece.y))))


def filling(seen: Sight, size: tuple[int, int]) -> pygame.Surface:
    """The map as large as it must be to fill a rectangle; what stands over is cut off."""
    whole = small_map(seen, max(size[0], round(size[1] * BOARD_SHAPE)))
    middle = pygame.Rect((0, 0), size)
    middle.center = whole.get_rect().center
    return whole.subsurface(middle.clip(whole.get_rect()))
