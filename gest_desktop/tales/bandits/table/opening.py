"""How a menu opens the table: with a set-up, or with a saved game.

    setup = Setup(seats=(Seat(name="Anna"), Seat("outlaw"), Seat("miller", temper="greedy")), seed=7)
    open_table(app, new_table(app, setup))

Seats are in the order of the bands: Kingfishers, Brackens, Brooms, Rowans. With two, Will Scarlet joins them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from gest_desktop.rules.words import N_, _
from gest_desktop.scenes.shell.scene import Scene
from gest_desktop.tales.bandits.rules.game import Beginning, Game
from gest_desktop.tales.bandits.table.session.contest import Contest
from gest_desktop.tales.bandits.table.session.saved import Saved, Saves
from gest_desktop.tales.bandits.table.session.seats import Seat

if TYPE_CHECKING:
    from gest_desktop.scenes.shell.app import App

__all__ = ["Saved", "Saves", "Seat", "Setup", "new_table", "open_table", "table_of_save", "unfinished"]

WELCOME: Final = N_("The ambush: hide your bandits beside the carts, then roll for their Loot.")


@dataclass(frozen=True)
class Setup:
    """Everything that is chosen before a game."""

    seats: tuple[Seat, ...]  # two, three or four
    open_chest: bool = True  # one may look into one's own chest
    open_loot: bool = False  # fresh Loot lies face up
    seed: int = 0


def new_table(app: App, setup: Setup) -> Scene:
    """A table with a new game, which becomes the current one; an unfinished one keeps a file of its own."""
    beginning = Beginning(
        seed=setup.seed,
        players=len(setup.seats),
        open_chest=setup.open_chest,
        open_loot=setup.open_loot,
    )
    saves = Saves(app.store)
    saves.put_aside()
    return scene_of(app, Contest(Game(beginning), setup.seats, saves, _(WELCOME)))


def table_of_save(app: App, saved: Saved) -> Scene:
    """The table of a saved game, which becomes the current one; find it with `unfinished` or `Saves`."""
    saves = Saves(app.store)
    if saved.path != saves.current:
        saves.put_aside()
    return scene_of(app, Contest(saved.game, saved.seats, saves, saved.notice))


def unfinished(app: App) -> Saved | None:
    """The current game of this tale, if it can be continued."""
    return Saves(app.store).unfinished()


def open_table(app: App, table: Scene) -> None:
    """Show the table with only the title below it."""
    if app.scenes:
        app.home()
    app.push(table)


def scene_of(app: App, contest: Contest) -> Scene:
    from gest_desktop.tales.bandits.table.scene import BanditsTable

    return BanditsTable(app, contest)
