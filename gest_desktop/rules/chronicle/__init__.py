"""One sentence for every entry of the journal, as the reader may know it."""

from __future__ import annotations

from collections.abc import Callable

from gest_desktop.rules.chronicle import land, men, play, road
from gest_desktop.rules.state import Entry
from gest_desktop.rules.views import redact_entry

SENTENCES: dict[str, Callable[..., str]] = play.SENTENCES | land.SENTENCES | men.SENTENCES | road.SENTENCES


def sentence(entry: Entry, side: int | None = None) -> str:
    """The entry in words, for the referee or for one side."""
    if side is not None:
        entry = redact_entry(entry, side)
    verb, *details = entry
    return SENTENCES[str(verb)](*details)
