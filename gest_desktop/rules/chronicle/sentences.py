"""One sentence for every journal entry, limited to what the reader may know."""

from __future__ import annotations

from collections.abc import Callable

from gest_desktop.rules.chronicle import land, men, play, road
from gest_desktop.rules.journal import Entry

SENTENCES: dict[type[Entry], Callable[..., str]] = (
    play.SENTENCES | land.SENTENCES | men.SENTENCES | road.SENTENCES
)


def sentence(entry: Entry, side: int | None = None) -> str:
    """The entry in words, for the referee or for one side."""
    if side is not None:
        entry = entry.seen_by(side)
    return SENTENCES[type(entry)](entry)
