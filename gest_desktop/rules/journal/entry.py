"""What every entry of the journal can do."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, ClassVar, NamedTuple


class Band(NamedTuple):
    """Merry Men by what they are; `hidden` and `revealed` do not count Robin."""

    hidden: int
    revealed: int
    robin: bool


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that has happened; `verb` is its name in the protocol."""

    verb: ClassVar[str]

    def seen_by(self, side: int) -> Entry:
        """What a side may read of it; what it may not is left open."""
        return self


def write_entry(entry: Entry) -> list[Any]:
    """For JSON: the verb, then the details; truths are 0 or 1, what the reader may not know is left out."""
    json: list[Any] = [entry.verb]
    for field in fields(entry):
        value = getattr(entry, field.name)
        if isinstance(value, Band):
            json += map(int, value)
        elif value is not None:
            json.append(int(value) if isinstance(value, bool) else value)
    return json
