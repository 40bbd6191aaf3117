"""What the player points at, by mouse or keyboard, and what is held."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from gest_desktop.scenes.table.answer.held_pieces import HeldPieces, Returning
from gest_desktop.scenes.table.seen.things import Thing

HOVER_DELAY: Final = 0.45  # seconds without movement before a note appears
HIDDEN: Final = -60.0  # seconds without movement before a note reappears
Pos = tuple[int, int]


@dataclass
class Pointer:
    pos: Pos = (-1, -1)
    still: float = 0.0  # seconds without movement
    hovered: Thing | None = None
    asked_about: Thing | None = None  # by right click: stays until something else happens
    shows_reasons: bool = False
    held: HeldPieces | None = None
    returning: Returning | None = None  # dropped in the wrong place
    touched: Thing | None = None  # on the table, with the last answer
    spot: Pos | None = None  # where the hand is, if that is nearer than what was touched
    focus: int = -1  # index among the stops of the question; -1: none yet
    looked: Thing | None = None  # has the focus, but is none of the stops
    peeks: bool = False  # cards and notes are hidden while the player looks at the table
    pad: Mapping[str, str] | None = None  # the letters of each command, while a gamepad is used

    def move_to(self, pos: Pos) -> None:
        self.pos, self.still, self.asked_about = pos, 0.0, None

    def put_away(self) -> None:
        """Close notes and enlarged cards when something else happens."""
        self.asked_about, self.shows_reasons, self.still = None, False, HIDDEN

    def start_anew(self) -> None:
        """Reset for a new position: nothing is held, asked about or focused."""
        self.held, self.returning, self.asked_about, self.focus = None, None, None, -1
        self.touched = self.looked = self.spot = None

    @property
    def resting_on(self) -> Thing | None:
        """What was asked about, or what the pointer has rested on long enough."""
        if self.asked_about is not None:
            return self.asked_about
        return self.hovered if self.still >= HOVER_DELAY and self.held is None else None

    def step_focus(self, by: int, count: int) -> None:
        """Move the focus among this many stops, wrapping around."""
        self.looked = None
        if count:
            self.focus = (self.focus + by) % count if self.focus >= 0 else (0 if by > 0 else count - 1)
