"""`gest arena`: two players against each other, seats swapped, with honest intervals."""

from __future__ import annotations

import json
import multiprocessing
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from gest_desktop.ai.arena import Outcome, Pairing, pairings, play_game, result
from gest_desktop.ai.budget import NoBudgetError, read_budget
from gest_desktop.ai.seats import NoPlayerError, read_entrant

COLUMNS = ("[progress.description]{task.description}", "A won {task.fields[won]}")


def arena(a: str, b: str, games: int, budget: str, seed: int, jobs: int, out: str | None) -> int:
    console = Console()
    try:
        default = read_budget(budget)
        first, second = read_entrant(a, default), read_entrant(b, default)
    except (NoBudgetError, NoPlayerError) as error:
        console.print(str(error), markup=False)
        return 1
    if games < 1:
        console.print("A match needs at least one game.")
        return 1
    outcomes: list[Outcome] = []
    planned = pairings(first, second, games, seed)
    columns = (TextColumn(COLUMNS[0]), BarColumn(), MofNCompleteColumn(), TextColumn(COLUMNS[1]))
    with Progress(*columns, TimeRemainingColumn(), console=console) as progress:
        task = progress.add_task(f"{first} against {second}", total=len(planned), won=0)
        for outcome in play_games(planned, jobs):
            outcomes.append(outcome)
            progress.update(task, advance=1, won=sum(each.a_won for each in outcomes))
            if out:  # after every game, so that a long match can be broken off
                write_down(result(first, second, outcomes), Path(out))
    tell(console, result(first, second, outcomes))
    return 0


def play_games(planned: list[Pairing], jobs: int) -> Iterable[Outcome]:
    if jobs <= 1:
        yield from map(play_game, planned)
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap_unordered(play_game, planned)


def write_down(match: dict[str, Any], path: Path) -> None:
    fresh = path.with_name(path.name + ".new")
    fresh.write_text(json.dumps(match, indent=1) + "\n", encoding="utf-8")
    fresh.replace(path)


def tell(console: Console, match: dict[str, Any]) -> None:
    wins = Table(title=f"{match['a']} against {match['b']}")
    for heading in ("A as", "won", "of", "%", "95 % interval"):
        wins.add_column(heading, justify="left" if heading == "A as" else "right")
    for words, key in (("Robin Hood", "as_robin"), ("the Sheriff", "as_sheriff"), ("both", "together")):
        row = match[key]
        share = f"{100 * row['share']:.1f}"
        interval = f"{100 * row['low']:.1f} – {100 * row['high']:.1f}"
        wins.add_row(words, str(row["wins"]), str(row["games"]), share, interval)
    console.print(wins)
    for letter in "ab":
        effort = match[f"effort_of_{letter}"]
        console.print(
            f"{match[letter]}: {1000 * effort['seconds_per_decision']:.1f} ms of the processor a decision, "
            f"{effort['seconds_per_game']:.2f} s and {effort['decisions_per_game']:.1f} decisions a game.",
            highlight=False,
        )
