"""`gest gallery-shots` and `gest shots`: pictures of everything a player sees, for inspection."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path

from rich.console import Console
from rich.table import Table

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")


def gallery_shots(folder: str, only: str) -> int:
    """Write the sheets into the folder."""
    from gest_desktop.scenes.devtools.gallery_shots import write_shots

    return list_files(write_shots(Path(folder), only), f"No sheet's name begins with {only}.")


def shots(folder: str, only: str, language: str) -> int:
    """Write pictures of the screens into the folder."""
    from gest_desktop.scenes.devtools.shots import write_shots

    return list_files(write_shots(Path(folder), only, language), f"No screen's name begins with {only}.")


def list_files(files: Iterable[Path], otherwise: str) -> int:
    """Print each file as soon as it is written, or `otherwise` if there was none."""
    console, written = Console(), 0
    for file in files:
        console.print(f"{file}", highlight=False, soft_wrap=True)
        written += 1
    if not written:
        console.print(otherwise)
    return 0 if written else 1


def bench_pictures() -> int:
    """Measure how long the pictures take to load before the first frame of the table."""
    from gest_desktop.scenes.devtools.picture_bench import loading_times

    times = loading_times()
    table = Table(title="Loading, real time")
    table.add_column("pictures for 1920 × 1080")
    table.add_column("seconds", justify="right")
    for name, seconds in times.items():
        table.add_row(name, f"{seconds:.3f}")
    Console().print(table)
    return 0


def bench_window() -> int:
    """Measure how the window keeps up."""
    from gest_desktop.scenes.devtools.window_bench import window_bench

    return window_bench()


def bench_archive(games: int) -> int:
    """Measure the list of all games that were played."""
    from gest_desktop.scenes.devtools.archive_bench import archive_bench

    return archive_bench(games)


def bench_menus(openings: int) -> int:
    """Measure whether menus that are opened again and again take more and more memory."""
    from gest_desktop.scenes.devtools.menu_memory import menu_bench

    return menu_bench(openings)
