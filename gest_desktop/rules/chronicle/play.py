"""What is played: cards, boxes, Plots and Deeds, phases, the end."""

from __future__ import annotations

from collections.abc import Callable

from gest_desktop.rules.naming import (
    side_name,
)
from gest_desktop.rules.texts import event_title, half_label, name_of
from gest_desktop.rules.words import N_, _, n_

BOX_NAMES = (N_("Single Plot"), N_("Event"), N_("Plots & Deeds"))


def card(number: int) -> str:
    return _("A new card: {number} {title}.").format(number=number, title=_(event_title(number)))


def box(side: int, box: int, passes: int) -> str:
    words = _("{side} passes on {box}.") if passes else _("{side} takes {box}.")
    return words.format(side=side_name(side), box=_(BOX_NAMES[box]))


def plot(side: int, name: str) -> str:
    return _("{side} plots: {plot}.").format(side=side_name(side), plot=_(name_of(name)))


def deed(side: int, name: str) -> str:
    return _("{side} adds a Deed: {deed}.").format(side=side_name(side), deed=_(name_of(name)))


def half(side: int, number: int, name: str) -> str:
    words = _("{side} carries out {title}: {half}.")
    return words.format(side=side_name(side), title=_(event_title(number)), half=_(half_label(number, name)))


def first(side: int) -> str:
    return _("{side} will be first on the next card.").format(side=side_name(side))


def unrest(submissive: int) -> str:
    words = n_(
        "Royal Inspection, Unrest: {n} Submissive Parish.",
        "Royal Inspection, Unrest: {n} Submissive Parishes.",
        submissive,
    )
    return words.format(n=submissive)


def phase(name: str) -> str:
    return _("Royal Inspection: {phase}.").format(phase=_(name_of(name)))


def ballad(number: int) -> str:
    return _("Ballad {n} begins; Robin Hood is first.").format(n=number)


def winner(side: int) -> str:
    return _("{side} wins the game.").format(side=side_name(side))


SENTENCES: dict[str, Callable[..., str]] = {
    "card": card,
    "box": box,
    "plot": plot,
    "deed": deed,
    "half": half,
    "first": first,
    "unrest": unrest,
    "phase": phase,
    "ballad": ballad,
    "winner": winner,
}
