"""A turn as a sequence of beats: each journal entry with the table before and after it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from gest_desktop.rules import journal
from gest_desktop.rules.journal import CardTurned, Entry, MenLeft, MenWent
from gest_desktop.rules.vocabulary import REGULARS
from gest_desktop.scenes.table.seen.sight import Sight

# Seconds at normal speed. Entries not listed appear in the chronicle only and take no time.
SECONDS: Final[dict[type[Entry], float]] = {
    CardTurned: 1.1,
    MenWent: 0.6,
    journal.Announced: 1.2,
    journal.BalladBegun: 1.2,
    journal.BandSetOut: 0.6,
    journal.BandWentHome: 0.8,
    journal.BoxTaken: 0.7,
    journal.BridgeBuilt: 0.7,
    journal.CampMoved: 0.5,
    journal.CarriageMoved: 0.8,
    journal.CarriagePlaced: 0.5,
    journal.CarriageShown: 0.7,
    journal.CarriageUsed: 0.4,
    journal.DeedAdded: 0.5,
    journal.EventCarriedOut: 1.0,
    journal.FavourMoved: 0.5,
    journal.FirstOnNextCard: 0.4,
    journal.FortuneCounted: 0.7,
    journal.HenchmenMoved: 0.6,
    journal.ManMadeRoom: 0.3,
    journal.MenHidden: 0.3,
    journal.MenImprisoned: 0.7,
    journal.MenMoved: 0.6,
    journal.MenReleased: 0.6,
    journal.MenRevealed: 0.5,
    journal.NothingChanged: 0.7,
    journal.OllertonSettled: 0.4,
    journal.PhaseBegun: 2.2,
    journal.PlotChosen: 0.5,
    journal.RobinShown: 0.7,
    journal.RobinTradedPlaces: 0.7,
    journal.Rolled: 3.0,
    journal.SearchedInVain: 0.7,
    journal.ShillingsMoved: 0.45,
    journal.StatusChanged: 0.5,
    journal.TravellerMoved: 1.2,
    journal.TruceAnswered: 0.7,
    journal.UnrestCounted: 2.6,
    journal.WayChosen: 0.7,
}
TO_READ: Final = 3.2  # seconds for a card that takes effect automatically
OWN_SHARE: Final = 0.55  # a player's own moves are shown faster
READ: Final = (
    CardTurned,
    journal.Announced,
    journal.PhaseBegun,
    journal.Rolled,
    journal.TravellerMoved,
    journal.UnrestCounted,
)
WRITTEN_BEFORE: Final = (MenLeft, MenWent)  # entries written before the move itself


@dataclass(frozen=True)
class Beat:
    """`entries` happen together; `number` is the journal index of the first."""

    entries: tuple[Entry, ...]
    number: int
    before: Sight
    after: Sight
    seconds: float

    @property
    def end(self) -> int:
        """The journal index after the last entry, where the next beat begins."""
        return self.number + len(self.entries)

    @property
    def entry(self) -> Entry:
        """The last entry, which says what the beat is about."""
        return self.entries[-1]


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
    if isinstance(entry, CardTurned) and entry.number not in REGULARS:
        return TO_READ
    share = OWN_SHARE if own and not isinstance(entry, READ) else 1.0
    return SECONDS.get(type(entry), 0.0) * share


def end_of_row(entries: Sequence[Entry], i: int) -> int:
    """Merry Men that Sneak at the same time move in one beat."""
    while i + 1 < len(entries) and all(isinstance(entry, WRITTEN_BEFORE) for entry in entries[i : i + 2]):
        i += 1
    return i


def after_row(entries: Sequence[Entry], seen: Sequence[Sight | None], last: int, end: Sight) -> Sight:
    if isinstance(entries[last], WRITTEN_BEFORE):
        last += 1
    found = seen[last] if last + 1 < len(seen) else None
    return end if found is None else found
