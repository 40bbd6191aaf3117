"""The pause menu of a riddle: go on, begin again, leave it, leave the game."""

from __future__ import annotations

from collections.abc import Callable

from gest_desktop.rules.words import _
from gest_desktop.scenes.menus.pause import PauseScene, Row, with_usual_rows
from gest_desktop.scenes.shell.app import App


def riddle_pause(app: App, again: Callable[[], None], leave: Callable[[], None]) -> PauseScene:
    def begin_again() -> None:
        app.pop()
        again()

    def back() -> None:
        app.pop()
        leave()

    between = (
        Row("again", _("Restart this riddle"), "brown", "icon_replay", begin_again),
        Row("others", _("Leave this riddle"), "brown", "icon_back", back),
    )
    return PauseScene(
        app, with_usual_rows(app, _("Resume"), between), _("A riddle counts once it is solved.")
    )
