"""The base of all questions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from gest_desktop.rules.frame import Frame
from gest_desktop.rules.script import Step
from gest_desktop.rules.state import State
from gest_desktop.rules.vocabulary import DONE
from gest_desktop.rules.words import _

Finder = Callable[[State, Frame], Sequence[int]]
Value = str | int | dict[str, Any]


class Named(NamedTuple):
    """An option with a fixed meaning: its id never changes, its words may."""

    id: str
    words: str


Names = dict[int, Named]


class Question(Step):
    """A step that waits for an answer; `options` is the single source of legality."""

    kind = "choice"
    may_skip = False  # True: call skips() first, which must read public facts only
    cost_told = 0  # Shillings for every answer except Done, where shown beside the prompt
    times_told = 0  # how many spaces may be chosen one after the other, likewise

    def __init__(self, prompt: str, names: Names | None = None) -> None:
        self.prompt = prompt
        self.names = names or {}

    def as_question(self) -> Question:
        return self

    def actor(self, f: Frame) -> int:
        return f.actor

    def skips(self, g: State, f: Frame) -> bool:
        return False

    def options(self, g: State, f: Frame) -> Sequence[int]:
        raise NotImplementedError

    def all_named(self, g: State, f: Frame) -> Sequence[int]:
        """Everything the rules offer here, possible now or not, as far as it has a name of its own."""
        return ()

    def answer(self, g: State, f: Frame, option: int) -> None:
        raise NotImplementedError

    def is_possible(self, g: State, f: Frame) -> bool:
        return len(self.options(g, f)) > 0

    def is_open(self, g: State, f: Frame) -> bool:
        """Whether there is anything to choose besides Done."""
        return any(option != DONE for option in self.options(g, f))

    def label(self, g: State, f: Frame, option: int) -> str:
        """An option in words, for the side that is asked."""
        if option in self.names:
            return _(self.names[option].words)
        return _("Done") if option == DONE else str(option)

    def value(self, g: State, f: Frame, option: int) -> Value:
        """The fixed name of an option in the protocol and in lessons."""
        if option in self.names:
            return self.names[option].id
        return "done" if option == DONE else option

    def why_not(self, g: State, f: Frame, option: int) -> list[str]:
        """Reasons for the player; never called by a search."""
        return []

    def weights(self, g: State, f: Frame, options: Sequence[int]) -> Sequence[int]:
        """The relative likelihood of each option, when chance answers."""
        return [1] * len(options)
