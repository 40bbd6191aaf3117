"""What the page of Bandits of Sherwood on the shelf opens; each scene is imported only then."""

from __future__ import annotations

from gest_desktop.rules.words import _
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.shell.scene import Scene
from gest_desktop.tales.bandits.pages.summary import current_row


def play(app: App) -> None:
    from gest_desktop.tales.bandits.pages.new_game.scene import NewGameScene

    app.push(NewGameScene(app))


def learn(app: App) -> None:
    from gest_desktop.tales.bandits.pages.lessons.opening import open_lesson

    open_lesson(app)


def load(app: App) -> None:
    from gest_desktop.tales.bandits.pages.saves import SavesScene

    app.push(SavesScene(app))


def rulebook(app: App, rule: str = "") -> None:
    """The table opens it at a rule."""
    app.push(rulebook_page(app, rule))


def rulebook_page(app: App, rule: str = "") -> Scene:
    from gest_desktop.tales.bandits.pages.rulebook import rulebook_scene

    return rulebook_scene(app, rule)


def gallery(app: App) -> None:
    from gest_desktop.tales.bandits.pages.gallery.scene import gallery_scene

    app.push(gallery_scene(app))


def waiting(app: App) -> tuple[str, ...]:
    row = current_row(app)
    if row is None:
        return ()
    if row.summary is None:
        return (_("Damaged game"), row.damage)
    return (row.summary.progress(), row.summary.who())


def go_on(app: App) -> None:
    from gest_desktop.tales.bandits.pages.loading import load_game

    row = current_row(app)
    if row is not None:
        load_game(app, row.path)
