"""The riddle of the day: made from the date alone, so it is the same for everyone with the same edition."""

from __future__ import annotations

from collections.abc import Collection
from datetime import date, timedelta
from random import Random

from gest_desktop.ai.riddles.book import Book
from gest_desktop.ai.riddles.riddle import Riddle


def riddle_of(day: date, book: Book) -> Riddle:
    """Every riddle once before any of them comes again, in an order that changes every time."""
    round_number, at = divmod(day.toordinal(), len(book.riddles))
    names = sorted(riddle.id for riddle in book.riddles)
    Random(f"riddle/{book.edition}/{round_number}").shuffle(names)
    found = book.named(names[at])
    assert found is not None
    return found


def streak(solved: Collection[date], today: date) -> int:
    """How many days in a row the daily riddle was solved; today does not count against it yet."""
    day = today if today in solved else today - timedelta(days=1)
    many = 0
    while day in solved:
        many += 1
        day -= timedelta(days=1)
    return many
