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
    GameWon,
    PhaseBegun,
    PlotChosen,
    UnrestCounted,
)
from gest_desktop.rules.naming import (
    side_name,
)
from gest_desktop.rules.texts import event_title, half_label, name_of
from gest_desktop.rules.words import N_, _, n_

BOX_NAMES = (N_("Single Plot"), N_("Event"), N_("Plots & Deeds"))


def card(entry: CardTurned) -> str:
    title = _(event_title(entry.number))
    return _("A new card: {number} {title}.").format(number=entry.number, title=title)


def box(entry: BoxTaken) -> str:
    words = _("{side} passes on {box}.") if entry.passes else _("{side} takes {box}.")
    return words.format(side=side_name(entry.side), box=_(BOX_NAMES[entry.box]))


def plot(entry: PlotChosen) -> str:
    return _("{side} plots: {plot}.").format(side=side_name(entry.side), plot=_(name_of(entry.name)))


def deed(entry: DeedAdded) -> str:
    return _("{side} adds a Deed: {deed}.").format(side=side_name(entry.side), deed=_(name_of(entry.name)))


def half(entry: EventCarriedOut) -> str:
    title, label = _(event_title(entry.card)), _(half_label(entry.card, entry.half))
    return _("{side} carries out {title}: {half}.").format(
        side=side_name(entry.side), title=title, half=label
    )


def first(entry: FirstOnNextCard) -> str:
    return _("{side} will be first on the next card.").format(side=side_name(entry.side))


def unrest(entry: UnrestCounted) -> str:
    words = n_(
        "Royal Inspection, Unrest: {n} Submissive Parish.",
        "Royal Inspection, Unrest: {n} Submissive Parishes.",
        entry.submissive,
    )
    return words.format(n=entry.submissive)


def phase(entry: PhaseBegun) -> str:
    return _("Royal Inspection: {phase}.").format(phase=_(name_of(entry.name)))


def ballad(entry: BalladBegun) -> str:
    return _("Ballad {n} begins; Robin Hood is first.").format(n=entry.number)


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
}
