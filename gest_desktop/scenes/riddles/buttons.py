"""What the buttons and keys of a riddle do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from gest_desktop.rules.words import _
from gest_desktop.scenes.riddles.attempt import Attempt, Stage
from gest_desktop.scenes.riddles.overlay import RiddleOverlay
from gest_desktop.scenes.riddles.pause import riddle_pause
from gest_desktop.scenes.riddles.sheets import AGAIN, ANSWER, CLOSE, HINT, LEAVE, NEXT, SEE, SKIP
from gest_desktop.scenes.riddles.sitting import Sitting
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.shell.gestures import Gesture
from gest_desktop.scenes.table.guide import Guide, GuidedTable
from gest_desktop.scenes.table.seen.things import Thing


@dataclass(frozen=True)
class Leads:
    """Where a riddle leads: what happens when it is done, what comes next, and how to leave it."""

    done: Callable[[Attempt], None]
    leave: Callable[[], None]
    following: Callable[[], None] | None = None


class RiddleButtons(Guide):
    """The part of a riddle's guide that takes clicks and keys."""

    app: App
    table: GuidedTable
    sitting: Sitting
    overlay: RiddleOverlay
    leads: Leads
    shows_hint = False
    waited = 0.0  # seconds since the last choice of the answer was shown

    @property
    def attempt(self) -> Attempt:
        return self.sitting.attempt

    @property
    def is_playing(self) -> bool:
        return self.sitting.is_playing

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

    def run_out(self) -> None:
        """Jump to the end of what is being played."""
        self.sitting.run_out()
        self.refresh()

    def refresh(self) -> None:
        self.table.state.refresh()
        self.app.dirty = True
