"""What the page of a game can open: the functions of the module that a volume names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, cast

from gest_desktop.tales.tale import Volume

if TYPE_CHECKING:
    from gest_desktop.scenes.shell.app import App


class Doors(Protocol):
    """Each imports its scene only when it is opened."""

    def play(self, app: App) -> None:
        """Open the page for a new game."""

    def learn(self, app: App) -> None:
        """Open the lessons."""

    def rulebook(self, app: App) -> None:
        """Open the rulebook."""

    def gallery(self, app: App) -> None:
        """Open the card gallery."""

    def waiting(self, app: App) -> tuple[str, ...]:
        """What can be said about the game to continue, first how far it is; empty if there is none."""

    def go_on(self, app: App) -> None:
        """Continue that game, or say in one sentence why it cannot be."""


def doors_of(volume: Volume) -> Doors:
    return cast(Doors, volume.module("doors"))
