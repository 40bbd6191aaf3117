"""`gest train`: teach the evaluation by self-play; anybody can run it again with the same seeds."""

from __future__ import annotations

import json
import multiprocessing
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.progress import track

from gest_desktop.ai.evaluate import trained_weights
from gest_desktop.ai.train import Lesson, fit, play_lesson, to_json
from gest_desktop.rules.vocabulary import ROBIN, SHERIFF

RIDGE = 20.0


def train(rounds: int, games: int, iterations: int, seed: int, jobs: int, target: str) -> int:
    """Each round plays with the weights of the last one and fits new ones."""
    console, weights, loss = Console(), trained_weights(), 0.0
    for number in range(rounds):
        first = seed + number * games
        play = partial(play_lesson, weights=weights, iterations=iterations)
        lessons: list[Lesson] = []
        with multiprocessing.get_context("spawn").Pool(jobs) as pool:
            played = pool.imap_unordered(play, range(first, first + games), chunksize=4)
            lessons.extend(track(played, f"Round {number + 1}", total=games, console=console))
        weights, loss = fit(lessons, RIDGE)
        wins = [sum(lesson.robin_won == (side == ROBIN) for lesson in lessons) for side in (ROBIN, SHERIFF)]
        console.print(f"Robin Hood won {wins[ROBIN]}, the Sheriff {wins[SHERIFF]}; log-loss {loss:.4f}")
    teacher = f"searches of {iterations} iterations" if iterations else "players of rules of thumb"
    how = (
        f"gest train: {rounds} rounds of {games} games between {teacher} with whims, "
        f"seeds from {seed}, ridge {RIDGE}, log-loss {loss:.4f}"
    )
    Path(target).write_text(json.dumps(to_json(weights, how), indent=1) + "\n", encoding="utf-8")
    console.print(f"wrote {target}")
    return 0
