"""A piece as it lies on the screen."""

from __future__ import annotations

from typing import NamedTuple

from gest_desktop.scenes.kit.thing import Thing
from gest_desktop.tales.bandits.table.paint.ground import Point

CARDS, DICE, PEOPLE, LEADERS, MARKERS = range(5)  # layers, from the bottom


class Placed(NamedTuple):
    """A picture at a point; cards are named man:… or cart:…, all else are pieces."""

    picture: str
    x: float
    y: float
    unit: float  # its width in pixels
    layer: int
    thing: Thing | None = None
    hides: bool = False  # behind the leaves of a bush
    dim: bool = False
    shown: bool = True  # or only a place from where something comes

    @property
    def at(self) -> Point:
        return self.x, self.y


Group = tuple[str, int]
Scenery = dict[Group, list[Placed]]


class Homes(NamedTuple):
    """Where pieces are that are not on the board: those of the band at the screen, and of the others."""

    hand: tuple[Point, ...]  # one for each own bandit
    unit: float
    leader: Point
    leader_unit: float
    bands: dict[int, Point]
