"""What the page of A Gest opens."""

from __future__ import annotations

from gest_desktop.rules.words import _
from gest_desktop.scenes.menus.saves.loading import load_game
from gest_desktop.scenes.menus.saves.rows import shown
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.shell.save_store import CURRENT


def play(app: App) -> None:
    from gest_desktop.scenes.menus.new_game.scene import NewGameScene

    app.push(NewGameScene(app))


def learn(app: App) -> None:
    from gest_desktop.scenes.tutorial.menu import LessonMenuScene

    app.push(LessonMenuScene(app))


def rulebook(app: App) -> None:
    from gest_desktop.scenes.menus.rulebook.scene import RulebookScene

    app.push(RulebookScene(app))


def gallery(app: App) -> None:
    from gest_desktop.scenes.menus.gallery.scene import GalleryScene

    app.push(GalleryScene(app))


def waiting(app: App) -> tuple[str, ...]:
    if not app.store.has_current():
        return ()
    row = shown(app.store, app.store.row(app.store.path(CURRENT)))
    if row.summary is None:
        return (_("Damaged game"), row.damage)
    return () if row.summary.winner else (row.summary.progress(), row.summary.pair())


def go_on(app: App) -> None:
    load_game(app, app.store.path(CURRENT))
