"""Lines of the chronicle and the things they speak of: either lights up when the other is pointed at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from gest_desktop.rules.state import Entry
from gest_desktop.rules.vocabulary import OLLERTON_HILL, PRISON, RIVER_BORDERS, SETUP_AREA, SPACES
from gest_desktop.scenes.table.seen.things import Thing, ground, space

# Which of an entry's numbers are places.
PLACES: Final[dict[str, Callable[[Entry], tuple[int, ...]]]] = {
    **dict.fromkeys(("men", "went", "camp", "robin", "traded"), lambda entry: entry[1:3]),
    "henchmen": lambda entry: entry[2:4],
    **dict.fromkeys(
        ("status", "revealed", "hidden", "settled", "imprisoned", "released", "left", "rolled"),
        lambda entry: entry[1:2],
    ),
    **dict.fromkeys(("carriage_placed", "carriage_shown", "carriage_used"), lambda entry: entry[2:3]),
    "carriage_moved": lambda entry: entry[2:4],
    "bridge": lambda entry: RIVER_BORDERS[entry[1]],
    "ollerton": lambda entry: (OLLERTON_HILL,),
    "set_up": lambda entry: where(SETUP_AREA, entry[1]),
    "redeployed": lambda entry: where(SPACES, entry[1]),
}
THINGS: Final = {"favour": Thing("favour"), "unrest": Thing("inspection"), "phase": Thing("inspection")}
BACK: Final = 60  # lines looked through for a thing


def where(spaces: Sequence[int], numbers: Sequence[int]) -> tuple[int, ...]:
    """Those of the spaces in which there is anybody."""
    return tuple(place for place, number in zip(spaces, numbers, strict=True) if number)


def places(entry: Entry) -> tuple[int, ...]:
    find = PLACES.get(str(entry[0]))
    return find(entry) if find else ()


def things(entry: Entry) -> frozenset[Thing]:
    """What a line speaks of."""
    verb = str(entry[0])
    found = {space(place) for place in places(entry) if 0 <= place <= OLLERTON_HILL}
    if PRISON in places(entry) or verb in ("imprisoned", "released"):
        found.add(Thing("prison"))
    if verb in THINGS:
        found.add(THINGS[verb])
    if verb == "shillings":
        found.add(Thing("purse", entry[1]))
    if verb == "box":
        found.add(Thing("box", number=entry[2]))
    return frozenset(found)


def spoken_of(thing: Thing, lines: Sequence[Entry]) -> frozenset[Thing]:
    """From a line to things, from a thing to its lines among the newest."""
    if thing.kind == "line":
        return things(lines[thing.number]) if thing.number < len(lines) else frozenset()
    target = ground(thing) or thing
    first = max(0, len(lines) - BACK)
    return frozenset(Thing("line", number=i) for i in range(first, len(lines)) if target in things(lines[i]))
