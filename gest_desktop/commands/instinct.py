"""`gest instinct`: learn which answers to look at first from games of the search against itself."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path

from gest_desktop.ai.lab.executors import Workers
from gest_desktop.ai.lab.instinct.fit import fit, to_json
from gest_desktop.ai.lab.instinct.lessons import play_lesson, read_lesson
from gest_desktop.ai.lab.result_file import ResultFile
from gest_desktop.commands.many_games import Games, play_all


@dataclass(frozen=True)
class Course:
    """What is played: games between searches of so many iterations, with the instinct so far."""

    games: int
    iterations: int
    seed: int


def instinct(course: Course, workers: Workers, lessons_file: Path | None, target: Path) -> int:
    tasks = {str(seed): seed for seed in range(course.seed, course.seed + course.games)}
    play = partial(play_lesson, iterations=course.iterations)
    games = Games("Lessons", tasks, play, "Robin Hood won", lambda row: int(row["robin_won"]))
    results = ResultFile(lessons_file, {"instinct": asdict(course)})
    lessons = [read_lesson(row) for row in play_all(games, workers, results)]
    weights, loss, even = fit(lessons)
    print(f"In games kept back a choice costs {loss:.3f} nats, and {even:.3f} without instinct.")
    how = (
        f"gest instinct: {course.games} games between searches of {course.iterations} iterations, "
        f"seed {course.seed}"
    )
    text = json.dumps(to_json(weights, how), separators=(",", ":"))
    target.write_text(text + "\n", encoding="utf-8")
    print(f"wrote {target}")
    return 0
