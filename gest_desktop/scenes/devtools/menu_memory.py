"""`gest bench --menus`: what memory it takes to open every menu again and again."""

from __future__ import annotations

import gc
import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from rich.console import Console

from gest_desktop.scenes.devtools.every_menu import every_menu
from gest_desktop.scenes.devtools.table_shots import NoWorker
from gest_desktop.scenes.menus.title.scene import TitleScene
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.shell.save_store import SaveStore
from gest_desktop.scenes.shell.scene import Scene
from gest_desktop.scenes.shell.settings import Settings

STEP: Final = 1 / 30
WARM_UP: Final = 20  # openings that fill the caches before anything is measured
STATUS: Final = Path("/proc/self/statm")


def open_and_close(app: App, scene: Scene) -> None:
    app.push(scene)
    app.frame([], STEP)
    app.pop()


def resident() -> int:
    """The bytes of memory that the process uses now; 0 where the system does not say."""
    if sys.platform != "linux":
        return 0
    gc.collect()
    return int(STATUS.read_text("ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")


def grown(app: App, scene: Scene, openings: int) -> int:
    """By how many bytes the process has grown after a menu was opened this often."""
    for _opening in range(WARM_UP):
        open_and_close(app, scene)
    before = resident()
    for _opening in range(openings):
        open_and_close(app, scene)
    return resident() - before


def menu_bench(openings: int) -> int:
    """Open every menu this often and print by how much the process has grown."""
    if not resident():
        Console().print("Memory is measured on Linux only.")
        return 1
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    with TemporaryDirectory() as home:
        settings = Settings(width=1280, height=720)
        app = App(settings, Path(home) / "settings.json", SaveStore(Path(home) / "games"), NoWorker)
        app.push(TitleScene(app))
        print_growth(app, openings)
        app.close()
    return 0


def print_growth(app: App, openings: int) -> None:
    """Print each line as soon as it is measured: thousands of openings take an hour."""
    console, total = Console(), 0
    console.print(f"Memory after {openings:,} openings of each menu")
    for scene in every_menu(app):
        growth = grown(app, scene, openings)
        total += growth
        console.print(f"{type(scene).__name__:<16} {growth / 1e6:+6.1f} MB")
    console.print(f"{'all':<16} {total / 1e6:+6.1f} MB")
