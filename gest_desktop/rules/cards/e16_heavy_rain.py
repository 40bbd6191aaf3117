"""Heavy Rain: in eligibility order each side takes one Single Plot or two Shillings."""

from __future__ import annotations

from collections.abc import Sequence

from gest_desktop.rules.cards.event import fortune
from gest_desktop.rules.frame import Frame
from gest_desktop.rules.initiative import first_eligible, second_eligible
from gest_desktop.rules.plots.choosing import PLOT_NAMES, SINGLE, PickPlot, possible_plots
from gest_desktop.rules.questions.question import Named
from gest_desktop.rules.script import Script, perform
from gest_desktop.rules.state import State
from gest_desktop.rules.verbs.purse import gain_shillings
from gest_desktop.rules.vocabulary import DONE
from gest_desktop.rules.words import N_


class PlotOrShillings(PickPlot):
    """The Shillings are always an option."""

    def __init__(self) -> None:
        super().__init__(SINGLE)
        self.names = PLOT_NAMES | {DONE: Named("two_shillings", N_("Gain 2 Shillings"))}

    def options(self, g: State, f: Frame) -> Sequence[int]:
        return [*possible_plots(g, f.actor), DONE]

    def answer(self, g: State, f: Frame, option: int) -> None:
        if option == DONE:
            gain_shillings(g, f.actor, 2, no_plot=True)
        else:
            super().answer(g, f, option)


PLOT_OR_SHILLINGS = Script("event.16.each", "9.1 #16", PlotOrShillings())

fortune(16, perform(PLOT_OR_SHILLINGS, first_eligible), perform(PLOT_OR_SHILLINGS, second_eligible))
