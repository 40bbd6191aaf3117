"""Questions that ask for one of several things, for yes or no, or for a number."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from gest_desktop.rules.frame import Frame
from gest_desktop.rules.questions.question import Finder, Named, Names, Question
from gest_desktop.rules.script import Count, Script, Test, call
from gest_desktop.rules.state import State
from gest_desktop.rules.vocabulary import NO, YES
from gest_desktop.rules.words import N_

NO_OR_YES: Final = {NO: Named("no", N_("No")), YES: Named("yes", N_("Yes"))}


class PickOne(Question):
    """A choice among named things; stores the answer in f.number."""

    def __init__(self, prompt: str, find: Finder, names: Names, *, if_any: bool = False) -> None:
        super().__init__(prompt, names)
        self.find, self.may_skip = find, if_any

    def skips(self, g: State, f: Frame) -> bool:
        f.number = -1
        return not self.find(g, f)

    def options(self, g: State, f: Frame) -> Sequence[int]:
        return self.find(g, f)

    def is_possible(self, g: State, f: Frame) -> bool:
        return self.may_skip or len(self.find(g, f)) > 0

    def answer(self, g: State, f: Frame, option: int) -> None:
        f.number = option


class Whether(Question):
    """Yes runs a script, if one is given; no goes on. Stores the answer in f.number."""

    may_skip = True

    def __init__(
        self, prompt: str, possible: Test, script: Script | None = None, *, side: int | None = None
    ) -> None:
        super().__init__(prompt, NO_OR_YES)
        self.possible, self.script, self.side = possible, script, side

    def actor(self, f: Frame) -> int:
        return f.actor if self.side is None else self.side

    def skips(self, g: State, f: Frame) -> bool:
        f.number = NO
        return not self.possible(g, f)

    def is_possible(self, g: State, f: Frame) -> bool:
        return True

    def options(self, g: State, f: Frame) -> Sequence[int]:
        return (NO, YES)

    def answer(self, g: State, f: Frame, option: int) -> None:
        f.number = option
        if option == YES and self.script is not None:
            call(g, self.script, f)
            g.frames[-1].actor = self.actor(f)

    def begins(self, g: State, f: Frame) -> Collection[Script]:
        return () if self.script is None else (self.script,)


class PickNumber(Question):
    """How many, from `least` up? Skipped, with 0 as the answer, if there is nothing to count."""

    kind = "number"
    may_skip = True

    def __init__(self, prompt: str, least: int, most: Count, *, side: int | None = None) -> None:
        super().__init__(prompt)
        self.least, self.most, self.side = least, most, side

    def actor(self, f: Frame) -> int:
        return f.actor if self.side is None else self.side

    def skips(self, g: State, f: Frame) -> bool:
        f.number = 0
        return self.most(g, f) < max(self.least, 1)

    def is_possible(self, g: State, f: Frame) -> bool:
        return self.most(g, f) >= self.least

    def options(self, g: State, f: Frame) -> Sequence[int]:
        return range(self.least, self.most(g, f) + 1)

    def answer(self, g: State, f: Frame, option: int) -> None:
        f.number = option
