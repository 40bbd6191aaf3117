"""Entries about the course of play: cards, boxes, Plots and Deeds, phases, the end."""

from __future__ import annotations

from dataclasses import dataclass

from gest_desktop.common.journal import Entry


@dataclass(frozen=True, slots=True)
class CardTurned(Entry):
    verb = "card"
    number: int


@dataclass(frozen=True, slots=True)
class BoxTaken(Entry):
    verb = "box"
    side: int
    box: int
    passes: bool


@dataclass(frozen=True, slots=True)
class PlotChosen(Entry):
    verb = "plot"
    side: int
    name: str
    free: bool | None = None  # by an Event, at no cost
    bonus: int | None = None  # to every roll, by an Event


@dataclass(frozen=True, slots=True)
class DeedAdded(Entry):
    verb = "deed"
    side: int
    name: str


@dataclass(frozen=True, slots=True)
class EventCarriedOut(Entry):
    verb = "half"
    side: int
    card: int
    half: str


@dataclass(frozen=True, slots=True)
class NothingChanged(Entry):
    """An Event was carried out, or a phase passed, without any effect."""

    verb = "nothing"
    phase: bool | None = None


@dataclass(frozen=True, slots=True)
class FirstOnNextCard(Entry):
    verb = "first"
    side: int


@dataclass(frozen=True, slots=True)
class TruceAnswered(Entry):
    """A side accepted or refused the Temporary Truce."""

    verb = "truce"
    side: int
    accepts: bool


@dataclass(frozen=True, slots=True)
class FortuneCounted(Entry):
    """A Fortune counted Victims or Submissive Parishes, or nothing that a side does with it."""

    verb = "counted"
    card: int
    number: int
    side: int | None = None  # who declines what the Fortune offers; at the Day of Market, Robin Hood


@dataclass(frozen=True, slots=True)
class UnrestCounted(Entry):
    verb = "unrest"
    submissive: int


@dataclass(frozen=True, slots=True)
class PhaseBegun(Entry):
    """A phase of the Royal Inspection began; Unrest has an entry of its own."""

    verb = "phase"
    name: str


@dataclass(frozen=True, slots=True)
class BalladBegun(Entry):
    verb = "ballad"
    number: int


@dataclass(frozen=True, slots=True)
class GameWon(Entry):
    verb = "winner"
    side: int
    favour: int
