"""Merry Men, as the reader may know them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gest_desktop.rules.naming import (
    band,
    from_place,
    listed,
    merry_men,
    place_name,
    to_place,
)
from gest_desktop.rules.vocabulary import (
    SETUP_AREA,
    SPACES,
)
from gest_desktop.rules.words import N_, _, n_

ANNOUNCEMENTS = {
    "fails": N_("Robin Hood announces that it fails."),
    "off the map": N_("Robin Hood announces that Robin cannot be Revealed."),
    "gone": N_("Robin Hood announces that Robin has left the game."),
}


def set_up(numbers: tuple[int, ...], robin: int = -1) -> str:
    return _("The band sets out: {where}.").format(where=camp_fires(SETUP_AREA, numbers)) + robin_is(robin)


def camp_fires(spaces: tuple[int, ...], numbers: tuple[int, ...]) -> str:
    there = [
        _("{n} in {place}").format(n=number, place=place_name(space))
        for space, number in zip(spaces, numbers, strict=True)
        if number
    ]
    return listed(there) if there else _("nobody")


def robin_is(robin: int) -> str:
    return "" if robin < 0 else " " + _("Robin: {place}.").format(place=place_name(robin))


def redeployed(numbers: tuple[int, ...], plan: Any = (), placed: int = 0, robin: int = -1) -> str:
    return _("The Merry Men go home: {where}.").format(where=camp_fires(SPACES, numbers)) + robin_is(robin)


def men(source: int, target: int, hidden: int, revealed: int, robin: int, was_hidden: int) -> str:
    who = merry_men(hidden, revealed, bool(robin))
    return _("{who}: {from_place} {to_place}.").format(
        who=who, from_place=from_place(source), to_place=to_place(target)
    )


def left(origin: int, hidden: int, revealed: int, robin: int, was_hidden: int) -> str:
    who = merry_men(hidden, revealed, bool(robin))
    return _("Out of {place}: {who}.").format(who=who, place=place_name(origin))


def went(origin: int, target: int, number: int, hidden: int = 0, revealed: int = 0, robin: int = 0) -> str:
    words = _("{n} of {source} to {target}").format(
        n=number, source=place_name(origin), target=place_name(target)
    )
    if hidden or revealed or robin:
        return f"{words} ({merry_men(hidden, revealed, bool(robin))})."
    return f"{words}."


def revealed(space: int, men: int, robin: int) -> str:
    words = n_("Revealed in {place}: {who}.", "Revealed in {place}: {who}.", men + robin)
    return words.format(place=place_name(space), who=band(men, bool(robin)))


def hidden(space: int, men: int, robin: int) -> str:
    words = n_("Hidden again in {place}: {who}.", "Hidden again in {place}: {who}.", men + robin)
    return words.format(place=place_name(space), who=band(men, bool(robin)))


def settled(space: int, hidden: int) -> str:
    who = merry_men(1, 0, False) if hidden else merry_men(0, 1, False)
    return _("{who} of {place} makes room for a Camp.").format(who=who, place=place_name(space))


def imprisoned(space: int, men: int, robin: int) -> str:
    return _("From {place} to Prison: {who}.").format(place=place_name(space), who=band(men, bool(robin)))


def released(target: int, men: int, robin: int) -> str:
    return _("From Prison {to_place}: {who}.").format(to_place=to_place(target), who=band(men, bool(robin)))


def robin(source: int, target: int) -> str:
    return _("Robin is shown: {from_place} {to_place}.").format(
        from_place=from_place(source), to_place=to_place(target)
    )


def traded(former: int, space: int, was_hidden: int) -> str:
    return _("Robin trades places: he is Hidden in {place}, the other goes {to_place}.").format(
        place=place_name(space), to_place=to_place(former)
    )


def announced(what: str) -> str:
    return _(ANNOUNCEMENTS[what])


SENTENCES: dict[str, Callable[..., str]] = {
    "set_up": set_up,
    "redeployed": redeployed,
    "men": men,
    "left": left,
    "went": went,
    "revealed": revealed,
    "hidden": hidden,
    "settled": settled,
    "imprisoned": imprisoned,
    "released": released,
    "robin": robin,
    "traded": traded,
    "announced": announced,
}
