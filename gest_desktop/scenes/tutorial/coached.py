"""The table of the first game: as ever, with somebody who points out what was missed."""

from __future__ import annotations

from gest_desktop.rules.words import _
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.table.answer.answering import Reaction
from gest_desktop.scenes.table.commands import Commands
from gest_desktop.scenes.table.gestures import Gesture
from gest_desktop.scenes.table.pause import Row, table_pause
from gest_desktop.scenes.table.popups import HOVER_DELAY
from gest_desktop.scenes.table.scene import NAP, TableScene
from gest_desktop.scenes.table.session.contest import Contest
from gest_desktop.scenes.tutorial.advising import ENOUGH, UNDO, CoachedDrawing
from gest_desktop.scenes.tutorial.coach import Coach
from gest_desktop.scenes.tutorial.progress import load_progress


class CoachedScene(TableScene):
    commands: CoachedCommands
    drawing: CoachedDrawing

    def __init__(self, app: App, contest: Contest, greeting: str = "") -> None:
        super().__init__(app, contest)
        self.commands = CoachedCommands(self)
        self.coach = Coach(contest, contest.viewer)
        self.words = greeting
        self.is_advising = False  # the words are about an answer that was just given

    def make_drawing(self) -> CoachedDrawing:
        return CoachedDrawing(self)

    def say(self, words: str) -> None:
        self.words, self.is_advising = words, bool(words)

    def update(self, seconds: float) -> bool:
        changed = self.wait(seconds) if self.holds_still else super().update(seconds)
        if self.is_worker_taken or not (self.flow.is_mine or self.coach.is_weighing):
            self.coach.forget()
            return changed
        if self.flow.answering is not None:
            self.coach.attend(self.app.worker)
        self.coach.receive(self.app.worker)
        advice = self.coach.advice()
        if advice:
            self.say(advice)
        return changed or bool(advice)

    @property
    def holds_still(self) -> bool:
        """Nothing moves before advice has been read, and the rival waits for what is being thought out."""
        play = self.flow
        if play.answering is not None:
            return False
        is_rivals = not play.is_mine and not play.beat_player.is_playing
        return self.is_advising or (is_rivals and self.coach.is_weighing)

    def wait(self, seconds: float) -> bool:
        """Only notes under the pointer come and go."""
        self.clock += seconds
        self.still += seconds
        return self.still < HOVER_DELAY + NAP

    @property
    def is_worker_taken(self) -> bool:
        rival = self.flow.rival
        return (self.has_adviser and self.adviser.is_thinking) or (rival is not None and rival.is_thinking)

    @property
    def is_lively(self) -> bool:
        return super().is_lively or self.coach.is_thinking

    def react(self, reaction: Reaction) -> None:
        if reaction.answers:
            self.coach.see(reaction.answers[0])
            self.say(self.coach.advice())
        elif self.flow.answering is not None and self.flow.answering.pending:
            self.say("")  # so that Enter is the second word
        super().react(reaction)

    @property
    def can_take_back(self) -> bool:
        """Whether the answer that the words are about is still open."""
        return self.is_advising and self.contest.steps_back() > 0

    def undo(self) -> None:
        """What cannot be taken back can still be read about."""
        if self.can_take_back:
            self.say("")
        super().undo()

    def click(self, gesture: Gesture) -> None:
        """Any answer puts the bubble away; while the table waits for that, so does a click beside it."""
        bubble, thing = self.drawing.bubble, self.drawing.hit(gesture.pos)
        if bubble is None or not bubble.covers(gesture.pos):
            if self.holds_still and (thing is None or thing.kind != "button"):
                self.say("")
            else:
                super().click(gesture)
        elif thing is not None:
            self.app.sound.play("button_click")
            if thing == UNDO:
                self.undo()
                return
            self.say("")
            if thing == ENOUGH:
                self.switch_advice()

    def switch_advice(self) -> None:
        self.coach.is_on = not self.coach.is_on
        self.say("")
        seed = self.contest.game.beginning.seed if self.coach.is_on else None
        load_progress(self.app.settings_file).advise_in(seed)
        self.show_message(
            _("Advice is on.") if self.coach.is_on else _("No more advice; the menu brings it back.")
        )


class CoachedCommands(Commands):
    table: CoachedScene

    def activate(self) -> None:
        """Enter and Esc thank the coach first."""
        if not self.thanks():
            super().activate()

    def cancel(self) -> None:
        if not self.thanks():
            super().cancel()

    def thanks(self) -> bool:
        """Put away what he says; False if he says nothing."""
        if self.table.drawing.bubble is None:
            return False
        self.table.say("")
        return True

    def menu(self) -> None:
        words = _("No more advice") if self.table.coach.is_on else _("Ask for advice again")
        advice = Row("advice", words, "blue", "icon_hint", self.switch_advice)
        self.app.push(table_pause(self.app, self.table.contest, below=(advice,)))

    def switch_advice(self) -> None:
        self.table.switch_advice()
        self.app.pop()
