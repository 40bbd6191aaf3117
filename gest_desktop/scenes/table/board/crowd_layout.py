"""Where the pieces of a space stand, in board units. Pure functions of assets/map.json.

A unit is the width of a figure. A crowd first moves closer together; only the table shrinks pieces.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Any, Final, NamedTuple

PITCH_X: Final = 0.80
PITCH_Y: Final = 0.86
SHARE_IN_BOX: Final = 0.62  # of a figure at the edge of a box; the rest may stick out
CAMP_SIZE: Final = 1.04
HILL_CAMP_SIZE: Final = 0.92
STATUS_SIZE: Final = 46 / 54
CARRIAGE_SIZE: Final = 48 / 54
CAMP_STEP: Final = 0.70
CARRIAGE_STEP: Final = 0.55
BEHIND: Final = {"status": 1.1, "carriage": 0.6, "camp": 0.1}  # depth offset, in figures

Point = tuple[float, float]
Anchors = Mapping[str, Any]  # one entry of the spaces in map.json


class Slot(NamedTuple):
    """A piece's slot: depth, kind, number within its kind, position and unit."""

    depth: float
    kind: str
    number: int
    x: float
    y: float
    unit: float


@dataclass(frozen=True)
class Crowd:
    """How many pieces of each kind are in a space."""

    merry_men: int = 0
    henchmen: int = 0
    camps: int = 0
    status: bool = False
    carriages: int = 0


def _pitch(count: int, room: float, unit: float, pitch: float) -> float:
    """Distance between neighbours; it shrinks before the pieces do."""
    if count == 1:
        return unit * pitch
    return min(unit * pitch, (room - unit * SHARE_IN_BOX) / (count - 1))


class _Arrangement(NamedTuple):
    columns: int
    rows: int
    dx: float
    dy: float
    score: float


def _arrange(box: Sequence[float], count: int, unit: float, columns: int) -> _Arrangement:
    """Rows of `columns` figures; the score favours loose, wide and full arrangements."""
    rows = ceil(count / columns)
    dx = _pitch(columns, box[2], unit, PITCH_X)
    dy = _pitch(rows, box[3], unit, PITCH_Y)
    looseness = min(dx / PITCH_X, dy / PITCH_Y) / unit
    score = looseness - 0.02 * abs(columns - rows * 1.5) - 0.03 * (columns * rows - count)
    return _Arrangement(columns, rows, dx, dy, score)


def grid(box: Sequence[float], count: int, unit: float) -> list[Point]:
    """Positions for a number of figures in the best grid for a box, back to front."""
    if count == 0:
        return []
    tried = [_arrange(box, count, unit, columns) for columns in range(1, count + 1)]
    best = max(tried, key=lambda arrangement: arrangement.score)
    x, y = box[0] + box[2] / 2, box[1] + box[3] / 2
    places = []
    for i in range(count):
        row, column = divmod(i, best.columns)
        in_row = min(best.columns, count - row * best.columns)
        places.append((x + (column - (in_row - 1) / 2) * best.dx, y + (row - (best.rows - 1) / 2) * best.dy))
    return places


def side_by_side(anchor: Sequence[float], count: int, step: float) -> list[Point]:
    """Positions next to each other, centred on an anchor."""
    return [(anchor[0] + (i - (count - 1) / 2) * step, anchor[1]) for i in range(count)]


def stand(space: Anchors, crowd: Crowd, unit: float) -> list[Slot]:
    """Every piece of a space, back to front; sorting merges several spaces correctly."""
    camp = unit * (HILL_CAMP_SIZE if space["type"] == "hill" else CAMP_SIZE)
    carriage = unit * CARRIAGE_SIZE
    slots = []
    if crowd.status:
        slots += _slots("status", side_by_side(space["status"], 1, 0), unit * STATUS_SIZE)
    if crowd.carriages:
        places = side_by_side(space["carriage"], crowd.carriages, carriage * CARRIAGE_STEP)
        slots += _slots("carriage", places, carriage)
    if crowd.camps:
        slots += _slots("camp", side_by_side(space["camp"], crowd.camps, camp * CAMP_STEP), camp)
    if crowd.merry_men:
        slots += _slots("merry_man", grid(space["merry_men"], crowd.merry_men, unit), unit)
    if crowd.henchmen:
        slots += _slots("henchman", grid(space["henchmen"], crowd.henchmen, unit), unit)
    return sorted(slots)


def _slots(kind: str, places: Sequence[Point], unit: float) -> list[Slot]:
    behind = BEHIND.get(kind, 0) * unit
    return [Slot(y - behind, kind, number, x, y, unit) for number, (x, y) in enumerate(places)]
