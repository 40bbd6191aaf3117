"""The sequence of play (2.2, 2.3): turn a card, move Carriages, act in eligibility order."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from gest_desktop.rules import belief
from gest_desktop.rules.cards import EVENTS
from gest_desktop.rules.cards.event import DARK, HALF_IDS, LIGHT
from gest_desktop.rules.carriages import CARRIAGE_MOVES, move_carriages
from gest_desktop.rules.deck import TurnCard, regular_card_follows
from gest_desktop.rules.frame import Frame
from gest_desktop.rules.initiative import first_eligible, second_eligible
from gest_desktop.rules.journal import BoxTaken, EventCarriedOut, FirstOnNextCard, NothingChanged
from gest_desktop.rules.plots.choosing import FULL, SINGLE, PickDeed, PickPlot, any_deed, any_plot
from gest_desktop.rules.plots.rob import ROB
from gest_desktop.rules.plots.sneak import SNEAK
from gest_desktop.rules.questions.question import Named, Question
from gest_desktop.rules.script import Do, Script, call, perform
from gest_desktop.rules.state import DEED_NEEDS_PLOT, EVENTS_SIDE_LOCKED, State
from gest_desktop.rules.texts import half_label
from gest_desktop.rules.topics import Topic
from gest_desktop.rules.verbs.purse import gain_shillings
from gest_desktop.rules.vocabulary import (
    BOXES,
    EVENT,
    FIRST,
    NOBODY,
    PLOTS_AND_DEEDS,
    ROBIN,
    SECOND,
    SHERIFF,
    SINGLE_PLOT,
)
from gest_desktop.rules.words import N_, _

BOX_NAMES: Final = {
    0: Named("single_plot", N_("Single Plot")),
    1: Named("pass_single_plot", N_("Pass (Single Plot)")),
    2: Named("event", N_("Event")),
    3: Named("pass_event", N_("Pass (Event)")),
    4: Named("plots_and_deeds", N_("Plots & Deeds")),
    5: Named("pass_plots_and_deeds", N_("Pass (Plots & Deeds)")),
}
HALVES: Final = {
    LIGHT: Named(HALF_IDS[LIGHT], N_("The light half")),
    DARK: Named(HALF_IDS[DARK], N_("The dark half")),
}
PASS_INCOME: Final = ((1, 1, 1), (1, 2, 3))  # Robin Hood, Sheriff; boxes from left to right


def possible_halves(g: State, side: int) -> list[int]:
    """Either side may use either half (R13), unless the game option locks them."""
    halves = EVENTS[g.card].halves
    if g.options & EVENTS_SIDE_LOCKED:
        own = LIGHT if side == ROBIN else DARK
        return [own] if halves[own].is_possible(g, side) else []
    return [half for half in (LIGHT, DARK) if halves[half].is_possible(g, side)]


def why_no_half(g: State, side: int, half: int) -> str:
    """The reason in a sentence for the player, for a half that is not possible."""
    obstacle = EVENTS[g.card].halves[half].script.obstacle(g, side)
    return obstacle or _("In this game each side uses only its own half.")


def can_act(g: State, side: int, box: int) -> bool:
    """Whether a side can do anything in a box, as far as it knows (R15)."""
    if box == EVENT:
        return len(possible_halves(g, side)) > 0
    if any_plot(g, side):
        return True
    return box == PLOTS_AND_DEEDS and not g.options & DEED_NEEDS_PLOT and any_deed(g, side)


def is_openly_possible(g: State, box: int) -> bool:
    """Whether the Sheriff can see that Robin Hood is able to act there."""
    if box == EVENT:
        halves = EVENTS[g.card].halves
        return any(not halves[half].about_robin for half in possible_halves(g, ROBIN))
    return SNEAK.is_possible(g) or ROB.is_possible(g)


def is_pass(option: int) -> bool:
    """Whether a box is taken without acting."""
    return option % 2 == 1


class PickBox(Question):
    """A free box, to act or to pass: option 2 * box acts, 2 * box + 1 passes."""

    kind = "box"

    def options(self, g: State, f: Frame) -> Sequence[int]:
        taken = g.initiative[ROBIN + SHERIFF - f.actor]
        plots = any_plot(g, f.actor)
        options = []
        for box in BOXES:
            if box != taken:
                if (plots and box != EVENT) or can_act(g, f.actor, box):
                    options.append(2 * box)
                options.append(2 * box + 1)
        return options

    def all_named(self, g: State, f: Frame) -> Sequence[int]:
        return range(2 * len(BOXES))

    def why_not(self, g: State, f: Frame, option: int) -> list[str]:
        if g.initiative[ROBIN + SHERIFF - f.actor] == option // 2:
            return [N_("Your opponent has taken this box.")]
        if option // 2 == EVENT:
            light, dark = (why_no_half(g, f.actor, half) for half in (LIGHT, DARK))
            return [_("Light half: {light} Dark half: {dark}").format(light=light, dark=dark)]
        return [N_("No Plot is possible now. You may pass here.")]

    def answer(self, g: State, f: Frame, option: int) -> None:
        box, passes = divmod(option, 2)
        g.initiative[f.actor] = box
        if g.journal is not None:
            g.journal.write(BoxTaken(f.actor, box, bool(passes)))
        if passes:
            gain_shillings(g, f.actor, PASS_INCOME[f.actor][box])
            return
        if f.actor == ROBIN and not is_openly_possible(g, box):
            belief.only_if(g, lambda world: can_act(world, ROBIN, box))
        call(g, BOX_SCRIPTS[box], f)

    def begins(self, g: State, f: Frame) -> Collection[Script]:
        return [script for box, script in BOX_SCRIPTS.items() if box == g.initiative[f.actor]]


class PickHalf(Question):
    """The light or the dark half of the card in play."""

    kind = "card"

    def options(self, g: State, f: Frame) -> Sequence[int]:
        return possible_halves(g, f.actor)

    def all_named(self, g: State, f: Frame) -> Sequence[int]:
        return (LIGHT, DARK)

    def why_not(self, g: State, f: Frame, option: int) -> list[str]:
        return [why_no_half(g, f.actor, option)]

    def label(self, g: State, f: Frame, option: int) -> str:
        label = _(half_label(g.card, HALF_IDS[option]))
        return _("{half}: {label}").format(half=super().label(g, f, option), label=label)

    def answer(self, g: State, f: Frame, option: int) -> None:
        if g.journal is not None:
            g.journal.write(EventCarriedOut(f.actor, g.card, HALF_IDS[option]))
        half = EVENTS[g.card].halves[option]
        if f.actor == ROBIN and half.about_robin:
            belief.only_if(g, lambda world: half.is_possible(world, ROBIN))
        call(g, half.script, f)

    def begins(self, g: State, f: Frame) -> Collection[Script]:
        return [half.script for half in EVENTS[g.card].halves]


def say_if_nothing_changed(g: State, f: Frame) -> None:
    """Write to the journal that an Event had no effect."""
    journal = g.journal
    if journal is not None and journal.entries and isinstance(journal.entries[-1], EventCarriedOut):
        journal.write(NothingChanged())


SINGLE_PLOT_BOX: Final = Script("box.single_plot", "2.3.2", PickPlot(SINGLE), topic=Topic.ACTION)
EVENT_BOX: Final = Script(
    "box.event",
    "5.1.1",
    PickHalf(N_("Which half of the Event?"), HALVES),
    Do(say_if_nothing_changed),
)
PLOTS_AND_DEEDS_BOX: Final = Script(
    "box.plots_and_deeds", "2.3.2", PickPlot(FULL), PickDeed(), topic=Topic.ACTION
)
BOX_SCRIPTS: Final = {SINGLE_PLOT: SINGLE_PLOT_BOX, EVENT: EVENT_BOX, PLOTS_AND_DEEDS: PLOTS_AND_DEEDS_BOX}

ACTION: Final = Script(
    "action",
    "2.3.2",
    PickBox(N_("Which box of the Initiative track do you take?"), BOX_NAMES),
    topic=Topic.ACTION,
)


def move_cylinders(g: State, f: Frame) -> None:
    """Make the side whose cylinder is further left first on the next card."""
    robin, sheriff = g.initiative
    g.initiative[:] = (FIRST, SECOND) if robin < sheriff else (SECOND, FIRST)
    if g.journal is not None and regular_card_follows(g.slot, g.played):
        g.journal.write(FirstOnNextCard(first_eligible(g)))


FIRST_ACTS, SECOND_ACTS = perform(ACTION, first_eligible), perform(ACTION, second_eligible)
REGULAR_CARD: Final = Script("regular_card", "2.3", FIRST_ACTS, SECOND_ACTS, Do(move_cylinders))


def script_of_card(g: State) -> Script:
    return EVENTS[g.card].script or REGULAR_CARD


def resolve_card(g: State, f: Frame) -> None:
    g.frames.append(Frame(script_of_card(g), SHERIFF))


RESOLVE_CARD: Final = Do(resolve_card, begins=lambda g, f: (script_of_card(g),))
CARD: Final = Script(
    "card",
    "2.2",
    TurnCard(N_("The next Event card is turned.")),
    Do(
        lambda g, f: move_carriages(g, EVENTS[g.card].carriage_moves),
        begins=lambda g, f: (CARRIAGE_MOVES,),
    ),
    RESOLVE_CARD,
)


def choosing_a_box(g: State, side: int) -> list[Frame]:
    """The rules in progress while this side must choose a box."""
    acts = FIRST_ACTS if g.initiative[side] == FIRST else SECOND_ACTS
    regular_card = REGULAR_CARD.read_past(acts, SHERIFF)
    return [CARD.read_past(RESOLVE_CARD, NOBODY), regular_card, Frame(ACTION, side)]
