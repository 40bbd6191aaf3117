"""The base of all journal entries."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, ClassVar, NamedTuple


class Band(NamedTuple):
    """A group of Merry Men; `hidden` and `revealed` do not count Robin."""

    hidden: int
    revealed: int
    robin: bool


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that happened; `verb` is its name in the protocol."""

    verb: ClassVar[str]

    def seen_by(self, side: int) -> Entry:
        """Return the entry as a side may read it, with the rest left open."""
        return self


def write_entry(entry: Entry) -> list[Any]:
    """Write an entry as JSON: the verb, then its fields; booleans are 0 or 1, unknown fields are left out."""
    json: list[Any] = [entry.verb]
    for field in fields(entry):
        value = getattr(entry, field.name)
        if isinstance(value, Band):
            json += map(int, value)
        elif value is not None:
            json.append(int(value) if isinstance(value, bool) else value)
    return json
