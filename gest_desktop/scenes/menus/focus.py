"""Keyboard focus: Tab moves in order through a ring of rectangles, arrows move by position.

This module does not depend on pygame-gui, which does not support Tab.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

ARROWS: Final = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}
ASIDE: Final = 3  # distance to the side counts this many times, so that the focus stays in its column


def after(index: int, count: int, step: int) -> int:
    """The next index in a ring."""
    return (index + step) % count if count else 0


def distance(start: pygame.Rect, goal: pygame.Rect, way: tuple[int, int]) -> float | None:
    """The distance to the goal in this direction, or None if it lies elsewhere."""
    x, y = goal.centerx - start.centerx, goal.centery - start.centery
    ahead, aside = (x * way[0], y) if way[0] else (y * way[1], x)
    overlaps = (
        goal.top < start.bottom and goal.bottom > start.top
        if way[0]
        else goal.left < start.right and goal.right > start.left
    )
    if ahead <= 0 or (way[0] and not overlaps):
        return None
    return ahead + (0 if overlaps else ASIDE * abs(aside)) + abs(aside) / 100


def beyond(rects: Sequence[pygame.Rect], index: int, way: tuple[int, int]) -> int:
    """The nearest rectangle in this direction, or the same one if there is none."""
    ways = [(distance(rects[index], goal, way), number) for number, goal in enumerate(rects)]
    found = [(far, number) for far, number in ways if far is not None]
    return min(found)[1] if found else index
