"""Playing many games in parallel, with a line of progress, and going on with a run that was interrupted."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from typing import Any, Generic, TypeVar

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from gest_desktop.ai.lab.executors import Workers
from gest_desktop.ai.lab.result_file import Json, ResultFile

Task = TypeVar("Task")
COLUMNS = ("{task.description}", "{task.fields[told]}", "{task.fields[rate]}")


@dataclass(frozen=True)
class Games(Generic[Task]):
    """Named games, how each is played (`play` returns a dataclass), and what the progress line counts."""

    title: str
    tasks: Mapping[str, Task]
    play: Callable[[Task], Any]
    counted: str
    count: Callable[[Json], int]


def play_all(games: Games[Task], workers: Workers, results: ResultFile) -> list[Json]:
    """The outcomes of all games in order; those already in the results are not played again."""
    outcomes = results.outcomes
    left = {name: task for name, task in games.tasks.items() if name not in outcomes}
    total = sum(games.count(outcomes[name]) for name in games.tasks if name in outcomes)
    description, told, rate = (TextColumn(words, markup=False) for words in COLUMNS)
    columns = (description, BarColumn(), MofNCompleteColumn(), told, rate, TimeRemainingColumn())
    with Progress(*columns) as progress:
        task = progress.add_task(games.title, total=len(games.tasks), told="", rate="")
        progress.update(task, completed=len(games.tasks) - len(left))
        began = time.monotonic()
        for played, (name, outcome) in enumerate(workers.run(games.play, left), 1):
            results.add(name, asdict(outcome))
            total += games.count(outcomes[name])
            pace = 60.0 * played / (time.monotonic() - began)
            progress.update(task, advance=1, told=f"{games.counted} {total}", rate=f"{pace:.1f} games/min")
    return [outcomes[name] for name in games.tasks]
