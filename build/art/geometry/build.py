"""Builds map.json, the one geometry file for drawing, hit-testing and highlighting, and proves it right.

Every border is defined once; the polygons are stitched from shared edges, so neighbours never gap or overlap.
"""

import math
from pathlib import Path

import numpy as np
from shapely.geometry import LineString, Point, Polygon, box

from art.geometry.anchors import ANCHORS, BRIDGE_AT, BRIDGED, LAND, RIVER, ROADS
from art.geometry.lines import Edge, edge_lines, spline
from art.geometry.map_file import POINTS, SLOTS, Bridge, BridgeSlot, Map, Road, Space
from art.geometry.names import name_box
from art.geometry.outline import (
    HEIGHT,
    HILL_NEIGHBOURS,
    HILL_R,
    HILL_X,
    HILL_Y,
    RINGS,
    TOWN_R,
    TOWN_X,
    TOWN_Y,
    WALL_RADIUS,
    WIDTH,
)
from art.tools.curves import Array, Points, Spot
from art.tools.files import Job, write_json

Polygons = dict[str, Polygon]


def rounded(line: Points) -> list[list[float]]:
    return [[round(float(v), 1) for v in p] for p in line]


def stitch(edges: dict[str, Edge]) -> Polygons:
    """Polygon of every space; Ollerton Hill is cut out of its neighbours."""
    polygons = {}
    for space, refs in RINGS.items():
        pts: list[Array] = []
        for ref in refs:
            line = edges[ref[1:]][0]
            line = line if ref[0] == "+" else line[::-1]
            if pts:
                assert _apart(pts[-1], line[0]) < 1e-6, (space, ref)
            pts += list(line[1 if pts else 0 :])
        assert _apart(pts[0], pts[-1]) < 1e-6, space
        polygons[space] = Polygon(pts)
        assert polygons[space].is_valid, space
    turns = np.linspace(0, 2 * math.pi, 72, endpoint=False)
    hill = Polygon([(HILL_X + HILL_R * math.cos(a), HILL_Y + HILL_R * math.sin(a)) for a in turns])
    polygons = {space: polygon.difference(hill) for space, polygon in polygons.items()}
    polygons["ollerton_hill"] = hill
    return polygons


def _apart(a: Array, b: Array) -> float:
    return float(np.hypot(*(a - b)))


def border(edges: dict[str, Edge], a: str, b: str) -> Edge:
    """The edge that two spaces share."""
    for name, edge in edges.items():
        if {a, b} <= set(_sides(name)):
            return edge
    raise LookupError(f"{a} and {b} share no border")


def _sides(name: str) -> list[str]:
    """The two spaces on both sides of an edge, or the one inside the county."""
    return [space for space, refs in RINGS.items() if any(ref[1:] == name for ref in refs)]


def check_topology(edges: dict[str, Edge], polygons: Polygons) -> None:
    """The spaces touch exactly as the rules say, over land or over a river."""
    names = list(polygons)
    touching = set()
    for i, a in enumerate(names):
        for b in names[i + 1 :]:
            overlap = polygons[a].buffer(0.6).intersection(polygons[b].buffer(0.6))
            if overlap.area > 20:
                touching.add(tuple(sorted((a, b))))
    wanted = {tuple(sorted(pair)) for pair in LAND + RIVER}
    wanted |= {tuple(sorted((space, "ollerton_hill"))) for space in HILL_NEIGHBOURS}
    assert touching == wanted, (touching - wanted, wanted - touching)
    for a, b in LAND:
        bridged = (a, b) in BRIDGED or (b, a) in BRIDGED
        assert border(edges, a, b)[1] == ("river" if bridged else "land"), (a, b)
    for a, b in RIVER:
        assert border(edges, a, b)[1] == "river", (a, b)


def road_curves() -> dict[tuple[str, str], Array]:
    """Roads that continue each other share one spline, so that there is no kink at the join."""
    curves = {}
    i = 0
    while i < len(ROADS):
        j = i
        while j + 1 < len(ROADS) and ROADS[j + 1][2][0] == ROADS[j][2][-1]:
            j += 1
        chain = ROADS[i : j + 1]
        control = chain[0][2] + [p for road in chain[1:] for p in road[2][1:]]
        curve = spline(control, 8)
        cut = 0
        for a, b, pts in chain:
            end = int(np.argmin(np.hypot(*(curve - np.array(pts[-1])).T)))
            curves[(a, b)] = curve[cut : end + 1]
            cut = end
        i = j + 1
    return curves


def roads(edges: dict[str, Edge], polygons: Polygons) -> list[Road]:
    out: list[Road] = []
    for (a, b), curve in road_curves().items():
        line = LineString(curve)
        for space, polygon in polygons.items():
            if space not in (a, b):
                assert line.intersection(polygon.buffer(-6)).length < 1, (a, b, space)
        points, kind = border(edges, a, b)
        bridge = _bridge(line, LineString(points)) if kind == "river" else None
        gate = [_gate(curve[-1])] if b == "nottingham" else []
        out.append({"from": a, "to": b, "points": rounded([*curve, *gate]), "bridge": bridge})
    return out


def _gate(end: Array) -> list[float]:
    """Where a road that ends before Nottingham goes through the wall."""
    turn = math.atan2(end[1] - TOWN_Y, end[0] - TOWN_X)
    reach = WALL_RADIUS - 4
    return [TOWN_X + reach * math.cos(turn), TOWN_Y + reach * math.sin(turn)]


def _bridge(road: LineString, river: LineString) -> Bridge:
    crossing = road.intersection(river)
    p = crossing if crossing.geom_type == "Point" else next(iter(crossing.geoms))
    at = road.project(p)
    return {"at": _rounded_point(p), "angle": round(_heading(road, at, 4), 1)}


def _rounded_point(p: Point) -> Spot:
    return round(p.x, 1), round(p.y, 1)


def _heading(line: LineString, at: float, reach: float) -> float:
    """Direction of a line in degrees at a distance along it."""
    before, after = line.interpolate(at - reach), line.interpolate(at + reach)
    return math.degrees(math.atan2(after.y - before.y, after.x - before.x))


def bridge_slots(edges: dict[str, Edge]) -> list[BridgeSlot]:
    """Where a bridge marker may be laid: on every river border, in its middle if that is free."""
    slots: list[BridgeSlot] = []
    for a, b in RIVER:
        line = LineString(border(edges, a, b)[0])
        along = line.length * BRIDGE_AT.get((a, b), 0.5)
        angle = round(_heading(line, along, 12) + 90, 1)
        slots.append({"a": a, "b": b, "at": _rounded_point(line.interpolate(along)), "angle": angle})
    return slots


def check_anchors(polygons: Polygons) -> None:
    """Every anchor and every piece slot lies in its own space."""
    for space, v in ANCHORS.items():
        for key in POINTS:
            # the ribbon of Ollerton Hill hangs below it
            if v[key] and (space, key) != ("ollerton_hill", "label"):
                assert polygons[space].contains(Point(v[key])), (space, key)
        for slot in SLOTS:
            if area := v[slot]:
                x, y, w, h = area
                assert polygons[space].buffer(4).contains(box(x, y, x + w, y + h)), (space, slot)


def build_map() -> Map:
    edges = edge_lines()
    polygons = stitch(edges)
    check_topology(edges, polygons)
    check_anchors(polygons)
    spaces: dict[str, Space] = {}
    for space, polygon in polygons.items():
        spaces[space] = {
            **ANCHORS[space],
            "name_box": name_box(space),
            "polygon": rounded(polygon.exterior.coords[:-1]),
            "area": round(polygon.area),
        }
    return {
        "size": (WIDTH, HEIGHT),
        "bridge_slots": bridge_slots(edges),
        "nottingham": {"centre": (TOWN_X, TOWN_Y), "radius": TOWN_R},
        "ollerton_hill": {"centre": (HILL_X, HILL_Y), "radius": HILL_R},
        "edges": {
            name: {"kind": kind, "between": _sides(name), "points": rounded(line)}
            for name, (line, kind) in edges.items()
        },
        "spaces": spaces,
        "adjacency": {"land": LAND, "river": RIVER, "bridged": BRIDGED},
        "roads": roads(edges, polygons),
    }


def jobs(assets: Path) -> list[Job]:
    return [Job("geometry of the map", lambda: write_json(assets / "map.json", build_map(), indent=None))]
