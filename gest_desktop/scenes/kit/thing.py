"""What can be pointed at on a table, whatever its game. Device-independent and frozen."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Thing:
    """What the kinds are, and which of the other fields they use, is written at each table."""

    kind: str
    place: int = -1  # nowhere
    picture: str = ""
    number: int = 0
