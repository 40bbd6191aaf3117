"""Checks a book of riddles: another deep look at every step, and how many of them each level solves."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from gest_desktop.ai.lab.result_file import ResultFile
from gest_desktop.ai.lab.riddles.look import Look
from gest_desktop.ai.lab.riddles.mining import BUDGET, TIMES
from gest_desktop.ai.lab.riddles.solvers import Line, share_solved
from gest_desktop.ai.levels import LEVELS
from gest_desktop.ai.riddles.book import Book
from gest_desktop.ai.riddles.riddle import Riddle, advance
from gest_desktop.rules.views import redact

Json = dict[str, Any]
TRIES: Final = {"potter": 4, "miller": 4, "yeoman": 4, "outlaw": 4, "friar": 2, "king": 1}


@dataclass(frozen=True)
class Checked:
    """Whether the deep look agrees at every step, the smallest margin it saw, and who solved the riddle."""

    name: str
    agrees: bool
    margin: float
    shares: Mapping[str, float]  # by level


def line_of(riddle: Riddle) -> Line:
    """What the side sees at each step, and what solves it."""
    world, line = riddle.world(), []
    for step in riddle.steps:
        line.append((redact(world, riddle.side), step.solutions))
        advance(world, riddle.side, step.best.option)
    return line


def check(riddle: Riddle) -> Checked:
    line, margins = line_of(riddle), list[float]()
    for number, (view, right) in enumerate(line):
        ranking = Look(view, f"{riddle.id}/{number}/check").study(BUDGET * TIMES)
        best = max(found.win for found in ranking if found.option in right)
        margins.append(best - max(found.win for found in ranking if found.option not in right))
    shares = {
        level.name: share_solved(line, level, f"{riddle.id}/check", TRIES[level.name]) for level in LEVELS
    }
    return Checked(riddle.id, min(margins) > 0.0, min(margins), shares)


def check_book(book: Book, out: Path | None = None) -> Iterator[Checked]:
    """Every riddle; with a file, what is in it already is not done again."""
    results = ResultFile(out, {"check": BUDGET, "times": TIMES})
    for riddle in book.riddles:
        row: Json | None = results.outcomes.get(riddle.id)
        if row is None:
            done = check(riddle)
            row = {"agrees": done.agrees, "margin": done.margin, "shares": dict(done.shares)}
            results.add(riddle.id, row)
        yield Checked(riddle.id, row["agrees"], row["margin"], row["shares"])
