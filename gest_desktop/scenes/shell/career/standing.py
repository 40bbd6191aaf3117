"""What honours are measured by: the games that count, and the lessons that were learned."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from gest_desktop.scenes.shell.career.record import Record


@dataclass(frozen=True)
class Standing:
    games: Sequence[Record] = ()  # without practice, the oldest first
    lessons_learned: int = 0
    lessons: int = 1


Measure = Callable[[Standing], tuple[int, int]]  # how far one is, and how far one must come
Deed = Callable[[Record], bool]


def once(deed: Deed) -> Measure:
    """Something done in a single game."""
    return lambda standing: (int(any(map(deed, standing.games))), 1)


def times(deed: Deed, number: int) -> Measure:
    """Something done in several games."""
    return lambda standing: (min(number, sum(map(deed, standing.games))), number)


def longest_run(games: Sequence[Record], won: bool = True) -> int:
    """The most wins, or losses, in a row."""
    longest = run = 0
    for game in games:
        run = run + 1 if game.won == won else 0
        longest = max(longest, run)
    return longest


def present_run(games: Sequence[Record]) -> int:
    """The wins since the last loss."""
    losses = [number for number, game in enumerate(games) if not game.won]
    return len(games) - 1 - losses[-1] if losses else len(games)
