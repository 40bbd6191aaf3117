"""Where the player points, by mouse or keyboard, and what is in the hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gest_desktop.scenes.table.answer.held_pieces import HeldPieces, Returning
from gest_desktop.scenes.table.seen.things import Thing

HOVER_DELAY: Final = 0.45  # seconds of rest before a note appears
HIDDEN: Final = -60.0  # seconds of rest before a note comes back by itself
Pos = tuple[int, int]


@dataclass
class Pointer:
    pos: Pos = (-1, -1)
    still: float = 0.0  # seconds that it has rested
    hovered: Thing | None = None
    asked_about: Thing | None = None  # by the right button: stays until something else happens
    shows_reasons: bool = False
    held: HeldPieces | None = None
    returning: Returning | None = None  # what was dropped in the wrong place
    focus: int = -1  # among the stops of the question; -1: nowhere yet

    def move_to(self, pos: Pos) -> None:
        self.pos, self.still, self.asked_about = pos, 0.0, None

    def put_away(self) -> None:
        """Notes and cards that lie on the table go when something else happens."""
        self.asked_about, self.shows_reasons, self.still = None, False, HIDDEN

    def start_anew(self) -> None:
        """At another position nothing is held, asked about or in focus."""
        self.held, self.returning, self.asked_about, self.focus = None, None, None, -1

    @property
    def resting_on(self) -> Thing | None:
        """What was asked about, or what the pointer has rested on long enough."""
        if self.asked_about is not None:
            return self.asked_about
        return self.hovered if self.still >= HOVER_DELAY and self.held is None else None

    def step_focus(self, by: int, count: int) -> None:
        """To the next of so many stops, round and round."""
        if count:
            self.focus = (self.focus + by) % count if self.focus >= 0 else (0 if by > 0 else count - 1)
