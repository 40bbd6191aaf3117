"""Where the focus goes when it is pushed in a direction: to the nearest goal within 45° of it."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import Final

import pygame

Way = tuple[int, int]
ASIDE: Final = 2  # how many times the distance to the side counts on top of the distance itself


def toward(start: pygame.Rect, goals: Sequence[pygame.Rect], way: Way, is_narrow: bool = True) -> int | None:
    """The index of the nearest goal in this direction; unless `is_narrow`, also of one far to the side."""
    found = []
    for number, goal in enumerate(goals):
        x, y = goal.centerx - start.centerx, goal.centery - start.centery
        ahead, aside = (x * way[0], abs(y)) if way[0] else (y * way[1], abs(x))
        if ahead > 0 and (aside <= ahead or not is_narrow):
            found.append((hypot(ahead, aside) + ASIDE * aside, number))
    return min(found)[1] if found else None


def nearest(start: pygame.Rect, goals: Sequence[pygame.Rect]) -> int | None:
    """The index of the goal nearest to a place."""
    far = [
        (hypot(goal.centerx - start.centerx, goal.centery - start.centery), number)
        for number, goal in enumerate(goals)
    ]
    return min(far)[1] if far else None
