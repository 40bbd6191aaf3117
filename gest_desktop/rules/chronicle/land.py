"""The land and the purses: Shillings, Royal Favour, Parishes, Henchmen, Camps."""

from __future__ import annotations

from collections.abc import Callable

from gest_desktop.rules.naming import (
    favour_name,
    from_place,
    henchmen,
    place_name,
    shillings,
    side_name,
    to_place,
)
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    RIVER_BORDERS,
)
from gest_desktop.rules.words import N_, _

BECOMES = (
    N_("{place} becomes Submissive."),
    N_("{place} becomes Revolting."),
    N_("{place} becomes Passive."),
)


def coins(side: int, amount: int) -> str:
    words = _("{side} gains {sum}.") if amount > 0 else _("{side} gives {sum}.")
    return words.format(side=side_name(side), sum=shillings(abs(amount)))


def favour(before: int, after: int) -> str:
    return _("Royal Favour moves from {before} to {after}.").format(
        before=favour_name(before), after=favour_name(after)
    )


def status(space: int, status: int) -> str:
    return _(BECOMES[status]).format(place=place_name(space))


def henchmen_move(number: int, source: int, target: int) -> str:
    if source == AVAILABLE:
        return _("New in {place}: {henchmen}.").format(henchmen=henchmen(number), place=place_name(target))
    return _("{who}: {from_place} {to_place}.").format(
        who=henchmen(number), from_place=from_place(source), to_place=to_place(target)
    )


def camp(source: int, target: int) -> str:
    if source == AVAILABLE:
        return _("A Camp is placed in {place}.").format(place=place_name(target))
    return _("The Camp in {place} is removed.").format(place=place_name(source))


def bridge(border: int) -> str:
    one, other = RIVER_BORDERS[border]
    return _("A Bridge joins {one} and {other}.").format(one=place_name(one), other=place_name(other))


def ollerton() -> str:
    return _("The Merry Men hold Ollerton Hill.")


SENTENCES: dict[str, Callable[..., str]] = {
    "shillings": coins,
    "favour": favour,
    "status": status,
    "henchmen": henchmen_move,
    "camp": camp,
    "bridge": bridge,
    "ollerton": ollerton,
}
