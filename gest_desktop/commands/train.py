"""`gest train`: fit the weights of the evaluation to self-played games; the same seeds repeat the run.

There are two schools. Rule-of-thumb players are fast and play sensibly; searches that use the
weights fitted to those games play longer and closer ones. Each school counts once: the mean of
both fits plays better than either, because their errors differ.
"""

from __future__ import annotations

import json
import multiprocessing
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.progress import track

from gest_desktop.ai.evaluate.win_chance import Weights, trained_weights
from gest_desktop.ai.lab.train import Lesson, School, fit, mean, play_lesson, to_json

RIDGE = 20.0
THUMBS_WHIM = 0.12
SEARCHES_WHIM = 0.05
SECOND_SCHOOL = 50_000  # added to the seed


def train(games: int, search_games: int, iterations: int, seed: int, jobs: int, target: str) -> int:
    console = Console()
    thumbs = School(0, THUMBS_WHIM, trained_weights())
    by_rule = fit_school(console, "Rules of thumb", games, thumbs, seed, jobs)
    searches = School(iterations, SEARCHES_WHIM, by_rule)
    by_search = fit_school(console, "Searches", search_games, searches, seed + SECOND_SCHOOL, jobs)
    how = (
        f"gest train: mean of two fits, {games} games between players of rules of thumb and {search_games} "
        f"between searches of {iterations} iterations, both with whims; seed {seed}, ridge {RIDGE}"
    )
    learned = to_json(mean(by_rule, by_search), how)
    Path(target).write_text(json.dumps(learned, indent=1) + "\n", encoding="utf-8")
    console.print(f"wrote {target}")
    return 0


def fit_school(console: Console, name: str, games: int, school: School, seed: int, jobs: int) -> Weights:
    """Play the games of one school and fit weights to who won them."""
    play = partial(play_lesson, school=school)
    lessons: list[Lesson] = []
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        played = pool.imap(play, range(seed, seed + games), chunksize=4)
        lessons.extend(track(played, name, total=games, console=console))
    learned, loss = fit(lessons, RIDGE)
    wins = sum(lesson.robin_won for lesson in lessons)
    console.print(f"Robin Hood won {wins}, the Sheriff {games - wins}; log-loss {loss:.4f}")
    return learned
