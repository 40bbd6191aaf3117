"""What every question can do."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from gest_desktop.rules.script import Frame, Step
from gest_desktop.rules.state import State
from gest_desktop.rules.vocabulary import DONE

Finder = Callable[[State, Frame], Sequence[int]]


class Question(Step):
    """A step that waits for an answer; `options` is the one source of legality."""

    kind = "choice"
    may_skip = False  # True: ask skips() first, which must read public facts only

    def __init__(self, prompt: str, names: dict[int, str] | None = None) -> None:
        self.prompt = prompt
        self.names = names or {}  # what an option means, where a fixed word says it

    def as_question(self) -> Question:
        return self

    def actor(self, f: Frame) -> int:
        return f.actor

    def skips(self, g: State, f: Frame) -> bool:
        return False

    def options(self, g: State, f: Frame) -> Sequence[int]:
        raise NotImplementedError

    def answer(self, g: State, f: Frame, option: int) -> None:
        raise NotImplementedError

    def is_possible(self, g: State, f: Frame) -> bool:
        return len(self.options(g, f)) > 0

    def is_open(self, g: State, f: Frame) -> bool:
        """Whether there is more to choose than to be done."""
        return any(option != DONE for option in self.options(g, f))

    def why_not(self, g: State, f: Frame, option: int) -> list[str]:
        """Words for the player; never called by a search."""
        return []

    def weights(self, g: State, f: Frame, options: Sequence[int]) -> Sequence[int]:
        """How likely chance is to give each of its options."""
        return [1] * len(options)
