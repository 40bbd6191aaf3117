"""The lesson: the ordinary table, with the minstrel beside it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

import pygame

from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.tutorial.talk import Talk
from gest_desktop.tales.bandits.pages.lessons.commands import LessonCommands
from gest_desktop.tales.bandits.pages.lessons.course import Course
from gest_desktop.tales.bandits.pages.lessons.flow import LessonFlow
from gest_desktop.tales.bandits.pages.lessons.overlay import Overlay
from gest_desktop.tales.bandits.table.advice import Advice
from gest_desktop.tales.bandits.table.opening import Seat
from gest_desktop.tales.bandits.table.scene import BanditsTable
from gest_desktop.tales.bandits.table.session.contest import Contest
from gest_desktop.tales.bandits.table.session.moment import Moment

SEATS: Final = (Seat(), Seat("potter"), Seat("potter"))  # the script answers for the others
SHINING: Final = 1.0  # seconds for which the next step is highlighted before it is shown
Progress = Callable[[int], None]
Done = Callable[["LessonTable"], None]


class LessonTable(BanditsTable):
    flow: LessonFlow

    def __init__(self, app: App, course: Course, on_progress: Progress, done: Done) -> None:
        self.course, self.talk, self.overlay = course, Talk(), Overlay()
        self.on_progress, self.done = on_progress, done
        super().__init__(app, Contest(course.game(), SEATS))
        self.attend()
        self.commands = LessonCommands(self)

    def attend(self) -> None:
        """Let the lesson answer for the opponents."""
        self.flow = LessonFlow(self.course, self.contest, self.worker, self.begins)
        self.advice = Advice(self.flow, self.worker)

    def sit_down(self, at: int) -> None:
        """Move to a beat, with everything before it done as shown."""
        self.course.move_to(at)
        self.contest = Contest(self.course.game(), SEATS)
        self.attend()
        self.came_to_beat()

    def came_to_beat(self) -> None:
        """A new bubble: remarks about earlier attempts are cleared."""
        self.talk.clear()
        self.pointer.focused = self.pointer.asked_about = None
        self.on_progress(self.course.at)
        self.app.dirty = True

    def finish(self) -> None:
        self.done(self)

    def moment(self) -> Moment:
        """While there is something to read, no note about the table comes in between."""
        found = super().moment()
        reads = self.course.beat.kind != "do" and self.pointer.asked_about is None
        return replace(found, resting_on=None) if reads else found

    def lay_out(self) -> None:
        super().lay_out()
        self.overlay.lay_out(self)

    def draw(self, target: pygame.Surface) -> None:
        super().draw(target)
        if not self.peeks:
            self.overlay.draw(target, self)

    def update(self, seconds: float) -> bool:
        changed = super().update(seconds)
        return self.show_on(seconds) or changed

    def show_on(self, seconds: float) -> bool:
        """Do the step for the learner, answer by answer, so that it can be watched."""
        talk, question = self.talk, self.flow.answering
        if not talk.is_showing or question is None or self.flow.is_playing:
            return False
        talk.shone_for += seconds
        if talk.shone_for >= SHINING or self.app.pace.instant:
            talk.shone_for = 0.0
            at, wanted = self.course.at, self.course.wanted(question.asked)
            if wanted:
                self.commands.give(wanted[0])
            if not wanted or self.course.at != at:
                talk.is_showing = False
        return True

    @property
    def is_lively(self) -> bool:
        return self.talk.is_showing or super().is_lively
