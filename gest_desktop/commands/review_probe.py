"""`gest review-probe`: check the review with games of a player, or of several, against itself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from gest_desktop.ai.lab.budget import read_budget
from gest_desktop.ai.lab.entrants import Entrant, read_entrant
from gest_desktop.ai.lab.errors import LabError
from gest_desktop.ai.lab.executors import Workers
from gest_desktop.ai.lab.markdown import markdown_table
from gest_desktop.ai.lab.result_file import ResultFile
from gest_desktop.ai.lab.review_probe import (
    WORST,
    Reviewed,
    Reviewing,
    agreed,
    mean,
    named_again,
    play_reviewed,
)
from gest_desktop.commands.many_games import Games, play_all

PARTS = (
    "start",
    "own_mistakes",
    "own_others",
    "opponent_mistakes",
    "opponent_others",
    "luck",
    "secrets",
    "result",
)


@dataclass(frozen=True)
class Probe:
    """Who plays how many games against itself, and how long the review looks."""

    players: Sequence[str]
    games: int
    seed: int
    iterations: int
    twice: bool


def review_probe(probe: Probe, workers: Workers, out: Path | None) -> int:
    if probe.games < 2:
        raise LabError("A probe needs at least two games.")
    default = read_budget("60it")
    players = [read_entrant(words, default) for words in probe.players]
    heading = {"review": probe.iterations, "twice": probe.twice}
    planned = Games("Reviews", tasks(probe, players), play_reviewed, "Robin Hood won", robin_won)
    rows = [Reviewed(**row) for row in play_all(planned, workers, ResultFile(out, heading))]
    batches = [rows[start : start + probe.games] for start in range(0, len(rows), probe.games)]
    print_levels(players, batches)
    print_parts(rows)
    if probe.twice:
        print_agreement(rows)
    return 0


def tasks(probe: Probe, players: Sequence[Entrant]) -> dict[str, Reviewing]:
    seeds = range(probe.seed, probe.seed + probe.games)
    return {
        f"{player} {seed}": Reviewing(player, seed, probe.iterations, probe.twice)
        for player in players
        for seed in seeds
    }


def robin_won(outcome: dict[str, float]) -> int:
    return int(outcome["result"])


def print_levels(players: Sequence[Entrant], batches: Sequence[Sequence[Reviewed]]) -> None:
    table = []
    for player, games in zip(players, batches, strict=True):
        middle, half = mean([100 * game.lost / max(1, game.choices) for game in games])
        a_game = mean([100 * game.lost for game in games])[0]
        interval = f"{middle - half:.2f} – {middle + half:.2f}"
        table.append((str(player), str(len(games)), f"{middle:.2f}", interval, f"{a_game:.0f}"))
    headings = ("player", "games", "points lost a choice", "95 % interval", "points lost a game")
    print(markdown_table(headings, table))


def print_parts(rows: Sequence[Reviewed]) -> None:
    """The means of the parts, for Robin Hood, and by how much the worst sum misses its result."""
    table = []
    for name in PARTS:
        middle, half = mean([100 * getattr(game, name) for game in rows])
        table.append((name, f"{middle:+.2f}", f"{middle - half:+.2f} – {middle + half:+.2f}"))
    print(markdown_table(("part, in points", "mean", "95 % interval"), table))
    print(f"The parts miss the result by at most {max(abs(game.off) for game in rows):.1e}.")


def print_agreement(rows: Sequence[Reviewed]) -> None:
    same = sum(named_again(game) == WORST for game in rows)
    both = sum(agreed(game) == WORST for game in rows)
    named = sum(named_again(game) for game in rows)
    print(f"Twice the budget names {named} of {WORST * len(rows)} of the three worst choices again,")
    print(f"all three in {same} of {len(rows)} games; in {both} it names or also faults all three.")
