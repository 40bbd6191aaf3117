"""The player's rating by Glicko, with every game as a rating period of its own.

M. E. Glickman, "The Glicko system" (1995). The levels of the opponent are fixed on the Elo scale of
`ai/ratings.json`, so their deviation is 0.
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from gest_desktop.ai.levels import LEVEL_NAMES
from gest_desktop.scenes.shell.career.record import Record

Q: Final = math.log(10.0) / 400.0
WIDEST: Final = 350.0
LEAST: Final = 45.0  # a rating never becomes surer than this, so that it can still follow the player
ENOUGH: Final = 5  # games after which a chance to win can be foretold


@dataclass(frozen=True)
class Rating:
    """A rating and one standard deviation of it."""

    value: float = 1200.0
    deviation: float = WIDEST


START: Final = Rating()


class Result(NamedTuple):
    """One game of a rating period: the opponent, and 1 for a win, 0 for a loss."""

    opponent: Rating
    score: float


def weight(deviation: float) -> float:
    """How much a game against an opponent of this deviation tells: the g of Glicko."""
    return 1.0 / math.sqrt(1.0 + 3.0 * (Q * deviation / math.pi) ** 2)


def expected(rating: float, opponent: Rating) -> float:
    """The chance to beat an opponent."""
    return 1.0 / (1.0 + math.exp(-Q * weight(opponent.deviation) * (rating - opponent.value)))


def rated(before: Rating, results: Sequence[Result]) -> Rating:
    """The rating after a period with these results."""
    information = gain = 0.0
    for opponent, score in results:
        chance, g = expected(before.value, opponent), weight(opponent.deviation)
        information += g * g * chance * (1.0 - chance)
        gain += g * (score - chance)
    precision = 1.0 / before.deviation**2 + Q * Q * information
    return Rating(before.value + Q / precision * gain, max(LEAST, math.sqrt(1.0 / precision)))


@cache
def opponents() -> Mapping[str, Rating]:
    """The levels as fixed opponents, the weakest first."""
    text = files("gest_desktop.ai").joinpath("ratings.json").read_text(encoding="utf-8")
    figures = json.loads(text)
    return {level: Rating(float(figures[level]["elo"]), 0.0) for level in LEVEL_NAMES}


def after(before: Rating, record: Record) -> Rating:
    """The rating after a game: practice does not count, and a game with hints never raises it."""
    if not record.counts:
        return before
    now = rated(before, [Result(opponents()[record.level], float(record.won))])
    return before if record.hints and now.value > before.value else now


def course(records: Sequence[Record], start: Rating = START) -> list[Rating]:
    """The rating after each game."""
    out, now = [], start
    for record in records:
        now = after(now, record)
        out.append(now)
    return out


def suitable(rating: Rating) -> str:
    """The level against which the chance to win is nearest to one half."""
    return min(LEVEL_NAMES, key=lambda level: abs(expected(rating.value, opponents()[level]) - 0.5))


def neighbours(rating: Rating) -> tuple[str, str]:
    """The levels just below and just above a rating; empty where there is none."""
    below = [level for level, rated in opponents().items() if rated.value <= rating.value]
    above = [level for level, rated in opponents().items() if rated.value > rating.value]
    return (below[-1] if below else ""), (above[0] if above else "")
