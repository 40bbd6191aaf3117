"""One attempt at a riddle: which step, how many tries are left, what was tried. Independent of any window."""

from __future__ import annotations

from enum import Enum, auto
from typing import Final

from gest_desktop.ai.riddles.riddle import Rated, Riddle, Step

TRIES: Final = 3
HINTS: Final = 2


class Stage(Enum):
    ASKING = auto()  # the player chooses
    REFUTING = auto()  # a wrong choice is played, with what follows
    REFUTED = auto()  # what it cost is told
    SHOWING = auto()  # the answer is played
    DONE = auto()  # solved, or shown


class Attempt:
    def __init__(self, riddle: Riddle) -> None:
        self.riddle = riddle
        self.at = 0  # the step
        self.stage = Stage.ASKING
        self.wrong: list[int] = []  # choices of this step that were tried
        self.missed = 0  # wrong choices so far
        self.hints = 0
        self.was_shown = False  # the answer

    @property
    def step(self) -> Step:
        return self.riddle.steps[min(self.at, len(self.riddle.steps) - 1)]

    @property
    def tries_left(self) -> int:
        return max(0, TRIES - self.missed)

    @property
    def is_asking(self) -> bool:
        return self.stage is Stage.ASKING

    @property
    def is_done(self) -> bool:
        return self.stage is Stage.DONE

    @property
    def is_solved(self) -> bool:
        return self.is_done and not self.was_shown

    @property
    def is_clean(self) -> bool:
        """Whether it was solved on the first try and without help."""
        return self.is_solved and not self.missed and not self.hints

    @property
    def refuted(self) -> Rated | None:
        """What is known of the choice that was just refuted."""
        return self.step.of(self.wrong[-1]) if self.wrong else None

    def take(self, option: int) -> bool:
        """Judge a choice; a right one leads to the next step, or to the end."""
        if option in self.step.solutions:
            self.at, self.wrong = self.at + 1, []
            if self.at == len(self.riddle.steps):
                self.stage = Stage.DONE
            return True
        self.missed += 1
        self.wrong.append(option)
        self.stage = Stage.REFUTING
        return False

    def told(self) -> None:
        """The refutation has been played."""
        self.stage = Stage.REFUTED

    def try_again(self) -> None:
        self.stage = Stage.ASKING

    def give_up(self) -> None:
        """Ask for the answer."""
        self.was_shown, self.stage = True, Stage.SHOWING

    def show_step(self) -> None:
        """The best choice of this step is played now."""
        self.at, self.wrong = self.at + 1, []
        if self.at == len(self.riddle.steps):
            self.stage = Stage.DONE

    def hint(self) -> None:
        self.hints = min(HINTS, self.hints + 1)
