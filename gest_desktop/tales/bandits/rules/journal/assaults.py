"""Entries of the assaults: dice, results, Loot."""

from __future__ import annotations

from dataclasses import dataclass, replace

from gest_desktop.common.journal import Entry


@dataclass(frozen=True, slots=True)
class AssaultBegun(Entry):
    verb = "assault_begun"
    stretch: int
    card: int


@dataclass(frozen=True, slots=True)
class FairThrown(Entry):
    verb = "fair_thrown"
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DieRolled(Entry):
    verb = "die_rolled"
    band: int
    stretch: int
    space: int
    face: int


@dataclass(frozen=True, slots=True)
class DieTurned(Entry):
    """By Robin Hood's help; `again`: it was rolled."""

    verb = "die_turned"
    band: int
    stretch: int
    space: int
    before: int
    face: int
    again: bool


@dataclass(frozen=True, slots=True)
class CartFell(Entry):
    verb = "cart_fell"
    stretch: int
    card: int
    total: int
    defence: int


@dataclass(frozen=True, slots=True)
class CartFled(Entry):
    verb = "cart_fled"
    stretch: int
    card: int
    total: int
    defence: int


@dataclass(frozen=True, slots=True)
class PointsScored(Entry):
    """For an assault: taking part, striking last, doing so lying down."""

    verb = "points_scored"
    band: int
    points: int


@dataclass(frozen=True, slots=True)
class HandDrawn(Entry):
    """The tokens that will be passed from the right to the left."""

    verb = "hand_drawn"
    band: int
    number: int


@dataclass(frozen=True, slots=True)
class TokenTaken(Entry):
    """Of a hand that is passed on, or drawn; its kind is the band's secret, unless Loot lies open."""

    verb = "token_taken"
    band: int
    kind: int | None
    drawn: bool
    is_open: bool

    def seen_by(self, side: int) -> Entry:
        return self if self.is_open or side == self.band else replace(self, kind=None)


@dataclass(frozen=True, slots=True)
class DiscardsTurned(Entry):
    verb = "discards_turned"
    number: int
