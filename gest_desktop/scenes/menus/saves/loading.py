"""Loading a saved game, from the list of all games or from the newest few."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from gest_desktop.rules.saves import DamagedSaveError
from gest_desktop.rules.words import _
from gest_desktop.scenes.menus.dialogs import message_dialog
from gest_desktop.scenes.menus.opening import contest_of, keep_aside, open_table
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.shell.save_store import CURRENT, SavedGame


def load_game(app: App, path: Path) -> None:
    """Open a saved game at the table; the current one is saved under a name first."""
    try:
        saved = app.store.load(path)
    except DamagedSaveError as error:
        app.push(message_dialog(app, _("The game cannot be loaded"), str(error)))
        return
    app.leave(partial(open_saved, app, path, saved))


def open_saved(app: App, path: Path, saved: SavedGame) -> None:
    trouble = "" if path == app.store.path(CURRENT) else keep_aside(app.store)
    if trouble:
        app.push(message_dialog(app, _("Current game"), trouble))
        return
    open_table(app, contest_of(app, saved))
