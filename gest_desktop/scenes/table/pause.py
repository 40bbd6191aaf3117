"""The pause menu of a game: go on, save it under a name, leave. The game itself is always saved."""

from __future__ import annotations

from collections.abc import Sequence

from gest_desktop.rules.journal import Entry
from gest_desktop.rules.words import _
from gest_desktop.scenes.menus.pause import PauseScene, Row, with_usual_rows
from gest_desktop.scenes.menus.saves.scene import SavesMenuScene
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.table.annals import AnnalsScene
from gest_desktop.scenes.table.session.contest import Contest


def table_pause(app: App, contest: Contest, told: Sequence[Entry], below: Sequence[Row] = ()) -> PauseScene:
    """The pause menu of a game. Leaving loses nothing, since every answer has been saved."""

    def save() -> None:
        app.switch(SavesMenuScene(app, contest))

    def load() -> None:
        app.switch(SavesMenuScene(app))

    def annals() -> None:
        app.switch(AnnalsScene(app, told))

    between = (
        Row("annals", _("Chronicle"), "brown", "icon_notices", annals),
        Row("save", _("Save game"), "brown", "icon_save", save),
        Row("load", _("Load game"), "brown", "icon_load", load),
    )
    note = contest.trouble or _("Your game is saved after every choice; Continue takes it up again.")
    return PauseScene(app, with_usual_rows(app, _("Resume"), between), note, below)
