"""Thinking while the other side decides: a search of the view without an answer.

The request holds the view of the side that ponders, as every request does, so it learns nothing of the
other side's secrets. If that side is asked next, on the same card, its search continues with this tree.
"""

from __future__ import annotations

from typing import Final

from gest_desktop.ai.opponent import Json, Request
from gest_desktop.ai.thought import CHUNK

MOST_ITERATIONS: Final = 20_000  # for one question of the other side
LARGEST_TREE: Final = 60_000  # information sets, so that the search that follows still has room


class Pondering(Request):
    """A search in small steps, until it is stopped or large enough."""

    is_pondering = True

    def __init__(self, request: Json, previous: Request | None = None) -> None:
        """Continue what was pondered on this card before."""
        super().__init__(request)
        self.player = self.seated(previous)
        self.iterations = 0

    def follows(self, previous: Request) -> bool:
        return previous.is_pondering and super().follows(previous)

    def go_on(self) -> bool:
        """Search for a few milliseconds; return False once it is enough."""
        search = self.player.search
        if self.iterations >= MOST_ITERATIONS or len(search.nodes) >= LARGEST_TREE:
            return False
        search.think(self.view, CHUNK)
        self.iterations += CHUNK
        return True
