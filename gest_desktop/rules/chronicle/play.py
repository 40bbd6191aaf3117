"""Sentences about the course of play: cards, boxes, Plots and Deeds, phases, the end."""

from __future__ import annotations

from collections.abc import Callable

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
    PhaseBegun,
    PlotChosen,
    TruceAnswered,
    UnrestCounted,
)
from gest_desktop.rules.naming import shillings, side_name
from gest_desktop.rules.texts import event_title, half_label, name_of
from gest_desktop.rules.vocabulary import DAY_OF_MARKET, FORTUNES, QUEEN_ELEANOR, WARDEN
from gest_desktop.rules.words import N_, _, n_

PLOT_OF = (N_("Robin Hood's Plot: {plot}."), N_("The Sheriff's Plot: {plot}."))
DEED_OF = (N_("Robin Hood's Deed: {deed}."), N_("The Sheriff's Deed: {deed}."))
HALVES = {
    "light": N_("{side} carries out the light half of {title}: “{label}”."),
    "dark": N_("{side} carries out the dark half of {title}: “{label}”."),
}
NONE_COUNTED = {
    DAY_OF_MARKET: N_("The Sheriff returns no Henchmen."),
    QUEEN_ELEANOR: N_("Queen Eleanor finds no Victims."),
    WARDEN: N_("The Warden finds no Submissive Parish."),
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
    return _(PLOT_OF[entry.side]).format(plot=_(name_of(entry.name)))


def deed(entry: DeedAdded) -> str:
    return _(DEED_OF[entry.side]).format(deed=_(name_of(entry.name)))


def half(entry: EventCarriedOut) -> str:
    title, label = _(event_title(entry.card)), _(half_label(entry.card, entry.half))
    return _(HALVES[entry.half]).format(side=side_name(entry.side), title=title, label=label)


def first(entry: FirstOnNextCard) -> str:
    return _("{side} will be First on the next card.").format(side=side_name(entry.side))


def unrest(entry: UnrestCounted) -> str:
    words = n_(
        "Royal Inspection: Unrest, {n} Submissive Parish.",
        "Royal Inspection: Unrest, {n} Submissive Parishes.",
        entry.submissive,
    )
    return words.format(n=entry.submissive)


def truce(entry: TruceAnswered) -> str:
    words = _("{side} accepts the truce.") if entry.accepts else _("{side} refuses the truce.")
    return words.format(side=side_name(entry.side))


def counted(entry: FortuneCounted) -> str:
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
    return _("{side} wins the game.").format(side=side_name(entry.side))


SENTENCES: dict[type[Entry], Callable[..., str]] = {
    CardTurned: card,
    BoxTaken: box,
    PlotChosen: plot,
    DeedAdded: deed,
    EventCarriedOut: half,
    FirstOnNextCard: first,
    UnrestCounted: unrest,
    PhaseBegun: phase,
    BalladBegun: ballad,
    GameWon: winner,
    FortuneCounted: counted,
    TruceAnswered: truce,
}
