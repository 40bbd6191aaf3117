"""The flow of a lesson: opponents answer as it is written, and only when their beat has come."""

from __future__ import annotations

from collections.abc import Callable

from gest_desktop.ai.worker import Worker
from gest_desktop.tales.bandits.pages.lessons.course import Course
from gest_desktop.tales.bandits.table.replay.beats import Beat
from gest_desktop.tales.bandits.table.session.contest import Contest
from gest_desktop.tales.bandits.table.session.flow import Flow


class LessonFlow(Flow):
    gives_only_choices = rests_after_rounds = False

    def __init__(
        self, course: Course, contest: Contest, worker: Callable[[], Worker], begins: Callable[[Beat], None]
    ) -> None:
        self.course = course
        super().__init__(contest, worker, begins)

    def let_think(self, seconds: float) -> bool:
        option = self.course.rivals_option(self.contest.game)
        if option is None:
            return False
        self.course.take_rivals()
        self.resting = 0.0
        self.answer(option)
        return True

    @property
    def is_waiting(self) -> bool:
        """Whether something moves or is about to, so that the bubble has to wait."""
        if self.is_playing:
            return True
        if self.course.beat.kind == "do":
            return self.answering is None
        return self.course.beat.kind == "watch" and not self.course.is_settled
