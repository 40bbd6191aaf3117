"""The scroll position of a long page: where it is, where it is going, and how it gets there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

SWIFTNESS: Final = 16.0  # share of the remaining distance covered per second, roughly
ARRIVED: Final = 0.5  # pixels


@dataclass
class Scroll:
    """In pixels from the top; `view` is the visible height, `length` the whole."""

    view: int = 0
    length: int = 0
    at: float = 0.0
    goal: float = 0.0

    @property
    def limit(self) -> int:
        return max(0, self.length - self.view)

    @property
    def is_moving(self) -> bool:
        return abs(self.goal - self.at) > ARRIVED

    def measure(self, view: int, length: int) -> None:
        """Update after a change of size or content."""
        self.view, self.length = view, length
        self.go(self.goal, at_once=True)

    def go(self, goal: float, at_once: bool = False) -> None:
        self.goal = min(max(0.0, goal), float(self.limit))
        if at_once:
            self.at = self.goal

    def by(self, pixels: float, at_once: bool = False) -> None:
        self.go(self.goal + pixels, at_once)

    def show(self, top: int, bottom: int, at_once: bool = False) -> None:
        """Scroll no further than needed to bring this into view."""
        if top < self.goal:
            self.go(top, at_once)
        elif bottom > self.goal + self.view:
            self.go(bottom - self.view, at_once)

    def pass_time(self, seconds: float) -> bool:
        """Advance the animation; return True if the picture has changed."""
        if not self.is_moving:
            changed, self.at = self.at != self.goal, self.goal
            return changed
        self.at += (self.goal - self.at) * min(1.0, SWIFTNESS * seconds)
        return True
