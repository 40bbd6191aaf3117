"""`gest arena`: a match between two players with swapped seats, with confidence intervals."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from gest_desktop.ai.lab.arena import Outcome, pairings, play_game, result
from gest_desktop.ai.lab.budget import NoBudgetError, read_budget
from gest_desktop.ai.lab.entrants import NoPlayerError, read_entrant
from gest_desktop.commands.many_games import in_any_order, write_down

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
        for outcome in in_any_order(play_game, planned, jobs):
            outcomes.append(outcome)
            progress.update(task, advance=1, won=sum(each.a_won for each in outcomes))
            if out:  # after every game, so that a long match can be interrupted
                write_down(result(first, second, outcomes), Path(out), indent=1)
    print_result(console, result(first, second, outcomes))
    return 0


def print_result(console: Console, match: dict[str, Any]) -> None:
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
