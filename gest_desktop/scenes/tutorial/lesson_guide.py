"""The guide of a lesson: only what is taught moves the game; any other attempt gets a helpful sentence."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from gest_desktop.ai.worker import Worker
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.shell.gestures import Gesture
from gest_desktop.scenes.table.answer.answering import Reaction
from gest_desktop.scenes.table.answer.drag_search import Answers
from gest_desktop.scenes.table.guide import Guide, GuidedTable
from gest_desktop.scenes.table.replay.beat_player import Listener
from gest_desktop.scenes.table.session.contest import Contest
from gest_desktop.scenes.table.session.turn_flow import TurnFlow
from gest_desktop.scenes.tutorial.course import Course
from gest_desktop.scenes.tutorial.lesson_overlay import LessonOverlay
from gest_desktop.scenes.tutorial.paging import Done, Paging, Progress
from gest_desktop.scenes.tutorial.pause import lesson_pause
from gest_desktop.scenes.tutorial.play import lesson_flow
from gest_desktop.scenes.tutorial.talk import Talk
from gest_desktop.scenes.tutorial.vetting import Vetting

UNREAD: Final = 0.6  # seconds in which nobody has read a bubble


class LessonGuide(Guide):
    asks_how_many = True
    holds_cards = False
    table: GuidedTable
    pages: Paging
    vetting: Vetting
    overlay: LessonOverlay

    def __init__(
        self, app: App, course: Course, on_progress: Progress | None = None, done: Done | None = None
    ) -> None:
        self.app, self.course, self.talk = app, course, Talk()
        self.on_progress, self.done = on_progress, done

    def sit_beside(self, table: GuidedTable) -> None:
        self.table = table
        self.vetting = Vetting(self.app, table.state, self.course, self.talk)
        self.pages = Paging(self.app, table, self.course, self.talk, self.on_progress, self.done)

    def title(self) -> str:
        return self.course.lesson.title.in_language(self.app.settings.language)

    def flow(
        self,
        contest: Contest,
        worker: Callable[[], Worker],
        confirm: str,
        begins: Listener,
        lands: Listener,
    ) -> TurnFlow:
        return lesson_flow(self.course, contest, worker, confirm, begins, lands)

    def make_overlay(self) -> LessonOverlay:
        self.overlay = LessonOverlay(self.course, self.talk, self.app.settings.language)
        return self.overlay

    def update(self, seconds: float, onward: Callable[[float], bool]) -> bool:
        changed = onward(seconds)
        self.overlay.shown_for += seconds
        self.table.state.notices.toast_until = 0.0  # the minstrel says what happened automatically
        return self.pages.show_on(seconds) or changed

    def take(self, gesture: Gesture, onward: Callable[[Gesture], None]) -> None:
        if gesture.kind == "click":
            self.click(gesture, onward)
        elif gesture.kind == "drop":
            self.drop(gesture, onward)
        elif gesture.kind != "digit" or not self.reply(gesture.number):
            onward(gesture)

    def click(self, gesture: Gesture, onward: Callable[[Gesture], None]) -> None:
        thing = self.overlay.hit(gesture.pos)
        if thing is not None and self.pages.touch(thing):
            return
        before, picked = self.stance(), self.picked
        onward(gesture)
        if self.picked != picked:
            self.talk.remark = ""  # a new selection clears the remark
        speaks = self.overlay.bubble is not None and not self.overlay.covers(gesture.pos)
        if speaks and self.stance() == before:
            self.pages.nudge()

    def drop(self, gesture: Gesture, onward: Callable[[Gesture], None]) -> None:
        pointer = self.table.state.pointer
        held = pointer.held
        onward(gesture)
        if held is None and self.overlay.bubble is not None and self.table.hit(gesture.start) is not None:
            self.pages.nudge()  # a purse, a card or a Carriage cannot be dragged
        if held is not None and pointer.returning is not None:
            self.talk.scold(self.table.state.notices.message)
            self.pages.refresh()

    def reply(self, number: int) -> bool:
        """Answer the bubble's question by a digit while it is open; False if there is no such question."""
        check = self.course.beat.check
        if check is None or self.course.is_answered:
            return False
        if 1 <= number <= len(check.answers):
            self.pages.reply(number - 1)
        return True

    def stance(self) -> tuple[object, ...]:
        """Everything that a click may have changed."""
        course, talk, flow = self.course, self.talk, self.table.state.flow
        return (
            course.at,
            course.given,
            course.is_answered,
            talk.remark,
            talk.is_showing,
            flow.answering and flow.answering.pending,
            self.picked,
            flow.beat_player.is_playing,
            self.app.scene,
        )

    @property
    def picked(self) -> dict[str, int]:
        """How many Merry Men of each kind are ticked."""
        answering = self.table.state.flow.answering
        party = answering.party if answering is not None else None
        return dict(party.picked) if party is not None else {}

    def react(self, reaction: Reaction, onward: Callable[[Reaction], None]) -> None:
        """Vet an answer; a remark about the attempt stays when this leads to the next bubble."""
        if self.vetting.react(reaction, onward):
            remark = self.talk.remark
            self.pages.came_to_beat()
            self.talk.remark = remark

    def meant(self, ways: Sequence[Answers]) -> Sequence[Answers]:
        return self.vetting.meant(ways)

    def dispatch(self, word: str, onward: Callable[[str], None]) -> None:
        if word == "activate":
            self.activate(onward)
        elif word == "hint":
            self.hint()
        elif word == "undo":
            self.pages.go_back()
        elif word == "menu":
            self.app.push(lesson_pause(self.app, self.pages.begin_again))
        elif word != "show_end":  # the minstrel says who has won
            onward(word)

    def activate(self, onward: Callable[[str], None]) -> None:
        """Enter turns the page where there is nothing to do but read."""
        focused, beat_player = self.table.state.focused, self.table.state.flow.beat_player
        if beat_player.is_playing:
            beat_player.finish()
        elif self.overlay.shown_for < UNREAD and not self.app.pace.instant:
            return  # it was meant for what was still moving
        elif focused is not None and self.pages.touch(focused):
            return
        elif self.course.is_settled and (focused is None or focused.kind != "button"):
            self.pages.read_on()
        else:
            onward("activate")

    def hint(self) -> None:
        """Let the minstrel show the step, or give a nudge."""
        if self.course.beat.kind == "do":
            self.pages.show_how()
        else:
            self.pages.nudge()
