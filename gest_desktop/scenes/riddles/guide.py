"""The guide of a riddle: judges the choices, and shows what follows them in time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gest_desktop.ai.riddles.riddle import Riddle
from gest_desktop.ai.worker import Worker
from gest_desktop.rules.words import _
from gest_desktop.scenes.riddles.attempt import Stage
from gest_desktop.scenes.riddles.buttons import Leads, RiddleButtons
from gest_desktop.scenes.riddles.names import name_of
from gest_desktop.scenes.riddles.overlay import RiddleOverlay
from gest_desktop.scenes.riddles.practice import riddle_flow
from gest_desktop.scenes.riddles.sitting import Sitting
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.table.answer.answering import Reaction
from gest_desktop.scenes.table.guide import GuidedTable
from gest_desktop.scenes.table.replay.beat_player import Listener
from gest_desktop.scenes.table.session.contest import Contest
from gest_desktop.scenes.table.session.turn_flow import TurnFlow

RESTING: Final = (Stage.REFUTED, Stage.DONE)  # nothing moves until a button is pressed
PAUSE: Final = 0.7  # seconds before each choice of the answer is shown


class RiddleGuide(RiddleButtons):
    holds_cards = False

    def __init__(self, app: App, riddle: Riddle, leads: Leads) -> None:
        self.app, self.riddle, self.leads = app, riddle, leads

    def sit_beside(self, table: GuidedTable) -> None:
        self.table, self.sitting = table, Sitting(table, self.riddle)

    def title(self) -> str:
        return name_of(self.riddle)

    def flow(
        self,
        contest: Contest,
        worker: Callable[[], Worker],
        confirm: str,
        begins: Listener,
        lands: Listener,
    ) -> TurnFlow:
        return riddle_flow(contest, worker, confirm, begins, lands)

    def make_overlay(self) -> RiddleOverlay:
        self.overlay = RiddleOverlay(self)
        return self.overlay

    @property
    def is_lively(self) -> bool:
        return self.is_playing or self.attempt.stage is Stage.SHOWING

    # --- time

    def update(self, seconds: float, onward: Callable[[float], bool]) -> bool:
        state = self.table.state
        if state.flow.beat_player.is_playing:
            return onward(seconds)
        if self.is_playing:
            return self.play_on()
        if self.attempt.stage is Stage.SHOWING:
            return self.show_on(seconds)
        if self.attempt.stage in RESTING:
            return self.rest(seconds)
        return onward(seconds)

    def rest(self, seconds: float) -> bool:
        """Let a panel be read; the prompt says meanwhile how it went."""
        state, words = self.table.state, self.said()
        state.notices.toast_until = 0.0  # the panel says what happened
        is_new = state.notices.message != words or not state.notices.message_for
        state.notices.say(words)
        return state.rest(seconds) or is_new

    def said(self) -> str:
        """What the prompt says while a panel waits to be read."""
        if self.attempt.stage is Stage.REFUTED:
            return _("There is a better choice.")
        return _("The riddle is solved.") if self.attempt.is_solved else _("That was the solution.")

    def play_on(self) -> bool:
        """Play the next answer of the line; at its end, tell what it led to."""
        if not self.sitting.play_on():
            self.refresh()
        return True

    def show_on(self, seconds: float) -> bool:
        """Show the next choice of the answer, after a moment for looking."""
        self.waited += seconds
        if self.waited < PAUSE and not self.app.pace.instant:
            return self.table.state.rest(seconds)
        self.waited = 0.0
        self.sitting.show_step()
        if self.attempt.stage is Stage.DONE:
            self.finish()
        return True

    # --- answers

    def react(self, reaction: Reaction, onward: Callable[[Reaction], None]) -> None:
        if not (self.attempt.is_asking and reaction.answers):
            onward(reaction)
            return
        self.shows_hint = False
        right = self.sitting.judged(reaction.answers)
        if right < len(reaction.answers) and not self.attempt.is_done:
            self.app.sound.play("failure")
            if not self.sitting.refute(reaction.answers[: right + 1]):
                onward(Reaction())
            self.refresh()
        else:
            self.sitting.follow(reaction.answers[:right])
            onward(Reaction(reaction.answers[:right]))
            if self.attempt.is_done:
                self.app.sound.play("success")
                self.finish()

    def finish(self) -> None:
        self.leads.done(self.attempt)
