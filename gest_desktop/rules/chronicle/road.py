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
    ShillingsMoved,
    TravellerMoved,
    TravellersShuffled,
    WayChosen,
)
from gest_desktop.rules.naming import (
    carriage_called,
    from_place,
    henchmen,
    place_name,
    shillings,
    signed,
    to_place,
    with_minus,
)
from gest_desktop.rules.texts import traveller_title, way_label
from gest_desktop.rules.vocabulary import SHERIFF
from gest_desktop.rules.words import N_, _, n_

TRAVELS = (  # indexed by the pile to which a Traveller goes
    N_("Card T{number} ({title}) goes into the Traveller deck."),
    N_("Card T{number} ({title}) is discarded."),
    N_("Card T{number} ({title}) joins the Victims."),
    N_("Card T{number} ({title}) leaves the game."),
    N_("Card T{number} ({title}) is set aside."),
    N_("Traveller met: {title} (T{number})."),
)


SHOWN = (
    N_("Carriage {number} in {place} is turned face up: a Tallage."),
    N_("Carriage {number} in {place} is turned face up: a Tribute."),
    N_("Carriage {number} in {place} is turned face up: a Trap."),
)


def carriage_placed(entry: CarriagePlaced, again: bool = False) -> str:
    """A number that an earlier Carriage had is used `again`."""
    words = _("{carriage} is placed face down in {place}.")
    if again:
        words = _("A new {carriage} is placed face down in {place}.")
    return words.format(carriage=carriage_called(entry.token, entry.kind), place=place_name(entry.space))


def confiscated(entry: CarriagePlaced, again: bool = False) -> str:
    words = _("{carriage} is placed face down in {place}, which becomes Revolting.")
    if again:
        words = _("A new {carriage} is placed face down in {place}, which becomes Revolting.")
    return words.format(carriage=carriage_called(entry.token, entry.kind), place=place_name(entry.space))


def carriage_moved(entry: CarriageMoved) -> str:
    return _("Carriage {number} moves {from_place} {to_place}.").format(
        number=entry.token + 1, from_place=from_place(entry.source), to_place=to_place(entry.target)
    )


def carriage_shown(entry: CarriageShown) -> str:
    return _(SHOWN[entry.kind]).format(number=entry.token + 1, place=place_name(entry.space))


def escorted(entry: CarriageMoved, escort: int) -> str:
    return _("Carriage {number} moves {from_place} {to_place} with {henchmen}.").format(
        number=entry.token + 1,
        from_place=from_place(entry.source),
        to_place=to_place(entry.target),
        henchmen=henchmen(escort),
    )


def carriage_used(entry: CarriageUsed) -> str:
    used = carriage_called(entry.token, entry.kind)
    return _("{carriage} goes {from_place} to Used.").format(
        carriage=used, from_place=from_place(entry.source)
    )


def brought(entry: CarriageUsed, gain: ShillingsMoved) -> str:
    """What a Carriage brought to the one who has it."""
    words = _("{carriage} goes to Used, and Robin Hood gains {sum}.")
    if gain.side == SHERIFF:
        words = _("{carriage} goes to Used, and the Sheriff gains {sum}.")
    return words.format(carriage=carriage_called(entry.token, entry.kind), sum=shillings(gain.amount))


def carriages_returned(entry: CarriagesReturned) -> str:
    return _("All Used Carriages return to Available.")


def traveller(entry: TravellerMoved) -> str:
    title = _(traveller_title(entry.number))
    if entry.space is not None:
        words = _("Traveller met in {place}: {title} (T{number}).")
        return words.format(place=place_name(entry.space), title=title, number=entry.number)
    return _(TRAVELS[entry.target]).format(number=entry.number, title=title)


def shuffled(entry: TravellersShuffled) -> str:
    return _("The Traveller deck is shuffled.")


def discard_shuffled() -> str:
    return _("The discarded Travellers are shuffled back into their deck.")


def way(entry: WayChosen) -> str:
    return _("Robin Hood chooses “{way}”.").format(way=_(way_label(entry.number, entry.way)))


def rolled(entry: Rolled, treasury: bool = False) -> str:
    words = _("The Rob in {place} fails: {total}, {needed}.")
    if treasury:
        words = _("The Rob against the Treasury in {place} fails: {total}, {needed}.")
    if entry.success:
        words = _("The Rob in {place} succeeds: {total}, {needed}.")
        if treasury:
            words = _("The Rob against the Treasury in {place} succeeds: {total}, {needed}.")
    return words.format(place=place_name(entry.space), total=rob_total(entry), needed=rob_needed(entry))


def rob_total(entry: Rolled) -> str:
    """For example "total 4 (3 robbers, die +1)"."""
    parts = [n_("{n} robber", "{n} robbers", entry.robbers).format(n=entry.robbers)]
    parts.append(_("die {face}").format(face=signed(entry.face)))
    if entry.bonus:
        parts.append(_("bonus {bonus}").format(bonus=signed(entry.bonus)))
    total = with_minus(entry.robbers + entry.face + entry.bonus)
    return _("total {sum} ({parts})").format(sum=total, parts=", ".join(parts))


def rob_needed(entry: Rolled) -> str:
    """For example "needed more than 3 (2 Henchmen + Defense 1)"; what is zero is not mentioned."""
    guard = entry.guards + entry.defense
    if not guard:
        return _("needed more than 0")
    if not entry.guards:
        return _("needed more than {guard} (Defense {guard})").format(guard=guard)
    if not entry.defense:
        words = _("needed more than {guard} ({henchmen})")
        return words.format(guard=guard, henchmen=henchmen(entry.guards))
    return _("needed more than {guard} ({henchmen} + Defense {defense})").format(
        guard=guard, henchmen=henchmen(entry.guards), defense=entry.defense
    )


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
