"""Draws a part at any size: corners keep their shape, edges and middle are stretched.

Paper is not stretched, which would blur its grain, but tiled with mirror images of itself.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise, product
from math import inf

import pygame

from gest_desktop.scenes.kit.opacity import drop_faint
from gest_desktop.scenes.kit.parts import Sides, parts, picture

PAPER = ".webp"
SEAM = 2  # pixels: a middle that is no larger would be seen as a line
SHADOW = 140  # pixels with less alpha than this count as shadow
REMEMBERED = 256  # stretched pictures in the cache; one screen shows about sixty


def _rim(border: Sides, factor: float, size: tuple[int, int]) -> Sides:
    """The border in pixels of the screen; it is thinner, without a gap, if the part is too small for it."""
    across, down = (border.left + border.right) * factor, (border.top + border.bottom) * factor
    fit = min(1, size[0] / max(across, 1), size[1] / max(down, 1))
    rim = Sides(*(round(side * factor * fit) for side in border))
    gaps = size[0] - rim.left - rim.right, size[1] - rim.top - rim.bottom
    right, bottom = (gap if gap <= SEAM else 0 for gap in gaps)
    return rim._replace(right=rim.right + right, bottom=rim.bottom + bottom)


def _cuts(size: tuple[int, int], rim: Sides) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
    """The three spans across and the three down."""
    across = pairwise((0, rim.left, size[0] - rim.right, size[0]))
    down = pairwise((0, rim.top, size[1] - rim.bottom, size[1]))
    return list(across), list(down)


@lru_cache(maxsize=REMEMBERED)
def stretched(name: str, width: int, height: int, scale: float) -> pygame.Surface:
    """A part with an inside of this size, plus its margin (shadow, focus ring)."""
    part = parts()[name]
    source = picture(name)
    factor = scale / part.scale
    margin = Sides(*(round(side * factor) for side in part.margin))
    size = (width + margin.left + margin.right, height + margin.top + margin.bottom)
    out = pygame.Surface(size, pygame.SRCALPHA)
    columns, rows = _cuts(part.size, part.border)
    wide, high = _cuts(size, _rim(part.border, factor, size))
    for column, row in product(range(3), range(3)):
        (left, right), (top, bottom) = columns[column], rows[row]
        (x0, x1), (y0, y1) = wide[column], high[row]
        if right > left and bottom > top and x1 > x0 and y1 > y0:
            piece = source.subsurface((left, top, right - left, bottom - top))
            grain = factor if part.file.endswith(PAPER) else inf
            out.blit(_filled(piece, (x1 - x0, y1 - y0), grain), (x0, y0))
    return out


def _odd(count: float) -> int:
    """The nearest odd number: with an odd number of mirrored tiles, both ends join the rim alike."""
    return 2 * round((count - 1) / 2) + 1 if count > 1 else 1


def _filled(piece: pygame.Surface, size: tuple[int, int], grain: float) -> pygame.Surface:
    """A piece at a size: stretched, and tiled with mirror images where it would become much longer."""
    wide, high = piece.get_width() * grain, piece.get_height() * grain
    columns, rows = _odd(size[0] / wide), _odd(size[1] / high)
    if columns == rows == 1:
        return pygame.transform.smoothscale(piece, size)
    out = pygame.Surface(size, pygame.SRCALPHA)
    across = [round(size[0] * k / columns) for k in range(columns + 1)]
    down = [round(size[1] * k / rows) for k in range(rows + 1)]
    for (i, (x0, x1)), (j, (y0, y1)) in product(enumerate(pairwise(across)), enumerate(pairwise(down))):
        copy = pygame.transform.flip(piece, i % 2 == 1, j % 2 == 1)
        out.blit(pygame.transform.smoothscale(copy, (x1 - x0, y1 - y0)), (x0, y0))
    return out


def draw(target: pygame.Surface, name: str, area: pygame.Rect, scale: float = 1.0) -> None:
    """Draw a part so that its inside fills the area."""
    factor = scale / parts()[name].scale
    margin = parts()[name].margin
    corner = (area.x - round(margin.left * factor), area.y - round(margin.top * factor))
    target.blit(stretched(name, area.width, area.height, scale), corner)


def inside(name: str, width: int, height: int, scale: float = 1.0) -> pygame.Surface:
    """A stretched part without margin and shadow, for elements that cannot draw outside their area."""
    part = parts()[name]
    factor = scale / part.scale
    corner = (round(part.margin.left * factor), round(part.margin.top * factor))
    out = stretched(name, width, height, scale).subsurface((corner, (width, height))).copy()
    if any(part.margin):
        drop_faint(out, SHADOW)
    return out
