"""How a rule can pause: a Script is a sentence of Steps, and a Frame (`frame.py`) is one reading of it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING, Final

from gest_desktop.rules.frame import Frame
from gest_desktop.rules.topics import Topic
from gest_desktop.rules.vocabulary import ROBIN, SHERIFF
from gest_desktop.rules.words import _

if TYPE_CHECKING:
    from gest_desktop.rules.questions.question import Question
    from gest_desktop.rules.state import State

SCRIPTS: Final[dict[str, Script]] = {}
NO_LOOP: Final = -1


Test = Callable[["State", Frame], bool]
Count = Callable[["State", Frame], int]
Begun = Callable[["State", Frame], "Collection[Script]"]


class Step:
    """One clause of a rule. Verbs act at once, Questions wait, blocks (`flow.py`) contain other steps."""

    def run(self, g: State, f: Frame) -> None:
        raise NotImplementedError

    def is_possible(self, g: State, f: Frame) -> bool:
        return True

    def obstacle(self, g: State, f: Frame) -> str:
        """Why this is not possible now, in a sentence for the player; never called by a search."""
        return _("You can't do this now.")

    def as_question(self) -> Question | None:
        return None

    def opening(self) -> Sequence[Step]:
        """The steps within this one that decide whether a rule can begin with it."""
        return (self,)

    def begins(self, g: State, f: Frame) -> Collection[Script]:
        """The scripts one of which this step may have begun, so that a stack of frames can be checked."""
        return ()

    def write_out(self, at: int) -> list[Line]:
        """This step as stored in a script from index `at` on; a block becomes several lines."""
        return [(self, NO_LOOP)]


Line = tuple[Step, int]  # a step, and the index of the step behind its loop


class Requirement(Step):
    """What must hold before a rule begins, in a sentence and as a test; it is never run."""

    def __init__(self, words: str, test: Test) -> None:
        self.words, self.test = words, test

    def is_possible(self, g: State, f: Frame) -> bool:
        return self.test(g, f)

    def obstacle(self, g: State, f: Frame) -> str:
        return _(self.words)


def opening(steps: Sequence[Step]) -> tuple[Step, ...]:
    """The steps that decide whether a rule is possible: those up to the first question."""
    deciding: list[Step] = []
    for step in steps:
        deciding += step.opening()
        if deciding and deciding[-1].as_question() is not None:
            break
    return tuple(deciding)


def write_out(steps: Sequence[Step], at: int) -> list[Line]:
    lines: list[Line] = []
    for step in steps:
        lines += step.write_out(at + len(lines))
    return lines


class Script:
    """A named sequence of steps; the name is stored in saved games and has no other meaning.

    requires: what must hold before it begins, besides what its steps up to the first question require.
    topic: what it is about, for code that treats some rules specially.
    secret: the other side never sees the answers given in it.
    screened: it is decided behind Robin Hood's screen. It changes nothing until its last
    step, so that the Sheriff's view can show it as not begun.
    """

    def __init__(
        self,
        name: str,
        rule: str,
        *steps: Step,
        requires: Requirement | None = None,
        topic: Topic | None = None,
        secret: bool = False,
        screened: bool = False,
    ) -> None:
        lines = write_out(steps, 0)
        self.name, self.rule, self.number = name, rule, len(SCRIPTS)  # the number holds for this process only
        self.topic, self.secret, self.screened = topic, secret, screened
        self.steps = tuple(step for step, _way_out in lines)
        self.questions = tuple(step.as_question() for step in self.steps)  # None: not a question
        self.length = len(lines)
        self.ways_out = tuple(self.length if way_out == NO_LOOP else way_out for _step, way_out in lines)
        self.opening = opening(steps if requires is None else (requires, *steps))
        self.unread = (Frame(self, ROBIN), Frame(self, SHERIFF))  # only for is_possible, never run
        if name in SCRIPTS:
            raise ValueError(f"two scripts are called {name}")
        SCRIPTS[name] = self

    def read_past(self, step: Step, actor: int) -> Frame:
        """A frame that has just run this step."""
        return Frame(self, actor, self.steps.index(step) + 1)

    def is_possible(self, g: State, actor: int) -> bool:
        """Whether every step up to and including the first question is possible."""
        f = self.unread[actor]
        for step in self.opening:
            if not step.is_possible(g, f):
                return False
        return True

    def obstacle(self, g: State, actor: int) -> str:
        """Why the rule cannot begin, in a sentence for the player; empty if it can."""
        f = self.unread[actor]
        return next((step.obstacle(g, f) for step in self.opening if not step.is_possible(g, f)), "")


def call(g: State, script: Script, parent: Frame) -> None:
    """Run `script` now, then return to the parent rule."""
    g.frames.append(child_of(script, parent))


def child_of(script: Script, parent: Frame) -> Frame:
    """A new frame with the parent's space, target, number, party and bonus."""
    return Frame(
        script, parent.actor, 0, parent.space, parent.target, parent.number, parent.picked, parent.bonus
    )


def end(f: Frame) -> None:
    """Skip the rest of this rule."""
    f.at = f.script.length


def leave(f: Frame) -> None:
    """Leave the loop around the current step; without one, leave the rule."""
    f.at = f.script.ways_out[f.at - 1]


def ask_again(f: Frame) -> None:
    """Ask the current question again, after any scripts called by its answer."""
    f.at -= 1


class Do(Step):
    """Wrap a plain function as a step that is always possible; `begins` names the scripts it calls."""

    def __init__(self, verb: Callable[[State, Frame], object], begins: Begun | None = None) -> None:
        self.verb, self.begun = verb, begins

    def run(self, g: State, f: Frame) -> None:
        self.verb(g, f)

    def opening(self) -> Sequence[Step]:
        return ()

    def begins(self, g: State, f: Frame) -> Collection[Script]:
        return () if self.begun is None else self.begun(g, f)


class Perform(Step):
    """Run another script here."""

    def __init__(self, script: Script) -> None:
        self.script = script

    def run(self, g: State, f: Frame) -> None:
        g.frames.append(child_of(self.script, f))

    def is_possible(self, g: State, f: Frame) -> bool:
        return self.script.is_possible(g, f.actor)

    def obstacle(self, g: State, f: Frame) -> str:
        return self.script.obstacle(g, f.actor)

    def begins(self, g: State, f: Frame) -> Collection[Script]:
        return (self.script,)


class PerformBy(Perform):
    """Run a script for a given side, which may be the other one."""

    def __init__(self, script: Script, side: Callable[[State], int]) -> None:
        super().__init__(script)
        self.side = side

    def run(self, g: State, f: Frame) -> None:
        child = child_of(self.script, f)
        child.actor = self.side(g)
        g.frames.append(child)

    def is_possible(self, g: State, f: Frame) -> bool:
        return self.script.is_possible(g, self.side(g))

    def obstacle(self, g: State, f: Frame) -> str:
        return self.script.obstacle(g, self.side(g))


def perform(script: Script, by: int | Callable[[State], int] | None = None) -> Perform:
    """Run a script for the same side, unless another is given."""
    if by is None:
        return Perform(script)
    return PerformBy(script, (lambda g: by) if isinstance(by, int) else by)
