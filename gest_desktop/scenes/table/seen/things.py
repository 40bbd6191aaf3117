"""What can be pointed at on the table, and how it may be marked. Device-free and frozen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from gest_desktop.rules.vocabulary import NOWHERE


@dataclass(frozen=True)
class Thing:
    """`kind` is one of

    space (place) · piece (place, picture, number among its kind there) · carriage (place, number: token) ·
    box (number: of the Initiative track) · pass (number: the same box, without acting) ·
    card (number) · half (number: light or dark) · way (number: of a Traveller) ·
    deck · travellers · victims · favour · inspection · purse (place: side) ·
    mat (place: side, Available) · prison · used ·
    line (number: of the journal) · bridge (number: border).
    """

    kind: str
    place: int = NOWHERE
    picture: str = ""
    number: int = 0


def space(place: int) -> Thing:
    return Thing("space", place)


def ground(thing: Thing) -> Thing | None:
    """The space that a thing is or stands on; None for purses and mats, whose `place` is a side."""
    return space(thing.place) if thing.kind in ("space", "piece", "carriage") else None


@dataclass(frozen=True)
class Arrow:
    """A move that has been made: of a picture, from one place to another."""

    picture: str
    source: int
    target: int
    number: int = 1


@dataclass(frozen=True)
class Sprite:
    """A picture on its way, in pixels of the screen; `unit` is the width of a figure."""

    picture: str
    x: float
    y: float
    unit: float
    opacity: float = 1.0


@dataclass(frozen=True)
class Marks:
    """Everything that is drawn on top of how things lie."""

    legal: frozenset[Thing] = frozenset()  # may be chosen now: they glow
    chosen: frozenset[Thing] = frozenset()  # picked up or selected, not yet confirmed
    lifted: frozenset[Thing] = frozenset()  # in the hand or on the way: left out where they lay
    hovered: Thing | None = None
    focused: Thing | None = None  # by the keyboard: a ring
    lit: frozenset[Thing] = frozenset()  # what a line of the chronicle speaks of
    arrows: tuple[Arrow, ...] = ()  # the rival's last turn
    tint: Mapping[int, float] = field(default_factory=dict)  # suspicion by place, 0 to 1
    glow: float = 1.0  # how bright the breathing highlight is now
