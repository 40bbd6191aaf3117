"""Event cards (5.1): a number, Carriage moves, and one or two effects."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gest_desktop.rules.conditions import robin_hood_acts, sheriff_acts
from gest_desktop.rules.script import Requirement, Script, Step
from gest_desktop.rules.state import State
from gest_desktop.rules.topics import Topic
from gest_desktop.rules.words import N_

EVENTS: Final[dict[int, Event]] = {}
LIGHT: Final = 0
DARK: Final = 1
HALF_IDS: Final = ("light", "dark")
ROBIN_HOODS: Final = Requirement(N_("Only Robin Hood can use this half."), robin_hood_acts)
SHERIFFS: Final = Requirement(N_("Only the Sheriff can use this half."), sheriff_acts)


@dataclass(frozen=True)
class Effect:
    """One half of a regular Event."""

    steps: tuple[Step, ...]
    requires: Requirement | None
    about_robin: bool
    topic: Topic | None


@dataclass(frozen=True)
class Half:
    script: Script
    about_robin: bool  # whether Robin Hood may choose it depends on where Robin is

    def is_possible(self, g: State, side: int) -> bool:
        """Whether the half may be chosen, as far as the side can know (R33, R57)."""
        return self.script.is_possible(g, side)


@dataclass(frozen=True)
class Event:
    number: int
    carriage_moves: int
    halves: tuple[Half, ...]  # light, dark; empty for Fortune and Inspection
    script: Script | None = None  # for Fortune and Inspection


def effect(
    *steps: Step, requires: Requirement | None = None, about_robin: bool = False, topic: Topic | None = None
) -> Effect:
    return Effect(steps, requires, about_robin, topic)


def event(number: int, *, carriage_moves: int, light: Effect, dark: Effect) -> Event:
    """Register a regular Event."""
    halves = []
    for name, half in zip(HALF_IDS, (light, dark), strict=True):
        rule = f"9.2 #{number}"
        script = Script(f"event.{number}.{name}", rule, *half.steps, requires=half.requires, topic=half.topic)
        halves.append(Half(script, half.about_robin))
    EVENTS[number] = Event(number, carriage_moves, tuple(halves))
    return EVENTS[number]


def fortune(number: int, *steps: Step, carriage_moves: int = 0) -> Event:
    """Register a Fortune card: it affects both sides and leaves the Initiative track alone."""
    script = Script(f"event.{number}", f"9.1 #{number}", *steps)
    EVENTS[number] = Event(number, carriage_moves, (), script)
    return EVENTS[number]


def inspection(number: int, script: Script) -> Event:
    EVENTS[number] = Event(number, 1, (), script)
    return EVENTS[number]
