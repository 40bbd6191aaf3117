"""The riddles that come with the program."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from gest_desktop.ai.riddles.document import a_row, read_riddle, write_riddle
from gest_desktop.ai.riddles.riddle import THEMES, Riddle
from gest_desktop.common.checks import a_number, an_object, need
from gest_desktop.common.player_files import read_json
from gest_desktop.rules.asset_files import asset

Json = dict[str, Any]
FILE: Final = "riddles/riddles.json"
LARGEST_FILE: Final = 4_000_000
MOST: Final = 1000
EDITIONS: Final = 1_000_000


@dataclass(frozen=True)
class Book:
    """All riddles, in the order of their themes and difficulty; the edition makes the daily riddle."""

    edition: int
    riddles: tuple[Riddle, ...]

    def of(self, theme: str) -> tuple[Riddle, ...]:
        return tuple(riddle for riddle in self.riddles if riddle.theme == theme)

    def named(self, name: str) -> Riddle | None:
        return next((riddle for riddle in self.riddles if riddle.id == name), None)


def read_book(data: object) -> Book:
    """Raises ImpossiblePositionError with one sentence."""
    fields = an_object(data, "A book of riddles", ("edition", "riddles"))
    rows = a_row(fields["riddles"], "riddles", 1, MOST)
    riddles = sorted((read_riddle(row) for row in rows), key=in_order)
    need(len({riddle.id for riddle in riddles}) == len(riddles), "Two riddles have the same id.")
    return Book(a_number(fields["edition"], "edition", 1, EDITIONS), tuple(riddles))


def in_order(riddle: Riddle) -> tuple[int, int, str]:
    """Those of a theme together, the easiest first."""
    return THEMES.index(riddle.theme), riddle.difficulty, riddle.id


def write_book(book: Book) -> Json:
    return {"edition": book.edition, "riddles": [write_riddle(riddle) for riddle in book.riddles]}


def load_book(path: Path) -> Book:
    """Raises OSError or ValueError."""
    return read_book(read_json(path, LARGEST_FILE))


@cache
def the_book() -> Book:
    """The riddles of this version."""
    return load_book(asset(FILE))
