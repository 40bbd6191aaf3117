"""What the entries of this game have in common."""

from __future__ import annotations

from typing import NamedTuple


class Band(NamedTuple):
    """A group of Merry Men; `hidden` and `revealed` do not count Robin."""

    hidden: int
    revealed: int
    robin: bool
