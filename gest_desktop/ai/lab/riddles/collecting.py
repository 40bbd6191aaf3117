"""A run of the mine: games one after another, each written down as it ends."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from gest_desktop.ai.lab.result_file import ResultFile
from gest_desktop.ai.lab.riddles.mining import BUDGET, TIMES, mine
from gest_desktop.ai.riddles.document import read_riddle, write_riddle
from gest_desktop.ai.riddles.riddle import Riddle

Found = tuple[Riddle, list[str]]  # with the themes that it fits


def open_mine(path: Path) -> ResultFile:
    return ResultFile(path, {"riddles": BUDGET, "times": TIMES})


def collect(path: Path, first: int, games: int) -> Iterator[tuple[int, int]]:
    """Mine games that the file does not have yet; yield each seed with the number of riddles found in it."""
    results = open_mine(path)
    for seed in range(first, first + games):
        if str(seed) not in results.outcomes:
            rows = [
                {"riddle": write_riddle(replace(riddle, theme=themes[0])), "themes": themes}
                for riddle, themes in mine(seed)
            ]
            results.add(str(seed), {"found": rows})
            yield seed, len(rows)


def collected(path: Path) -> list[Found]:
    """Everything that the file has."""
    games = open_mine(path).outcomes.values()
    return [(read_riddle(row["riddle"]), row["themes"]) for game in games for row in game["found"]]
