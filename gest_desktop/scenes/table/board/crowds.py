"""Which pieces stand where in a space, and at what size: a crowd that would cover the name shrinks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import Final

from gest_desktop.rules.vocabulary import OLLERTON_HILL
from gest_desktop.scenes.table.board.crowd_layout import Crowd, Slot, stand
from gest_desktop.scenes.table.board.ground import anchors, grown_name_box, is_inside
from gest_desktop.scenes.table.seen.sight import SpaceSight
from gest_desktop.scenes.table.seen.things import Thing

UNIT: Final = 54 * 2400 / 1376  # board units: the normal width of a figure
STEP: Final = 0.95
SMALLEST: Final = 0.45  # of the normal size
FIGURES: Final = ("merry_man", "henchman")
LARGEST_MARKER: Final = 1.12  # of the normal size
DESCENT: Final = 14
CLOSEST: Final = 0.46  # distance of neighbours in a crowd, in figure widths
# What the widest picture of each kind covers around its anchor, in its own unit: left, top, right, bottom.
EXTENTS: Final = {
    "merry_man": (-0.46, -0.61, 0.50, 0.45),
    "henchman": (-0.44, -0.59, 0.43, 0.47),
    "camp": (-0.49, -0.58, 0.48, 0.42),
    "carriage": (-0.70, -0.51, 0.70, 0.46),
    "status": (-0.43, -0.42, 0.42, 0.45),
}


@dataclass(frozen=True)
class Standing:
    """A piece on the board, in board units."""

    thing: Thing
    picture: str
    x: float
    y: float
    unit: float
    depth: float


def crowd_of(seen: SpaceSight) -> Crowd:
    """How many pieces of each kind a space has; Nottingham is always Submissive and needs no marker."""
    status = bool(seen.status and anchors(seen.place)["status"])
    return Crowd(len(seen.merry_men), seen.henchmen, seen.camps, status, len(seen.carriages))


@lru_cache(maxsize=512)
def places(place: int, crowd: Crowd, wished: float, names: float = 1.0) -> tuple[Slot, ...]:
    """The slots of a crowd at the wished size, or at the largest size that avoids name and border."""
    unit = wished
    while unit > UNIT * SMALLEST:
        slots = arranged(place, crowd, unit)
        if fits(place, slots, unit, names):
            return tuple(slots)
        unit *= STEP
    return tuple(arranged(place, crowd, unit))


def arranged(place: int, crowd: Crowd, unit: float) -> list[Slot]:
    """The slots of `stand`, except that pieces with an anchor of their own never outgrow it."""
    usual = {slot[1:3]: slot for slot in stand(anchors(place), crowd, min(unit, UNIT * LARGEST_MARKER))}
    wished = stand(anchors(place), crowd, unit)
    return sorted(slot if slot.kind in FIGURES else usual[slot.kind, slot.number] for slot in wished)


def fits(place: int, slots: Sequence[Slot], unit: float, names: float = 1.0) -> bool:
    name = name_box(place, names)
    return (
        not any(_overlaps(covered(slot), name) for slot in slots)
        and (place == OLLERTON_HILL or all(_is_at_home(slot, place) for slot in slots))
        and not any(_is_hidden(a, b, unit) for a, b in combinations(slots, 2))
    )


def name_box(place: int, names: float = 1.0) -> tuple[float, float, float, float]:
    """The area a name covers, including descenders."""
    x, y, w, h = grown_name_box(place, names)
    return x, y, w, h + (DESCENT * names if set(anchors(place)["name"]) & set("gjpqy") else 0)


def covered(slot: Slot) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of a piece."""
    left, top, right, bottom = (share * slot.unit for share in EXTENTS[slot.kind])
    return slot.x + left, slot.y + top, slot.x + right, slot.y + bottom


def _overlaps(extent: tuple[float, float, float, float], box: Sequence[float]) -> bool:
    left, top, right, bottom = extent
    x, y, w, h = box
    return left < x + w and x < right and top < y + h and y < bottom


def _is_at_home(slot: Slot, place: int) -> bool:
    """Whether the foot of a figure is inside its space on both the left and the right."""
    if slot.kind not in FIGURES:
        return True
    polygon = anchors(place)["polygon"]
    foot = slot.y + 0.36 * slot.unit
    return all(is_inside((slot.x + dx * slot.unit, foot), polygon) for dx in (-0.3, 0.3))


def _is_hidden(a: Slot, b: Slot, unit: float) -> bool:
    return max(abs(a.x - b.x), abs(a.y - b.y)) < CLOSEST * unit


def standing(seen: SpaceSight, wished: float = UNIT, names: float = 1.0) -> list[Standing]:
    """Every piece of a space, back to front."""
    counts: dict[str, int] = {}
    result = []
    for slot in places(seen.place, crowd_of(seen), wished, names):
        picture = _picture(seen, slot)
        number = counts.get(picture, 0)
        counts[picture] = number + 1
        if slot.kind == "carriage":
            thing = Thing("carriage", seen.place, picture, seen.carriages[slot.number].token)
        else:
            thing = Thing("piece", seen.place, picture, number)
        result.append(Standing(thing, picture, slot.x, slot.y, slot.unit, slot.depth))
    return result


def _picture(seen: SpaceSight, slot: Slot) -> str:
    if slot.kind == "merry_man":
        return seen.merry_men[slot.number]
    if slot.kind == "carriage":
        return seen.carriages[slot.number].picture
    if slot.kind == "status":
        return seen.status or ""
    return slot.kind
