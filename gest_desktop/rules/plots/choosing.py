"""Which Plot? Asked by the boxes of the Initiative track and by some cards."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from gest_desktop.rules.deeds import DEEDS
from gest_desktop.rules.frame import Frame
from gest_desktop.rules.journal import DeedAdded, PlotChosen
from gest_desktop.rules.plots import PLOTS
from gest_desktop.rules.questions.question import Named, Question
from gest_desktop.rules.script import Script, call
from gest_desktop.rules.state import DEED_NEEDS_PLOT, State
from gest_desktop.rules.texts import name_of
from gest_desktop.rules.vocabulary import DONE, ROBIN, SHERIFF
from gest_desktop.rules.words import N_, _

FULL: Final = 0
SINGLE: Final = 1
FREE: Final = 2
PROMPTS: Final = {
    FULL: N_("Choose 1 Plot, for up to 3 spaces; 1 Deed may follow."),
    SINGLE: N_("Choose 1 Plot, for 1 space."),
    FREE: N_("Choose 1 Plot, free and for 1 space."),
}
SIDES: Final = (ROBIN, SHERIFF)
OWN_PLOTS: Final = tuple(
    [(i, plot.full) for i, plot in enumerate(PLOTS) if plot.side == side] for side in SIDES
)
OWN_FREE: Final = tuple(
    [(i, plot.free) for i, plot in enumerate(PLOTS) if plot.side == side] for side in SIDES
)
OWN_DEEDS: Final = tuple(
    [(i, deed.script) for i, deed in enumerate(DEEDS) if deed.side == side] for side in SIDES
)
ONLY_DEED: Final = 16  # options of PickPlot from this number on are a Deed without a Plot
PLOT_NAMES: Final = {i: Named(plot.name, name_of(plot.name)) for i, plot in enumerate(PLOTS)}
DEED_NAMES: Final = {i: Named(deed.name, name_of(deed.name)) for i, deed in enumerate(DEEDS)}
ONLY_DEED_NAMES: Final = {ONLY_DEED + i: name for i, name in DEED_NAMES.items()}


def possible_plots(g: State, side: int, *, free: bool = False) -> list[int]:
    plots = (OWN_FREE if free else OWN_PLOTS)[side]
    return [i for i, script in plots if script.is_possible(g, side)]


def any_plot(g: State, side: int, *, free: bool = False) -> bool:
    for _plot, script in (OWN_FREE if free else OWN_PLOTS)[side]:
        if script.is_possible(g, side):
            return True
    return False


def possible_deeds(g: State, side: int) -> list[int]:
    return [i for i, script in OWN_DEEDS[side] if script.is_possible(g, side)]


def any_deed(g: State, side: int) -> bool:
    return len(possible_deeds(g, side)) > 0


def begin_deed(g: State, f: Frame, deed: int) -> None:
    if g.journal is not None:
        g.journal.write(DeedAdded(f.actor, DEEDS[deed].name))
    call(g, DEEDS[deed].script, f)


class PickPlot(Question):
    """One of the side's own Plots. In Plots & Deeds, a Deed may be chosen instead of a Plot (R14)."""

    def __init__(self, measure: int) -> None:
        super().__init__(PROMPTS[measure], PLOT_NAMES | ONLY_DEED_NAMES)
        self.measure, self.may_skip = measure, measure == FREE

    def skips(self, g: State, f: Frame) -> bool:
        return not any_plot(g, f.actor, free=True)

    def options(self, g: State, f: Frame) -> Sequence[int]:
        plots = possible_plots(g, f.actor, free=self.measure == FREE)
        if self.measure == FULL and not g.options & DEED_NEEDS_PLOT:
            plots += [ONLY_DEED + deed for deed in possible_deeds(g, f.actor)]
        return plots

    def all_named(self, g: State, f: Frame) -> Sequence[int]:
        plots = [plot for plot, _script in OWN_PLOTS[f.actor]]
        if self.measure == FULL and not g.options & DEED_NEEDS_PLOT:
            plots += [ONLY_DEED + deed for deed, _script in OWN_DEEDS[f.actor]]
        return plots

    def why_not(self, g: State, f: Frame, option: int) -> list[str]:
        script = DEEDS[option - ONLY_DEED].script if option >= ONLY_DEED else self.script(option)
        return [script.obstacle(g, f.actor)]

    def is_possible(self, g: State, f: Frame) -> bool:
        return self.may_skip or any_plot(g, f.actor)

    def label(self, g: State, f: Frame, option: int) -> str:
        label = super().label(g, f, option)
        return _("Deed only: {deed}").format(deed=label) if option >= ONLY_DEED else label

    def script(self, option: int) -> Script:
        plot = PLOTS[option]
        return (plot.full, plot.single, plot.free)[self.measure]

    def answer(self, g: State, f: Frame, option: int) -> None:
        f.number = option
        if option >= ONLY_DEED:
            begin_deed(g, f, option - ONLY_DEED)
            return
        if g.journal is not None:
            free = True if self.measure == FREE else None
            g.journal.write(PlotChosen(f.actor, PLOTS[option].name, free))
        call(g, self.script(option), f)

    def begins(self, g: State, f: Frame) -> Collection[Script]:
        if f.number >= ONLY_DEED:
            return [script for deed, script in OWN_DEEDS[f.actor] if deed == f.number - ONLY_DEED]
        return [self.script(plot) for plot, _full in OWN_PLOTS[f.actor] if plot == f.number]


class PickDeed(Question):
    """One Deed after the Plot, or none."""

    may_skip = True

    def __init__(self) -> None:
        super().__init__(N_("Choose 1 Deed, or none."), DEED_NAMES)

    def skips(self, g: State, f: Frame) -> bool:
        return f.number >= ONLY_DEED

    def options(self, g: State, f: Frame) -> Sequence[int]:
        return [*possible_deeds(g, f.actor), DONE]

    def all_named(self, g: State, f: Frame) -> Sequence[int]:
        return [deed for deed, _script in OWN_DEEDS[f.actor]]

    def why_not(self, g: State, f: Frame, option: int) -> list[str]:
        return [DEEDS[option].script.obstacle(g, f.actor)]

    def answer(self, g: State, f: Frame, option: int) -> None:
        if option != DONE:
            begin_deed(g, f, option)

    def begins(self, g: State, f: Frame) -> Collection[Script]:
        return [script for _deed, script in OWN_DEEDS[f.actor]]
