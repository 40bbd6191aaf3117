"""`gest secrecy`: measure whether an opponent could learn where the computer prefers to hide Robin."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from gest_desktop.ai.lab.hidings import Hiding, play_hidings
from gest_desktop.ai.lab.secrecy_probe import result
from gest_desktop.commands.many_games import in_any_order, write_down

COLUMNS = ("[progress.description]{task.description}", "{task.fields[hidings]} hidings")
KEEP_EVERY = 20  # games, so that a long probe can be interrupted
GUESSERS = (("counts Hidden men", "counting"), ("belief of the rules", "belief"), ("trained", "trained"))


def secrecy(games: int, iterations: int, seed: int, jobs: int, out: str | None) -> int:
    console = Console()
    if games < 2 or iterations < 1:
        console.print("The probe needs at least two games, one to learn from, and one iteration a decision.")
        return 1
    play = partial(play_hidings, iterations=iterations)
    hidings: list[Hiding] = []
    columns = (TextColumn(COLUMNS[0]), BarColumn(), MofNCompleteColumn(), TextColumn(COLUMNS[1]))
    with Progress(*columns, TimeRemainingColumn(), console=console) as progress:
        task = progress.add_task(f"Games of {iterations} iterations", total=games, hidings=0)
        for played, found in enumerate(in_any_order(play, range(seed, seed + games), jobs), 1):
            hidings += found
            progress.update(task, advance=1, hidings=len(hidings))
            if out and (played == games or played % KEEP_EVERY == 0):
                heading = {"seed": seed, "games": played, "iterations": iterations}
                write_down({**heading, **result(hidings)}, Path(out))
    print_result(console, result(hidings), games)
    return 0


def print_result(console: Console, probe: dict[str, Any], games: int) -> None:
    if not probe["hidings"]:
        console.print("Robin was never Hidden on the map after a Redeployment: nothing to guess.")
        return
    table = Table(title=f"Where is Robin? {len(probe['hidings'])} hidings in {games} games")
    for heading in ("guesser", "found", "of", "%", "95 % interval", "expected %"):
        table.add_column(heading, justify="left" if heading == "guesser" else "right")
    for words, key in GUESSERS:
        row = probe[key]
        interval = f"{100 * row['low']:.1f} – {100 * row['high']:.1f}"
        hoped = f"{100 * row['expected']:.1f}" if "expected" in row else ""
        table.add_row(words, str(row["hits"]), str(row["of"]), f"{100 * row['share']:.1f}", interval, hoped)
    console.print(table)
    ratio, low, high = probe["ratio"]
    console.print(
        f"Trained to chance: {ratio:.3f} ({low:.3f} – {high:.3f}); to what counting should find: "
        f"{probe['ratio_to_counting']:.3f}, to what the belief should find: {probe['ratio_to_belief']:.3f}.",
        highlight=False,
    )
