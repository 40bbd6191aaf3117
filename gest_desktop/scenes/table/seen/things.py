"""What can be pointed at on the table, and how it may be marked. Device-independent and frozen.

The `kind` of a Thing is one of

space (place) · piece (place, picture, number among its kind there) · carriage (place, number: token) ·
box (number: of the Initiative track) · pass (number: the same box, without acting) ·
card (number) · half (number: light or dark) · way (number: of a Traveller) ·
deck · travellers · discard · victims · favour · favour_box (number: a place of it) ·
inspection · purse (place: side) ·
mat (place: side, Available) · prison · used ·
line (number: of the journal) · bridge (number: border) · step (number: of the opponent's last turn) ·
annals (the whole chronicle) ·
stepper (number: of the question, picture: fewer or more) · grip (by which a choice card is moved) ·
button (picture: what it does; place: which of several).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from gest_desktop.rules.vocabulary import NOWHERE
from gest_desktop.scenes.kit.thing import Thing

__all__ = ["GRIP", "PILES", "Arrow", "Marks", "Sprite", "Thing", "ground", "space"]

GRIP: Final = Thing("grip")
PILES: Final = ("deck", "travellers", "discard", "victims")


def space(place: int) -> Thing:
    return Thing("space", place)


def ground(thing: Thing) -> Thing | None:
    """The space that a thing is or stands on; None for purses and mats, whose `place` is a side."""
    return space(thing.place) if thing.kind in ("space", "piece", "carriage") else None


@dataclass(frozen=True)
class Arrow:
    """A completed move: a picture, from one place to another."""

    picture: str
    source: int
    target: int
    number: int = 1


@dataclass(frozen=True)
class Sprite:
    """A picture in motion, in screen pixels; `unit` is the width of a figure."""

    picture: str
    x: float
    y: float
    unit: float
    opacity: float = 1.0


@dataclass(frozen=True)
class Marks:
    """Everything drawn on top of the pieces and spaces."""

    legal: frozenset[Thing] = frozenset()  # may be chosen now: they glow
    chosen: frozenset[Thing] = frozenset()  # picked up or selected, not yet confirmed
    lifted: frozenset[Thing] = frozenset()  # held or in motion: not drawn where they lay
    hovered: Thing | None = None
    focused: Thing | None = None  # by the keyboard: a ring
    lit: frozenset[Thing] = frozenset()  # what a chronicle line mentions
    arrows: tuple[Arrow, ...] = ()  # the opponent's last turn, or the player's plan
    tint: Mapping[int, float] = field(default_factory=dict)  # suspicion by place, 0 to 1
    robin: int = NOWHERE  # where he really is, for the side that knows, while the suspicion is shown
    refused: frozenset[Thing] = frozenset()  # boxes and halves that are not possible now: they are greyed
    ghosts: frozenset[Thing] = frozenset()  # pieces where a plan will bring them
    glow: float = 1.0  # current brightness of the pulsing highlight
