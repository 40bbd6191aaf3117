"""Somebody who sits beside the player: a lesson's minstrel, a coach, or nobody."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

import pygame

from gest_desktop.ai.worker import Worker
from gest_desktop.scenes.table.answer.answering import Reaction
from gest_desktop.scenes.table.answer.drag_search import Answers
from gest_desktop.scenes.table.gestures import Gesture
from gest_desktop.scenes.table.panels.question_view import QuestionView
from gest_desktop.scenes.table.replay.beat_player import Listener
from gest_desktop.scenes.table.seen.things import Thing
from gest_desktop.scenes.table.session.contest import Contest
from gest_desktop.scenes.table.session.table_moment import Pos, TableMoment
from gest_desktop.scenes.table.session.turn_flow import TurnFlow
from gest_desktop.scenes.table.table_state import TableState
from gest_desktop.scenes.table.table_view import TableView


class GuidedTable(Protocol):
    """What a guide may use of the table."""

    state: TableState

    def react(self, reaction: Reaction) -> None: ...

    def dispatch(self, word: str) -> None: ...

    def hit(self, pos: Pos) -> Thing | None: ...


class Overlay:
    """What a guide puts on top of the table; nothing, at a plain one."""

    stays_put = False  # it is laid by the table as it was seen last, and moves only if it must
    stops: tuple[Thing, ...] = ()  # what the keyboard reaches after the answers

    def lay_out(self, moment: TableMoment, view: TableView, question: QuestionView) -> None:
        """Put everything in its place; the table has been laid out already."""

    def draw(self, target: pygame.Surface, moment: TableMoment) -> None:
        """Under what is in the hand."""

    def covers(self, pos: Pos) -> bool:
        return False

    def hit(self, pos: Pos) -> Thing | None:
        return None


class Guide:
    """At a plain table nobody guides, and everything goes `onward` as the table itself would have it."""

    keeps_picture = True  # for the list of saved games

    @property
    def is_lively(self) -> bool:
        """Whether the loop must not sleep."""
        return False

    def sit_beside(self, table: GuidedTable) -> None:
        """Called once, before anything else."""

    def title(self) -> str:
        """The name of the window."""
        return ""

    def flow(
        self,
        contest: Contest,
        worker: Callable[[], Worker],
        confirm: str,
        begins: Listener,
        lands: Listener,
    ) -> TurnFlow:
        """How the game goes on: who answers for the rival, and what waits."""
        return TurnFlow(contest, worker, confirm, begins, lands)

    def make_overlay(self) -> Overlay:
        """For another size of the window, or another language."""
        return Overlay()

    def take(self, gesture: Gesture, onward: Callable[[Gesture], None]) -> None:
        onward(gesture)

    def dispatch(self, word: str, onward: Callable[[str], None]) -> None:
        """What a key or a sign does beside answering."""
        onward(word)

    def react(self, reaction: Reaction, onward: Callable[[Reaction], None]) -> None:
        """Hear an answer before the referee does."""
        onward(reaction)

    def meant(self, ways: Sequence[Answers]) -> Sequence[Answers]:
        """What a drag that can mean several things may mean."""
        return ways

    def update(self, seconds: float, onward: Callable[[float], bool]) -> bool:
        """Let time pass; True if the picture has changed."""
        return onward(seconds)
