"""What a Deed is: a named script that one side may add to its Plot."""

from __future__ import annotations

from dataclasses import dataclass

from gest_desktop.rules.script import Requirement, Script, Step
from gest_desktop.rules.state import State
from gest_desktop.rules.topics import Topic


@dataclass(frozen=True)
class Deed:
    name: str
    side: int
    script: Script

    def is_possible(self, g: State) -> bool:
        return self.script.is_possible(g, self.side)


def deed(
    name: str,
    side: int,
    rule: str,
    *steps: Step,
    requires: Requirement | None = None,
    topic: Topic | None = None,
) -> Deed:
    return Deed(name, side, Script(name, rule, *steps, requires=requires, topic=topic))
