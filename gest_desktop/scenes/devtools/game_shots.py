"""Situations of the archive for pictures: the list of games, codes, and a replay in several states."""

from __future__ import annotations

from typing import Any

import pygame

from gest_desktop.rules.game import Game
from gest_desktop.rules.vocabulary import ROBIN
from gest_desktop.scenes.devtools.table_shots import asks, played
from gest_desktop.scenes.menus.games.open_code import OpenCodeScene
from gest_desktop.scenes.menus.games.scene import GamesScene
from gest_desktop.scenes.menus.games.share import ShareScene
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.shell.archive.about import About
from gest_desktop.scenes.shell.archive.archive import SUFFIX
from gest_desktop.scenes.shell.file_writer import files
from gest_desktop.scenes.table.replay.film import ALL
from gest_desktop.scenes.table.session.contest import Contest, Seat
from gest_desktop.scenes.watch.scene import WatchScene
from gest_desktop.scenes.watch.watched import of_game

OPPONENT = Seat("outlaw", "greedy")


def ended(seed: int = 4) -> Game:
    return played(lambda game: game.is_over, seed)


def archive_games(app: App) -> None:
    """Games of every kind in the list."""
    begun = played(asks("box", ROBIN))
    kinds: tuple[tuple[Game, tuple[Seat, Seat], dict[str, Any]], ...] = (
        (ended(3), (Seat(), Seat("king", "cruel")), {}),
        (ended(5), (Seat("friar", "bold"), Seat()), {"hints": True}),
        (begun, (Seat(), Seat()), {}),
        (begun, (Seat(), OPPONENT), {"practice": True, "came_from": f"{1:016x}", "came_at": 30}),
        (ended(6), (Seat(), Seat()), {}),
        (ended(4), (Seat(), OPPONENT), {"practice": True, "hints": True}),
        (ended(7), (Seat(), Seat("potter")), {}),
    )
    for number, (game, seats, marks) in enumerate(kinds):
        about = About(f"{number:016x}", 1_700_000_000, **marks)
        app.store.archive.keep(game, Contest(game, seats).seats_json(), about)
    files.flush()
    (app.store.archive.folder / f"torn{SUFFIX}").write_text("{", "utf-8")


def games(app: App) -> None:
    archive_games(app)
    app.push(GamesScene(app))


def games_none(app: App) -> None:
    app.push(GamesScene(app))


def share(app: App) -> None:
    games(app)
    game = ended()
    app.push(ShareScene(app, game, Contest(game, (Seat(), OPPONENT)).seats_json()))


def open_code(app: App) -> None:
    app.push(OpenCodeScene(app))


def replay(app: App, at: float = 0.55) -> WatchScene:
    watched = of_game(ended(), (Seat(), OPPONENT))
    scene = WatchScene(app, watched, round(at * watched.film.last))
    app.push(scene)
    return scene


def replay_all(app: App) -> None:
    replay(app).guide.look_through(ALL)


def replay_runs(app: App) -> None:
    scene = replay(app)
    scene.guide.act("run")
    for _frame in range(45):
        app.frame([], 1 / 60)


def replay_pointed(app: App) -> None:
    scene = replay(app)
    app.frame([], 1 / 60)
    line = scene.guide.overlay.bar.scrubber.line
    spot = (line.x + round(0.7 * line.width), line.centery)
    scene.handle(pygame.Event(pygame.MOUSEMOTION, pos=spot, rel=(0, 0), buttons=(0, 0, 0), touch=False))


def replay_end(app: App) -> None:
    replay(app, 1.0)


def replay_in_play(app: App) -> None:
    app.push(WatchScene(app, of_game(played(asks("box", ROBIN)), (Seat(), OPPONENT)), 9))


def replay_menu(app: App) -> None:
    replay(app).guide.act("menu")


def play_on(app: App) -> None:
    replay(app).guide.act("play_on")


GAME_SHOTS = (
    games,
    games_none,
    share,
    open_code,
    replay,
    replay_all,
    replay_runs,
    replay_pointed,
    replay_end,
    replay_in_play,
    replay_menu,
    play_on,
)
