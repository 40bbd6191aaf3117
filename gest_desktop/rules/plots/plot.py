"""A Plot: one clause that is played as a Single Plot, in up to three spaces, or free from a card."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from gest_desktop.rules.script import Script, Step
from gest_desktop.rules.state import State
from gest_desktop.rules.topics import Topic

Clause = Callable[[int, bool], tuple[Step, ...]]  # takes the number of spaces and whether it is free


@dataclass(frozen=True)
class Plot:
    name: str
    side: int
    single: Script
    full: Script
    free: Script

    def is_possible(self, g: State, *, free: bool = False) -> bool:
        return (self.free if free else self.full).is_possible(g, self.side)


def plot(
    name: str, side: int, rule: str, clause: Clause, *, topic: Topic | None = None, screened: bool = False
) -> Plot:
    return Plot(
        name,
        side,
        single=Script(f"{name}.single", rule, *clause(1, False), topic=topic, screened=screened),
        full=Script(name, rule, *clause(3, False), topic=topic, screened=screened),
        free=Script(f"{name}.free", rule, *clause(1, True), topic=topic, screened=screened),
    )
