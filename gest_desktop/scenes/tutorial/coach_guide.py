"""The guide of the first game: an ordinary table, with a coach who points out missed chances."""

from __future__ import annotations

from collections.abc import Callable

from gest_desktop.rules.words import _
from gest_desktop.scenes.menus.pause import Row
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.shell.gestures import Gesture
from gest_desktop.scenes.table.answer.answering import Reaction
from gest_desktop.scenes.table.guide import Guide, GuidedTable
from gest_desktop.scenes.table.pause import table_pause
from gest_desktop.scenes.table.scene import TableScene
from gest_desktop.scenes.table.session.contest import Contest
from gest_desktop.scenes.tutorial.coach import Coach
from gest_desktop.scenes.tutorial.coach_overlay import ENOUGH, UNDO, Advice, CoachOverlay
from gest_desktop.scenes.tutorial.progress import load_progress


def coached_scene(app: App, contest: Contest, greeting: str = "") -> TableScene:
    return TableScene(app, contest, CoachGuide(app, Coach(contest, contest.viewer), greeting))


class CoachGuide(Guide):
    table: GuidedTable
    overlay: CoachOverlay

    def __init__(self, app: App, coach: Coach, greeting: str = "") -> None:
        self.app, self.coach, self.words = app, coach, greeting
        self.is_advising = False  # the words are about the answer just given

    def sit_beside(self, table: GuidedTable) -> None:
        self.table = table

    def make_overlay(self) -> CoachOverlay:
        self.overlay = CoachOverlay(self.advice)
        return self.overlay

    def advice(self) -> Advice:
        return Advice(self.words, self.can_take_back, self.holds_still)

    def say(self, words: str) -> None:
        self.words, self.is_advising = words, bool(words)

    def update(self, seconds: float, onward: Callable[[float], bool]) -> bool:
        state = self.table.state
        changed = state.rest(seconds) if self.holds_still else onward(seconds)
        if not (state.flow.is_mine or self.coach.is_weighing):
            self.coach.forget()  # advice would come too late
            return changed
        if state.flow.answering is not None:
            self.coach.attend(self.app.minds.worker)
        self.coach.receive()
        advice = self.coach.advice()
        if advice:
            self.say(advice)
        return changed or bool(advice)

    @property
    def holds_still(self) -> bool:
        """Whether the table waits: until advice has been read, or until the coach's search is done."""
        flow = self.table.state.flow
        if flow.answering is not None:
            return False
        is_rivals = not flow.is_mine and not flow.beat_player.is_playing
        return self.is_advising or (is_rivals and self.coach.is_weighing)

    @property
    def is_lively(self) -> bool:
        return self.coach.is_thinking

    @property
    def can_take_back(self) -> bool:
        """Whether the answer the advice is about can still be undone."""
        return self.is_advising and self.table.state.contest.steps_back() > 0

    def react(self, reaction: Reaction, onward: Callable[[Reaction], None]) -> None:
        answering = self.table.state.flow.answering
        if reaction.answers:
            self.coach.see(reaction.answers[0])
            self.say(self.coach.advice())
        elif answering is not None and answering.pending:
            self.say("")  # so that Enter confirms
        onward(reaction)

    def take(self, gesture: Gesture, onward: Callable[[Gesture], None]) -> None:
        if gesture.kind == "click":
            self.click(gesture, onward)
        else:
            onward(gesture)

    def click(self, gesture: Gesture, onward: Callable[[Gesture], None]) -> None:
        """Any button closes the bubble; while the table waits for that, so does a click beside it."""
        thing = self.table.hit(gesture.pos)
        if not self.overlay.covers(gesture.pos):
            if self.holds_still and (thing is None or thing.kind != "button"):
                self.say("")
            else:
                onward(gesture)
        elif thing is not None:
            self.app.sound.play("button_click")
            if thing == UNDO:
                self.table.dispatch("undo")
                return
            self.say("")
            if thing == ENOUGH:
                self.switch_advice()

    def dispatch(self, word: str, onward: Callable[[str], None]) -> None:
        """Enter and Esc close the bubble first; Undo closes it only if the answer can be undone."""
        if word in ("activate", "cancel", "back") and self.overlay.bubble is not None:
            self.say("")
        elif word == "menu":
            self.open_menu()
        else:
            if word == "undo" and self.can_take_back:
                self.say("")
            onward(word)

    def open_menu(self) -> None:
        words = _("Turn off advice") if self.coach.is_on else _("Turn on advice")
        advice = Row("advice", words, "blue", "icon_hint", self.switch_advice_and_go_on)
        table = self.table.state
        self.app.push(table_pause(self.app, table.contest, table.flow.chronicle_lines, below=(advice,)))

    def switch_advice_and_go_on(self) -> None:
        self.switch_advice()
        self.app.pop()

    def switch_advice(self) -> None:
        state = self.table.state
        self.coach.is_on = not self.coach.is_on
        self.say("")
        seed = state.contest.game.beginning.seed if self.coach.is_on else None
        load_progress(self.app.settings_file).advise_in(seed)
        state.notices.say(
            _("Advice is on.")
            if self.coach.is_on
            else _("Advice is off. You can turn it on again in the menu.")
        )
