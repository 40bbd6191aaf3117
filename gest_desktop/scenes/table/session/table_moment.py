"""Everything that a picture of the table is made of, at one moment."""

from __future__ import annotations

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
    """Whoever draws, writes or marks gets this, and asks nobody else."""

    flow: TurnFlow
    settings: Settings
    adviser: Adviser | None  # if anybody was asked for advice
    pos: Pos
    hovered: Thing | None
    focused: Thing | None
    resting_on: Thing | None  # what was asked about, or where the pointer has rested long enough
    is_asked: bool  # by the right button or by its key
    held: HeldPieces | None
    returning: Returning | None
    held_ends: frozenset[Thing]  # where what is held may be put down
    hover_ends: frozenset[Thing]  # where the piece under the pointer could be dragged
    shows_reasons: bool
    message: str  # said for a moment instead of what is asked
    toast: str  # what went by itself
    clock: float
    glow: float  # how bright the breathing highlight is
    version: int  # counts what has changed within a question

    @property
    def contest(self) -> Contest:
        return self.flow.contest

    @property
    def is_playing(self) -> bool:
        """Whether something moves on the table."""
        return self.flow.beat_player.is_playing

    @property
    def question(self) -> Answering | None:
        """What can be answered now: nothing while something moves."""
        return None if self.is_playing else self.flow.answering

    @property
    def position(self) -> tuple[object, ...]:
        """Equal as long as the same question is asked at the same table."""
        return self.flow, len(self.contest.game.answers), self.flow.viewer, self.version
