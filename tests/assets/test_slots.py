"""A full space stays legible: its pieces stay off its name and within its border."""

from itertools import combinations
from typing import NamedTuple

import pytest

from gest_desktop.rules.vocabulary import SPACE_IDS
from gest_desktop.scenes.table.board.crowd_layout import Crowd, Slot, grid, stand
from tests.assets.folder import read
from tests.assets.shapes import outside

MAP = read("map.json")
UNIT = 54 * 2400 / 1376  # a figure is 54 pixels wide on a board of 1376
TOLERANCE = 12  # board units: 7 pixels of the table, an eighth of a figure
CLOSEST = 0.35  # minimum distance of neighbours in a crowd, in figure widths
TOUCH = 0.01


class Extent(NamedTuple):
    """What a picture covers around its anchor, in its own unit."""

    left: float
    top: float
    right: float
    bottom: float


# The widest picture of each kind, without its shadow.
EXTENTS = {
    "merry_man": Extent(-0.43, -0.61, 0.50, 0.45),
    "henchman": Extent(-0.44, -0.59, 0.43, 0.47),
    "camp": Extent(-0.49, -0.58, 0.48, 0.42),
    "carriage": Extent(-0.70, -0.51, 0.70, 0.46),
    "status": Extent(-0.43, -0.42, 0.42, 0.45),
}


def covered(slot: Slot) -> Extent:
    extent = EXTENTS[slot.kind]
    x, y, unit = slot.x, slot.y, slot.unit
    return Extent(
        x + extent.left * unit, y + extent.top * unit, x + extent.right * unit, y + extent.bottom * unit
    )


def overlap(extent: Extent, box: list[float]) -> float:
    x, y, w, h = box
    across = min(extent.right, x + w) - max(extent.left, x)
    down = min(extent.bottom, y + h) - max(extent.top, y)
    return max(0, across) * max(0, down)


def full(space: str) -> list[Slot]:
    """6 Merry Men, 4 Henchmen, a Camp, a status marker and a Carriage, as far as the space has them."""
    drawn = MAP["spaces"][space]
    men = bool(drawn["merry_men"])
    crowd = Crowd(6 * men, 4 * men, bool(drawn["camp"]), bool(drawn["status"]), bool(drawn["carriage"]))
    return stand(drawn, crowd, UNIT)


@pytest.mark.parametrize("space", SPACE_IDS)
def test_a_full_space_shows_its_name(space: str) -> None:
    name = MAP["spaces"][space]["name_box"]
    assert [] == [slot for slot in full(space) if overlap(covered(slot), name) > TOUCH]


@pytest.mark.parametrize("space", SPACE_IDS)
def test_a_full_space_holds_its_pieces(space: str) -> None:
    polygon = MAP["spaces"][space]["polygon"]
    for slot in full(space):
        left, top, right, bottom = covered(slot)
        for corner in ((left, top), (right, top), (left, bottom), (right, bottom)):
            assert outside(corner, polygon) < TOLERANCE, slot


@pytest.mark.parametrize("space", SPACE_IDS)
def test_no_piece_of_a_full_space_hides_another(space: str) -> None:
    for a, b in combinations(full(space), 2):
        assert max(abs(a.x - b.x), abs(a.y - b.y)) > CLOSEST * UNIT, (a, b)


def test_a_second_camp_stands_beside_the_first() -> None:
    """Will Scarlet: a Camp in a Forest, even as a second one."""
    forest = MAP["spaces"]["shire_wood"]
    first, second = stand(forest, Crowd(camps=2), UNIT)
    assert first.y == second.y
    assert first.x < forest["camp"][0] < second.x


def test_those_in_front_are_drawn_last() -> None:
    figures = [slot for slot in full("newark") if slot.kind in ("merry_man", "henchman")]
    assert sorted(slot.y for slot in figures) == [slot.y for slot in figures]
    assert "status" == full("newark")[0].kind


def test_one_piece_stands_in_the_middle_of_its_box() -> None:
    assert [(30, 50)] == grid((10, 20, 40, 60), 1, UNIT)


def test_a_crowd_moves_closer_together_and_stays_in_its_box() -> None:
    x, y, w, h = box = MAP["spaces"]["nottingham"]["henchmen"]
    for count in range(1, 19):
        for px, py in grid(box, count, UNIT):
            assert x < px < x + w
            assert y < py < y + h


def test_nobody_needs_no_place() -> None:
    assert [] == stand(MAP["spaces"]["blyth"], Crowd(), UNIT)
