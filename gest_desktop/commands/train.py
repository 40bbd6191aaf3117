"""`gest train`: fit the weights of the evaluation to self-played games; the same seeds repeat the run."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path

from gest_desktop.ai.evaluate.win_chance import trained_weights
from gest_desktop.ai.lab.executors import Workers
from gest_desktop.ai.lab.result_file import ResultFile
from gest_desktop.ai.lab.train import TRUST, School, fit, play_lesson, read_lesson, to_json
from gest_desktop.commands.many_games import Games, play_all

RIDGE = 300.0
WHIM = 0.04


@dataclass(frozen=True)
class Course:
    """What is played: games between searches of so many iterations, with the weights so far."""

    games: int
    iterations: int
    seed: int


def train(course: Course, workers: Workers, lessons_file: Path | None, target: str) -> int:
    school = School(course.iterations, WHIM, trained_weights())
    tasks = {str(seed): seed for seed in range(course.seed, course.seed + course.games)}
    play = partial(play_lesson, school=school)
    games = Games("Lessons", tasks, play, "Robin Hood won", lambda row: int(row["robin_won"]))
    results = ResultFile(lessons_file, {"train": asdict(course)})
    lessons = [read_lesson(row) for row in play_all(games, workers, results)]
    weights, loss = fit(lessons, trained_weights(), RIDGE)
    wins = sum(lesson.robin_won for lesson in lessons)
    print(f"Robin Hood won {wins}, the Sheriff {len(lessons) - wins}; log-loss {loss:.4f}")
    how = (
        f"gest train: {course.games} games between searches of {course.iterations} iterations with whims of "
        f"{WHIM}, seed {course.seed}; the search's own estimate counts {TRUST}; ridge {RIDGE}"
    )
    Path(target).write_text(json.dumps(to_json(weights, how), indent=1) + "\n", encoding="utf-8")
    print(f"wrote {target}")
    return 0
