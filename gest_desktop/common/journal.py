"""The journal of one game: its entries, whatever the game, and those who watch it being written."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields
from typing import Any, ClassVar, Protocol


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that happened; `verb` is its name in the protocol."""

    verb: ClassVar[str]

    def seen_by(self, side: int) -> Entry:
        """Return the entry as a side may read it, with the rest left open."""
        return self


class Observer(Protocol):
    """Notified of every change to a journal, right after it."""

    def entry_written(self, entry: Entry) -> None:
        """Called while the position is as the entry left it."""

    def journal_cut(self, length: int) -> None:
        """Called when an undo has cut the journal to its first `length` entries."""


class Journal:
    """The entries of one game in order. Verbs write to it after they have acted."""

    __slots__ = ("entries", "observers")

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        self.entries = list(entries)
        self.observers: list[Observer] = []

    def write(self, entry: Entry) -> None:
        self.entries.append(entry)
        for observer in self.observers:
            observer.entry_written(entry)

    def cut(self, length: int) -> None:
        del self.entries[length:]
        for observer in self.observers:
            observer.journal_cut(length)


def write_entry(entry: Entry) -> list[Any]:
    """Write an entry as JSON: the verb, then its fields; booleans are 0 or 1, unknown fields are left out."""
    json: list[Any] = [entry.verb]
    for field in fields(entry):
        value = getattr(entry, field.name)
        if hasattr(value, "_fields"):  # a group of several numbers with names
            json += map(int, value)
        elif value is not None:
            json.append(int(value) if isinstance(value, bool) else value)
    return json
