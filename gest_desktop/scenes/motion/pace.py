"""The speed of animations: the player's setting, the hurry key, and reduced motion."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

SLOWEST: Final = 0.5
FASTEST: Final = 4.0
HURRY: Final = 4.0  # factor while the key is held, on top of the speed
READING: Final = 1.2  # seconds that a change stays in view even if nothing moves


@dataclass(frozen=True)
class Pace:
    """Speed 0.5 to 4; `instant` shows only results; `reduced` fades instead of moving."""

    speed: float = 1.0
    instant: bool = False
    reduced: bool = False
    hurried: bool = False

    def seconds(self, usual: float) -> float:
        """The duration at this pace of a movement of `usual` seconds."""
        if self.instant:
            return 0.0
        return usual / self.rate()

    def rate(self) -> float:
        speed = min(max(self.speed, SLOWEST), FASTEST)
        return speed * (HURRY if self.hurried else 1.0)

    def progress(self, elapsed: float, usual: float) -> float:
        """The progress of a movement, 0 to 1, `elapsed` seconds after it began."""
        whole = self.seconds(usual)
        return 1.0 if whole <= 0.0 or elapsed >= whole else max(0.0, elapsed / whole)

    def pause(self) -> float:
        """The time to read what happened; reduced motion does not shorten it."""
        return self.seconds(READING)
