"""`gest bench`: steps, games and iterations of the search per second of CPU time, and the cost of a clone."""

from __future__ import annotations

import time
from random import Random

from rich.console import Console
from rich.progress import track
from rich.table import Table

from gest_desktop.ai.evaluate.win_chance import trained_weights
from gest_desktop.ai.search import Search
from gest_desktop.commands.playouts import cpu_seconds, play_games
from gest_desktop.rules.compiled import how_it_runs
from gest_desktop.rules.referee import answer, question, roll_the_dice
from gest_desktop.rules.setup import opening_position
from gest_desktop.rules.state import State
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import CHANCE

ROUNDS = 5
CLONES = 200
DECISIONS, ITERATIONS = 8, 50


def bench(games: int) -> int:
    console = Console()
    steps_per_second, playouts_per_second, iterations, clone_cost = 0.0, 0.0, 0.0, float("inf")
    positions = sample_positions()
    for seed in track(range(ROUNDS), "Measuring", console=console):
        result = play_games(opening_position(), games, seed)
        steps_per_second = max(steps_per_second, result["steps"] / result["seconds"])
        playouts_per_second = max(playouts_per_second, games / result["seconds"])
        iterations = max(iterations, iterations_per_second(positions))
        clone_cost = min(clone_cost, seconds_per_clone(positions))
    table = Table(title=f"Best of {ROUNDS}, {how_it_runs()}, CPU time, {games} random games each")
    table.add_column("measure")
    table.add_column("value", justify="right")
    table.add_row("steps per second, options listed", f"{steps_per_second:,.0f}")
    table.add_row("whole random games per second", f"{playouts_per_second:,.0f}")
    table.add_row("iterations of the search per second", f"{iterations:,.0f}")
    table.add_row("clone, microseconds", f"{clone_cost * 1e6:.2f}")
    console.print(table)
    return 0


def sample_positions() -> list[State]:
    """Every position of one random game, including those in the middle of a rule."""
    g, random, positions = opening_position(), Random(1).random, []
    while g.winner < 0:
        asked, f = question(g)
        if g.winner >= 0:
            break
        positions.append(g.clone())
        options = asked.options(g, f)
        if asked.actor(f) == CHANCE:
            option = roll_the_dice(g, asked, f, random)
        else:
            option = options[int(random() * len(options))]
        answer(g, asked, f, option)
    return positions


def seconds_per_clone(positions: list[State]) -> float:
    before = time.process_time()
    for _ in range(CLONES):
        for position in positions:
            position.clone()
    return cpu_seconds(before) / (CLONES * len(positions))


def iterations_per_second(positions: list[State]) -> float:
    """The speed of the search at decisions from all over the game."""
    views = []
    for position in positions:
        asked, f = question(position)
        side = asked.actor(f)
        if side != CHANCE:
            views.append(redact(position, side))
    views = views[:: len(views) // DECISIONS]
    before = time.process_time()
    for view in views:
        Search(trained_weights(), Random(1)).think(view, ITERATIONS)
    return len(views) * ITERATIONS / cpu_seconds(before)
