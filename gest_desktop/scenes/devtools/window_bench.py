"""`gest bench --window`: frame times, measured in a real window or with the dummy video driver."""

from __future__ import annotations

import statistics
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

import pygame
from rich.console import Console
from rich.table import Table

from gest_desktop.rules.vocabulary import ROBIN, SHERIFF
from gest_desktop.scenes.devtools.table_shots import asks, played
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.shell.first_picture import SHOWN
from gest_desktop.scenes.shell.save_store import SaveStore
from gest_desktop.scenes.shell.settings import Settings
from gest_desktop.scenes.table.scene import TableScene
from gest_desktop.scenes.table.session.contest import Contest, Seat

SIZE = (1920, 1080)
IDLE_SECONDS = 5.0
THINKING_SECONDS = 4.0
SHARES = (50, 99)
FIRST_PICTURE = "gest_desktop.scenes.shell.first_picture"


def window_bench() -> int:
    rows: list[tuple[str, str]] = [("start to the title", f"{start_seconds():.2f} s")]
    with TemporaryDirectory() as home:
        rows += measured(Path(home))
    table = Table(title=f"The window at {SIZE[0]} × {SIZE[1]}")
    table.add_column("what")
    table.add_column("measured", justify="right")
    for row in rows:
        table.add_row(*row)
    Console().print(table)
    return 0


def start_seconds() -> float:
    before = time.perf_counter()
    command = [sys.executable, "-m", FIRST_PICTURE]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for line in process.stdout:
            if line.startswith(SHOWN):
                return time.perf_counter() - before
    raise RuntimeError("the title did not show")


def an_app(home: Path) -> App:
    settings = Settings(width=SIZE[0], height=SIZE[1])
    return App(settings, home / "settings.json", SaveStore(home / "games"))


def measured(home: Path) -> list[tuple[str, str]]:
    app = an_app(home)
    game = played(asks("box", SHERIFF))
    table = TableScene(app, Contest(game, (Seat(), Seat("king")), app.store))
    app.push(table)
    frames, composing = while_thinking(app, table)
    table.leave()
    feedback = [react(app, x) for x in range(200, 1200, 10)]
    app.scenes.clear()
    app.push(TableScene(app, Contest(played(asks("box", ROBIN)), (Seat(), Seat("king")), app.store)))
    busy = idle(app)
    app.close()
    return [
        ("frame while the opponent thinks, p50 · p99", shares(frames)),
        ("composing the table, p50 · p99", shares(composing)),
        ("mouse to picture, p50 · p99", shares(feedback)),
        ("processor while nothing moves", f"{100 * busy:.1f} % of a core"),
        ("memory", memory()),
    ]


def memory() -> str:
    """The most memory this process has used so far."""
    if sys.platform == "win32":
        return "not measured on Windows"
    import resource

    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss  # in kilobytes, on macOS in bytes
    return f"{most / (1024 * 1024 if sys.platform == 'darwin' else 1024):.0f} MB"


def while_thinking(app: App, table: TableScene) -> tuple[list[float], list[float]]:
    """Frame times while the opponent thinks about one long decision, and the drawing alone."""
    clock, frames, composing = pygame.time.Clock(), [], []
    for _frame in range(20):
        app.frame(pygame.event.get(), clock.tick(60) / 1000)
    until = time.perf_counter() + THINKING_SECONDS
    while time.perf_counter() < until:
        before = time.perf_counter()
        app.frame(pygame.event.get(), clock.tick(60) / 1000)
        frames.append(time.perf_counter() - before)
        before = time.perf_counter()
        table.draw(app.screen)
        composing.append(time.perf_counter() - before)
    return frames, composing


def react(app: App, x: int) -> float:
    """The time from a mouse movement to the picture that shows it."""
    before = time.perf_counter()
    app.frame([pygame.Event(pygame.MOUSEMOTION, pos=(x, 500), rel=(0, 0), buttons=(0, 0, 0))], 0.01)
    return time.perf_counter() - before


def idle(app: App) -> float:
    """The share of a core used by the loop while nothing happens."""
    for _frame in range(400):  # until highlights have stopped pulsing
        app.frame(pygame.event.get(), 0.05)
    pygame.time.set_timer(pygame.QUIT, round(1000 * IDLE_SECONDS), 1)
    before, began = time.process_time(), time.perf_counter()
    app.loop()
    return (time.process_time() - before) / (time.perf_counter() - began)


def shares(seconds: Sequence[float]) -> str:
    marks = statistics.quantiles(seconds, n=100)
    return " · ".join(f"{1000 * marks[share - 1]:.1f} ms" for share in SHARES)
