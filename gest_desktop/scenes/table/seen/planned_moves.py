"""A plan behind Robin Hood's screen, shown to that side as if already carried out."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from gest_desktop.rules.frame import Frame
from gest_desktop.rules.questions.parties import party_hidden, party_revealed, party_robin
from gest_desktop.rules.topics import Topic
from gest_desktop.rules.verbs.plans import moves
from gest_desktop.rules.views import View
from gest_desktop.rules.vocabulary import AVAILABLE
from gest_desktop.scenes.table.seen.sight import (
    MAN_HIDDEN,
    MAN_REVEALED,
    ROBIN_HIDDEN,
    ROBIN_REVEALED,
    Sight,
)
from gest_desktop.scenes.table.seen.things import Arrow, Thing

ORDER = (ROBIN_HIDDEN, ROBIN_REVEALED, MAN_HIDDEN, MAN_REVEALED)
Move = tuple[int, int, str]  # from, to, picture


def with_plan(sight: Sight, view: View) -> Sight:
    """The table as it will be; unchanged if nothing is planned."""
    frame = next((frame for frame in reversed(view.state.frames) if frame.plan), None)
    if frame is None:
        return sight
    men = {there.place: list(there.merry_men) for there in sight.spaces}
    men[AVAILABLE] = list(sight.mats.men_available)
    for source, target, picture in planned(frame, men):
        if source in men and picture in men[source]:
            men[source].remove(picture)
        if target in men:
            men[target].append(arrived(picture))
    spaces = tuple(
        replace(there, merry_men=tuple(sorted(men[there.place], key=ORDER.index))) for there in sight.spaces
    )
    return replace(sight, spaces=spaces, mats=replace(sight.mats, men_available=tuple(men[AVAILABLE])))


def moves_planned(sight: Sight, view: View) -> list[Move]:
    """The moves behind the screen so far; men who are set up come from nowhere, so they do not count."""
    frame = next((frame for frame in reversed(view.state.frames) if frame.plan), None)
    if frame is None or frame.script.topic is Topic.SETUP:
        return []
    return planned(frame, {there.place: list(there.merry_men) for there in sight.spaces})


def planned_arrows(sight: Sight, view: View) -> tuple[Arrow, ...]:
    """One arrow per route."""
    routes = Counter((source, target) for source, target, _picture in moves_planned(sight, view))
    return tuple(Arrow(MAN_HIDDEN, source, target, number) for (source, target), number in routes.items())


def arrivals(sight: Sight, view: View) -> frozenset[Thing]:
    """The pieces that stand where the plan will bring them: of men alike, the last in the row."""
    coming = Counter((target, arrived(picture)) for _source, target, picture in moves_planned(sight, view))
    after = {there.place: there.merry_men for there in with_plan(sight, view).spaces}
    return frozenset(
        Thing("piece", target, picture, after[target].count(picture) - 1 - i)
        for (target, picture), number in coming.items()
        if target in after
        for i in range(number)
    )


def arrived(picture: str) -> str:
    """How a man looks who arrives by a plan: Hidden (3.2.2, 6.4)."""
    return ROBIN_HIDDEN if picture.startswith("robin") else MAN_HIDDEN


def planned(frame: Frame, men: dict[int, list[str]]) -> list[Move]:
    if frame.script.topic is Topic.SETUP:
        return [
            (AVAILABLE, place, ROBIN_HIDDEN if i == 0 else MAN_HIDDEN) for i, place in enumerate(frame.plan)
        ]
    found: list[Move] = []
    for source, target, party in moves(frame.plan):
        found += [(source, target, MAN_HIDDEN)] * party_hidden(party)
        found += [(source, target, MAN_REVEALED)] * party_revealed(party)
        if party_robin(party):
            robin = next((one for one in men.get(source, ()) if one.startswith("robin")), ROBIN_HIDDEN)
            found.append((source, target, robin))
    return found
