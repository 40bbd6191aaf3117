"""Geometry of the map on the screen: spaces, anchors, borders and roads in screen pixels."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, Final

from gest_desktop.rules.asset_files import asset
from gest_desktop.rules.vocabulary import (
    NOTTINGHAM,
    NOWHERE,
    OLLERTON_HILL,
    REMSTON,
    RIVER_BORDERS,
    SPACE_IDS,
)
from gest_desktop.scenes.table.paint.layout import Rect

Point = tuple[float, float]
BELOW_A_RIBBON: Final = REMSTON  # its name can only grow downwards
FIRST_ASKED: Final = (OLLERTON_HILL, NOTTINGHAM)  # they lie on top of their neighbours


@cache
def map_file() -> Any:
    return json.loads(asset("map.json").read_text("utf-8"))


def anchors(place: int) -> Any:
    """The entry of a space in map.json, in board units."""
    return map_file()["spaces"][SPACE_IDS[place]]


def grown_name_box(place: int, names: float) -> tuple[float, float, float, float]:
    """The box of a name that is larger than usual, in board units: away from the marker beside it."""
    space = anchors(place)
    x, y, w, h = space["name_box"]
    if names == 1.0 or space["type"] not in ("parish", "forest"):
        return x, y, w, h
    if space["type"] == "forest":
        x -= w * (names - 1) / 2
    if place != BELOW_A_RIBBON:
        y -= h * (names - 1) / 2
    return x, y, w * names, h * names


class Ground:
    """`names` is how much larger the names of spaces are than usual."""

    def __init__(self, area: Rect, names: float = 1.0) -> None:
        self.area, self.names = area, names
        self.scale: float = area.w / map_file()["size"][0]
        self.polygons = [self.points(anchors(place)["polygon"]) for place in range(len(SPACE_IDS))]
        self.boxes = [self.box(grown_name_box(place, names)) for place in range(len(SPACE_IDS))]

    def point(self, at: Sequence[float]) -> Point:
        return self.area.x + at[0] * self.scale, self.area.y + at[1] * self.scale

    def points(self, many: Iterable[Sequence[float]]) -> list[Point]:
        return [self.point(at) for at in many]

    def box(self, box: Sequence[float]) -> Rect:
        x, y = self.point(box)
        return Rect(round(x), round(y), round(box[2] * self.scale), round(box[3] * self.scale))

    def space_at(self, pos: Point) -> int:
        """The space under a point, or NOWHERE; the Hill's name counts as part of it."""
        if _within(pos, self.boxes[OLLERTON_HILL]):
            return OLLERTON_HILL
        if not _within(pos, self.area):
            return NOWHERE
        others = (place for place in range(len(SPACE_IDS)) if place not in FIRST_ASKED)
        for place in (*FIRST_ASKED, *others):
            if is_inside(pos, self.polygons[place]):
                return place
        return NOWHERE

    def name(self, place: int) -> Point:
        """The centre of a space's name, which no piece covers."""
        box = self.boxes[place]
        return box.x + box.w / 2, box.y + box.h / 2

    def home(self, place: int, picture: str = "") -> Point:
        """The centre of where pieces with this picture stand in a space."""
        space = anchors(place)
        if picture == "camp" or place == OLLERTON_HILL:
            return self.point(space["camp"] or space["label"])
        if picture.startswith("carriage"):
            return self.point(space["carriage"])
        x, y, w, h = space["henchmen" if picture == "henchman" else "merry_men"]
        return self.point((x + w / 2, y + h / 2))

    def road(self, source: int, target: int) -> list[Point]:
        """The road from one space to the next, anchor to anchor; a straight line if there is none."""
        ends = [self.home(source, "carriage"), self.home(target, "carriage")]
        for road in map_file()["roads"]:
            if road["from"] == SPACE_IDS[source] and road["to"] == SPACE_IDS[target]:
                return [ends[0], *self.points(road["points"]), ends[1]]
        return ends

    def bridge(self, border: int) -> tuple[Point, float]:
        """Where a built Bridge lies, and its angle in degrees."""
        pair = {SPACE_IDS[place] for place in RIVER_BORDERS[border]}
        slot = next(each for each in map_file()["bridge_slots"] if {each["a"], each["b"]} == pair)
        return self.point(slot["at"]), slot["angle"]


def _within(pos: Point, area: Rect) -> bool:
    return area.x <= pos[0] < area.right and area.y <= pos[1] < area.bottom


def is_inside(pos: Point, polygon: Sequence[Point]) -> bool:
    """Even-odd rule."""
    x, y = pos
    inside = False
    x0, y0 = polygon[-1]
    for x1, y1 in polygon:
        if (y1 > y) != (y0 > y) and x < (x0 - x1) * (y - y1) / (y0 - y1) + x1:
            inside = not inside
        x0, y0 = x1, y1
    return inside
