"""The Royal Favour track (1.8): seven boxes of Justice and seven of Order, without a zero between them."""

from __future__ import annotations

from typing import Final

HIGHEST: Final = 7
TRACK: Final = (*range(HIGHEST, 0, -1), *range(-1, -HIGHEST - 1, -1))  # Justice 7 … 1, Order 1 … 7


def moved(favour: int, steps: int) -> int:
    """Move by `steps`, positive towards Justice; steps past the last box are lost."""
    cell = favour - 1 if favour > 0 else favour  # -7..6, without a gap
    cell = max(-HIGHEST, min(HIGHEST - 1, cell + steps))
    return cell + 1 if cell >= 0 else cell


def steps_between(start: int, end: int) -> int:
    """The number of boxes from one favour to another, positive towards Justice."""
    return (end - (end > 0)) - (start - (start > 0))
