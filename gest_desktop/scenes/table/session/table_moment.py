"""Everything that a picture of the table is made of, at one moment."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from gest_desktop.scenes.shell.settings import Settings
from gest_desktop.scenes.table.answer.answering import Answering
from gest_desktop.scenes.table.answer.held_pieces import HeldPieces, Returning
from gest_desktop.scenes.table.seen.things import Thing
from gest_desktop.scenes.table.session.adviser import Adviser
from gest_desktop.scenes.table.session.contest import Contest
from gest_desktop.scenes.table.session.turn_flow import TurnFlow

Pos = tuple[int, int]


@dataclass(frozen=True)
class TableMoment:
    """The only input for drawing, text and marks."""

    flow: TurnFlow
    settings: Settings
    adviser: Adviser | None  # if advice was requested
    pos: Pos
    hovered: Thing | None
    focused: Thing | None
    resting_on: Thing | None  # what was asked about, or where the pointer has rested long enough
    is_asked: bool  # by right click or key
    touched: Thing | None  # the place, box or card of the last answer
    held: HeldPieces | None
    returning: Returning | None
    held_ends: frozenset[Thing]  # where the held pieces may be dropped
    hover_ends: frozenset[Thing]  # where the piece under the pointer could be dragged
    shows_reasons: bool
    message: str  # shown briefly instead of the question
    toast: str  # what happened automatically
    away: float  # seconds since the opponent's last turn, once that is long ago
    clock: float
    glow: float  # brightness of the pulsing highlight
    version: int  # counts changes within a question
    peeks: bool = False  # cards and notes are hidden for as long as the player wants
    pad: Mapping[str, str] | None = None  # the letters of each command, while a gamepad is used
    spot: Pos | None = None  # where the hand was with the last answer, if a card goes there

    @property
    def contest(self) -> Contest:
        return self.flow.contest

    @property
    def is_playing(self) -> bool:
        """Whether something is moving on the table."""
        return self.flow.beat_player.is_playing

    @property
    def question(self) -> Answering | None:
        """The question that can be answered now; None while something is moving."""
        return None if self.is_playing else self.flow.answering

    @property
    def position(self) -> tuple[object, ...]:
        """Equal as long as the same question is asked at the same table."""
        return self.flow, len(self.contest.game.answers), self.flow.viewer, self.version
