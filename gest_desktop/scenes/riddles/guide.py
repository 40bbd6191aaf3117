"""The guide of a riddle: what its buttons and keys do, and how much time everything takes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from gest_desktop.ai.riddles.riddle import Riddle
from gest_desktop.ai.worker import Worker
from gest_desktop.rules.words import _
from gest_desktop.scenes.riddles.attempt import Attempt, Stage
from gest_desktop.scenes.riddles.names import name_of
from gest_desktop.scenes.riddles.overlay import RiddleOverlay
from gest_desktop.scenes.riddles.pause import riddle_pause
from gest_desktop.scenes.riddles.practice import riddle_flow
from gest_desktop.scenes.riddles.sheets import AGAIN, ANSWER, CLOSE, HINT, LEAVE, NEXT, SEE, SKIP
from gest_desktop.scenes.riddles.sitting import Sitting
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.shell.gestures import Gesture
from gest_desktop.scenes.table.answer.answering import Reaction
from gest_desktop.scenes.table.guide import Guide, GuidedTable
from gest_desktop.scenes.table.replay.beat_player import Listener
from gest_desktop.scenes.table.seen.things import Thing
from gest_desktop.scenes.table.session.contest import Contest
from gest_desktop.scenes.table.session.turn_flow import TurnFlow

RESTING: Final = (Stage.REFUTED, Stage.DONE)  # nothing moves until a button is pressed
PAUSE: Final = 0.7  # seconds before each choice of the answer is shown


@dataclass(frozen=True)
class Leads:
    """Where a riddle leads: what happens when it is done, what comes next, and how to leave it."""

    done: Callable[[Attempt], None]
    leave: Callable[[], None]
    following: Callable[[], None] | None = None


class RiddleGuide(Guide):
    holds_cards = False
    table: GuidedTable
    sitting: Sitting
    overlay: RiddleOverlay

    def __init__(self, app: App, riddle: Riddle, leads: Leads) -> None:
        self.app, self.riddle, self.leads = app, riddle, leads
        self.waited = 0.0
        self.shows_hint = False

    def sit_beside(self, table: GuidedTable) -> None:
        self.table, self.sitting = table, Sitting(table, self.riddle)

    @property
    def attempt(self) -> Attempt:
        return self.sitting.attempt

    @property
    def is_playing(self) -> bool:
        return self.sitting.is_playing

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

    def run_out(self) -> None:
        """Jump to the end of what is being played."""
        self.sitting.run_out()
        self.refresh()

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

    # --- buttons, keys

    def take(self, gesture: Gesture, onward: Callable[[Gesture], None]) -> None:
        if gesture.kind == "click":
            thing = self.overlay.hit(gesture.pos)
            if thing is not None and self.touch(thing):
                return
            if self.overlay.covers(gesture.pos):
                return
        onward(gesture)

    def dispatch(self, word: str, onward: Callable[[str], None]) -> None:
        focused = self.table.state.focused
        if word == "activate" and focused is not None and self.touch(focused):
            return
        if word in ("activate", "cancel", "back") and self.step_through(word):
            return
        if word == "hint":
            self.hint()
        elif word in ("undo", "undo_turn"):
            self.table.state.notices.say(_("In a riddle there is nothing to undo: just try again."))
        elif word == "menu":
            self.app.push(riddle_pause(self.app, self.begin_again, self.leads.leave))
        elif word != "show_end":
            onward(word)

    def step_through(self, word: str) -> bool:
        """Enter and Esc skip what is being played, close the hint, and press the main button of a panel."""
        if self.is_playing:
            self.run_out()
        elif self.shows_hint and word != "activate":
            self.shows_hint = False
        elif self.attempt.stage is Stage.REFUTED and word == "activate":
            self.touch(AGAIN if self.attempt.tries_left else ANSWER)
        elif self.attempt.stage is Stage.DONE and word == "activate":
            self.touch(NEXT if self.leads.following is not None else LEAVE)
        else:
            return False
        self.refresh()
        return True

    def touch(self, thing: Thing) -> bool:
        """Press one of the riddle's buttons; False if the thing is none."""
        presses: dict[Thing, Callable[[], None]] = {
            AGAIN: self.try_again,
            ANSWER: self.show_answer,
            SEE: self.look_again,
            HINT: self.hint,
            CLOSE: self.close,
            SKIP: self.run_out,
            NEXT: self.go_on,
            LEAVE: self.leads.leave,
        }
        if thing not in presses:
            return False
        self.app.sound.play("button_click")
        presses[thing]()
        self.refresh()
        return True

    def close(self) -> None:
        """Close the hint, or go back to the table after a wrong choice."""
        if self.attempt.stage is Stage.REFUTED:
            self.touch(AGAIN if self.attempt.tries_left else ANSWER)
        elif self.attempt.stage is Stage.DONE:
            self.leads.leave()
        self.shows_hint = False

    def hint(self) -> None:
        if self.attempt.stage is Stage.ASKING:
            self.attempt.hint()
            self.shows_hint = True

    def try_again(self) -> None:
        self.shows_hint = False
        self.sitting.try_again()

    def begin_again(self) -> None:
        """Start over; what was tried before does not count."""
        self.shows_hint = False
        self.sitting.begin_again()

    def show_answer(self) -> None:
        self.shows_hint, self.waited = False, 0.0
        self.sitting.show_answer()

    def look_again(self) -> None:
        self.shows_hint = False
        self.sitting.look_again()

    def go_on(self) -> None:
        if self.leads.following is not None:
            self.leads.following()

    def finish(self) -> None:
        self.leads.done(self.attempt)

    def refresh(self) -> None:
        self.table.state.refresh()
        self.app.dirty = True
