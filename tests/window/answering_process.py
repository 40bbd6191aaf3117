"""Continues the current game by gestures, and prints the answers after each one.

`python -m tests.window.answering_process FOLDER SEED`; it may be killed at any moment.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

from gest_desktop.rules.game import Beginning, Game
from gest_desktop.scenes.menus.opening import contest_of
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.shell.save_store import CURRENT, SaveStore
from gest_desktop.scenes.shell.settings import Settings
from gest_desktop.scenes.table.scene import TableScene
from gest_desktop.scenes.table.session.contest import Contest, Seat
from tests.scenes.gesture_player import GesturePlayer


def main(folder: Path, seed: int) -> None:
    store = SaveStore(folder)
    app = App(Settings(width=1024, height=640, instant=True), folder / "settings.json", store)
    if store.has_current():
        contest = contest_of(app, store.load(store.path(CURRENT)))
    else:
        contest = Contest(Game(Beginning(seed)), (Seat(), Seat()), store)
    table = TableScene(app, contest)
    app.push(table)
    player = GesturePlayer(app, table, seed + len(contest.game.answers))
    print("begins", *contest.game.answers, flush=True)
    while not contest.is_over:
        player.play(until=len(contest.game.answers) + 1)
        print("answers", *contest.game.answers, flush=True)
    print("over", flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
