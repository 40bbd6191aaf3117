"""How long a player may think about one decision: a number of rounds, CPU time or wall time."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from dataclasses import dataclass

from gest_desktop.ai.lab.errors import LabError


class NoBudgetError(LabError):
    """The text is not a budget; the message shows the format."""


@dataclass(frozen=True)
class Budget:
    """Rounds, seconds of CPU time, or of wall time, in which other programs weaken a player."""

    iterations: int = 0
    seconds: float = 0.0
    wall: float = 0.0

    def __str__(self) -> str:
        if self.iterations:
            return f"{self.iterations}it"
        return f"{self.seconds:g}s" if self.seconds else f"{self.wall:g}w"

    def rounds(self) -> Iterator[int]:
        """Count rounds until the budget is used up; there is always at least one."""
        if self.iterations:
            yield from range(self.iterations)
            return
        clock = time.thread_time if self.seconds else time.monotonic
        end = clock() + self.seconds + self.wall
        number = 0
        while number == 0 or clock() < end:
            yield number
            number += 1


def read_budget(words: str) -> Budget:
    """Parse `200`, `200it`, `0.05s` or `0.3w`."""
    match = re.fullmatch(r"(\d+)(?:it)?|(\d+\.?\d*|\.\d+)([sw])", words)
    if match and match[1] and int(match[1]):
        return Budget(iterations=int(match[1]))
    if match and match[2] and float(match[2]):
        return Budget(seconds=float(match[2])) if match[3] == "s" else Budget(wall=float(match[2]))
    raise NoBudgetError(
        f"{words!r} is no budget: write 200it for iterations, 0.05s for seconds of CPU time, "
        "0.3w for seconds of wall time."
    )
