"""What moves in a beat: which pieces are lifted from where they lay, and where they are by now."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, Protocol

from gest_desktop.rules.journal import (
    CampMoved,
    CarriageMoved,
    CarriagePlaced,
    CarriageUsed,
    Entry,
    HenchmenMoved,
    MenImprisoned,
    MenLeft,
    MenMoved,
    MenReleased,
    MenWent,
    RobinShown,
    ShillingsMoved,
)
from gest_desktop.rules.vocabulary import AVAILABLE, NOTTINGHAM, PRISON, ROBIN, SHERIFF, USED
from gest_desktop.scenes.motion.several import coin, one_of_many
from gest_desktop.scenes.motion.ways import carry, roll
from gest_desktop.scenes.table.replay.beats import Beat
from gest_desktop.scenes.table.seen.sight import MAN_HIDDEN, MAN_REVEALED, ROBIN_HIDDEN, ROBIN_REVEALED, Sight
from gest_desktop.scenes.table.seen.things import Sprite, Thing, space

Point = tuple[float, float]
SPREAD: Final = 0.45  # of a figure, between pieces that move together
MOST_COINS: Final = 6
COIN: Final = 0.6  # of a figure


class Ground(Protocol):
    """Where things are on the screen."""

    def place_of(self, thing: Thing) -> Point | None: ...

    def road(self, source: int, target: int) -> list[Point]: ...


@dataclass(frozen=True)
class Flight:
    """A number of pieces with one picture, from one place to another."""

    picture: str
    source: int
    target: int
    number: int = 1
    token: int = -1  # of a Carriage, which follows its road


@dataclass
class Scenery:
    """What a moment of a beat adds to the table."""

    lifted: set[Thing] = field(default_factory=set)
    sprites: list[Sprite] = field(default_factory=list)


def flights(beat: Beat) -> Iterator[Flight]:
    for entry in beat.entries:
        yield from flights_of(entry, beat.before)


def scenery(beat: Beat, t: float, ground: Ground, unit: float) -> Scenery:
    found = Scenery()
    for entry in beat.entries:
        if isinstance(entry, ShillingsMoved):
            found.sprites += coins(entry, t, ground, unit)
    for flight in flights(beat):
        add(found, flight, t, ground, unit)
    departures = [entry for entry in beat.entries if isinstance(entry, MenLeft)]
    if departures:
        found.lifted = {thing for entry in departures for thing in departed(entry)}
    return found


def add(found: Scenery, flight: Flight, t: float, ground: Ground, unit: float) -> None:
    if flight.token >= 0 and flight.source < PRISON and flight.target < PRISON:
        way = ground.road(flight.source, flight.target)
        point = roll(way, t) if way else None
    else:
        ends = home(flight.source, flight, ground), home(flight.target, flight, ground)
        point = carry(ends[0], ends[1], t) if ends[0] and ends[1] else None
    if point is None:
        return
    found.lifted |= lifted(flight)
    for i in range(flight.number):
        x = point[0] + (i - (flight.number - 1) / 2) * SPREAD * unit
        found.sprites.append(Sprite(flight.picture, x, point[1], unit))


def coins(entry: ShillingsMoved, t: float, ground: Ground, unit: float) -> list[Sprite]:
    """Shillings that drop into or out of a purse, one after the other."""
    purse, bank = ground.place_of(Thing("purse", entry.side)), ground.place_of(space(NOTTINGHAM))
    if purse is None or bank is None:
        return []
    start, end = (bank, purse) if entry.amount > 0 else (purse, bank)
    many = min(abs(entry.amount), MOST_COINS)
    ways = [(coin(t, i, many), carry(start, end, one_of_many(t, i, many))) for i in range(many)]
    return [Sprite("coin_1", x, y, unit * COIN) for share, (x, y) in ways if 0.0 < share < 1.0]


def departed(entry: MenLeft) -> set[Thing]:
    """All men that leave a space in a Sneak; where each of them goes may be unknown."""
    gone = of_party(entry.origin, entry.origin, entry.hidden, entry.revealed, face_of_robin(entry))
    return {thing for flight in gone for thing in lifted(flight)}


def lifted(flight: Flight) -> set[Thing]:
    if flight.token >= 0:
        return {Thing("carriage", flight.source, flight.picture, flight.token)}
    return {Thing("piece", flight.source, flight.picture, i) for i in range(flight.number)}


def home(place: int, flight: Flight, ground: Ground) -> Point | None:
    """Where a piece lies, or would lie, in a place on or beside the map."""
    if place == PRISON:
        return ground.place_of(Thing("prison"))
    if place == USED:
        return ground.place_of(Thing("used"))
    if place == AVAILABLE:
        side = SHERIFF if flight.picture.startswith(("henchman", "carriage")) else ROBIN
        return ground.place_of(Thing("mat", side))
    kind = "carriage" if flight.token >= 0 else "piece"
    there = Thing(kind, place, flight.picture, max(flight.token, 0))
    return ground.place_of(there) or ground.place_of(space(place))


def of_party(source: int, target: int, hidden: int, revealed: int, robin: str) -> Iterator[Flight]:
    if hidden:
        yield Flight(MAN_HIDDEN, source, target, hidden)
    if revealed:
        yield Flight(MAN_REVEALED, source, target, revealed)
    if robin:
        yield Flight(robin, source, target)


def face_of_robin(entry: MenMoved | MenLeft) -> str:
    """Robin's picture before the move; empty if Robin is not among them."""
    return (ROBIN_HIDDEN if entry.was_hidden else ROBIN_REVEALED) if entry.robin else ""


def flights_of(entry: Entry, before: Sight) -> Iterator[Flight]:
    match entry:
        case MenMoved(source=source, target=target, hidden=hidden, revealed=revealed):
            yield from of_party(source, target, hidden, revealed, face_of_robin(entry))
        case MenWent():
            yield from of_sneak(entry, before)
        case HenchmenMoved(number=number, source=source, target=target):
            yield Flight("henchman", source, target, number)
        case CampMoved(source=source, target=target):
            yield Flight("camp", source, target)
        case MenImprisoned(space=space, men=men, robin=robin):
            yield from of_party(space, PRISON, 0, men, ROBIN_REVEALED if robin else "")
        case MenReleased(target=target, men=men, robin=robin):
            yield from of_party(PRISON, target, 0, men, ROBIN_REVEALED if robin else "")
        case RobinShown(source=source, target=target):
            yield Flight(ROBIN_REVEALED, source, target)
        case CarriageMoved(token=token, source=source, target=target):
            yield Flight(carriage_picture(token, before), source, target, 1, token)
        case CarriagePlaced(token=token, space=target):
            yield Flight(carriage_picture(token, before), AVAILABLE, target, 1, token)
        case CarriageUsed(token=token, source=source):
            yield Flight(carriage_picture(token, before), source, USED, 1, token)


def of_sneak(entry: MenWent, before: Sight) -> Iterator[Flight]:
    """The Sheriff sees only how many went; Robin Hood knows who."""
    if entry.who is None:
        return of_party(entry.origin, entry.target, entry.number, 0, "")
    hidden, revealed, robin = entry.who
    men = next(one.merry_men for one in before.spaces if one.place == entry.origin)
    face = next((picture for picture in men if picture.startswith("robin")), "") if robin else ""
    return of_party(entry.origin, entry.target, hidden, revealed, face)


def carriage_picture(token: int, before: Sight) -> str:
    return next(
        (one.picture for there in before.spaces for one in there.carriages if one.token == token),
        "carriage_unknown",
    )
