"""Sentences about Merry Men, limited to what the reader may know."""

from __future__ import annotations

from collections.abc import Callable

from gest_desktop.rules.journal import (
    Announced,
    BandSetOut,
    BandWentHome,
    Entry,
    ManMadeRoom,
    MenHidden,
    MenImprisoned,
    MenLeft,
    MenMoved,
    MenReleased,
    MenRevealed,
    MenWent,
    RobinShown,
    RobinTradedPlaces,
)
from gest_desktop.rules.naming import (
    band,
    from_place,
    listed,
    merry_men,
    moving,
    place_name,
    to_place,
)
from gest_desktop.rules.vocabulary import (
    SETUP_AREA,
    SPACES,
)
from gest_desktop.rules.words import N_, _, n_

ANNOUNCEMENTS = {
    "fails": N_("Robin Hood announces that the effect fails."),
    "off the map": N_("Robin Hood announces that Robin cannot be Revealed."),
    "gone": N_("Robin Hood announces that Robin has left the game."),
}


def set_up(entry: BandSetOut) -> str:
    words = _("Robin's band starts: {where}.").format(where=camp_fires(SETUP_AREA, entry.numbers))
    return words + robin_is(entry.robin)


def camp_fires(spaces: tuple[int, ...], numbers: tuple[int, ...]) -> str:
    there = [
        _("{n} in {place}").format(n=number, place=place_name(space))
        for space, number in zip(spaces, numbers, strict=True)
        if number
    ]
    return listed(there) if there else _("nobody")


def robin_is(robin: int | None) -> str:
    return "" if robin is None else " " + _("Robin: {place}.").format(place=place_name(robin))


def redeployed(entry: BandWentHome) -> str:
    words = _("Merry Men redeploy: {where}.").format(where=camp_fires(SPACES, entry.numbers))
    return words + robin_is(entry.robin)


def men(entry: MenMoved) -> str:
    who = merry_men(entry.hidden, entry.revealed, entry.robin)
    return moving(who, entry.hidden + entry.revealed + entry.robin, entry.source, entry.target)


def left(entry: MenLeft) -> str:
    who = merry_men(entry.hidden, entry.revealed, entry.robin)
    number = entry.hidden + entry.revealed + entry.robin
    words = n_("{who} leaves {place}.", "{who} leave {place}.", number)
    return words.format(who=who, place=place_name(entry.origin))


def went(entry: MenWent) -> str:
    who = band(entry.number, False) if entry.who is None else merry_men(*entry.who)
    words = n_("{who} goes {from_place} {to_place}.", "{who} go {from_place} {to_place}.", entry.number)
    return words.format(who=who, from_place=from_place(entry.origin), to_place=to_place(entry.target))


def revealed(entry: MenRevealed) -> str:
    words = n_("Revealed in {place}: {who}.", "Revealed in {place}: {who}.", entry.men + entry.robin)
    return words.format(place=place_name(entry.space), who=band(entry.men, entry.robin))


def hidden(entry: MenHidden) -> str:
    words = n_("Hidden again in {place}: {who}.", "Hidden again in {place}: {who}.", entry.men + entry.robin)
    return words.format(place=place_name(entry.space), who=band(entry.men, entry.robin))


def settled(entry: ManMadeRoom) -> str:
    who = merry_men(1, 0, False) if entry.hidden else merry_men(0, 1, False)
    return _("A Camp replaces {who} in {place}.").format(who=who, place=place_name(entry.space))


def imprisoned(entry: MenImprisoned) -> str:
    who = band(entry.men, entry.robin)
    return _("From {place} to Prison: {who}.").format(place=place_name(entry.space), who=who)


def released(entry: MenReleased) -> str:
    who = band(entry.men, entry.robin)
    return _("From Prison {to_place}: {who}.").format(to_place=to_place(entry.target), who=who)


def robin(entry: RobinShown) -> str:
    return _("Robin is seen moving {from_place} {to_place}.").format(
        from_place=from_place(entry.source), to_place=to_place(entry.target)
    )


def traded(entry: RobinTradedPlaces) -> str:
    return _("Robin changes places: he is now Hidden in {place}, and the other goes {to_place}.").format(
        place=place_name(entry.space), to_place=to_place(entry.former)
    )


def announced(entry: Announced) -> str:
    return _(ANNOUNCEMENTS[entry.what])


SENTENCES: dict[type[Entry], Callable[..., str]] = {
    BandSetOut: set_up,
    BandWentHome: redeployed,
    MenMoved: men,
    MenLeft: left,
    MenWent: went,
    MenRevealed: revealed,
    MenHidden: hidden,
    ManMadeRoom: settled,
    MenImprisoned: imprisoned,
    MenReleased: released,
    RobinShown: robin,
    RobinTradedPlaces: traded,
    Announced: announced,
}
