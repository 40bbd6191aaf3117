"""The track of Royal Favour (1.8): seven boxes of Justice, seven of Order, and no zero between."""

from __future__ import annotations

from typing import Final

HIGHEST: Final = 7
TRACK: Final = (*range(HIGHEST, 0, -1), *range(-1, -HIGHEST - 1, -1))  # Justice 7 … 1, Order 1 … 7


def moved(favour: int, steps: int) -> int:
    """Towards Justice if positive; steps past the last box are lost."""
    cell = favour - 1 if favour > 0 else favour  # -7..6, without a gap
    cell = max(-HIGHEST, min(HIGHEST - 1, cell + steps))
    return cell + 1 if cell >= 0 else cell


def steps_between(start: int, end: int) -> int:
    """How many boxes towards Justice."""
    return (end - (end > 0)) - (start - (start > 0))
