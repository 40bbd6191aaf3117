"""Entries about Merry Men. Numbers of Hidden Merry Men do not count Robin, except as read by the Sheriff."""

from __future__ import annotations

from dataclasses import dataclass, replace

from gest_desktop.common.journal import Entry
from gest_desktop.rules.journal.entry import Band
from gest_desktop.rules.vocabulary import PRISON, SHERIFF


@dataclass(frozen=True, slots=True)
class BandSetOut(Entry):
    """How many Merry Men start in each space of the set-up; where Robin starts is secret."""

    verb = "set_up"
    numbers: tuple[int, ...]
    robin: int | None = None

    def seen_by(self, side: int) -> Entry:
        return BandSetOut(self.numbers) if side == SHERIFF else self


@dataclass(frozen=True, slots=True)
class BandWentHome(Entry):
    """How many Merry Men are in each space after a Redeployment; the moves and Robin's place are secret."""

    verb = "redeployed"
    numbers: tuple[int, ...]
    plan: tuple[int, ...] | None = None
    placed: bool | None = None  # whether Robin came from Available, as all can count
    robin: int | None = None

    def seen_by(self, side: int) -> Entry:
        robin = PRISON if self.robin == PRISON else None
        return replace(self, plan=None, robin=robin) if side == SHERIFF else self


@dataclass(frozen=True, slots=True)
class MenMoved(Entry):
    """Merry Men moved and are now Hidden; only those who move openly stay as they were."""

    verb = "men"
    source: int
    target: int
    hidden: int
    revealed: int
    robin: bool
    was_hidden: bool  # whether Robin was Hidden before moving
    openly: bool | None = None

    def seen_by(self, side: int) -> Entry:
        return without_hidden_robin(self) if side == SHERIFF else self


@dataclass(frozen=True, slots=True)
class MenLeft(Entry):
    """Who leaves a space in a secret plan; the Sheriff reads it like a `MenMoved`."""

    verb = "left"
    origin: int
    hidden: int
    revealed: int
    robin: bool
    was_hidden: bool

    def seen_by(self, side: int) -> Entry:
        return without_hidden_robin(self) if side == SHERIFF else self


@dataclass(frozen=True, slots=True)
class MenWent(Entry):
    """How many of those who left a space went to a target; which of them is secret (R22)."""

    verb = "went"
    origin: int
    target: int
    number: int
    who: Band | None = None

    def seen_by(self, side: int) -> Entry:
        return replace(self, who=None) if side == SHERIFF else self


@dataclass(frozen=True, slots=True)
class MenRevealed(Entry):
    verb = "revealed"
    space: int
    men: int
    robin: bool
    detected: bool | None = None  # whether a Sneak was detected
    joined: bool | None = None  # whether Robin, already Revealed, takes part in a Rob
    guards: int | None = None  # how many Henchmen detected a Sneak


@dataclass(frozen=True, slots=True)
class SearchedInVain(Entry):
    """A side chose a space to be searched, and nobody was Hidden there."""

    verb = "searched"
    side: int
    space: int


@dataclass(frozen=True, slots=True)
class MenHidden(Entry):
    verb = "hidden"
    space: int
    men: int
    robin: bool


@dataclass(frozen=True, slots=True)
class ManMadeRoom(Entry):
    """A Merry Man went to Available and was replaced by a Camp."""

    verb = "settled"
    space: int
    hidden: bool


@dataclass(frozen=True, slots=True)
class MenImprisoned(Entry):
    verb = "imprisoned"
    space: int
    men: int
    robin: bool


@dataclass(frozen=True, slots=True)
class MenReleased(Entry):
    verb = "released"
    target: int
    men: int
    robin: bool


@dataclass(frozen=True, slots=True)
class RobinShown(Entry):
    verb = "robin"
    source: int
    target: int


@dataclass(frozen=True, slots=True)
class RobinTradedPlaces(Entry):
    """Robin is now Hidden in `space`, and another Merry Man stands where Robin was."""

    verb = "traded"
    former: int
    space: int
    was_hidden: bool  # whether the other Merry Man was Hidden


@dataclass(frozen=True, slots=True)
class Announced(Entry):
    verb = "announced"
    what: str


def without_hidden_robin(entry: MenMoved | MenLeft) -> Entry:
    """Count a Robin who was Hidden among the Hidden Merry Men."""
    if entry.robin and entry.was_hidden:
        return replace(entry, hidden=entry.hidden + 1, robin=False, was_hidden=False)
    return replace(entry, was_hidden=False)
