"""The pages of a lesson: moving between bubbles, and demonstrating steps."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gest_desktop.rules.words import _
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.table.answer.answering import Answering, Reaction
from gest_desktop.scenes.table.guide import GuidedTable
from gest_desktop.scenes.table.seen.things import Thing
from gest_desktop.scenes.tutorial.bubble_buttons import BACK, NEXT, SHOW, is_of_bubble
from gest_desktop.scenes.tutorial.course import Course
from gest_desktop.scenes.tutorial.lesson import Lesson
from gest_desktop.scenes.tutorial.play import contest_of
from gest_desktop.scenes.tutorial.speaking import nudge_of
from gest_desktop.scenes.tutorial.talk import Talk

SHINING: Final = 1.0  # seconds for which the next step is highlighted before it is done
Progress = Callable[[Lesson, int], None]
Done = Callable[[Lesson], None]


class Paging:
    """Turns pages, demonstrates steps, and handles replies to the bubble's questions."""

    def __init__(
        self,
        app: App,
        table: GuidedTable,
        course: Course,
        talk: Talk,
        on_progress: Progress | None,
        done: Done | None,
    ) -> None:
        self.app, self.table, self.course, self.talk = app, table, course, talk
        self.on_progress, self.done = on_progress, done

    def touch(self, thing: Thing) -> bool:
        """Press a button of the bubble; False if the thing is none."""
        if not is_of_bubble(thing):
            return False
        self.app.sound.play("button_click")
        if thing == NEXT:
            self.read_on()
        elif thing == BACK:
            self.go_back()
        elif thing == SHOW:
            self.show_how()
        else:
            self.reply(thing.number)
        return True

    def go_to(self, at: int) -> None:
        """Move to a beat, with everything before it done as shown."""
        self.course.move_to(at)
        self.table.state.sit_down(contest_of(self.course))
        self.came_to_beat()

    def begin_again(self) -> None:
        self.go_to(0)
        self.refresh()

    def came_to_beat(self) -> None:
        """Start a new bubble: remarks about earlier attempts are cleared."""
        self.talk.clear()
        self.table.state.start_question()
        if self.on_progress is not None:
            self.on_progress(self.course.lesson, self.course.at)

    def read_on(self) -> None:
        """Move to the next bubble; a question may be skipped, a step may not."""
        self.table.state.flow.beat_player.finish()
        if not self.course.is_settled and self.course.beat.kind != "check":
            self.nudge()
        elif self.course.is_last:
            if self.done is not None:
                self.done(self.course.lesson)
        elif self.course.lesson.beats[self.course.at + 1].fresh:
            self.go_to(self.course.at + 1)
        else:
            self.course.read_on()
            self.came_to_beat()
        self.refresh()

    def go_back(self) -> None:
        """Undo what was begun in this beat; if nothing was, go back to the previous beat."""
        self.talk.is_showing = False
        begun = bool(self.course.given) and self.course.beat.kind == "do"
        if self.course.at == 0 and not begun:
            self.talk.remark = _("This is where the lesson begins.")
        else:
            self.go_to(self.course.at if begun else self.course.at - 1)
        self.refresh()

    def reply(self, number: int) -> None:
        check = self.course.beat.check
        if check is None:
            return
        right = number == check.right
        self.app.sound.play("success" if right else "failure")
        because = check.because.in_language(self.app.settings.language)
        self.talk.remark = f"{_('Well said!')} {because}" if right else because
        self.talk.is_praise, self.course.is_answered = right, right
        self.table.state.pointer.focus = -1
        self.refresh()

    def nudge(self) -> None:
        self.talk.scold(nudge_of(self.course))
        self.refresh()

    def refresh(self) -> None:
        self.table.state.refresh()
        self.app.dirty = True

    def show_how(self) -> None:
        """Do the step for the learner, answer by answer, so that it can be watched."""
        self.talk.is_showing, self.talk.shone_for = self.course.beat.kind == "do", 0.0
        self.talk.remark = ""

    def show_on(self, seconds: float) -> bool:
        """Continue the demonstration; True if there is one."""
        flow, talk = self.table.state.flow, self.talk
        if not talk.is_showing or flow.answering is None or flow.beat_player.is_playing:
            return False
        talk.shone_for += seconds
        if talk.shone_for >= SHINING or self.app.pace.instant:
            self.show_next(flow.answering)
        return True

    def show_next(self, answering: Answering) -> None:
        self.talk.shone_for = 0.0
        at, wanted = self.course.at, self.course.wanted(answering.asked)
        if wanted:
            self.table.react(Reaction(wanted[:1]))
        if not wanted or self.course.at != at:
            self.talk.is_showing = False
