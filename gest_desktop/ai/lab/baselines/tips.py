"""Tips: what an option promises beyond its immediate effect, by type of question."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from gest_desktop.rules.frame import Frame
from gest_desktop.rules.plots.choosing import (
    FULL,
    ONLY_DEED,
    PickDeed,
    PickPlot,
    possible_deeds,
    possible_plots,
)
from gest_desktop.rules.questions.question import Question
from gest_desktop.rules.state import State
from gest_desktop.rules.vocabulary import DONE, SINGLE_PLOT

Tip = Callable[[State, Any, Frame, int], float]
Tips = tuple[tuple[type[Question], Tip], ...]


def tip_for(tips: Tips, g: State, asked: Question, f: Frame, option: int) -> float:
    """The value from the first tip that fits the question, or 0.0 if there is none."""
    for kind, tip in tips:
        if isinstance(asked, kind):
            return tip(g, asked, f, option)
    return 0.0


@dataclass(frozen=True)
class Menu:
    """The value of a side's Plots and Deeds."""

    side: int
    worth_of_plot: Callable[[State, int, int], float]  # arguments: the Plot, the number of spaces
    worth_of_deed: Callable[[State, int], float]

    def acting(self, g: State, box: int) -> float:
        """The value of the best Plot, plus the best Deed for Plots & Deeds."""
        spaces = 1 if box == SINGLE_PLOT else 3
        plots = [self.worth_of_plot(g, plot, spaces) for plot in possible_plots(g, self.side)]
        worth = max(plots, default=0.0)
        if box != SINGLE_PLOT:
            worth += max((self.worth_of_deed(g, deed) for deed in possible_deeds(g, self.side)), default=0.0)
        return worth

    def plot(self, g: State, asked: PickPlot, f: Frame, option: int) -> float:
        if option == DONE:
            return 0.0
        if option >= ONLY_DEED:
            return self.worth_of_deed(g, option - ONLY_DEED)
        return self.worth_of_plot(g, option, 3 if asked.measure == FULL else 1)

    def deed(self, g: State, asked: PickDeed, f: Frame, option: int) -> float:
        return 0.0 if option == DONE else self.worth_of_deed(g, option)
