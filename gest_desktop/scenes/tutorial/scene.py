"""A lesson: the ordinary table, with the minstrel as guide."""

from __future__ import annotations

from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.table.scene import TableScene
from gest_desktop.scenes.tutorial.course import Course
from gest_desktop.scenes.tutorial.lesson import Lesson
from gest_desktop.scenes.tutorial.lesson_guide import LessonGuide
from gest_desktop.scenes.tutorial.paging import Done, Progress
from gest_desktop.scenes.tutorial.play import contest_of


def lesson_scene(
    app: App, lesson: Lesson, at: int = 0, on_progress: Progress | None = None, done: Done | None = None
) -> TableScene:
    """A lesson from one of its beats on; `on_progress` and `done` are called as the learner advances."""
    return lesson_table(app, lesson, at, on_progress, done)[0]


def lesson_table(
    app: App, lesson: Lesson, at: int = 0, on_progress: Progress | None = None, done: Done | None = None
) -> tuple[TableScene, LessonGuide]:
    """The same, together with its guide, for tests and tools that inspect it."""
    guide = LessonGuide(app, Course(lesson, at), on_progress, done)
    return TableScene(app, contest_of(guide.course), guide), guide
