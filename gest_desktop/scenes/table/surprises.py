"""What has just come or gone: a click or key that is meant for what was there before is no answer."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Final

import pygame

NEW: Final = 0.35  # seconds in which nobody can have meant what has just appeared
HURRYING: Final = 0.4  # seconds after a movement in which a key may still be meant to hurry it on
Pos = tuple[int, int]


class Surprises:
    def __init__(self) -> None:
        self.papers: Mapping[Hashable, pygame.Rect] | None = None
        self.changed: list[tuple[float, pygame.Rect]] = []
        self.moved = -HURRYING  # when something moved last

    def see(self, papers: Mapping[Hashable, pygame.Rect], clock: float) -> None:
        """Note what lies over the table now."""
        before, self.papers = self.papers, papers
        self.changed = [(since, rect) for since, rect in self.changed if clock - since < NEW]
        if before is not None:
            come = [rect for key, rect in papers.items() if key not in before]
            gone = [rect for key, rect in before.items() if key not in papers]
            self.changed += [(clock, rect.copy()) for rect in (*come, *gone)]

    def is_new(self, pos: Pos, clock: float) -> bool:
        """Whether something has just appeared here, or been taken away."""
        return any(rect.collidepoint(pos) and clock - since < NEW for since, rect in self.changed)

    def may_be_hurrying(self, clock: float, asked_at: float) -> bool:
        """Whether a question followed a movement so closely that a key may be meant for that."""
        return asked_at - self.moved < HURRYING and clock - asked_at < HURRYING
