"""Which beats of the opponent's turn make up one step: what begins one, and what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gest_desktop.rules import journal
from gest_desktop.rules.journal import (
    BalladBegun,
    BandSetOut,
    BoxTaken,
    CardTurned,
    CarriageMoved,
    CarriageShown,
    CarriageUsed,
    DeedAdded,
    Entry,
    EventCarriedOut,
    FavourMoved,
    FortuneCounted,
    HenchmenMoved,
    NothingChanged,
    PhaseBegun,
    PlotChosen,
    ShillingsMoved,
    UnrestCounted,
)
from gest_desktop.rules.vocabulary import FORTUNES, NOTTINGHAM, PLOTS_AND_DEEDS
from gest_desktop.scenes.table.replay.beats import Beat

INSPECTION: Final = (journal.UnrestCounted, journal.PhaseBegun, journal.BalladBegun)
HEADS: Final = (
    BoxTaken,
    PlotChosen,
    DeedAdded,
    EventCarriedOut,
    CardTurned,
    CarriageMoved,
    FortuneCounted,
    BandSetOut,
    *INSPECTION,
)
NOT_WORTH_A_STEP: Final = (journal.FirstOnNextCard, journal.TravellersShuffled)
Rows = Sequence[Beat]


def groups(rows: Rows) -> list[list[Beat]]:
    """Each beat that begins something, with those that come of it; Royal Favour counts for itself."""
    found: list[list[Beat]] = []
    last: list[Beat] = []  # what the turn is at, apart from Carriages that pass by
    favour: list[Beat] = []  # what came of that
    for beat in rows:
        if found and (drives_on(found[-1], beat.entry) or counts_unrest(found[-1], beat.entry)):
            found[-1].append(beat)
        elif isinstance(beat.entry, FavourMoved):
            if not favour:
                found.append(favour)
            favour.append(beat)
        elif not last or begins(last, beat.entry):
            found.append([beat])
            if not isinstance(beat.entry, CarriageMoved):
                last, favour = found[-1], []
        else:
            last.append(beat)
    return [group for group in found if any(is_worth_a_step(entry) for entry in entries(group))]


def drives_on(group: Rows, now: Entry) -> bool:
    """Whether an entry belongs to the move of a Carriage: its escort, what it brings, another one."""
    so_far = entries(group)
    way = next((entry for entry in reversed(so_far) if isinstance(entry, CarriageMoved)), None)
    if way is None or not isinstance(so_far[0], CarriageMoved):
        return False
    match now:
        case CarriageMoved():
            return NOTTINGHAM not in (way.target, now.target)
        case HenchmenMoved():
            return so_far[-1] is way and (way.source, way.target) == (now.source, now.target)
        case CarriageShown(token=token) | CarriageUsed(token=token):
            return token == way.token
        case ShillingsMoved():
            return isinstance(so_far[-1], CarriageUsed)
        case FavourMoved():
            return isinstance(so_far[-1], ShillingsMoved | CarriageUsed)
    return False


def counts_unrest(group: Rows, now: Entry) -> bool:
    """Whether Royal Favour moves because the Parishes have been counted (6.1)."""
    return isinstance(now, FavourMoved) and isinstance(group[-1].entry, UnrestCounted)


def is_worth_a_step(entry: Entry) -> bool:
    """The next card lies on the table anyway, unless it acts by itself."""
    if isinstance(entry, CardTurned):
        return entry.number in FORTUNES
    return not isinstance(entry, (*NOT_WORTH_A_STEP, PhaseBegun, NothingChanged)) and not stays(entry)


def stays(entry: Entry) -> bool:
    """Whether Royal Favour could not move any further."""
    return isinstance(entry, FavourMoved) and entry.before == entry.after


def begins(group: Rows, now: Entry) -> bool:
    """Whether an entry begins a new step after those of a group."""
    start = group[0].entry
    if isinstance(start, BoxTaken) and isinstance(now, PlotChosen | EventCarriedOut):
        return start.box == PLOTS_AND_DEEDS
    if isinstance(start, CardTurned | FortuneCounted) and isinstance(now, FortuneCounted):
        return False
    if isinstance(start, PhaseBegun) and start.name == "reset" and isinstance(now, BalladBegun):
        return False
    return isinstance(now, HEADS)


def entries(rows: Rows) -> list[Entry]:
    return [entry for beat in rows for entry in beat.entries]
