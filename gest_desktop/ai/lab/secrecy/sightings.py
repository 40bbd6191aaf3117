"""Where Robin was last seen, read from the journal."""

from __future__ import annotations

from collections.abc import Sequence

from gest_desktop.rules.journal import (
    BandWentHome,
    Entry,
    MenHidden,
    MenImprisoned,
    MenLeft,
    MenMoved,
    MenReleased,
    MenRevealed,
    RobinShown,
    RobinTradedPlaces,
)
from gest_desktop.rules.vocabulary import NOWHERE, SHERIFF


def last_sighting(entries: Sequence[Entry]) -> int:
    """The place where the Sheriff last saw Robin since the Inspection before this one, else NOWHERE."""
    inspections = [number for number, entry in enumerate(entries) if isinstance(entry, BandWentHome)]
    since = inspections[-2] if len(inspections) > 1 else 0
    for entry in reversed(entries[since:]):
        place = where_robin_was_seen(entry.seen_by(SHERIFF))
        if place != NOWHERE:
            return place
    return NOWHERE


def where_robin_was_seen(entry: Entry) -> int:
    """The place where an entry shows Robin, NOWHERE if it does not."""
    match entry:
        case (
            MenRevealed(space=place, robin=True)
            | MenHidden(space=place, robin=True)
            | MenImprisoned(space=place, robin=True)
            | MenReleased(target=place, robin=True)
            | MenLeft(origin=place, robin=True)
            | MenMoved(target=place, robin=True)
            | RobinShown(target=place)
            | RobinTradedPlaces(space=place)
        ):
            return place
    return NOWHERE
