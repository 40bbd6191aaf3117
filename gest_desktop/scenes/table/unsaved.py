"""The question for a game at the table that is left and could not be saved."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from gest_desktop.scenes.menus.saves.rows import title_of
from gest_desktop.scenes.menus.unsaved import UnsavedScene
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.shell.save_store import SaveStore, content
from gest_desktop.scenes.table.session.contest import Contest


def unsaved_scene(app: App, contest: Contest, trouble: str, then: Callable[[], None]) -> UnsavedScene:
    return UnsavedScene(app, trouble, partial(keep_elsewhere, app.store, contest), then)


def keep_elsewhere(store: SaveStore, contest: Contest) -> Path:
    """Save a game under a name in another folder; raises OSError if none can be written."""
    seats = contest.seats_json()
    name = title_of(content(contest.game, seats, ""), time.time())
    return store.keep_elsewhere(contest.game, seats, name, contest.about)
