"""Sentences about Carriages, Travellers and Robs."""

from __future__ import annotations

from collections.abc import Callable

from gest_desktop.rules.journal import (
    CarriageMoved,
    CarriagePlaced,
    CarriageShown,
    CarriagesReturned,
    CarriageUsed,
    Entry,
    Rolled,
    TravellerMoved,
    TravellersShuffled,
    WayChosen,
)
from gest_desktop.rules.naming import (
    CARRIAGE_NAMES,
    from_place,
    place_name,
    to_place,
)
from gest_desktop.rules.texts import traveller_title, way_label
from gest_desktop.rules.vocabulary import (
    UNKNOWN,
)
from gest_desktop.rules.words import N_, _

TRAVELS = (  # indexed by the pile to which a Traveller goes
    N_("T{number} {title} goes into the deck."),
    N_("T{number} {title} is discarded."),
    N_("T{number} {title} joins the Victims."),
    N_("T{number} {title} leaves the game."),
    N_("T{number} {title} is laid aside."),
    N_("Along the road comes T{number} {title}."),
)


def carriage(kind: int, token: int) -> str:
    return _("{carriage} {number}").format(carriage=_(CARRIAGE_NAMES[kind]), number=token + 1)


def carriage_placed(entry: CarriagePlaced) -> str:
    loaded = carriage(entry.kind, entry.token)
    return _("{carriage} is loaded in {place}.").format(carriage=loaded, place=place_name(entry.space))


def carriage_moved(entry: CarriageMoved) -> str:
    return _("Carriage {number}: {from_place} {to_place}.").format(
        number=entry.token + 1, from_place=from_place(entry.source), to_place=to_place(entry.target)
    )


def carriage_shown(entry: CarriageShown) -> str:
    return _("Carriage {number} in {place} turns out to be a {kind}.").format(
        number=entry.token + 1, place=place_name(entry.space), kind=_(CARRIAGE_NAMES[entry.kind])
    )


def carriage_used(entry: CarriageUsed) -> str:
    used = carriage(entry.kind if entry.face_up else UNKNOWN, entry.token)
    return _("{carriage} goes to Used.").format(carriage=used)


def carriages_returned(entry: CarriagesReturned) -> str:
    return _("All Used Carriages return to Available.")


def traveller(entry: TravellerMoved) -> str:
    title = _(traveller_title(entry.number))
    return _(TRAVELS[entry.target]).format(number=entry.number, title=title)


def shuffled(entry: TravellersShuffled) -> str:
    return _("The Traveller deck is shuffled.")


def way(entry: WayChosen) -> str:
    title, label = _(traveller_title(entry.number)), _(way_label(entry.number, entry.way))
    return _("{title}: {way}.").format(title=title, way=label)


def rolled(entry: Rolled) -> str:
    sums = _("robbers {robbers}, die {face:+d}, bonus {bonus} against Henchmen {guards}, Defense {defense}")
    sums = sums.format(
        robbers=entry.robbers,
        face=entry.face,
        bonus=entry.bonus,
        guards=entry.guards,
        defense=entry.defense,
    )
    words = _("The Rob in {place} fails: {sums}.")
    if entry.success:
        words = _("The Rob in {place} succeeds: {sums}.")
    return words.format(place=place_name(entry.space), sums=sums)


SENTENCES: dict[type[Entry], Callable[..., str]] = {
    CarriagePlaced: carriage_placed,
    CarriageMoved: carriage_moved,
    CarriageShown: carriage_shown,
    CarriageUsed: carriage_used,
    CarriagesReturned: carriages_returned,
    TravellerMoved: traveller,
    TravellersShuffled: shuffled,
    WayChosen: way,
    Rolled: rolled,
}
