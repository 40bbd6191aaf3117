"""The interface of whatever answers for the side that no person plays."""

from __future__ import annotations

from typing import Any, Protocol

Json = dict[str, Any]


class RivalSeat(Protocol):
    iterations: int  # simulations searched so far
    thought: Json  # the last reply, with its reasons

    is_thinking: bool
    seconds: float  # how long it has been thinking

    def update(self, seconds: float) -> bool:
        """Continue; True once an answer has been given to the referee."""

    def cancel(self) -> None:
        """Cancel the current search."""
