"""The map as the board drawing needs it: polygons, rivers, roads and the places to keep clear."""

import math
from dataclasses import dataclass, field
from functools import cached_property

import numpy as np
import skia
from shapely.geometry import LineString, MultiPolygon, Point, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from art.board.rivers import RiverCourse, river_courses, river_surface
from art.geometry.build import build_map
from art.geometry.map_file import SLOTS, Border, Map, PointName, Road, Space
from art.geometry.outline import WALL_RADIUS
from art.tools.curves import Array, Spot, poly
from art.tools.lettering import fnt

ORDER = [
    "blyth",
    "retford",
    "tuxford",
    "newark",
    "bingham",
    "remston",
    "mansfield",
    "shire_wood",
    "southwell_forest",
    "nottingham",
    "ollerton_hill",
]
PARISHES = ORDER[:7]
FORESTS = ORDER[7:9]
LABELLED = ORDER[:9]
NAME_SIZE = 54


def parts(geometry: BaseGeometry) -> list[BaseGeometry]:
    """The pieces of a geometry that is one or many."""
    return list(getattr(geometry, "geoms", [geometry]))


@dataclass
class Plan:
    """Everything that is known before the first stroke is drawn."""

    data: Map = field(default_factory=build_map)

    def __post_init__(self) -> None:
        self.width, self.height = self.data["size"]
        self.spaces: dict[str, Space] = self.data["spaces"]
        self.edges: dict[str, Border] = self.data["edges"]
        self.roads: list[Road] = self.data["roads"]
        self.town_centre: Spot = self.data["nottingham"]["centre"]
        self.hill_centre: Spot = self.data["ollerton_hill"]["centre"]
        self.hill_radius: float = self.data["ollerton_hill"]["radius"]
        self.polygons = {k: Polygon(v["polygon"]) for k, v in self.spaces.items()}

    def is_forest(self, space: str) -> bool:
        return self.spaces[space]["type"] == "forest"

    def anchor(self, space: str, name: PointName) -> Spot:
        """Point of a space that must have it."""
        point = self.spaces[space][name]
        assert point, (space, name)
        x, y = point
        return x, y

    @cached_property
    def county(self) -> BaseGeometry:
        return unary_union([self.polygons[k] for k in ORDER])

    @cached_property
    def courses(self) -> dict[str, RiverCourse]:
        return river_courses(self.edges)

    @cached_property
    def river(self) -> Polygon | MultiPolygon:
        return river_surface(self.courses)

    @cached_property
    def road_lines(self) -> list[list[Spot]]:
        return [[(x, y) for x, y in road["points"]] for road in self.roads]

    @cached_property
    def gates(self) -> list[float]:
        """Directions of the town gates; the west gate has no road."""
        cx, cy = self.town_centre
        ends = [
            pts[-1]
            for road, pts in zip(self.roads, self.road_lines, strict=True)
            if road["to"] == "nottingham"
        ]
        return [math.atan2(y - cy, x - cx) for x, y in ends] + [math.pi]

    @cached_property
    def road_net(self) -> BaseGeometry:
        return unary_union([LineString(p) for p in self.road_lines])

    @cached_property
    def piece_zones(self) -> BaseGeometry:
        zones = []
        for space in ORDER:
            for slot in SLOTS:
                if area := self.spaces[space][slot]:
                    x, y, w, h = area
                    zones.append(box(x - 6, y - 4, x + w + 6, y + h + 8))
        return unary_union(zones)

    @cached_property
    def name_boxes(self) -> BaseGeometry:
        f = fnt("name", NAME_SIZE)
        boxes = []
        for space in LABELLED:
            w = f.measureText(self.spaces[space]["name"])
            x, y = self.spaces[space]["label"]
            boxes.append(box(x - w / 2 - 12, y - NAME_SIZE * 0.85, x + w / 2 + 12, y + NAME_SIZE * 0.3))
        return unary_union(boxes)

    @cached_property
    def towns(self) -> BaseGeometry:
        sites = [town for v in self.spaces.values() if (town := v["town"])]
        return unary_union([box(x - 130, y - 95, x + 145, y + 108) for x, y in sites])

    @cached_property
    def farmland(self) -> skia.Path:
        """Where fields may lie: a little inside the borders of each Parish."""
        path = skia.Path()
        for space in PARISHES:
            for piece in parts(self.polygons[space].difference(self.river).buffer(-9)):
                path.addPath(poly(piece.exterior.coords))
        return path

    @cached_property
    def borders(self) -> BaseGeometry:
        """A narrow strip along every border that is not a river."""
        lines = [LineString(e["points"]) for e in self.edges.values() if e["kind"] != "river"]
        return unary_union(lines).buffer(3)

    @cached_property
    def town_disc(self) -> Polygon:
        return Point(*self.town_centre).buffer(WALL_RADIUS + 26)

    @cached_property
    def hill_disc(self) -> Polygon:
        return Point(*self.hill_centre).buffer(self.hill_radius + 10)

    @cached_property
    def hill_label(self) -> Polygon:
        x, y = self.hill_centre
        top = y + self.hill_radius
        return box(x - 92, top + 2, x + 92, top + 46)

    def edge_points(self, name: str) -> Array:
        return np.array(self.edges[name]["points"])
