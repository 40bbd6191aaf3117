"""`gest arena`: a match between two players with swapped seats, with confidence intervals."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from gest_desktop.ai.lab.arena import Pairing, pairings, play_game, read_outcome, result
from gest_desktop.ai.lab.budget import read_budget
from gest_desktop.ai.lab.entrants import Entrant, read_entrant
from gest_desktop.ai.lab.errors import LabError
from gest_desktop.ai.lab.executors import Workers
from gest_desktop.ai.lab.result_file import ResultFile
from gest_desktop.commands.many_games import Games, play_all


def arena(a: str, b: str, games: int, budget: str, seed: int, workers: Workers, out: Path | None) -> int:
    if games < 1:
        raise LabError("A match needs at least one game.")
    default = read_budget(budget)
    first, second = read_entrant(a, default), read_entrant(b, default)
    results = ResultFile(out, {"arena": [str(first), str(second)]})
    rows = play_all(match(first, second, games, seed), workers, results)
    print_result(Console(), result(first, second, [read_outcome(row) for row in rows]))
    return 0


def match(a: Entrant, b: Entrant, games: int, seed: int) -> Games[Pairing]:
    tasks = {pairing.name: pairing for pairing in pairings(a, b, games, seed)}
    return Games(f"{a} against {b}", tasks, play_game, "A won", lambda row: int(row["a_won"]))


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
