"""A turn as a row of beats: each entry of the journal with the table before and after it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from gest_desktop.rules.state import Entry
from gest_desktop.rules.vocabulary import REGULARS
from gest_desktop.scenes.table.seen.sight import Sight

# Seconds at the usual speed. What is not here is read in the chronicle and takes no time of its own.
SECONDS: Final = {
    "card": 1.1, "box": 0.7, "plot": 0.5, "deed": 0.5, "half": 1.0, "men": 0.6, "went": 0.6, "henchmen": 0.6,
    "camp": 0.5, "carriage_placed": 0.5, "carriage_moved": 0.8, "carriage_shown": 0.7, "carriage_used": 0.4,
    "rolled": 2.2, "traveller": 1.2, "way": 0.7, "favour": 0.5, "shillings": 0.45, "status": 0.5,
    "revealed": 0.5, "hidden": 0.3, "imprisoned": 0.7, "released": 0.6, "robin": 0.7, "traded": 0.7,
    "announced": 1.2, "unrest": 2.6, "phase": 2.2, "ballad": 1.2, "redeployed": 0.8, "set_up": 0.6,
    "bridge": 0.7, "ollerton": 0.4, "first": 0.4, "settled": 0.3,
}  # fmt: skip
TO_READ: Final = 3.2  # seconds for a card that takes effect by itself
OWN_SHARE: Final = 0.55  # what a player does himself he need not be shown at length
READ: Final = {"rolled", "card", "traveller", "unrest", "phase", "announced"}
WRITTEN_BEFORE: Final = {"left", "went"}  # entries that stand before the move itself


@dataclass(frozen=True)
class Beat:
    """`entries` happen together; `number` is that of the first in the journal."""

    entries: tuple[Entry, ...]
    number: int
    before: Sight
    after: Sight
    seconds: float

    @property
    def verb(self) -> str:
        return str(self.entries[-1][0])


def beats(
    entries: Sequence[Entry], seen: Sequence[Sight | None], start: Sight, end: Sight, number: int, own: bool
) -> list[Beat]:
    """`seen` is the table after each entry, `number` the journal's length before them."""
    rows: list[Beat] = []
    before, i = start, 0
    while i < len(entries):
        last = end_of_row(entries, i)
        after = after_row(entries, seen, last, end)
        seconds = seconds_of(entries[last], own)
        rows.append(Beat(tuple(entries[i : last + 1]), number + i, before, after, seconds))
        before, i = after, last + 1
    return rows


def seconds_of(entry: Entry, own: bool) -> float:
    verb = str(entry[0])
    if verb == "card" and entry[1] not in REGULARS:
        return TO_READ
    share = OWN_SHARE if own and verb not in READ else 1.0
    return SECONDS.get(verb, 0.0) * share


def end_of_row(entries: Sequence[Entry], i: int) -> int:
    """Everybody who sneaks at once goes in one beat."""
    while i + 1 < len(entries) and {entries[i][0], entries[i + 1][0]} <= WRITTEN_BEFORE:
        i += 1
    return i


def after_row(entries: Sequence[Entry], seen: Sequence[Sight | None], last: int, end: Sight) -> Sight:
    if entries[last][0] in WRITTEN_BEFORE:
        last += 1
    found = seen[last] if last + 1 < len(seen) else None
    return end if found is None else found
