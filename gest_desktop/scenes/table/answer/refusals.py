"""Why something cannot be chosen or dropped somewhere, in the words of the question and its rule."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gest_desktop.rules.conditions import is_river_between
from gest_desktop.rules.explain import Decision, why_not
from gest_desktop.rules.naming import place_name, to_place
from gest_desktop.rules.topics import Topic
from gest_desktop.rules.verbs.plans import moves
from gest_desktop.rules.views import View
from gest_desktop.rules.vocabulary import HENCHMAN, NOWHERE, RIVER_BORDERS, SHERIFF
from gest_desktop.rules.words import _
from gest_desktop.scenes.table.answer.drag_search import ways
from gest_desktop.scenes.table.answer.wish import MAN, Wish
from gest_desktop.scenes.table.foresee.lookahead import world_of
from gest_desktop.scenes.table.seen.things import Thing


def refused_space(view: View, asked: Decision, place: int) -> str:
    """The reasons the question itself gives, and its rule."""
    reasons = "; ".join(why_not(world_of(view), place)).rstrip(".")
    words = _("You can't choose {place}: {reasons} (rule {rule}).")
    return words.format(place=place_name(place), reasons=reasons, rule=asked.rule)


def planned_routes(view: View) -> set[tuple[int, int]]:
    """From where to where men go in the plan behind the screen so far."""
    plan = next((frame.plan for frame in reversed(view.state.frames) if frame.plan), ())
    is_setup = any(frame.script.topic is Topic.SETUP for frame in view.state.frames)
    return set() if is_setup else {(source, target) for source, target, _party in moves(plan)}


def refused_drive(view: View, asked: Decision, source: int, targets: Sequence[int]) -> str:
    """Why a Carriage cannot be dropped on a place; `targets` are those where it can."""
    if view.side != SHERIFF:
        return _("Only the Sheriff moves Carriages (rule 2.3.1).")
    if targets:
        words = _("From {source} this Carriage goes along its road, {target} (rule 2.3.1).")
        return words.format(source=place_name(source), target=to_place(targets[0]))
    if asked.kind == "carriage":
        return _("This Carriage has moved already (rule 2.3.1).")
    return _("Carriages move when a card is turned, before the turns (rule 2.3.1).")


def refused_drop(view: View, asked: Decision, things: Mapping[Thing, int], source: int, place: int) -> str:
    """Why pieces cannot be dropped on a place; `things` are the answers that can be pointed at."""
    if place == NOWHERE:
        return _("It can't go there.")
    if asked.kind == "box":
        return first_of_all(asked)
    if (source, place) in planned_routes(view):
        return _("These can't join those already on their way there. Undo, then move them all together.")
    if is_river_between(view.state, source, place) and a_bridge_would_help(view, source, place):
        words = _("The River separates {source} and {place}, and there is no bridge (rule 1.3).")
        return words.format(source=place_name(source), place=place_name(place))
    if asked.place not in (NOWHERE, source) and source not in things.values():
        return first_of_all(asked)
    if asked.kind == "space" and place not in things.values():
        return refused_space(view, asked, place)
    words = _("You have no move to {place} right now (rule {rule}).")
    return words.format(place=place_name(place), rule=asked.rule)


def a_bridge_would_help(view: View, source: int, place: int) -> bool:
    """Whether pieces could go across now if there were one: not everything moves to adjacent spaces."""
    world = world_of(view).clone()
    world.bridge = next(i for i, border in enumerate(RIVER_BORDERS) if {source, place} == set(border))
    kinds = (Wish(HENCHMAN, source, place),) if view.side == SHERIFF else merry_men(source, place)
    return any(ways(world, wish) for wish in kinds)


def merry_men(source: int, place: int) -> tuple[Wish, ...]:
    """One Merry Man of each kind."""
    return (
        Wish(MAN, source, place),
        Wish(MAN, source, place, revealed=1),
        Wish(MAN, source, place, robin=True),
    )


def refused_lift(asked: Decision, things: Mapping[Thing, int], source: int) -> str:
    """Why pieces can go nowhere now."""
    if asked.kind == "box" or (asked.place not in (NOWHERE, source) and source not in things.values()):
        return first_of_all(asked)
    return _("These can't move now. {question}").format(question=asked.prompt)


def first_of_all(asked: Decision) -> str:
    """What must be done before anything else can move."""
    if asked.kind == "box":
        return _("First take a box of the Initiative track; then pieces can move.")
    return _("First finish {place}: {question}").format(place=place_name(asked.place), question=asked.prompt)
