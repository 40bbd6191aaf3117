"""The moves of a turn as arrows on the map: as they were made, but for Henchmen who go on and on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from gest_desktop.rules.journal import (
    CarriageMoved,
    DeedAdded,
    Entry,
    EventCarriedOut,
    FortuneCounted,
    HenchmenMoved,
    PlotChosen,
)
from gest_desktop.rules.vocabulary import TEMPORARY_TRUCE
from gest_desktop.scenes.table.replay.beats import Beat
from gest_desktop.scenes.table.replay.flights import flights
from gest_desktop.scenes.table.seen.things import Arrow

MOST_ARROWS: Final = 12
HENCHMAN: Final = "henchman"
Way = tuple[str, int, int]  # a picture, from one place to another


def arrows(rows: Sequence[Beat]) -> tuple[Arrow, ...]:
    """One arrow per route; of Henchmen who withdraw, maybe again and again, to where they come to be."""
    ways, withdrawing = Counter[Way](), Counter[Way]()
    for beat, withdraws in withdrawals(rows):
        for flight in flights(beat):
            way = (flight.picture, flight.source, flight.target)
            ways[way] += flight.number
            withdrawing[way] += flight.number if withdraws else 0
    withdrawing = +withdrawing
    if {source for _picture, source, _target in withdrawing} & {target for *_way, target in withdrawing}:
        ways = ways - withdrawing + Counter(in_the_end(withdrawing))
    return tuple(Arrow(*way, number) for way, number in ways.items())[-MOST_ARROWS:]


def withdrawals(rows: Sequence[Beat]) -> Iterator[tuple[Beat, bool]]:
    """Each beat, and whether Henchmen move in it for a Truce or a Redeployment."""
    last: Entry | None = None
    is_marching = False  # by a Plot, a Deed or another Event
    for beat in rows:
        now = beat.entry
        if isinstance(now, EventCarriedOut):
            is_marching = now.card != TEMPORARY_TRUCE
        elif isinstance(now, PlotChosen | DeedAdded | FortuneCounted):
            is_marching = True
        yield beat, isinstance(now, HenchmenMoved) and not is_marching and not is_escort(last, now)
        last = now


def is_escort(last: Entry | None, now: HenchmenMoved) -> bool:
    """Whether these Henchmen go with the Carriage that has moved just before."""
    return isinstance(last, CarriageMoved) and (last.source, last.target) == (now.source, now.target)


def in_the_end(ways: Mapping[Way, int]) -> dict[Way, int]:
    """From where to where they went in the whole, however often they moved; routes taken come first."""
    left: Counter[int] = Counter()
    for (_picture, source, target), number in ways.items():
        left[source] -= number
        left[target] += number
    gone, come = [place for place in left if left[place] < 0], [place for place in left if left[place] > 0]
    pairs = [(source, target) for source in gone for target in come]
    found: dict[Way, int] = {}
    for source, target in sorted(pairs, key=lambda pair: (HENCHMAN, *pair) not in ways):
        number = min(-left[source], left[target])
        if number > 0:
            found[HENCHMAN, source, target] = number
            left[source] += number
            left[target] -= number
    return found
