"""Sentences about the land and the purses: Shillings, Royal Favour, Parishes, Henchmen, Camps."""

from __future__ import annotations

from collections.abc import Callable

from gest_desktop.rules.journal import (
    BridgeBuilt,
    CampMoved,
    Entry,
    FavourMoved,
    HenchmenMoved,
    OllertonSettled,
    ShillingsMoved,
    StatusChanged,
)
from gest_desktop.rules.naming import (
    favour_name,
    henchmen,
    moving,
    place_name,
    shillings,
    side_name,
)
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    OLLERTON_HILL,
    RIVER_BORDERS,
)
from gest_desktop.rules.words import N_, _

BECOMES = (
    N_("{place} becomes Submissive."),
    N_("{place} becomes Revolting."),
    N_("{place} becomes Passive."),
)


def coins(entry: ShillingsMoved) -> str:
    words = _("{side} gains {sum}.") if entry.amount > 0 else _("{side} pays {sum}.")
    return words.format(side=side_name(entry.side), sum=shillings(abs(entry.amount)))


def favour(entry: FavourMoved) -> str:
    return _("Royal Favour moves from {before} to {after}.").format(
        before=favour_name(entry.before), after=favour_name(entry.after)
    )


def status(entry: StatusChanged) -> str:
    return _(BECOMES[entry.status]).format(place=place_name(entry.space))


def henchmen_move(entry: HenchmenMoved) -> str:
    return moving(henchmen(entry.number), entry.number, entry.source, entry.target)


def camp(entry: CampMoved) -> str:
    if entry.target == OLLERTON_HILL:
        return _("A Camp is placed on Ollerton Hill.")
    if entry.source == AVAILABLE:
        return _("A Camp is placed in {place}.").format(place=place_name(entry.target))
    return _("The Camp in {place} is removed.").format(place=place_name(entry.source))


def bridge(entry: BridgeBuilt) -> str:
    one, other = RIVER_BORDERS[entry.border]
    return _("A Bridge joins {one} and {other}.").format(one=place_name(one), other=place_name(other))


def ollerton(entry: OllertonSettled) -> str:
    return _("The Merry Men hold Ollerton Hill.")


SENTENCES: dict[type[Entry], Callable[..., str]] = {
    ShillingsMoved: coins,
    FavourMoved: favour,
    StatusChanged: status,
    HenchmenMoved: henchmen_move,
    CampMoved: camp,
    BridgeBuilt: bridge,
    OllertonSettled: ollerton,
}
