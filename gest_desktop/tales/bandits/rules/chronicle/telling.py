"""How a journal entry becomes a sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gest_desktop.tales.bandits.rules.journal import Entry
from gest_desktop.tales.bandits.rules.naming import band_name

Sentence = Callable[..., str]
SENTENCES: Final[dict[type[Entry], Sentence]] = {}


def tells(entry: type[Entry]) -> Callable[[Sentence], Sentence]:
    """Register the function that tells this type of entry."""

    def register(sentence: Sentence) -> Sentence:
        SENTENCES[entry] = sentence
        return sentence

    return register


def line(words: str, entry: object, players: int, **more: object) -> str:
    """Fill in the band of an entry, and what else the words name."""
    band = getattr(entry, "band", None)
    name = {} if band is None else {"band": band_name(band, players)}
    return words.format(**name, **more)


def sentence(entry: Entry, players: int, band: int | None = None) -> str:
    """The entry in words, for the referee or for one band, at a table of so many players."""
    if band is not None:
        entry = entry.seen_by(band)
    return SENTENCES[type(entry)](entry, players)
