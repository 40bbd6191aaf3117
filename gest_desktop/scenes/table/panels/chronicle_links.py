"""Links chronicle lines to the things they mention: pointing at one highlights the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gest_desktop.rules.chronicle import heads
from gest_desktop.rules.journal import (
    BandSetOut,
    BandWentHome,
    BoxTaken,
    BridgeBuilt,
    CampMoved,
    CarriageMoved,
    CarriagePlaced,
    CarriageShown,
    CarriageUsed,
    Entry,
    FavourMoved,
    HenchmenMoved,
    ManMadeRoom,
    MenHidden,
    MenImprisoned,
    MenLeft,
    MenMoved,
    MenReleased,
    MenRevealed,
    MenWent,
    OllertonSettled,
    PhaseBegun,
    RobinShown,
    RobinTradedPlaces,
    Rolled,
    SearchedInVain,
    ShillingsMoved,
    StatusChanged,
    TravellerMoved,
    UnrestCounted,
)
from gest_desktop.rules.vocabulary import (
    OLLERTON_HILL,
    OLLERTON_PATHS,
    PRISON,
    RIVER_BORDERS,
    SETUP_AREA,
    SPACES,
)
from gest_desktop.scenes.table.seen.things import Thing, ground, space

BACK: Final = 60  # lines searched for a thing


def where(spaces: Sequence[int], numbers: Sequence[int]) -> tuple[int, ...]:
    """The spaces where the numbers are not zero."""
    return tuple(place for place, number in zip(spaces, numbers, strict=True) if number)


def places(entry: Entry) -> tuple[int, ...]:
    """The places a line names."""
    match entry:
        case (
            CampMoved(source=source, target=target)
            | CarriageMoved(source=source, target=target)
            | HenchmenMoved(source=source, target=target)
            | MenMoved(source=source, target=target)
            | RobinShown(source=source, target=target)
            | MenWent(origin=source, target=target)
            | RobinTradedPlaces(former=source, space=target)
        ):
            return source, target
        case (
            CarriagePlaced(space=place)
            | CarriageShown(space=place)
            | CarriageUsed(source=place)
            | ManMadeRoom(space=place)
            | MenHidden(space=place)
            | MenLeft(origin=place)
            | MenRevealed(space=place)
            | Rolled(space=place)
            | SearchedInVain(space=place)
            | StatusChanged(space=place)
        ):
            return (place,)
        case MenImprisoned(space=place) | MenReleased(target=place):
            return place, PRISON
        case BridgeBuilt(border=border):
            return RIVER_BORDERS[border]
        case TravellerMoved(space=int(place)):
            return (place,)
        case OllertonSettled():
            return (OLLERTON_HILL, *OLLERTON_PATHS)
        case BandSetOut(numbers=numbers):
            return where(SETUP_AREA, numbers)
        case BandWentHome(numbers=numbers):
            return where(SPACES, numbers)
    return ()


def things(entry: Entry) -> frozenset[Thing]:
    """The things a line mentions."""
    found = {space(place) for place in places(entry) if 0 <= place <= OLLERTON_HILL}
    if PRISON in places(entry):
        found.add(Thing("prison"))
    match entry:
        case FavourMoved():
            found.add(Thing("favour"))
        case UnrestCounted() | PhaseBegun():
            found.add(Thing("inspection"))
        case ShillingsMoved(side=side):
            found.add(Thing("purse", side))
        case BoxTaken(box=box):
            found.add(Thing("box", number=box))
    return frozenset(found)


def spoken_of(thing: Thing, lines: Sequence[Entry]) -> frozenset[Thing]:
    """For a line, the things it mentions; for a thing, the recent lines that mention it.

    A line is known by the number of its first entry.
    """
    begun = heads(lines)
    if thing.kind == "line":
        told = [entry for entry, head in zip(lines, begun, strict=True) if head == thing.number]
        return frozenset().union(*map(things, told))
    target = ground(thing) or thing
    first = max(0, len(lines) - BACK)
    return frozenset(
        Thing("line", number=begun[i]) for i in range(first, len(lines)) if target in things(lines[i])
    )
