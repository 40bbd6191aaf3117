"""A position as one band sees it."""

from __future__ import annotations

from gest_desktop.tales.bandits.rules.state import State


class View:
    """Unknown carts show only their back, unknown tokens lie face down."""

    __slots__ = ("band", "state")

    def __init__(self, band: int, state: State) -> None:
        self.band, self.state = band, state

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, View):
            return NotImplemented
        return self.band == other.band and self.state.facts() == other.state.facts()

    __hash__ = None  # type: ignore[assignment]  # a view holds a mutable position
