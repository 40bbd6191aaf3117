"""The current question in words, for players, scenes and the protocol."""

from __future__ import annotations

from dataclasses import dataclass

from gest_desktop.rules.frame import Frame
from gest_desktop.rules.naming import place_name, shillings
from gest_desktop.rules.questions.question import Question, Value
from gest_desktop.rules.referee import question
from gest_desktop.rules.state import State
from gest_desktop.rules.views import is_screened
from gest_desktop.rules.vocabulary import NOWHERE, PLACE_IDS, ROBIN
from gest_desktop.rules.words import N_, _

BEHIND_THE_SCREEN = N_("Robin Hood decides in secret.")


@dataclass(frozen=True)
class Choice:
    """One option: its number in the rules, its value in the protocol, and its label."""

    option: int
    value: Value
    label: str


@dataclass(frozen=True)
class Decision:
    """The current question, limited to what the referee or one side may see."""

    actor: int
    kind: str
    prompt: str
    rule: str
    choices: tuple[Choice, ...]
    place: int = NOWHERE  # the space in question, for the side that is asked
    cost: int = 0  # Shillings for every answer except Done
    times: int = 0  # how many spaces may be chosen, if that is counted
    chosen: int = 0  # how many have been chosen already, for the side that is asked


def decision(g: State, side: int | None = None) -> Decision:
    """Describe the current question; a side that is not asked sees no choices."""
    asked, f = question(g)
    actor = asked.actor(f)
    if side not in (None, ROBIN) and is_screened(g):
        screened = next(frame for frame in g.frames if frame.script.screened)
        return Decision(actor, "waiting", _(BEHIND_THE_SCREEN), screened.script.rule, ())
    choices: tuple[Choice, ...] = ()
    place, chosen = NOWHERE, 0
    if side is None or side == actor:
        place, chosen = f.space, f.visited.bit_count()
        choices = tuple(
            Choice(option, asked.value(g, f, option), asked.label(g, f, option))
            for option in asked.options(g, f)
        )
    told, counted = (asked.cost_told, asked.times_told), chosen if asked.times_told else 0
    return Decision(actor, asked.kind, prompt(asked, f), f.script.rule, choices, place, *told, counted)


@dataclass(frozen=True)
class Refused:
    """Something the rules name for the current question that is not possible now, and why."""

    option: int
    value: Value
    label: str
    reason: str


def refused(g: State) -> tuple[Refused, ...]:
    """What the side that is asked could choose at another time; nothing here is an option."""
    asked, f = question(g)
    options = set(asked.options(g, f))
    return tuple(
        Refused(option, asked.value(g, f, option), asked.label(g, f, option), why_not(g, option)[0])
        for option in asked.all_named(g, f)
        if option not in options
    )


def prompt(asked: Question, f: Frame) -> str:
    words = _(asked.prompt)
    if "{" not in words:
        return words
    target = place_name(f.target) if f.target < len(PLACE_IDS) else ""
    return words.format(space=place_name(f.space), target=target, bonus=shillings(f.bonus))


def why_not(g: State, option: int) -> list[str]:
    """Explain why a space, or another option, may not be chosen now."""
    asked, f = question(g)
    if option in asked.options(g, f):
        return []
    return [_(reason) for reason in asked.why_not(g, f, option)] or [_("You can't choose this now.")]
