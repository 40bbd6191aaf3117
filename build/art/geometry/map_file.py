"""What map.json holds: the spaces with their anchors, their borders, the roads and the bridges."""

from typing import Literal, TypedDict

from art.tools.curves import Spot

Pairs = list[tuple[str, str]]  # of spaces

PointName = Literal["label", "town", "status", "camp", "carriage"]
SlotName = Literal["merry_men", "henchmen"]
POINTS: tuple[PointName, ...] = ("label", "town", "status", "camp", "carriage")
SLOTS: tuple[SlotName, ...] = ("merry_men", "henchmen")


class Anchors(TypedDict):
    """Where things of a space lie: points (x, y), and for pieces boxes (x, y, width, height)."""

    name: str
    type: str
    label: list[float]
    town: list[float] | None
    merry_men: list[float] | None
    henchmen: list[float] | None
    status: list[float] | None
    camp: list[float] | None
    carriage: list[float] | None


class Space(Anchors):
    """A space with its outline."""

    name_box: list[float]
    polygon: list[list[float]]
    area: int


class Border(TypedDict):
    """An edge, with the spaces on both sides of it or the one inside the county."""

    kind: str
    between: list[str]
    points: list[list[float]]


class Bridge(TypedDict):
    """Where a road crosses a river, and its direction there in degrees."""

    at: Spot
    angle: float


# "from" is no name in Python, so this one cannot be written as a class.
Road = TypedDict("Road", {"from": str, "to": str, "points": list[list[float]], "bridge": Bridge | None})


class BridgeSlot(TypedDict):
    """Where a bridge marker may lie between two spaces."""

    a: str
    b: str
    at: Spot
    angle: float


class Disc(TypedDict):
    """A round space."""

    centre: Spot
    radius: float


class Adjacency(TypedDict):
    """Pairs of spaces that touch over land or over a river; those with a bridge count as land."""

    land: Pairs
    river: Pairs
    bridged: Pairs


class Map(TypedDict):
    """The whole file."""

    size: tuple[int, int]
    bridge_slots: list[BridgeSlot]
    nottingham: Disc
    ollerton_hill: Disc
    edges: dict[str, Border]
    spaces: dict[str, Space]
    adjacency: Adjacency
    roads: list[Road]
