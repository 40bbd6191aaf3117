"""Running many games in parallel, and writing results so that an interrupted run leaves a whole file."""

from __future__ import annotations

import json
import multiprocessing
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeVar

Task = TypeVar("Task")
Outcome = TypeVar("Outcome")


def in_any_order(play: Callable[[Task], Outcome], tasks: Sequence[Task], jobs: int) -> Iterator[Outcome]:
    """Yield each outcome as soon as it is ready; `play` must be importable, since processes are spawned."""
    if jobs <= 1:
        yield from map(play, tasks)
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        outcomes: Iterable[Outcome] = pool.imap_unordered(play, tasks)
        yield from outcomes


def write_down(found: dict[str, Any], path: Path, indent: int | None = None) -> None:
    fresh = path.with_name(path.name + ".new")
    fresh.write_text(json.dumps(found, indent=indent) + "\n", encoding="utf-8")
    fresh.replace(path)
