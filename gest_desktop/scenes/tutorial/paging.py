"""The pages of a lesson: the ordinary table, with a minstrel who turns from one bubble to the next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gest_desktop.rules.words import _
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.table.answer.answering import Answering, Reaction
from gest_desktop.scenes.table.scene import TableScene
from gest_desktop.scenes.table.session.contest import Contest
from gest_desktop.scenes.tutorial.course import Course
from gest_desktop.scenes.tutorial.lesson import Lesson
from gest_desktop.scenes.tutorial.play import contest_of, lesson_flow
from gest_desktop.scenes.tutorial.speaking import nudge_of

SHINING: Final = 1.0  # seconds in which one sees where the next step will be made


class PagingScene(TableScene):
    """Turns pages, shows how a step is made, and hears the answers to its questions."""

    def __init__(
        self,
        app: App,
        lesson: Lesson,
        at: int = 0,
        message: Callable[[Lesson, int], None] | None = None,
        done: Callable[[Lesson], None] | None = None,
    ) -> None:
        self.course = Course(lesson, at)
        super().__init__(app, contest_of(self.course))
        self.on_progress, self.done = message, done
        self.remark, self.is_praise = "", False
        self.is_showing, self.shone_for = False, 0.0  # where the next step is, before it is shown
        self.sit_down(self.contest)

    def rebuild(self) -> None:
        self.name = self.course.lesson.title.in_language(self.app.settings.language)
        super().rebuild()

    def sit_down(self, contest: Contest) -> None:
        """At a table with this position on it."""
        self.contest = contest
        confirm = self.app.settings.confirm
        self.flow = lesson_flow(
            self.course, contest, lambda: self.app.worker, confirm, self.begins, self.lands
        )
        self.held, self.returning, self.asked_about, self.focus = None, None, None, -1
        self.message_for, self.has_ended = 0.0, False

    def go_to(self, at: int) -> None:
        """To a beat, with everything before it done as it was shown."""
        self.course.move_to(at)
        self.sit_down(contest_of(self.course))
        self.came_to_beat()

    def begin_again(self) -> None:
        self.go_to(0)
        self.refresh()

    def came_to_beat(self) -> None:
        """Another bubble: what was said about earlier tries is over."""
        self.remark, self.is_praise, self.focus = "", False, -1
        self.asked_at = self.clock
        if self.on_progress is not None:
            self.on_progress(self.course.lesson, self.course.at)

    def read_on(self) -> None:
        """To the next bubble; a question may be left open, a step may not."""
        self.flow.beat_player.finish()
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
        """What was begun in this beat is undone; if nothing was, the beat before is read again."""
        self.is_showing = False
        begun = bool(self.course.given) and self.course.beat.kind == "do"
        if self.course.at == 0 and not begun:
            self.remark = _("This is where the lesson begins.")
        else:
            self.go_to(self.course.at if begun else self.course.at - 1)
        self.refresh()

    def show_how(self) -> None:
        """Do the step for the learner, answer by answer, so that he can watch."""
        self.is_showing, self.shone_for = self.course.beat.kind == "do", 0.0
        self.remark = ""

    def reply(self, number: int) -> None:
        check = self.course.beat.check
        if check is None:
            return
        right = number == check.right
        self.app.sound.play("success" if right else "failure")
        because = check.because.in_language(self.app.settings.language)
        self.remark = f"{_('Well said!')} {because}" if right else because
        self.is_praise, self.course.is_answered = right, right
        self.focus = -1
        self.refresh()

    @property
    def is_helped(self) -> bool:
        """Whether the learner has tried something wrong, or asked to be shown."""
        return bool(self.remark) or self.is_showing

    @property
    def is_waiting(self) -> bool:
        """Whether something is about to move by itself, so that the bubble has to wait."""
        course = self.course
        if course.beat.kind == "do":
            return self.flow.answering is None
        return self.contest.forced() is not None or (course.beat.kind == "watch" and not course.is_settled)

    def nudge(self) -> None:
        self.remark, self.is_praise = nudge_of(self.course), False
        self.refresh()

    def refresh(self) -> None:
        self.drawing.refresh()
        self.app.dirty = True

    def keep_picture(self) -> None:
        """A lesson is no game in the list."""

    def undo(self) -> None:
        self.go_back()

    def update(self, seconds: float) -> bool:
        changed = super().update(seconds)
        self.toast_until = 0.0  # the minstrel tells what went by itself
        answering = self.flow.answering
        if self.is_showing and answering is not None and not self.flow.beat_player.is_playing:
            self.shone_for += seconds
            if self.shone_for >= SHINING or self.app.pace.instant:
                self.show_next(answering)
            changed = True
        return changed

    def show_next(self, answering: Answering) -> None:
        self.shone_for = 0.0
        at, wanted = self.course.at, self.course.wanted(answering.asked)
        if wanted:
            self.react(Reaction(wanted[:1]))
        if not wanted or self.course.at != at:
            self.is_showing = False
