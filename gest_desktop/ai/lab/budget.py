"""How long a player may think about one decision: so many rounds, or so much time of the processor."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from dataclasses import dataclass


class NoBudgetError(ValueError):
    """Says in one sentence what a budget looks like."""


@dataclass(frozen=True)
class Budget:
    """Processor time, not time on the clock: other programs must not make a player weaker."""

    iterations: int = 0  # 0: seconds count
    seconds: float = 0.0

    def __str__(self) -> str:
        return f"{self.iterations}it" if self.iterations else f"{self.seconds:g}s"

    def rounds(self) -> Iterator[int]:
        """Count rounds while the budget lasts; there is always a first one."""
        if self.iterations:
            yield from range(self.iterations)
            return
        end = time.process_time() + self.seconds
        number = 0
        while number == 0 or time.process_time() < end:
            yield number
            number += 1


def read_budget(words: str) -> Budget:
    """`200`, `200it` or `0.05s`."""
    match = re.fullmatch(r"(\d+)(?:it)?|(\d+\.?\d*|\.\d+)s", words)
    budget = Budget(int(match[1] or 0), float(match[2] or 0)) if match else Budget()
    if not budget.iterations and not budget.seconds:
        raise NoBudgetError(f"{words!r} is no budget: write 200it for iterations or 0.05s for seconds.")
    return budget
