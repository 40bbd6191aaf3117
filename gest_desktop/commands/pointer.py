"""`gest pointer`: how far the mouse travels and how often it clicks in a turn."""

from __future__ import annotations

import os
from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

WHERE: Final = ("steady", "pointer", "beside", "corner")


def add_command_to(add_command: Callable[..., ArgumentParser]) -> None:
    pointer = add_command("pointer", help="measure how far the mouse travels in a turn")
    pointer.add_argument("--turns", type=int, default=20)
    pointer.add_argument("--seed", type=int, default=1, help="of the games that are played")
    pointer.add_argument("--window", default="1280x720", metavar="WxH")
    pointer.add_argument("--choices", choices=WHERE, default="steady", help="where choice cards open")
    pointer.set_defaults(run=run_pointer)


def run_pointer(options: Namespace) -> int:
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    from gest_desktop.scenes.devtools.pointer_path import record
    from gest_desktop.scenes.devtools.table_shots import NoWorker
    from gest_desktop.scenes.shell.app import App
    from gest_desktop.scenes.shell.save_store import SaveStore
    from gest_desktop.scenes.shell.settings import Settings

    width, height = map(int, options.window.split("x"))
    with TemporaryDirectory() as home:
        settings = Settings(width=width, height=height, choices=options.choices)
        app = App(settings, Path(home) / "settings.json", SaveStore(Path(home) / "games"), NoWorker)
        turns = record(app, options.turns, options.seed)
        app.close()
    many = max(1, len(turns))
    pixels, clicks = sum(turn.pixels for turn in turns) / many, sum(turn.clicks for turn in turns) / many
    print(f"{len(turns)} turns: {pixels:,.0f} pixels and {clicks:.2f} clicks a turn")
    ways: Counter[str] = Counter()
    for turn in turns:
        ways.update(turn.ways)
    for kind, way in ways.most_common():
        print(f"{way / many:8,.0f}  {kind}")
    return 0
