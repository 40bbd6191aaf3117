"""Which of the riddles that were found make the book: as many for each side, and all themes served."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from gest_desktop.ai.lab.riddles.collecting import Found
from gest_desktop.ai.lab.riddles.themes import planned_theme
from gest_desktop.ai.riddles.book import Book, in_order
from gest_desktop.ai.riddles.riddle import Riddle
from gest_desktop.rules.vocabulary import ROBIN, SHERIFF

EACH: Final = 60  # for a side
ALIKE: Final = 3  # riddles with the same solution come in turns of so many
QUOTAS: Final[Mapping[int, Mapping[str, int]]] = {
    ROBIN: {"odds": 20, "sneak": 20, "inspection": 10, "initiative": 10},
    SHERIFF: {"hunt": 20, "escort": 20, "inspection": 10, "initiative": 10},
}


def make_book(found: Sequence[Found], edition: int) -> Book:
    """Each riddle gets one of the themes that it fits."""
    chosen = [riddle for side in (ROBIN, SHERIFF) for riddle in chosen_for(side, found)]
    return Book(edition, tuple(sorted(chosen, key=in_order)))


def chosen_for(side: int, found: Sequence[Found]) -> list[Riddle]:
    """The scarcest themes choose first; what is then still missing comes from any theme."""
    left = [(riddle, with_plan(riddle, themes)) for riddle, themes in found if riddle.side == side]
    left = varied(left)
    quotas = QUOTAS[side]
    fitting = Counter(theme for _riddle, themes in left for theme in themes)
    chosen: list[Riddle] = []
    for theme in sorted(quotas, key=lambda each: fitting[each] / quotas[each]):
        fits = [row for row in left if theme in row[1]][: quotas[theme]]
        chosen += [replace(riddle, theme=theme) for riddle, _themes in fits]
        left = [row for row in left if row not in fits]
    missing = EACH - len(chosen)
    chosen += [replace(riddle, theme=themes[-1]) for riddle, themes in left[: max(0, missing)]]
    return chosen[:EACH]


def varied(rows: Sequence[Found]) -> list[Found]:
    """The hardest first, but only a few with the same solution before all the others have come."""
    hardest = sorted(rows, key=lambda row: worth(row[0]), reverse=True)
    seen: Counter[object] = Counter()
    turns: list[tuple[int, Found]] = []
    for row in hardest:
        solution = tuple(step.best.option for step in row[0].steps)
        turns.append((seen[solution] // ALIKE, row))
        seen[solution] += 1
    return [row for _turn, row in sorted(turns, key=lambda each: each[0])]


def with_plan(riddle: Riddle, themes: Sequence[str]) -> list[str]:
    """A box may also be about what is to be done in it."""
    plan = planned_theme(riddle)
    return [*themes, plan] if plan and plan not in themes else list(themes)


def worth(riddle: Riddle) -> tuple[int, int]:
    """Longer lines and harder riddles are rarer."""
    return riddle.difficulty + len(riddle.steps), riddle.difficulty
