"""Entries about the land and the purses: Shillings, Royal Favour, Parishes, Henchmen, Camps."""

from __future__ import annotations

from dataclasses import dataclass

from gest_desktop.common.journal import Entry


@dataclass(frozen=True, slots=True)
class ShillingsMoved(Entry):
    verb = "shillings"
    side: int
    amount: int  # negative: paid
    no_plot: bool | None = None  # whether a side gains them instead of a Plot


@dataclass(frozen=True, slots=True)
class FavourMoved(Entry):
    """Royal Favour moved; at the end of the track it stays where it is."""

    verb = "favour"
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class StatusChanged(Entry):
    verb = "status"
    space: int
    status: int


@dataclass(frozen=True, slots=True)
class HenchmenMoved(Entry):
    verb = "henchmen"
    number: int
    source: int
    target: int


@dataclass(frozen=True, slots=True)
class CampMoved(Entry):
    """A Camp was placed, if it comes from Available, or removed, if it goes there."""

    verb = "camp"
    source: int
    target: int


@dataclass(frozen=True, slots=True)
class BridgeBuilt(Entry):
    verb = "bridge"
    border: int


@dataclass(frozen=True, slots=True)
class OllertonSettled(Entry):
    verb = "ollerton"
