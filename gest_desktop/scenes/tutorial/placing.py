"""Where a bubble goes: as near as possible to what it mentions, without covering it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import product
from math import hypot
from typing import Final

import pygame

from gest_desktop.scenes.shell.stage import Stage
from gest_desktop.scenes.tutorial.bubble import Bubble, Speech

WIDTHS: Final = (560, 440, 660, 360)  # possible widths of a bubble in units, best first
SMALLER: Final = (1.0, 0.85, 0.7, 0.55)  # shares of the text size, tried in order until the bubble fits
STEP: Final = 22  # pixels between two candidate positions
COVERED: Final = 1000.0  # cost per pixel over something that must be seen
NAMED: Final = 0.1  # per pixel over a place that the text names
HIDDEN: Final = 0.02  # per pixel over something useful to see
SHRUNK: Final = 2000.0  # cost of shrinking the text, times the share of its size that is lost
ROOM: Final = 10  # pixels left clear around what must be seen
EDGE: Final = 8
FAR: Final = 0.36  # of the window: a bubble that is further away than this is moved nearer
Rects = Sequence[pygame.Rect]


@dataclass(frozen=True)
class Surroundings:
    """What a bubble should not cover: what must be seen, what is named, what is useful to see."""

    area: pygame.Rect
    near: tuple[int, int]
    seen: Rects
    named: Rects = ()
    useful: Rects = ()

    @property
    def kept_away(self) -> list[pygame.Rect]:
        return [rect.inflate(2 * ROOM, 2 * ROOM) for rect in self.seen]

    def best_place(self, size: tuple[int, int]) -> tuple[float, tuple[int, int]]:
        """The cost of the best top left corner, and that corner."""
        kept_away, best = self.kept_away, (float("inf"), self.area.topleft)
        for x in steps(self.area.left, self.area.right - size[0]):
            for y in steps(self.area.top, self.area.bottom - size[1]):
                rect = pygame.Rect(x, y, *size)
                cost = distance(rect, self.near)
                if cost < best[0] and rect.collidelist(kept_away) >= 0:
                    cost += COVERED * overlap(rect, kept_away)
                if cost < best[0]:
                    cost += NAMED * overlap(rect, self.named) + HIDDEN * overlap(rect, self.useful)
                    best = min(best, (cost, (x, y)))
        return best

    def is_good(self, rect: pygame.Rect) -> bool:
        """Whether an earlier bubble may keep its place here, so that nothing jumps."""
        is_near = distance(rect, self.near) < FAR * self.area.width
        return is_near and bool(self.area.contains(rect)) and self.is_free(rect)

    def is_free(self, rect: pygame.Rect) -> bool:
        return rect.collidelist([*self.kept_away, *self.named]) < 0


def steps(first: int, last: int) -> list[int]:
    last = max(first, last)
    return [*range(first, last, STEP), last]


def overlap(rect: pygame.Rect, others: Rects) -> int:
    clips = (rect.clip(other) for other in others)
    return sum(clip.width * clip.height for clip in clips)


def distance(rect: pygame.Rect, point: tuple[int, int]) -> float:
    """Measured from the centre of the rectangle, so that the text is beside what it mentions."""
    return hypot(point[0] - rect.centerx, point[1] - rect.centery)


def surroundings(
    stage: Stage, near: tuple[int, int], seen: Rects, named: Rects = (), useful: Rects = ()
) -> Surroundings:
    return Surroundings(stage.area.inflate(-2 * EDGE, -2 * EDGE), near, seen, named, useful)


def laid(stage: Stage, speech: Speech, around: Surroundings, before: Bubble | None = None) -> Bubble:
    """A bubble in its best shape and place; it keeps an earlier one's place unless that is in the way."""
    found: list[tuple[float, int, Bubble, tuple[int, int]]] = []
    for number, (share, width) in enumerate(product(SMALLER, WIDTHS)):
        bubble = Bubble(replace(stage, text_scale=stage.text_scale * share), speech, width)
        if before is not None and before.rect.width == bubble.rect.width:
            bubble.move_to(before.rect.topleft)
            if around.is_good(bubble.rect):
                return bubble
        cost, corner = around.best_place(bubble.rect.size)
        rect = pygame.Rect(corner, bubble.rect.size)
        if not around.area.contains(rect):
            cost += COVERED * around.area.width * around.area.height
        found.append((cost + SHRUNK * (1.0 - share), number, bubble, corner))
        if around.area.contains(rect) and around.is_free(rect):
            break
    _cost, _number, chosen, corner = min(found, key=lambda each: each[:2])
    chosen.move_to(corner)
    return chosen
