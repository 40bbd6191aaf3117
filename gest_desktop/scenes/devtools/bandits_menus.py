"""Every page of Bandits of Sherwood, for tests and measurements."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Final

from gest_desktop.scenes.menus.shelf.scene import ShelfScene
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.shell.file_writer import files
from gest_desktop.scenes.shell.scene import Scene
from gest_desktop.tales.bandits.pages.gallery.scene import gallery_scene
from gest_desktop.tales.bandits.pages.new_game.scene import NewGameScene
from gest_desktop.tales.bandits.pages.rulebook import rulebook_scene
from gest_desktop.tales.bandits.pages.saves import SavesScene
from gest_desktop.tales.bandits.rules.game import Beginning, Game
from gest_desktop.tales.bandits.table.commands import Commands
from gest_desktop.tales.bandits.table.end import EndScene
from gest_desktop.tales.bandits.table.opening import Saves, Seat
from gest_desktop.tales.bandits.table.scene import BanditsTable
from gest_desktop.tales.bandits.table.session.contest import Contest

SEATS: Final = (Seat(), Seat("outlaw"), Seat("king", "greedy"))


def game_of(answers: int) -> Game:
    """A game with so many random answers, or a finished one."""
    game, dice = Game(Beginning(seed=2)), Random(1)
    while len(game.moments) < answers and not game.is_over:
        game.play(dice.choice(game.question().options(game.state)))
    return game


def bandits_openers(app: App) -> list[Callable[[], Scene]]:
    """A function for every page that makes it anew; the list of games has all kinds of them."""
    saves = Saves(app.store)
    for answers in (20, 30, 40):
        saves.put_aside()
        saves.keep(game_of(answers), SEATS)
        files.flush()
    (saves.folder / "torn.bandits.json").write_text("{", "utf-8")
    ended, begun = Contest(game_of(10_000), SEATS), Contest(game_of(30), SEATS)
    return [
        partial(ShelfScene, app, "bandits"),
        *(partial(new_game_with, app, number) for number in (2, 3, 4)),
        partial(SavesScene, app),
        partial(rulebook_scene, app, "8.2.1"),
        partial(gallery_scene, app),
        partial(pause_of, app, begun),
        partial(end_of, app, ended),
    ]


def new_game_with(app: App, number: int) -> Scene:
    app.change(advanced_open=number == 3)
    scene = NewGameScene(app)
    scene.choices = scene.choices.with_number(number).toggled("open_chest").with_temper(1, "spiteful")
    scene.band = number - 1
    return scene


def pause_of(app: App, begun: Contest) -> Scene:
    return Commands(BanditsTable(app, begun)).pause_menu()


def end_of(app: App, ended: Contest) -> Scene:
    """With all chests open, since until then any key only opens them."""
    scene = EndScene(app, ended)
    scene.opened = len(scene.order)
    return scene
