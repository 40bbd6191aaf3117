"""Sentences about the course of play: cards, boxes, Plots and Deeds, phases, the end."""

from __future__ import annotations

from collections.abc import Callable

from gest_desktop.rules.inspection.unrest import STEPS
from gest_desktop.rules.journal import (
    BalladBegun,
    BoxTaken,
    CardTurned,
    DeedAdded,
    Entry,
    EventCarriedOut,
    FirstOnNextCard,
    FortuneCounted,
    GameWon,
    NothingChanged,
    PhaseBegun,
    PlotChosen,
    TruceAnswered,
    UnrestCounted,
)
from gest_desktop.rules.naming import favour_name, favour_steps, shillings, side_name, signed
from gest_desktop.rules.texts import event_title, half_label, name_of
from gest_desktop.rules.vocabulary import DAY_OF_MARKET, FORTUNES, QUEEN_ELEANOR, ROBIN, SHERIFF, WARDEN
from gest_desktop.rules.words import N_, _, n_

PLOT_FOR = (N_("Robin Hood's Plot: {plot} ({sum})."), N_("The Sheriff's Plot: {plot} ({sum})."))
DEED_FOR = (N_("Robin Hood's Deed: {deed} ({sum})."), N_("The Sheriff's Deed: {deed} ({sum})."))
FREE_PLOT = (N_("Robin Hood's Plot: {plot} (free)."), N_("The Sheriff's Plot: {plot} (free)."))
PLOT_OF = (N_("Robin Hood's Plot: {plot}."), N_("The Sheriff's Plot: {plot}."))
DEED_OF = (N_("Robin Hood's Deed: {deed}."), N_("The Sheriff's Deed: {deed}."))
HALVES = {
    "light": N_("{side} carries out the light half of {title}: “{label}”."),
    "dark": N_("{side} carries out the dark half of {title}: “{label}”."),
}
NONE_COUNTED = {
    DAY_OF_MARKET: N_("The Sheriff returns no Henchmen to Available."),
    QUEEN_ELEANOR: N_("Queen Eleanor counts no Victims."),
    WARDEN: N_("The Warden finds no Submissive Parish."),
}
DECLINED = {
    (DAY_OF_MARKET, ROBIN): N_("Robin Hood returns no Merry Man to Available."),
    (WARDEN, ROBIN): N_("Robin Hood does not Donate."),
    (WARDEN, SHERIFF): N_("The Sheriff does not Hire."),
}
BOX_AND_HALF = {
    "light": N_("{side} takes the Event box and carries out the light half of {title}: “{label}”."),
    "dark": N_("{side} takes the Event box and carries out the dark half of {title}: “{label}”."),
}
BOX_NAMES = (N_("Single Plot"), N_("Event"), N_("Plots & Deeds"))


def card(entry: CardTurned) -> str:
    title = _(event_title(entry.number))
    words = (
        _("Fortune: {title} ({number}).") if entry.number in FORTUNES else _("New card: {title} ({number}).")
    )
    return words.format(number=entry.number, title=title)


def box(entry: BoxTaken) -> str:
    words = _("{side} takes the {box} box and passes.") if entry.passes else _("{side} takes the {box} box.")
    return words.format(side=side_name(entry.side), box=_(BOX_NAMES[entry.box]))


def passes(entry: BoxTaken, gained: int) -> str:
    words = _("{side} takes the {box} box, passes and gains {sum}.")
    return words.format(side=side_name(entry.side), box=_(BOX_NAMES[entry.box]), sum=shillings(gained))


def plot(entry: PlotChosen) -> str:
    words = _(FREE_PLOT[entry.side] if entry.free else PLOT_OF[entry.side])
    if entry.bonus:
        words = _("Robin Hood's Plot: {plot}, {bonus} on every roll.")
    return words.format(plot=_(name_of(entry.name)), bonus=signed(entry.bonus or 0))


def deed(entry: DeedAdded) -> str:
    return _(DEED_OF[entry.side]).format(deed=_(name_of(entry.name)))


def paid_plot(entry: PlotChosen, paid: int) -> str:
    return _(PLOT_FOR[entry.side]).format(plot=_(name_of(entry.name)), sum=shillings(paid))


def paid_deed(entry: DeedAdded, paid: int) -> str:
    return _(DEED_FOR[entry.side]).format(deed=_(name_of(entry.name)), sum=shillings(paid))


def half(entry: EventCarriedOut, words: dict[str, str] = HALVES) -> str:
    title, label = _(event_title(entry.card)), _(half_label(entry.card, entry.half))
    return _(words[entry.half]).format(side=side_name(entry.side), title=title, label=label)


def nothing(entry: NothingChanged) -> str:
    return _("Nothing happens.") if entry.phase else _("The Event has no effect.")


def first(entry: FirstOnNextCard) -> str:
    return _("{side} will be First the next time boxes are taken.").format(side=side_name(entry.side))


def unrest(entry: UnrestCounted) -> str:
    words = n_(
        "Royal Inspection: Unrest ({n} Submissive Parish, {steps}).",
        "Royal Inspection: Unrest ({n} Submissive Parishes, {steps}).",
        entry.submissive,
    )
    return words.format(n=entry.submissive, steps=favour_steps(STEPS[entry.submissive]))


def truce(entry: TruceAnswered) -> str:
    words = _("{side} accepts the truce.") if entry.accepts else _("{side} refuses the truce.")
    return words.format(side=side_name(entry.side))


def counted(entry: FortuneCounted) -> str:
    if entry.side is not None:
        return _(DECLINED[entry.card, entry.side])
    if not entry.number:
        return _(NONE_COUNTED[entry.card])
    if entry.card == QUEEN_ELEANOR:
        words = n_("Queen Eleanor counts {n} Victim.", "Queen Eleanor counts {n} Victims.", entry.number)
    else:
        words = n_(
            "The Warden counts {n} Submissive Parish.",
            "The Warden counts {n} Submissive Parishes.",
            entry.number,
        )
    return words.format(n=entry.number)


def phase(entry: PhaseBegun) -> str:
    return _("Royal Inspection: {phase}.").format(phase=_(name_of(entry.name)))


def ballad(entry: BalladBegun) -> str:
    return _("Ballad {n} begins. Robin Hood is First.").format(n=entry.number)


def winner(entry: GameWon) -> str:
    words = _("{side} wins the game, with Royal Favour at {favour}.")
    return words.format(side=side_name(entry.side), favour=favour_name(entry.favour))


SENTENCES: dict[type[Entry], Callable[..., str]] = {
    CardTurned: card,
    BoxTaken: box,
    PlotChosen: plot,
    DeedAdded: deed,
    EventCarriedOut: half,
    NothingChanged: nothing,
    FirstOnNextCard: first,
    UnrestCounted: unrest,
    PhaseBegun: phase,
    BalladBegun: ballad,
    GameWon: winner,
    FortuneCounted: counted,
    TruceAnswered: truce,
}
