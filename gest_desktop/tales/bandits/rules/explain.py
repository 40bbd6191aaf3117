"""The current question in words, for players, scenes and the protocol."""

from __future__ import annotations

from dataclasses import dataclass

from gest_desktop.rules.words import _
from gest_desktop.tales.bandits.rules.question import Value
from gest_desktop.tales.bandits.rules.referee import question
from gest_desktop.tales.bandits.rules.state import State


@dataclass(frozen=True)
class Choice:
    """One option: its number in the rules, its value in the protocol, and its label."""

    option: int
    value: Value
    label: str


@dataclass(frozen=True)
class Decision:
    """The current question, limited to what the referee or one band may see."""

    actor: int
    kind: str
    prompt: str
    rule: str
    choices: tuple[Choice, ...]


def decision(g: State, band: int | None = None) -> Decision:
    """Describe the current question; a band that is not asked sees no choices."""
    asked = question(g)
    actor = asked.actor(g)
    choices: tuple[Choice, ...] = ()
    if band is None or band == actor:
        choices = tuple(
            Choice(option, asked.value(g, option), asked.label(g, option)) for option in asked.options(g)
        )
    return Decision(actor, asked.kind, _(asked.prompt), asked.rule, choices)


def why_not(g: State, option: int) -> str:
    """Explain why something may not be chosen now; empty if it may."""
    asked = question(g)
    return "" if option in asked.options(g) else asked.why_not(g, option)
