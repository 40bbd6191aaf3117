"""The table of Bandits of Sherwood at moments worth a picture."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Final

from gest_desktop.scenes.shell.app import App
from gest_desktop.tales.bandits.mind.players import GreedyPlayer
from gest_desktop.tales.bandits.rules.game import Beginning, Game
from gest_desktop.tales.bandits.rules.views import redact
from gest_desktop.tales.bandits.table.end import EndScene
from gest_desktop.tales.bandits.table.opening import Seat
from gest_desktop.tales.bandits.table.scene import BanditsTable
from gest_desktop.tales.bandits.table.session.contest import Contest

SEATS: Final = (Seat(), Seat("friar"), Seat("outlaw", "greedy"), Seat("king"))
YOU: Final = 0


def game_at(kind: str, seed: int, players: int = 3, latest: int = 0) -> Game:
    """A game of greedy bands, up to such a question for the person, after so many answers at least."""
    game, player = Game(Beginning(seed=seed, players=players)), GreedyPlayer(Random(seed))
    while not game.is_over:
        asked = game.question()
        band = asked.actor(game.state)
        if (asked.kind, band) == (kind, YOU) and len(game.answers) >= latest:
            break
        game.play(player.choose(redact(game.state, band)))
    return game


def table(app: App, kind: str, seed: int = 5, players: int = 3, latest: int = 0) -> BanditsTable:
    scene = BanditsTable(app, Contest(game_at(kind, seed, players, latest), SEATS[:players]))
    app.push(scene)
    return scene


def the_end(app: App) -> None:
    """With all chests open."""
    scene = EndScene(app, Contest(game_at("", 5), SEATS[:3]))
    scene.opened = len(scene.order)
    app.push(scene)


BANDITS_SHOTS: Final[dict[str, Callable[[App], object]]] = {
    "tale_bandits_place": partial(table, kind="place", latest=60),
    "tale_bandits_place_4": partial(table, kind="place", players=4, latest=60),
    "tale_bandits_keep": partial(table, kind="keep"),
    "tale_bandits_robin": partial(table, kind="robin"),
    "tale_bandits_bail": partial(table, kind="bail"),
    "tale_bandits_end": the_end,
}
