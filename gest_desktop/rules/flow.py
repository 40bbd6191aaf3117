"""Blocks, which are steps that contain other steps: when, while, for each, up to so many times.

A Script flattens its blocks into one sequence of steps with jumps between them. A Frame therefore
needs only the index of its next step, and cloning and saving stay trivial. A question or a verb
inside a block leaves the innermost loop with `leave(f)`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from gest_desktop.rules.frame import Frame
from gest_desktop.rules.questions.question import Question
from gest_desktop.rules.script import NO_LOOP, Count, Line, Step, Test, opening, write_out
from gest_desktop.rules.state import State

Fits = Callable[[State, Frame, int], bool]
Total = int | Callable[[State], int]


class Jump(Step):
    """Continue at another step of the same script."""

    def __init__(self, to: int) -> None:
        self.to = to

    def run(self, g: State, f: Frame) -> None:
        f.at = self.to


class JumpIf(Jump):
    def __init__(self, to: int, test: Test) -> None:
        super().__init__(to)
        self.test = test

    def run(self, g: State, f: Frame) -> None:
        if self.test(g, f):
            f.at = self.to


class JumpUnless(JumpIf):
    def run(self, g: State, f: Frame) -> None:
        if not self.test(g, f):
            f.at = self.to


class TurnToNext(Jump):
    """Set f.space to the next unvisited space that fits; jump if there is none."""

    def __init__(self, to: int, among: Sequence[int], fits: Fits) -> None:
        super().__init__(to)
        self.among, self.fits = among, fits

    def run(self, g: State, f: Frame) -> None:
        for space in self.among:
            if not f.visited >> space & 1 and self.fits(g, f, space):
                f.space = space
                f.visited |= 1 << space
                return
        f.at = self.to


class Block(Step):
    """A group of steps. It is flattened, never run; as it may be skipped, it does not decide possibility."""

    def __init__(self, steps: Sequence[Step]) -> None:
        self.steps = steps

    def opening(self) -> Sequence[Step]:
        return ()


def loop(at: int, *lines: Line) -> list[Line]:
    """Let steps that are in no inner loop leave this one behind its last line."""
    behind = at + len(lines)
    return [(step, behind if way_out == NO_LOOP else way_out) for step, way_out in lines]


class When(Block):
    def __init__(self, test: Test, steps: Sequence[Step], otherwise: Sequence[Step]) -> None:
        super().__init__(steps)
        self.test, self.otherwise = test, otherwise

    def write_out(self, at: int) -> list[Line]:
        steps = write_out(self.steps, at + 1)
        if not self.otherwise:
            return [(JumpUnless(at + 1 + len(steps), self.test), NO_LOOP), *steps]
        start = at + 1 + len(steps) + 1
        others = write_out(self.otherwise, start)
        skip_others = Jump(start + len(others))
        return [(JumpUnless(start, self.test), NO_LOOP), *steps, (skip_others, NO_LOOP), *others]


class While(Block):
    def __init__(self, test: Test, steps: Sequence[Step]) -> None:
        super().__init__(steps)
        self.test = test

    def write_out(self, at: int) -> list[Line]:
        steps = write_out(self.steps, at + 1)
        leave_out = JumpUnless(at + 1 + len(steps) + 1, self.test)
        return loop(at, (leave_out, NO_LOOP), *steps, (JumpIf(at + 1, self.test), NO_LOOP))


class Repeat(While):
    """The test follows the steps, so they run at least once."""

    def opening(self) -> Sequence[Step]:
        return opening(self.steps)

    def write_out(self, at: int) -> list[Line]:
        return loop(at, *write_out(self.steps, at), (JumpIf(at, self.test), NO_LOOP))


class UpTo(While):
    """The first step is a question, which decides whether there is anything to do."""

    def __init__(self, total: Total, ask: Question, steps: Sequence[Step]) -> None:
        super().__init__(self.is_open, (ask, *steps))
        self.total, self.ask = total, ask

    def is_open(self, g: State, f: Frame) -> bool:
        return f.tally < amount(self.total, g) and self.ask.is_open(g, f)

    def is_possible(self, g: State, f: Frame) -> bool:
        return amount(self.total, g) > 0

    def opening(self) -> Sequence[Step]:
        return (self, *opening(self.steps))


class ForEach(Block):
    def __init__(self, among: Sequence[int], fits: Fits, steps: Sequence[Step]) -> None:
        super().__init__(steps)
        self.among, self.fits = among, fits

    def write_out(self, at: int) -> list[Line]:
        steps = write_out(self.steps, at + 1)
        turn = TurnToNext(at + 1 + len(steps) + 1, self.among, self.fits)
        return loop(at, (turn, NO_LOOP), *steps, (Jump(at), NO_LOOP))


def amount(total: Total, g: State) -> int:
    return total if isinstance(total, int) else total(g)


def when(test: Test, *steps: Step, otherwise: Step | Sequence[Step] = ()) -> When:
    """Run the steps if the test holds, otherwise those given as `otherwise`."""
    return When(test, steps, (otherwise,) if isinstance(otherwise, Step) else otherwise)


def while_(test: Test, *steps: Step) -> While:
    """Run the steps zero or more times, testing before each run."""
    return While(test, steps)


def repeat(*steps: Step, while_: Test) -> Repeat:
    """Run the steps one or more times, testing after each run."""
    return Repeat(while_, steps)


def up_to(total: Total, ask: Question, *steps: Step) -> UpTo:
    """Repeat while f.tally is below the total and `ask` has something to choose.

    The steps must add what they have done to f.tally.
    """
    return UpTo(total, ask, steps)


def left_of(total: Total, number: Count) -> Count:
    """What is left of the total of `up_to`, but at most `number`."""
    return lambda g, f: min(amount(total, g) - f.tally, number(g, f))


def for_each(among: Sequence[int], fits: Fits, *steps: Step) -> ForEach:
    """Run the steps once for each space that fits, in the given order, with f.space set to it.

    `fits` is tested just before the space is visited. f.visited has a bit for every space visited.
    """
    return ForEach(among, fits, steps)
