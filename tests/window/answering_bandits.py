"""Continues the current game of Bandits by gestures, and prints the answers after each one.

`python -m tests.window.answering_bandits FOLDER SEED`; it may be killed at any moment. It opens no window,
unless SDL_VIDEODRIVER names a screen.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ["SDL_AUDIODRIVER"] = "dummy"

from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.shell.save_store import SaveStore
from gest_desktop.scenes.shell.settings import Settings
from gest_desktop.tales.bandits.table.opening import (
    Seat,
    Setup,
    new_table,
    open_table,
    table_of_save,
    unfinished,
)
from tests.tales.bandits.at_table.player import Player, RandomWorker

SEATS = (Seat(), Seat(), Seat("potter"))


def main(folder: Path, seed: int) -> None:
    settings = Settings(width=1024, height=640, instant=seed % 2 == 0)
    app = App(settings, folder / "settings.json", SaveStore(folder))
    saved = unfinished(app)
    table = table_of_save(app, saved) if saved is not None else new_table(app, Setup(SEATS, seed=seed))
    game = table.contest.game
    app.minds.make_tale_worker = lambda mind: RandomWorker(game)
    open_table(app, table)
    player = Player(app, table, seed + len(game.answers), "click")
    print("begins", *game.answers, flush=True)
    while not game.is_over:
        player.play(until=len(game.answers) + 1)
        print("answers", *game.answers, flush=True)
    print("over", flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
