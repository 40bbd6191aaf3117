"""`gest bench --menus`: what memory it takes to open every menu again and again."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from rich.console import Console

from gest_desktop.scenes.devtools.every_menu import menu_openers
from gest_desktop.scenes.devtools.table_shots import NoWorker
from gest_desktop.scenes.menus.title.scene import TitleScene
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.shell.freed_memory import spare_the_lasting
from gest_desktop.scenes.shell.save_store import SaveStore
from gest_desktop.scenes.shell.scene import Scene
from gest_desktop.scenes.shell.settings import Settings

STEP: Final = 1 / 30
WARM_UP: Final = 5  # openings of every menu that fill the caches before anything is measured
LINE_EVERY: Final = 50  # openings
STATUS: Final = Path("/proc/self/statm")
Opener = Callable[[], Scene]


def open_and_close(app: App, open_menu: Opener) -> None:
    """Make a menu anew, as the program does, show it and leave it."""
    app.push(open_menu())
    app.frame([], STEP)
    app.pop()


def resident() -> int:
    """The bytes of memory that the process uses now; 0 where the system does not say."""
    if sys.platform != "linux":
        return 0
    gc.collect()
    return int(STATUS.read_text("ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")


def warm_up(app: App, openers: Iterable[Opener], openings: int) -> int:
    """Open each menu a few times, and return what the process uses after that."""
    for open_menu in openers:
        for _opening in range(openings):
            open_and_close(app, open_menu)
    return resident()


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
        spare_the_lasting()
        app.push(TitleScene(app))
        print_growth(app, openings)
        app.close()
    return 0


def print_growth(app: App, openings: int) -> None:
    """Open all menus in turn; print lines as it goes, since thousands of openings take an hour."""
    console, openers = Console(), menu_openers(app)
    before = warm_up(app, openers, WARM_UP)
    console.print(f"{len(openers)} menus, {before / 1e6:.1f} MB; openings of each and growth:")
    for done in range(1, openings + 1):
        for open_menu in openers:
            open_and_close(app, open_menu)
        if done % LINE_EVERY == 0 or done == openings:
            console.print(f"{done:>6,} {(resident() - before) / 1e6:+6.1f} MB")
