"""Games that differ in secrets alone."""

from __future__ import annotations

from gest_desktop.rules.game import Game
from gest_desktop.rules.state import State


def with_secrets_of(game: Game, world: State) -> Game:
    """The same game, but with another world's secrets."""
    twin = Game(game.beginning, list(game.answers))
    journal = twin.journal
    twin.state = world.clone()
    twin.state.event_order, twin.state.traveller_order = game.state.event_order, game.state.traveller_order
    twin.state.journal = journal
    return twin
