"""Entries about Carriages, Travellers and Robs."""

from __future__ import annotations

from dataclasses import dataclass, replace

from gest_desktop.common.journal import Entry
from gest_desktop.rules.vocabulary import ROBIN, UNKNOWN


@dataclass(frozen=True, slots=True)
class CarriagePlaced(Entry):
    """A Carriage was placed face-down; Robin Hood does not read its type."""

    verb = "carriage_placed"
    token: int
    space: int
    kind: int

    def seen_by(self, side: int) -> Entry:
        return replace(self, kind=UNKNOWN) if side == ROBIN else self


@dataclass(frozen=True, slots=True)
class CarriageMoved(Entry):
    verb = "carriage_moved"
    token: int
    source: int
    target: int


@dataclass(frozen=True, slots=True)
class CarriageShown(Entry):
    verb = "carriage_shown"
    token: int
    space: int
    kind: int


@dataclass(frozen=True, slots=True)
class CarriageUsed(Entry):
    """A Carriage went to Used; a face-down one keeps its type secret (R11)."""

    verb = "carriage_used"
    token: int
    source: int
    kind: int
    face_up: bool

    def seen_by(self, side: int) -> Entry:
        return self if side != ROBIN or self.face_up else replace(self, kind=UNKNOWN)


@dataclass(frozen=True, slots=True)
class CarriagesReturned(Entry):
    verb = "carriages_returned"
    number: int


@dataclass(frozen=True, slots=True)
class TravellerMoved(Entry):
    """A Traveller card went from one pile to another."""

    verb = "traveller"
    number: int
    source: int
    target: int
    space: int | None = None  # where the Traveller was met


@dataclass(frozen=True, slots=True)
class TravellersShuffled(Entry):
    verb = "shuffled"


@dataclass(frozen=True, slots=True)
class WayChosen(Entry):
    """Robin Hood chose how to meet a Traveller."""

    verb = "way"
    number: int
    way: int


@dataclass(frozen=True, slots=True)
class Rolled(Entry):
    """A Rob was decided: robbers, die and bonus against guards and Defense."""

    verb = "rolled"
    space: int
    die: str
    face: int
    robbers: int
    bonus: int
    guards: int
    defense: int
    success: bool
