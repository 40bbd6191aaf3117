"""Rules in progress must follow from each other: each was begun by a step of the one below it."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from gest_desktop.common.checks import need
from gest_desktop.rules.cards import EVENTS
from gest_desktop.rules.frame import Frame
from gest_desktop.rules.script import Script
from gest_desktop.rules.setup import BAND, SETUP
from gest_desktop.rules.state import State
from gest_desktop.rules.turn import ACTION, CARD, EVENT_BOX, REGULAR_CARD
from gest_desktop.rules.verbs.plans import can_be_carried_out
from gest_desktop.rules.vocabulary import (
    BOXES,
    EVENT,
    FIRST,
    NOBODY,
    NOWHERE,
    PLACE_IDS,
    ROBIN,
    SECOND,
    SETUP_AREA,
    SHERIFF,
)

BOTTOMS: Final = {SETUP: ROBIN, CARD: NOBODY}  # with their actors
PLACES_OR_NONE: Final = range(NOWHERE, len(PLACE_IDS))
TRACK: Final = "The rules in progress and the Initiative track disagree."


def check_stack(g: State) -> None:
    """Raises ImpossiblePositionError with one sentence."""
    bottom = g.frames[0]
    actor = BOTTOMS.get(bottom.script)
    need(actor is not None, "Rules in progress begin with the setup or with a card.")
    need(bottom.actor == actor, "The first rule in progress is carried out by nobody else.")
    need((bottom.script is SETUP) == (not g.played), "The setup comes before the first card.")
    need(bottom.script is SETUP or begins_now(g, bottom), "A card in progress is read step by step.")
    begun: set[Script] = set()
    for parent, child in pairwise(g.frames):
        siblings = begun if parent.at == 0 else set()  # older rules could begin two at once
        begun = begun_by(g, parent) | siblings
        need(child.script in begun, "These rules in progress do not follow from each other.")
        need(child.actor in (ROBIN, SHERIFF), "Robin Hood or the Sheriff carries out a rule.")
    for f in g.frames:
        need(f.space in PLACES_OR_NONE and f.target in PLACES_OR_NONE, "There is no such place.")
        need(plan_fits(g, f), "This plan cannot be carried out.")
    check_track(g)


def begun_by(g: State, f: Frame) -> set[Script]:
    """The scripts that a frame may have begun; by which step is left open, as it may be of older rules."""
    return {script for step in f.script.steps for script in step.begins(g, f)}


def begins_now(g: State, f: Frame) -> bool:
    """Whether a card has come to its last two steps, which keep no registers."""
    begun = f.script.steps[f.at - 1].begins(g, f)
    above = g.frames[1].script if len(g.frames) > 1 else None
    return above in begun and f.facts() == Frame(CARD, NOBODY, f.at).facts()


def plan_fits(g: State, f: Frame) -> bool:
    if f.script is SETUP:
        return len(f.plan) <= BAND and set(f.plan) <= set(SETUP_AREA)
    return not f.plan or (f.script.screened and can_be_carried_out(g, f.plan))


def check_track(g: State) -> None:
    """On a regular card whoever acts has taken a box, and the other side has done so before or not yet."""
    acting = [f for f in g.frames if f.script is ACTION]
    if not acting:
        need(sorted(g.initiative) == [FIRST, SECOND], TRACK)
        return
    regular, actor = g.frames[1], acting[0].actor
    mine, theirs = g.initiative[actor], g.initiative[ROBIN + SHERIFF - actor]
    need(mine in BOXES and mine != theirs, TRACK)
    need(theirs == SECOND if regular.at == 1 else theirs in BOXES, TRACK)
    need(regular.script is REGULAR_CARD and regular.at in (1, 2), TRACK)


def event_is_to_come(g: State) -> bool:
    """Whether the Event of the card in play has brought about nothing yet."""
    if len(g.frames) < 2:
        return False  # the next card is turned, or the game is over
    top = g.frames[-1]
    halves = [half.script for half in EVENTS[g.card].halves]
    return EVENT not in g.initiative or top.script is EVENT_BOX or (top.script in halves and top.at == 0)
