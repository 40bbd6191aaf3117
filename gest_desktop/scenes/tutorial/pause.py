"""The pause menu of a lesson: go on, begin again, another lesson, leave. Progress is remembered."""

from __future__ import annotations

from collections.abc import Callable

from gest_desktop.rules.words import _
from gest_desktop.scenes.menus.pause import PauseScene, Row, with_usual_rows
from gest_desktop.scenes.shell.app import App


def lesson_pause(app: App, again: Callable[[], None]) -> PauseScene:
    def begin_again() -> None:
        app.pop()
        again()

    def others() -> None:
        """Open the list of lessons, whether or not the lesson was opened from it."""
        from gest_desktop.scenes.tutorial.menu import LessonMenuScene

        app.home()
        app.push(LessonMenuScene(app))

    between = (
        Row("again", _("Restart this lesson"), "brown", "icon_replay", begin_again),
        Row("others", _("Choose another lesson"), "brown", "icon_learn", others),
    )
    rows = with_usual_rows(app, _("Resume"), between)
    return PauseScene(app, rows, _("Your place in the lesson is saved."))
