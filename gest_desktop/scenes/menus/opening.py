"""Opening the table, and saving the previous game so that it is never lost."""

from __future__ import annotations

import time
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from gest_desktop.ai.personas import NO_PERSONA
from gest_desktop.rules.saves import DamagedSaveError, UnreadableSaveError, read_file
from gest_desktop.rules.vocabulary import SIDE_IDS
from gest_desktop.rules.words import _
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.shell.save_store import CURRENT, SavedGame, SaveStore
from gest_desktop.scenes.shell.scene import Scene
from gest_desktop.scenes.table.session.contest import Contest, Seat
from gest_desktop.scenes.tutorial.progress import load_progress

TITLE_AND_MENU: Final = 2  # scenes on the stack when a menu was opened from the title


def seats_of(data: dict[str, Any]) -> tuple[Seat, Seat]:
    """The seats named in a saved game."""
    robin, sheriff = (
        Seat(data[side]["player"], data[side].get("persona", NO_PERSONA)) for side in SIDE_IDS[:2]
    )
    return robin, sheriff


def contest_of(app: App, saved: SavedGame) -> Contest:
    """A saved game brought back to the table, where it becomes the current one."""
    away = max(0.0, time.time() - saved.when)
    about = saved.about if saved.is_current else app.store.archive.resumed(saved.about, saved.game.answers)
    return Contest(saved.game, seats_of(saved.seats), app.store, saved.notice, away=away, about=about)


def open_table(app: App, contest: Contest) -> None:
    """Open the table with only the title below it on the stack."""
    from gest_desktop.scenes.table.scene import TableScene

    table = coached(app, contest) or TableScene(app, contest)
    if len(app.scenes) == TITLE_AND_MENU:
        app.switch(table)
    else:
        app.home()
        app.push(table)


def coached(app: App, contest: Contest) -> Scene | None:
    """The first game after the lessons is played with the coach."""
    if load_progress(app.settings_file).first_game != contest.game.beginning.seed or contest.is_hot_seat:
        return None
    from gest_desktop.scenes.tutorial.coach_guide import coached_scene

    return coached_scene(app, contest)


def unfinished(store: SaveStore) -> SavedGame | None:
    """The current game if it can be continued."""
    if not store.has_current():
        return None
    try:
        saved = store.load(store.path(CURRENT))
    except DamagedSaveError:
        return None
    return saved if saved.game.is_begun and not saved.game.is_over else None


def is_kept(store: SaveStore, path: Path) -> bool:
    """Whether the same game with the same answers is also saved under a name."""
    try:
        data = read_file(path)["game"]
        others = [read_file(row.path) for row in store.listed() if row.path != path and not row.damage]
        return any(
            [other["game"][field] for field in ("beginning", "answers")]
            == [data[field] for field in ("beginning", "answers")]
            for other in others
        )
    except (DamagedSaveError, KeyError, TypeError):
        return False


def free_name(store: SaveStore, name: str) -> str:
    """The name, with a number added if it is taken."""
    number, found = 2, name
    while store.path(found).exists():
        found = f"{name} ({number})"
        number += 1
    return found


def keep_aside(store: SaveStore) -> str:
    """Save the current game under a name before it is replaced; return an error message if that fails.

    A damaged file is renamed and otherwise left as it is: it may still be recovered.
    """
    path = store.path(CURRENT)
    if not store.has_current():
        return ""
    saved = unfinished(store)
    if saved is None:
        return put_damaged_aside(store)
    if is_kept(store, path):
        return ""
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(saved.when))
    name = free_name(store, _("Autosave before {when}").format(when=when))
    return store.keep(saved.game, saved.seats, name, saved.about)


def put_damaged_aside(store: SaveStore) -> str:
    """Rename a damaged game; one that only cannot be read just now stays, and the reason is returned."""
    path = store.path(CURRENT)
    try:
        store.load(path)
    except UnreadableSaveError as error:
        return str(error)
    except DamagedSaveError:
        number = 1
        while (aside := path.with_name(f"damaged-{number}.gest.json")).exists():
            number += 1
        with suppress(OSError):
            path.rename(aside)
    return ""
