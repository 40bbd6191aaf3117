"""Places for a card that finds none beside its subject: corners of the board, spots all over the table."""

from __future__ import annotations

from pygame import Rect

from gest_desktop.scenes.table.paint.placement import GRID, Size, distance


def docks_for(size: Size, board: Rect, safe: Rect) -> list[Rect]:
    """Lower right, lower left and upper left of the board."""
    rect = Rect((0, 0), size)
    lower_right, lower_left, upper_left = rect.copy(), rect.copy(), rect.copy()
    lower_right.bottomright, lower_left.bottomleft = board.bottomright, board.bottomleft
    upper_left.topleft = board.topleft
    return [dock.clamp(safe) for dock in (lower_right, lower_left, upper_left)]


def at_home(size: Size, safe: Rect) -> Rect:
    """The lower right corner of the table, beside the Initiative track and off the map."""
    rect = Rect((0, 0), size)
    rect.bottomright = safe.bottomright
    return rect


def spots_for(size: Size, anchor: Rect, safe: Rect, unit: float) -> list[Rect]:
    """Docks all over the safe area, those near the anchor first."""
    spots = [
        Rect((x, y), size)
        for x in steps(safe.left, safe.right - size[0], unit)
        for y in steps(safe.top, safe.bottom - size[1], unit)
    ]
    return sorted(spots, key=lambda spot: distance(spot, anchor))


def steps(first: int, last: int, unit: float) -> list[int]:
    return [*range(first, last, max(1, round(GRID / 2 * unit))), max(first, last)]
