"""What the opponents did since a person last chose, to be seen again."""

from __future__ import annotations

from collections.abc import Iterable

from gest_desktop.tales.bandits.table.replay.beats import Beat


class LastMoves:
    """The beats of computer bands; a person's own are not among them."""

    def __init__(self) -> None:
        self.beats: list[Beat] = []
        self.viewer = 0
        self.is_old = False  # a person has chosen since

    def take_up(self, beats: Iterable[Beat], viewer: int, *, is_persons: bool) -> None:
        if is_persons:
            self.is_old = True
            return
        if self.is_old or viewer != self.viewer:
            self.clear()
        self.viewer = viewer
        self.beats.extend(beats)

    def seen_by(self, viewer: int) -> list[Beat]:
        """Nothing that was shown to someone else: it may hold their secrets."""
        return list(self.beats) if viewer == self.viewer else []

    def clear(self) -> None:
        self.beats.clear()
        self.is_old = False
