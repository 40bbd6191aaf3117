"""The guide of a table: a lesson's minstrel, a coach, or none."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

import pygame

from gest_desktop.ai.worker import Worker
from gest_desktop.scenes.shell.gestures import Gesture
from gest_desktop.scenes.table.answer.answering import Reaction
from gest_desktop.scenes.table.answer.drag_search import Answers
from gest_desktop.scenes.table.panels.question_view import QuestionView
from gest_desktop.scenes.table.replay.beat_player import Listener
from gest_desktop.scenes.table.seen.things import Thing
from gest_desktop.scenes.table.session.contest import Contest
from gest_desktop.scenes.table.session.table_moment import Pos, TableMoment
from gest_desktop.scenes.table.session.turn_flow import TurnFlow
from gest_desktop.scenes.table.table_state import TableState
from gest_desktop.scenes.table.table_view import TableView


class GuidedTable(Protocol):
    """The part of the table that a guide may use."""

    state: TableState

    def react(self, reaction: Reaction) -> None: ...

    def dispatch(self, word: str) -> None: ...

    def hit(self, pos: Pos) -> Thing | None: ...


class Overlay:
    """What a guide draws over the table; by default nothing."""

    stops: tuple[Thing, ...] = ()  # reached by the keyboard after the answers

    def claims(self, view: TableView) -> list[pygame.Rect]:
        """Strips below the prompt that nothing else may cover; asked before the question is laid out."""
        return []

    def lay_out(self, moment: TableMoment, view: TableView, question: QuestionView) -> None:
        """Position everything; the table has been laid out already."""

    def draw(self, target: pygame.Surface, moment: TableMoment) -> None:
        """Draw below the held pieces."""

    @property
    def rects(self) -> Sequence[pygame.Rect]:
        """What notes must not cover."""
        return ()

    @property
    def is_read_first(self) -> bool:
        """Whether something wants to be read before the question gets the focus."""
        return bool(self.rects)

    def rect_of(self, thing: Thing) -> pygame.Rect | None:
        """Where one of its buttons is."""
        return None

    def covers(self, pos: Pos) -> bool:
        return False

    def hit(self, pos: Pos) -> Thing | None:
        return None


class Guide:
    """The default guide does nothing: it passes everything `onward` to the table itself."""

    asks_how_many = False  # even if a single piece is dragged
    holds_cards = True  # the player may turn the next card

    @property
    def is_lively(self) -> bool:
        """Whether the main loop must keep running."""
        return False

    def sit_beside(self, table: GuidedTable) -> None:
        """Attach to the table; called once, before anything else."""

    def title(self) -> str:
        """The window title."""
        return ""

    def flow(
        self,
        contest: Contest,
        worker: Callable[[], Worker],
        confirm: str,
        begins: Listener,
        lands: Listener,
    ) -> TurnFlow:
        """The flow of the game: who answers for the opponent, and what has to wait."""
        return TurnFlow(contest, worker, confirm, begins, lands)

    def make_overlay(self) -> Overlay:
        """Create the overlay for a new window size or language."""
        return Overlay()

    def take(self, gesture: Gesture, onward: Callable[[Gesture], None]) -> None:
        onward(gesture)

    def dispatch(self, word: str, onward: Callable[[str], None]) -> None:
        """Handle a key or icon that is not an answer."""
        onward(word)

    def react(self, reaction: Reaction, onward: Callable[[Reaction], None]) -> None:
        """Handle an answer before the referee gets it."""
        onward(reaction)

    def meant(self, ways: Sequence[Answers]) -> Sequence[Answers]:
        """Narrow down the possible meanings of an ambiguous drag."""
        return ways

    def update(self, seconds: float, onward: Callable[[float], bool]) -> bool:
        """Advance the time; True if the picture has changed."""
        return onward(seconds)
