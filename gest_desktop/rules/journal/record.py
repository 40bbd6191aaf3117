"""The journal of one game, and its observers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from gest_desktop.rules.journal.entry import Entry


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
