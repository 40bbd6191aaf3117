"""`gest bench --archive N`: how long the list of N games takes to open, and what memory that needs."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from typing import Final

from rich.console import Console
from rich.progress import track

from gest_desktop.rules.game import Beginning, Game
from gest_desktop.scenes.devtools.menu_memory import open_and_close, resident
from gest_desktop.scenes.devtools.table_shots import NoWorker
from gest_desktop.scenes.menus.games.scene import GamesScene
from gest_desktop.scenes.menus.title.scene import TitleScene
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.shell.archive.about import new_about
from gest_desktop.scenes.shell.archive.archive import Archive
from gest_desktop.scenes.shell.file_writer import files
from gest_desktop.scenes.shell.save_store import SaveStore
from gest_desktop.scenes.shell.settings import Settings
from gest_desktop.scenes.table.session.contest import Contest, Seat

GAMES: Final = 40  # different games, each kept many times
OPENINGS: Final = 60
STEP: Final = 1 / 30


def finished(seed: int) -> Game:
    game, random = Game(Beginning(seed)), Random(seed)
    while not game.is_over:
        asked, f = game.question()
        game.play(random.choice(asked.options(game.state, f)))
    return game


def fill(archive: Archive, number: int) -> None:
    games = [finished(seed) for seed in range(GAMES)]
    seats = Contest(games[0], (Seat(), Seat("outlaw", "greedy"))).seats_json()
    for at in track(range(number), "Games"):
        archive.keep(games[at % GAMES], seats, new_about())
        archive.begun.clear()
    files.flush()


def measured(action: Callable[[], object], times: int) -> float:
    """Milliseconds of processor time, the median."""
    taken = []
    for _time in range(times):
        before = time.process_time()
        action()
        taken.append(time.process_time() - before)
    return 1000 * median(taken)


def archive_bench(number: int) -> int:
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    console = Console()
    with TemporaryDirectory() as home:
        settings = Settings(width=1280, height=720)
        app = App(settings, Path(home) / "settings.json", SaveStore(Path(home) / "games"), NoWorker)
        app.push(TitleScene(app))
        archive = app.store.archive
        fill(archive, number)
        size = sum(path.stat().st_size for path in archive.folder.iterdir()) / number
        console.print(f"{len(archive.found()):,} games of {size:,.0f} bytes each, on average")
        archive.index.path.unlink(missing_ok=True)
        console.print(f"{measured(archive.listed, 1):8.1f} ms to list them without an index")
        files.flush()
        console.print(f"{measured(archive.listed, 9):8.1f} ms to list them")
        show = measured(lambda: open_and_close(app, lambda: GamesScene(app)), 9)
        console.print(f"{show:8.1f} ms to open the page and draw it")
        print_growth(app, console)
        app.close()
    return 0


def print_growth(app: App, console: Console) -> None:
    before = resident()
    for _opening in range(OPENINGS):
        open_and_close(app, lambda: GamesScene(app))
    console.print(f"{(resident() - before) / 1e6:+8.1f} MB after {OPENINGS} more openings")
