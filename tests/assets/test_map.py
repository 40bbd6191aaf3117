"""The geometry of the board agrees with the rules."""

from itertools import combinations
from typing import Any

import numpy as np
import pytest

from gest_desktop.rules.naming import PLACE_NAMES
from gest_desktop.rules.vocabulary import (
    ADJACENT,
    FORESTS,
    NOWHERE,
    OLLERTON_HILL,
    OLLERTON_PATHS,
    PARISHES,
    RIVER_BORDERS,
    ROAD_NEXT,
    SPACE_IDS,
    SPACES,
)
from tests.assets.folder import read
from tests.assets.shapes import inside, reach

MAP = read("map.json")
OLLERTON = SPACE_IDS[OLLERTON_HILL]
PRINTED_SPACES = [SPACE_IDS[space] for space in SPACES]
RIVERS = {frozenset((SPACE_IDS[a], SPACE_IDS[b])) for a, b in RIVER_BORDERS}
NEIGHBOURS = {frozenset((SPACE_IDS[a], SPACE_IDS[b])) for a in SPACES for b in ADJACENT[a]}
ROADS = {SPACE_IDS[a]: SPACE_IDS[b] for a in SPACES if (b := ROAD_NEXT[a]) != NOWHERE}
BRIDGE_REACH = 50  # a Bridge is as wide as a figure and is centred on its slot
POINTS = ("label", "town", "status", "camp", "carriage")


def pairs(lists: list[list[str]]) -> set[frozenset[str]]:
    return {frozenset(pair) for pair in lists}


def borders(*kinds: str) -> set[frozenset[str]]:
    return pairs([edge["between"] for edge in MAP["edges"].values() if edge["kind"] in kinds])


def vertices(space: str) -> set[tuple[float, float]]:
    return {(x, y) for x, y in MAP["spaces"][space]["polygon"]}


def box_corners(box: list[float]) -> list[tuple[float, float]]:
    x, y, w, h = box
    return [(x, y), (x + w, y), (x, y + h), (x + w, y + h)]


def test_the_map_has_the_spaces_of_the_rules() -> None:
    assert set(SPACE_IDS) == set(MAP["spaces"])


@pytest.mark.parametrize("space", range(len(SPACE_IDS)), ids=SPACE_IDS)
def test_a_space_has_the_name_and_type_of_the_rules(space: int) -> None:
    kind = "parish" if space in PARISHES else "forest" if space in FORESTS else None
    drawn = MAP["spaces"][SPACE_IDS[space]]
    assert PLACE_NAMES[space] == drawn["name"]
    assert kind is None or kind == drawn["type"]


def test_polygons_touch_where_the_rules_know_a_border() -> None:
    """Neighbours share the points of a border; a corner or two is none."""
    touching = {
        frozenset((a, b)) for a, b in combinations(PRINTED_SPACES, 2) if len(vertices(a) & vertices(b)) > 3
    }
    assert NEIGHBOURS | RIVERS == touching


def test_edges_lie_between_neighbours() -> None:
    assert NEIGHBOURS | RIVERS == borders("land", "river")


def test_a_river_without_a_bridge_separates() -> None:
    """R01, R02: the six River borders; where a road crosses the river the spaces are adjacent."""
    bridged = pairs(MAP["adjacency"]["bridged"])
    assert RIVERS == pairs(MAP["adjacency"]["river"])
    assert RIVERS | bridged == borders("river")
    assert bridged == {frozenset((r["from"], r["to"])) for r in MAP["roads"] if r["bridge"]}
    assert NEIGHBOURS == pairs(MAP["adjacency"]["land"])


def test_there_is_a_bridge_slot_on_every_river_border() -> None:
    """Boats & Bridges: the Bridge goes on an unbridged River border."""
    assert RIVERS == {frozenset((slot["a"], slot["b"])) for slot in MAP["bridge_slots"]}


@pytest.mark.parametrize("slot", MAP["bridge_slots"], ids=lambda slot: f"{slot['a']}-{slot['b']}")
def test_a_bridge_slot_lies_on_its_border(slot: dict[str, Any]) -> None:
    for space in (slot["a"], slot["b"]):
        assert reach(slot["at"], MAP["spaces"][space]["polygon"]) < 1


@pytest.mark.parametrize("slot", MAP["bridge_slots"], ids=lambda slot: f"{slot['a']}-{slot['b']}")
def test_a_bridge_hides_no_name(slot: dict[str, Any]) -> None:
    at = slot["at"]
    for space in MAP["spaces"].values():
        x, y, w, h = space["name_box"]
        beside = max(x - at[0], at[0] - x - w, y - at[1], at[1] - y - h)
        assert beside > BRIDGE_REACH, space["name"]


def test_roads_lead_to_nottingham_as_carriages_move() -> None:
    assert ROADS == {road["from"]: road["to"] for road in MAP["roads"]}


@pytest.mark.parametrize("road", MAP["roads"], ids=lambda road: f"{road['from']}-{road['to']}")
def test_a_road_begins_and_ends_in_its_spaces(road: dict[str, Any]) -> None:
    start, end = road["points"][0], road["points"][-1]
    assert inside(start, MAP["spaces"][road["from"]]["polygon"])
    assert inside(end, MAP["spaces"][road["to"]]["polygon"])


def test_ollerton_hill_touches_what_its_paths_join() -> None:
    centre, radius = np.array(MAP[OLLERTON]["centre"]), MAP[OLLERTON]["radius"]
    touching = {
        space
        for space in PRINTED_SPACES
        if np.hypot(*(np.array(MAP["spaces"][space]["polygon"]) - centre).T).min() < radius + 1
    }
    assert {SPACE_IDS[space] for space in OLLERTON_PATHS} == touching


@pytest.mark.parametrize("space", SPACE_IDS)
def test_anchors_lie_in_their_own_space(space: str) -> None:
    """But the ribbon with the name of Ollerton Hill hangs below it."""
    drawn = MAP["spaces"][space]
    for anchor in POINTS:
        if drawn[anchor] and (space, anchor) != (OLLERTON, "label"):
            assert inside(drawn[anchor], drawn["polygon"]), anchor
    for box in ("merry_men", "henchmen"):
        for corner in box_corners(drawn[box]) if drawn[box] else ():
            assert inside(corner, drawn["polygon"]) or reach(corner, drawn["polygon"]) < 4, box


@pytest.mark.parametrize("space", SPACE_IDS)
def test_a_space_has_the_anchors_that_its_pieces_need(space: str) -> None:
    """Only Parishes have a status; no Camp stands in Nottingham, and nothing else on Ollerton Hill."""
    drawn = MAP["spaces"][space]
    assert (drawn["type"] == "parish") == bool(drawn["status"])
    assert (drawn["type"] != "town") == bool(drawn["camp"])
    for anchor in ("merry_men", "henchmen", "carriage"):
        assert (drawn["type"] != "hill") == bool(drawn[anchor])
