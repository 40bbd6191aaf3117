"""What the adviser means to do, on the map: the things it would choose one after the other, and the ways."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from gest_desktop.rules.journal import Entry, Journal
from gest_desktop.rules.referee import answer, question
from gest_desktop.rules.state import State
from gest_desktop.rules.views import View, redact
from gest_desktop.rules.vocabulary import DONE, OLLERTON_HILL
from gest_desktop.scenes.table.foresee.lookahead import world_of
from gest_desktop.scenes.table.replay.beats import beats
from gest_desktop.scenes.table.seen.planned_moves import planned_arrows
from gest_desktop.scenes.table.seen.sight import sight
from gest_desktop.scenes.table.seen.targets import carriage_thing, place_thing, thing_for
from gest_desktop.scenes.table.seen.things import Arrow, Thing
from gest_desktop.scenes.table.session.turn_arrows import arrows

ON_THE_MAP: Final = frozenset(range(OLLERTON_HILL + 1))


@dataclass(frozen=True)
class AdvisedMoves:
    things: frozenset[Thing] = frozenset()
    arrows: tuple[Arrow, ...] = ()


def advised_moves(view: View, reply: Mapping[str, Any]) -> AdvisedMoves:
    """The best answer and those that are to follow it, tried in a world that fits the player's view."""
    world, things = world_of(view), set[Thing]()
    journal = world.journal = Journal()
    for option in (reply["option"], *(step["option"] for step in reply.get("plan", ()))):
        asked, f = question(world)
        if asked.actor(f) != view.side or option not in asked.options(world, f):
            break
        thing = thing_of(world, view.side, option)
        things |= {thing} if thing is not None else set()
        answer(world, asked, f, option)
    question(world)
    return AdvisedMoves(frozenset(things), ways(world, view, journal.entries))


def advised_way(view: View, reply: Mapping[str, Any]) -> tuple[Arrow, ...]:
    """What moves at once to or from the place of the best answer, if it is one."""
    world, option = world_of(view), reply["option"]
    journal = world.journal = Journal()
    asked, f = question(world)
    if asked.kind != "space" or option == DONE or option not in asked.options(world, f):
        return ()
    answer(world, asked, f, option)
    planned = {step["kind"]: step["option"] for step in reversed(reply.get("plan", ()))}
    asked, f = question(world)
    if asked.kind in ("number", "pieces") and asked.actor(f) == view.side:
        options = asked.options(world, f)
        number = planned.get(asked.kind, DONE)
        answer(world, asked, f, number if number in options else options[0])
        question(world)
    found = ways(world, view, journal.entries)
    return tuple(
        arrow
        for arrow in found
        if option in (arrow.source, arrow.target) and {arrow.source, arrow.target} <= ON_THE_MAP
    )


def thing_of(world: State, side: int, option: int) -> Thing | None:
    """What an answer points at, if it is on the table."""
    asked, _f = question(world)
    if option == DONE:
        return None
    if asked.kind == "space":
        return place_thing(option, side)
    if asked.kind in ("box", "card"):
        return thing_for(asked.kind, option)
    return carriage_thing(option, sight(redact(world, side))) if asked.kind == "carriage" else None


def ways(world: State, view: View, entries: Sequence[Entry]) -> tuple[Arrow, ...]:
    """The ways of all pieces, those that are planned behind the screen included."""
    before, after = sight(view), sight(redact(world, view.side))
    seen = [entry.seen_by(view.side) for entry in entries]
    moved = arrows(beats(seen, [None] * len(seen), before, after, 0, own=True))
    return moved or planned_arrows(before, redact(world, view.side))
