"""`gest train`: fit the weights of the evaluation to self-played games; the same seeds repeat the run.

There are two schools. Rule-of-thumb players are fast and play sensibly; searches that use the
weights fitted to those games play longer and closer ones. Each school counts once: the mean of
both fits plays better than either, because their errors differ.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path

from gest_desktop.ai.evaluate.win_chance import Weights, trained_weights
from gest_desktop.ai.lab.executors import Workers
from gest_desktop.ai.lab.result_file import ResultFile
from gest_desktop.ai.lab.train import School, fit, mean, play_lesson, read_lesson, to_json
from gest_desktop.commands.many_games import Games, play_all

RIDGE = 20.0
THUMBS_WHIM = 0.12
SEARCHES_WHIM = 0.05
SECOND_SCHOOL = 50_000  # added to the seed


@dataclass(frozen=True)
class Course:
    """What is played: games between rules of thumb, then games between searches of so many iterations."""

    games: int
    search_games: int
    iterations: int
    seed: int


def train(course: Course, workers: Workers, lessons: Path | None, target: str) -> int:
    weights = fit_course(course, workers, ResultFile(lessons, {"train": asdict(course)}))
    how = (
        f"gest train: mean of two fits, {course.games} games between players of rules of thumb and "
        f"{course.search_games} between searches of {course.iterations} iterations, both with whims; "
        f"seed {course.seed}, ridge {RIDGE}"
    )
    Path(target).write_text(json.dumps(to_json(weights, how), indent=1) + "\n", encoding="utf-8")
    print(f"wrote {target}")
    return 0


def fit_course(course: Course, workers: Workers, results: ResultFile) -> Weights:
    thumbs, first = School(0, THUMBS_WHIM, trained_weights()), course.seed
    by_rule = fit_school(thumbs, range(first, first + course.games), workers, results)
    searches, first = School(course.iterations, SEARCHES_WHIM, by_rule), course.seed + SECOND_SCHOOL
    by_search = fit_school(searches, range(first, first + course.search_games), workers, results)
    return mean(by_rule, by_search)


def fit_school(school: School, seeds: range, workers: Workers, results: ResultFile) -> Weights:
    """Play the games of one school and fit weights to who won them."""
    name = "searches" if school.iterations else "rules of thumb"
    tasks = {f"{name}/{seed}": seed for seed in seeds}
    play = partial(play_lesson, school=school)
    games = Games(name.capitalize(), tasks, play, "Robin Hood won", lambda row: int(row["robin_won"]))
    lessons = [read_lesson(row) for row in play_all(games, workers, results)]
    learned, loss = fit(lessons, RIDGE)
    wins = sum(lesson.robin_won for lesson in lessons)
    print(f"Robin Hood won {wins}, the Sheriff {len(lessons) - wins}; log-loss {loss:.4f}")
    return learned
