"""Sentences about Merry Men, limited to what the reader may know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

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
    henchmen,
    listed,
    merry_men,
    moving,
    place_name,
    to_place,
)
from gest_desktop.rules.vocabulary import (
    OUT,
    PRISON,
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
    words = _("Robin's band starts in {where}.").format(where=camp_fires(SETUP_AREA, entry.numbers))
    return words + robin_is(entry.robin)


def camp_fires(spaces: tuple[int, ...], numbers: tuple[int, ...]) -> str:
    there = [
        _("{place} ({n})").format(n=number, place=place_name(space))
        for space, number in zip(spaces, numbers, strict=True)
        if number
    ]
    return listed(there) if there else ""


def robin_is(robin: int | None) -> str:
    """A second sentence for those who may know where Robin is."""
    if robin is None:
        return ""
    if robin == OUT:
        return " " + _("Robin is out of the game.")
    if robin == PRISON:
        return " " + _("Robin is in Prison.")
    return " " + _("Robin is in {place}.").format(place=place_name(robin))


def redeployed(entry: BandWentHome) -> str:
    where = camp_fires(SPACES, entry.numbers)
    words = _("The Merry Men are now in {where}.") if where else _("There are no Merry Men on the map.")
    return words.format(where=where) + robin_is(entry.robin)


def men(entry: MenMoved) -> str:
    who = merry_men(entry.hidden, entry.revealed, entry.robin)
    return moving(who, entry.hidden + entry.revealed + entry.robin, entry.source, entry.target)


def left(entry: MenLeft) -> str:
    who = merry_men(entry.hidden, entry.revealed, entry.robin)
    number = entry.hidden + entry.revealed + entry.robin
    words = n_("{who} leaves {place}.", "{who} leave {place}.", number)
    return words.format(who=who, place=place_name(entry.origin))


def those_who_left(entry: MenLeft, ways: Sequence[MenWent]) -> str:
    """Everyone who left a space, and where they went."""
    number = entry.hidden + entry.revealed + entry.robin
    who = merry_men(entry.hidden, entry.revealed, entry.robin)
    if len(ways) == 1 and ways[0].number == number:
        return moving(who, number, entry.origin, ways[0].target)
    words = n_("{who} leaves {place}: {ways}.", "{who} leave {place}: {ways}.", number)
    if not entry.robin and not (entry.hidden and entry.revealed):  # all alike: numbers are enough
        ways = [replace(way, who=None) for way in ways]
    parts = [way_of(way, entry) for way in ways]
    told = listed(parts) if ways[0].who is None else "; ".join(parts)
    return words.format(who=who, place=place_name(entry.origin), ways=told)


def way_of(entry: MenWent, left: MenLeft) -> str:
    """For example "2 to Blyth" or "Robin and 2 to Blyth"; Hidden or Revealed only if both left."""
    who = str(entry.number)
    if entry.who is not None and left.hidden and left.revealed:
        who = merry_men(*entry.who)
    elif entry.who is not None and entry.who.robin:
        who = _("Robin and {n}").format(n=entry.number - 1) if entry.number > 1 else _("Robin")
    return _("{who} {to_place}").format(who=who, to_place=to_place(entry.target))


def went(entry: MenWent) -> str:
    who = band(entry.number, False) if entry.who is None else merry_men(*entry.who)
    words = n_("{who} goes {from_place} {to_place}.", "{who} go {from_place} {to_place}.", entry.number)
    return words.format(who=who, from_place=from_place(entry.origin), to_place=to_place(entry.target))


def revealed(entry: MenRevealed) -> str:
    number = entry.men + entry.robin
    words = n_("{who} is Revealed in {place}.", "{who} are Revealed in {place}.", number)
    return words.format(place=place_name(entry.space), who=band(entry.men, entry.robin))


def hidden(entry: MenHidden) -> str:
    number = entry.men + entry.robin
    words = n_("{who} is Hidden again in {place}.", "{who} are Hidden again in {place}.", number)
    return words.format(place=place_name(entry.space), who=band(entry.men, entry.robin))


def settled(entry: ManMadeRoom) -> str:
    who = merry_men(1, 0, False) if entry.hidden else merry_men(0, 1, False)
    return _("{who} in {place} is replaced with a Camp.").format(who=who, place=place_name(entry.space))


def replaced(henchmen_gone: int, entry: MenMoved) -> str:
    """Henchmen who joined the Merry Men."""
    words = n_(
        "{henchmen} in {place} is replaced with {who}.",
        "{henchmen} in {place} are replaced with {who}.",
        henchmen_gone,
    )
    who = merry_men(entry.hidden, entry.revealed, entry.robin)
    return words.format(henchmen=henchmen(henchmen_gone), place=place_name(entry.target), who=who)


def imprisoned(entry: MenImprisoned) -> str:
    number = entry.men + entry.robin
    words = n_("{who} is taken from {place} to Prison.", "{who} are taken from {place} to Prison.", number)
    return words.format(place=place_name(entry.space), who=band(entry.men, entry.robin))


def released(entry: MenReleased) -> str:
    return moving(band(entry.men, entry.robin), entry.men + entry.robin, PRISON, entry.target)


def robin(entry: RobinShown) -> str:
    if entry.target == PRISON:
        return _("Robin is caught: he goes {from_place} to Prison.").format(
            from_place=from_place(entry.source)
        )
    return _("Robin goes openly {from_place} {to_place}.").format(
        from_place=from_place(entry.source), to_place=to_place(entry.target)
    )


def traded(entry: RobinTradedPlaces) -> str:
    if entry.former == entry.space:
        words = _("Robin changes places with a Merry Man in {place} and is now Hidden.")
        return words.format(place=place_name(entry.space))
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
