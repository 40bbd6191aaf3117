"""The land and the purses: Shillings, Royal Favour, Parishes, Henchmen, Camps."""

from __future__ import annotations

from collections.abc import Callable

from gest_desktop.rules.naming import (
    STATUS_NAMES,
    favour_name,
    henchmen,
    place_name,
    shillings,
    side_name,
)
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    RIVER_BORDERS,
)
from gest_desktop.rules.words import _


def coins(side: int, amount: int) -> str:
    words = _("{side} gains {sum}.") if amount > 0 else _("{side} gives {sum}.")
    return words.format(side=side_name(side), sum=shillings(abs(amount)))


def favour(before: int, after: int) -> str:
    return _("Royal Favour moves from {before} to {after}.").format(
        before=favour_name(before), after=favour_name(after)
    )


def status(space: int, status: int) -> str:
    return _("{place} becomes {status}.").format(place=place_name(space), status=_(STATUS_NAMES[status]))


def henchmen_move(number: int, source: int, target: int) -> str:
    if source == AVAILABLE:
        return _("New in {place}: {henchmen}.").format(henchmen=henchmen(number), place=place_name(target))
    return _("{henchmen}: {source} to {target}.").format(
        henchmen=henchmen(number), source=place_name(source), target=place_name(target)
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
    "shillings": coins, "favour": favour, "status": status, "henchmen": henchmen_move, "camp": camp,
    "bridge": bridge, "ollerton": ollerton,
}
