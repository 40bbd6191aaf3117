"""Opening a saved game of this tale at its table."""

from __future__ import annotations

from pathlib import Path

from gest_desktop.rules.words import _
from gest_desktop.scenes.menus.dialogs import message_dialog
from gest_desktop.scenes.shell.app import App
from gest_desktop.tales.bandits.rules.saves import DamagedSaveError
from gest_desktop.tales.bandits.table.opening import Saves, open_table, table_of_save


def load_game(app: App, path: Path) -> None:
    """A damaged or foreign file is left as it is, and one sentence says so."""
    try:
        saved = Saves(app.store).load(path)
    except DamagedSaveError as error:
        app.push(message_dialog(app, _("The game cannot be loaded"), str(error)))
        return
    app.leave(lambda: open_table(app, table_of_save(app, saved)))
