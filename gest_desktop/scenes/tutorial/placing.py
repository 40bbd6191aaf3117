"""Where a bubble goes: over nothing that it speaks of, and as near to it as that allows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import product
from math import hypot
from typing import Final

import pygame

from gest_desktop.scenes.stage import Stage
from gest_desktop.scenes.tutorial.bubble import Bubble, Speech

WIDTHS: Final = (560, 440, 660, 360)  # units that a bubble may be wide, the best first
SMALLER: Final = (1.0, 0.85, 0.7, 0.55)  # shares of the text size, where the wished one has no room
STEP: Final = 22  # pixels between two places that are tried
COVERED: Final = 1000.0  # what a pixel over something that must be seen weighs
HIDDEN: Final = 0.02  # and one over something that is only good to see
ROOM: Final = 10  # pixels that are left around what must be seen
EDGE: Final = 8
FAR: Final = 0.36  # of the window: a bubble that stood before comes nearer


def best_place(
    size: tuple[int, int], area: pygame.Rect, near: tuple[int, int], seen: Sequence[pygame.Rect],
    useful: Sequence[pygame.Rect], kept: pygame.Rect | None = None,
) -> tuple[float, tuple[int, int]]:
    """The cost of the best corner and the corner; what was good before stays, so that nothing jumps about."""
    kept_away = [rect.inflate(2 * ROOM, 2 * ROOM) for rect in seen]
    if kept is not None and is_good(kept, area, near, kept_away):
        return 0.0, kept.topleft
    best = (float("inf"), area.topleft)
    for x in steps(area.left, area.right - size[0]):
        for y in steps(area.top, area.bottom - size[1]):
            rect = pygame.Rect(x, y, *size)
            cost = distance(rect, near)
            if cost < best[0] and rect.collidelist(kept_away) >= 0:
                cost += COVERED * overlap(rect, kept_away)
            if cost < best[0]:
                cost += HIDDEN * overlap(rect, useful)
                best = min(best, (cost, (x, y)))
    return best


def is_good(
    rect: pygame.Rect, area: pygame.Rect, near: tuple[int, int], kept_away: Sequence[pygame.Rect]
) -> bool:
    is_near = distance(rect, near) < FAR * area.width
    return is_near and bool(area.contains(rect)) and rect.collidelist(list(kept_away)) < 0


def steps(first: int, last: int) -> list[int]:
    last = max(first, last)
    return [*range(first, last, STEP), last]


def overlap(rect: pygame.Rect, others: Sequence[pygame.Rect]) -> int:
    clips = (rect.clip(other) for other in others)
    return sum(clip.width * clip.height for clip in clips)


def distance(rect: pygame.Rect, point: tuple[int, int]) -> float:
    """From the middle of the rectangle, so that the words stand beside what they speak of."""
    return hypot(point[0] - rect.centerx, point[1] - rect.centery)


def laid(
    stage: Stage, speech: Speech, near: tuple[int, int], seen: Sequence[pygame.Rect],
    useful: Sequence[pygame.Rect], before: Bubble | None = None,
) -> Bubble:
    """A bubble in its best form and place; it stays where one stood before, if that is not in the way."""
    area = stage.area.inflate(-2 * EDGE, -2 * EDGE)
    found: list[tuple[float, int, Bubble, tuple[int, int]]] = []
    for number, (share, width) in enumerate(product(SMALLER, WIDTHS)):
        bubble = Bubble(replace(stage, text_scale=stage.text_scale * share), speech, width)
        kept = before.rect if before is not None and before.rect.size == bubble.rect.size else None
        cost, corner = best_place(bubble.rect.size, area, near, seen, useful, kept)
        if not area.contains(bubble.rect.move(corner)):
            cost += COVERED * area.width * area.height
        found.append((cost, number, bubble, corner))
        if cost < COVERED:
            break
    _cost, _number, chosen, corner = min(found, key=lambda each: each[:2])
    chosen.move_to(corner)
    return chosen
