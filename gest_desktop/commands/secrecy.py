"""`gest secrecy`: measure whether an opponent could learn where the computer prefers to hide Robin."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from gest_desktop.ai.lab.executors import NoWorkersError, Workers
from gest_desktop.ai.lab.hidings import play_hidings, read_hiding
from gest_desktop.ai.lab.result_file import OtherRunError, ResultFile
from gest_desktop.ai.lab.secrecy_probe import result
from gest_desktop.commands.many_games import Games, play_all

GUESSERS = (("counts Hidden men", "counting"), ("belief of the rules", "belief"), ("trained", "trained"))


def secrecy(games: int, iterations: int, seed: int, workers: Workers, out: Path | None) -> int:
    console = Console()
    if games < 2 or iterations < 1:
        console.print("The probe needs at least two games, one to learn from, and one iteration a decision.")
        return 1
    tasks = {str(each): each for each in range(seed, seed + games)}
    play = partial(play_hidings, iterations=iterations)
    title = f"Games of {iterations} iterations"
    planned = Games(title, tasks, play, "hidings", lambda row: len(row["hidings"]))
    try:
        rows = play_all(console, planned, workers, ResultFile(out, {"secrecy": iterations}))
    except (NoWorkersError, OtherRunError) as error:
        console.print(str(error), markup=False)
        return 1
    hidings = [read_hiding(each) for row in rows for each in row["hidings"]]
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
