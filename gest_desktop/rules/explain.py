"""A question in words: what a player, a scene or the protocol is shown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from gest_desktop.rules.cards.event import HALF_IDS
from gest_desktop.rules.deck import TurnCard
from gest_desktop.rules.naming import (
    CARRIAGE_NAMES,
    party_name,
    place_name,
    slug,
)
from gest_desktop.rules.plots.choosing import ONLY_DEED, PickPlot
from gest_desktop.rules.plots.rob import TRAVELLER, PickVictim
from gest_desktop.rules.questions.parties import party_hidden, party_revealed, party_robin
from gest_desktop.rules.questions.question import Question
from gest_desktop.rules.questions.spaces import InSpaces
from gest_desktop.rules.referee import question
from gest_desktop.rules.script import Frame
from gest_desktop.rules.state import State
from gest_desktop.rules.texts import event_title, half_label, traveller_title, way_label
from gest_desktop.rules.travellers.traveller import DrawTraveller, PickWay
from gest_desktop.rules.turn import PickBox, PickHalf
from gest_desktop.rules.verbs.travellers import being_robbed
from gest_desktop.rules.views import is_screened
from gest_desktop.rules.vocabulary import (
    BOX_IDS,
    CARRIAGE_PLACE,
    CARRIAGE_TYPE,
    CARRIAGE_UP,
    DONE,
    NO,
    NOWHERE,
    PLACE_IDS,
    ROBIN,
    UNKNOWN,
)
from gest_desktop.rules.words import N_, _

Value = str | int | dict[str, Any]
BEHIND_THE_SCREEN = N_("Robin Hood decides behind his screen.")


@dataclass(frozen=True)
class Choice:
    """One option: what it is for the rules, for the protocol and for the eye."""

    option: int
    value: Value
    label: str


@dataclass(frozen=True)
class Decision:
    """What is asked, as the referee or one side may see it."""

    actor: int
    kind: str
    prompt: str
    rule: str
    choices: tuple[Choice, ...]
    place: int = NOWHERE  # the space it is about, for the side that is asked
    cost: int = 0  # Shillings for each answer but Done


def decision(g: State, side: int | None = None) -> Decision:
    """The question now; a side that is not asked sees no choices."""
    asked, f = question(g)
    actor = asked.actor(f)
    if side not in (None, ROBIN) and is_screened(g):
        screened = next(frame for frame in g.frames if frame.script.screened)
        return Decision(actor, "waiting", _(BEHIND_THE_SCREEN), screened.script.rule, ())
    choices: tuple[Choice, ...] = ()
    place = NOWHERE
    if side is None or side == actor:
        place = f.space
        choices = tuple(
            Choice(option, value(g, asked, f, option), label(g, asked, f, option))
            for option in asked.options(g, f)
        )
    cost = asked.cost if isinstance(asked, InSpaces) else 0
    return Decision(actor, asked.kind, prompt(asked, f), f.script.rule, choices, place, cost)


def prompt(asked: Question, f: Frame) -> str:
    words = _(asked.prompt)
    if "{" not in words:
        return words
    target = place_name(f.target) if f.target < len(PLACE_IDS) else ""
    return words.format(space=place_name(f.space), target=target)


def label(g: State, asked: Question, f: Frame, option: int) -> str:
    if isinstance(asked, PickHalf):
        return _("{half}: {label}").format(
            half=_(asked.names[option]), label=_(half_label(g.card, HALF_IDS[option]))
        )
    if isinstance(asked, PickWay):
        return _(way_label(being_robbed(g), option))
    if isinstance(asked, TurnCard):
        return f"{option} {_(event_title(option))}"
    if isinstance(asked, DrawTraveller):
        return f"T{option} {_(traveller_title(option))}"
    if asked.kind == "carriage" or (isinstance(asked, PickVictim) and option < TRAVELLER):
        return carriage_label(g, option, asked.actor(f))
    if isinstance(asked, PickPlot) and option >= ONLY_DEED:
        return _("Only the Deed: {deed}").format(deed=_(asked.names[option]))
    if option in asked.names:
        return _(asked.names[option])
    if option == DONE and asked.kind != "roll":
        return _("Done")
    if asked.kind == "space":
        return place_name(option)
    if asked.kind == "pieces":
        return party_name(option)
    return f"{option:+d}" if asked.kind == "roll" else str(option)


def carriage_label(g: State, token: int, side: int) -> str:
    known = g.carriages[CARRIAGE_UP + token] or side != ROBIN
    kind = g.carriages[CARRIAGE_TYPE + token] if known else UNKNOWN
    place = place_name(g.carriages[CARRIAGE_PLACE + token])
    return _("{carriage} {number} in {place}").format(
        carriage=_(CARRIAGE_NAMES[kind]), number=token + 1, place=place
    )


def value(g: State, asked: Question, f: Frame, option: int) -> Value:
    """The protocol's name of an option; answers are understood by it."""
    if isinstance(asked, PickBox):
        box, passes = divmod(option, 2)
        return f"pass_{BOX_IDS[box]}" if passes else BOX_IDS[box]
    if isinstance(asked, PickHalf):
        return HALF_IDS[option]
    if isinstance(asked, PickWay):
        return "ab"[option]
    if isinstance(asked, PickVictim):
        return f"carriage_{option + 1}" if option < TRAVELLER else slug(asked.names[option])
    if asked.kind == "carriage":
        return f"carriage_{option + 1}"
    if asked.kind == "draw":
        return option if not asked.names else "merry_men" if option == NO else "robin"
    if option in asked.names:
        return slug(asked.names[option])
    if option == DONE and asked.kind != "roll":
        return "done"
    if asked.kind == "space":
        return PLACE_IDS[option]
    if asked.kind == "pieces":
        return {
            "hidden": party_hidden(option),
            "revealed": party_revealed(option),
            "robin": party_robin(option),
        }
    return option


def why_not(g: State, option: int) -> list[str]:
    """Why a space (or another thing) may not be chosen now."""
    asked, f = question(g)
    if option in asked.options(g, f):
        return []
    return [_(reason) for reason in asked.why_not(g, f, option)] or [_("This is not a choice now.")]
