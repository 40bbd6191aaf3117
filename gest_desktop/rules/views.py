"""What each side may know (11): a view is the position without the other side's secrets."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from gest_desktop.rules.belief import suspects
from gest_desktop.rules.frame import Frame
from gest_desktop.rules.script import child_of
from gest_desktop.rules.state import State
from gest_desktop.rules.verbs.carriages import copies_available
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    CARRIAGE_PLACE,
    CARRIAGE_TYPE,
    CARRIAGE_UP,
    HIDDEN_MAN,
    NOWHERE,
    PLACES,
    ROBIN,
    SHERIFF,
    TOKENS,
    UNKNOWN,
)


class View:
    """A position as one side sees it. With Robin NOWHERE, he is one of the Hidden Merry Men."""

    __slots__ = ("side", "state")

    def __init__(self, side: int, state: State) -> None:
        self.side, self.state = side, state

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, View):
            return NotImplemented
        return self.side == other.side and self.state.facts() == other.state.facts()

    __hash__ = None  # type: ignore[assignment]  # a view holds a mutable position


def redact(g: State, side: int) -> View:
    """Remove from the position what `side` may not know; neither side knows the order of a deck."""
    seen = g.clone()
    seen.event_order = seen.traveller_order = ()
    if side == SHERIFF:
        seen.frames = lower_the_screen(seen.frames)
        if seen.robin_hidden:
            seen.pieces[HIDDEN_MAN + seen.robin] += 1
            seen.robin = NOWHERE
    else:
        for token in TOKENS:
            if not seen.carriages[CARRIAGE_UP + token]:
                seen.carriages[CARRIAGE_TYPE + token] = UNKNOWN
    return View(side, seen)


def lower_the_screen(frames: list[Frame]) -> list[Frame]:
    """Show a rule that is being decided behind the screen as not begun."""
    for i, frame in enumerate(frames):
        if frame.script.screened and frame.actor == ROBIN:
            fresh = child_of(frame.script, frames[i - 1]) if i else Frame(frame.script, frame.actor)
            fresh.actor = frame.actor
            return [*frames[:i], fresh]
    return frames


def imagine(view: View, random: Random, hunch: list[float] | None = None) -> State:
    """Draw a full position that `view` cannot tell from the real one.

    It is as likely as its belief says, or for the Sheriff, as a hunch about where Robin is says.
    """
    world = view.state.clone()
    if view.side == ROBIN:
        deal_carriages(world, draw_assignment(world.assignments, random.random()))
    elif world.robin == NOWHERE:
        put_robin(world, draw_place(hunch or world.suspicion, random.random()))
    return world


def imagine_anew(world: State, side: int, random: Random, hunch: list[float] | None = None) -> None:
    """Draw again what `side` cannot know of a position: `imagine(redact(world, side))` in place."""
    if side == ROBIN:
        deal_carriages(world, draw_assignment(world.assignments, random.random()))
        return
    world.frames = lower_the_screen(world.frames)
    if world.robin_hidden:
        world.pieces[HIDDEN_MAN + world.robin] += 1
        put_robin(world, draw_place(hunch or world.suspicion, random.random()))


def draw_assignment(assignments: tuple[int, ...], chance: float) -> int:
    return assignments[int(chance * len(assignments))]


def draw_place(suspicion: list[float], chance: float) -> int:
    """The place at this share of the suspicion, which sums to one."""
    last = NOWHERE
    for place in range(PLACES):
        weight = suspicion[place]
        if weight > 0.0:
            last = place
            chance -= weight
            if chance < 0.0:
                break
    return last


def every_world(view: View) -> Iterator[State]:
    """Yield one world for each secret that the other side may have."""
    if view.side == ROBIN:
        for assignment in view.state.assignments:
            world = view.state.clone()
            deal_carriages(world, assignment)
            yield world
    elif view.state.robin == NOWHERE:
        for place in suspects(view.state):
            world = view.state.clone()
            put_robin(world, place)
            yield world
    else:
        yield view.state.clone()


def put_robin(world: State, place: int) -> None:
    """Turn one of the Hidden Merry Men in a place into Robin."""
    world.pieces[HIDDEN_MAN + place] -= 1
    world.robin, world.robin_hidden = place, True


def deal_carriages(world: State, assignment: int) -> None:
    for token in TOKENS:
        on_table = world.carriages[CARRIAGE_PLACE + token] != AVAILABLE
        if on_table and not world.carriages[CARRIAGE_UP + token]:
            world.carriages[CARRIAGE_TYPE + token] = assignment >> 2 * token & 3


def copies_known(view: View, kind: int) -> tuple[int, int]:
    """The least and the greatest number of Available Carriages of a type, as far as the side can know."""
    shown = copies_available(view.state, kind)
    if view.side == SHERIFF:
        return shown, shown
    face_down = [sum(a >> 2 * token & 3 == kind for token in TOKENS) for a in view.state.assignments]
    return shown - max(face_down), shown - min(face_down)


def is_screened(g: State) -> bool:
    """Whether Robin Hood is deciding behind the screen."""
    return any(frame.script.screened and frame.actor == ROBIN for frame in g.frames)
