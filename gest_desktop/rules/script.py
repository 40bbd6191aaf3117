"""How a rule can pause: a Script is a sentence of Steps, a Frame is one reading of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from gest_desktop.rules.vocabulary import NOWHERE, ROBIN, SHERIFF

if TYPE_CHECKING:
    from gest_desktop.rules.state import State

SCRIPTS: dict[str, Script] = {}


class Frame:
    """The local variables of one rule being carried out."""

    __slots__ = (
        "actor",
        "at",
        "bonus",
        "number",
        "picked",
        "plan",
        "script",
        "space",
        "tally",
        "target",
        "visited",
    )

    def __init__(
        self,
        script: Script,
        actor: int,
        at: int = 0,
        space: int = NOWHERE,
        target: int = NOWHERE,
        number: int = 0,
        picked: int = 0,
        bonus: int = 0,
        visited: int = 0,
        tally: int = 0,
        plan: tuple[int, ...] = (),
    ) -> None:
        self.script = script
        self.actor = actor
        self.at = at
        self.space = space
        self.target = target
        self.number = number
        self.picked = picked  # a party of Merry Men
        self.bonus = bonus
        self.visited = visited  # one bit per space or token already used
        self.tally = tally  # five bits per space
        self.plan = plan  # secret moves, held back until the script carries them out

    def copy(self) -> Frame:
        return Frame(
            self.script,
            self.actor,
            self.at,
            self.space,
            self.target,
            self.number,
            self.picked,
            self.bonus,
            self.visited,
            self.tally,
            self.plan,
        )

    def facts(self) -> tuple[object, ...]:
        return (
            self.script.name,
            self.actor,
            self.at,
            self.space,
            self.target,
            self.number,
            self.picked,
            self.bonus,
            self.visited,
            self.tally,
            self.plan,
        )


class Step:
    """One clause of a rule. Verbs act at once; Questions wait."""

    is_question = False

    def run(self, g: State, f: Frame) -> None:
        raise NotImplementedError

    def is_possible(self, g: State, f: Frame) -> bool:
        return True


class Script:
    """A named sentence of steps; the name is what a saved game stores.

    A screened script is decided behind Robin Hood's screen: it changes nothing
    until its last step, so that the Sheriff's view may show it as not begun.
    """

    def __init__(self, name: str, rule: str, *steps: Step, screened: bool = False) -> None:
        self.name, self.rule, self.steps, self.screened = name, rule, steps, screened
        self.length = len(steps)
        self.unread = (Frame(self, ROBIN), Frame(self, SHERIFF))  # looked at, never carried out
        self.opening = opening(steps)
        if name in SCRIPTS:
            raise ValueError(f"two scripts are called {name}")
        SCRIPTS[name] = self

    def is_possible(self, g: State, actor: int) -> bool:
        """Whether every clause up to and including the first question can be done."""
        f = self.unread[actor]
        for step in self.opening:
            if not step.is_possible(g, f):
                return False
        return True


def opening(steps: tuple[Step, ...]) -> tuple[Step, ...]:
    """The clauses that decide whether a rule is possible: those up to the first question.

    Clauses that are always possible are left out, as this is asked very often.
    """
    deciding = []
    for step in steps:
        if not isinstance(step, Do) or step.possible is not None:
            deciding.append(step)
        if step.is_question:
            break
    return tuple(deciding)


def call(g: State, script: Script, parent: Frame) -> None:
    """Carry out `script` now, then return to the parent rule."""
    g.frames.append(child_of(script, parent))


def child_of(script: Script, parent: Frame) -> Frame:
    """A fresh reading that knows where and about what the parent is."""
    return Frame(
        script, parent.actor, 0, parent.space, parent.target, parent.number, parent.picked, parent.bonus
    )


class Do(Step):
    """Wrap a plain function as a clause."""

    def __init__(
        self,
        verb: Callable[[State, Frame], object],
        possible: Callable[[State, Frame], bool] | None = None,
    ) -> None:
        self.verb, self.possible = verb, possible

    def run(self, g: State, f: Frame) -> None:
        self.verb(g, f)

    def is_possible(self, g: State, f: Frame) -> bool:
        return self.possible is None or self.possible(g, f)


class Perform(Step):
    """Carry out another script here."""

    def __init__(self, script: Script, actor: int | None = None) -> None:
        self.script, self.actor = script, actor

    def run(self, g: State, f: Frame) -> None:
        call(g, self.script, f)
        if self.actor is not None:
            g.frames[-1].actor = self.actor

    def is_possible(self, g: State, f: Frame) -> bool:
        return self.script.is_possible(g, f.actor if self.actor is None else self.actor)


class Branch(Step):
    """Carry out one script if the test holds, another (or none) if not."""

    def __init__(
        self, test: Callable[[State, Frame], bool], yes: Script | None = None, no: Script | None = None
    ) -> None:
        self.test, self.yes, self.no = test, yes, no

    def run(self, g: State, f: Frame) -> None:
        script = self.yes if self.test(g, f) else self.no
        if script is not None:
            call(g, script, f)


class Back(Step):
    """Go back to an earlier step of the same script while the test holds."""

    def __init__(self, to: int, test: Callable[[State, Frame], bool]) -> None:
        self.to, self.test = to, test

    def run(self, g: State, f: Frame) -> None:
        if self.test(g, f):
            f.at = self.to


def end(f: Frame) -> None:
    """Leave out what remains of this rule."""
    f.at = f.script.length


def perform(script: Script, actor: int | None = None) -> Perform:
    return Perform(script, actor)
