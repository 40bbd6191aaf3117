"""How long a player may think about one decision: a number of rounds or an amount of CPU time."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from dataclasses import dataclass


class NoBudgetError(ValueError):
    """The text is not a budget; the message shows the format."""


@dataclass(frozen=True)
class Budget:
    """Rounds or seconds of CPU time; wall time would let other programs weaken a player."""

    iterations: int = 0  # 0: use seconds
    seconds: float = 0.0

    def __str__(self) -> str:
        return f"{self.iterations}it" if self.iterations else f"{self.seconds:g}s"

    def rounds(self) -> Iterator[int]:
        """Count rounds until the budget is used up; there is always at least one."""
        if self.iterations:
            yield from range(self.iterations)
            return
        end = time.process_time() + self.seconds
        number = 0
        while number == 0 or time.process_time() < end:
            yield number
            number += 1


def read_budget(words: str) -> Budget:
    """Parse `200`, `200it` or `0.05s`."""
    match = re.fullmatch(r"(\d+)(?:it)?|(\d+\.?\d*|\.\d+)s", words)
    budget = Budget(int(match[1] or 0), float(match[2] or 0)) if match else Budget()
    if not budget.iterations and not budget.seconds:
        raise NoBudgetError(f"{words!r} is no budget: write 200it for iterations or 0.05s for seconds.")
    return budget
