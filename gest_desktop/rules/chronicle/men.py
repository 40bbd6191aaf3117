"""Sentences about Merry Men, limited to what the reader may know."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from gest_desktop.rules.chronicle.journeys import left, men, party, size, went
from gest_desktop.rules.chronicle.whole_band import redeployed, set_up, stations
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
    SearchedInVain,
)
from gest_desktop.rules.naming import (
    band,
    from_place,
    henchmen,
    merry_men,
    moving,
    place_name,
    side_name,
    to_place,
)
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    PRISON,
)
from gest_desktop.rules.words import N_, _, n_

ANNOUNCEMENTS = {
    "fails": N_("Robin cannot be Revealed as the Event demands, so nothing changes."),
    "off the map": N_("Robin is not on the map, so he cannot be Revealed."),
    "gone": N_("Robin Hood announces that Robin has left the game."),
}


def revealed(entry: MenRevealed) -> str:
    if entry.joined:
        return joined(entry)
    number = entry.men + entry.robin
    words = n_("{who} is Revealed in {place}.", "{who} are Revealed in {place}.", number)
    if entry.detected:
        words = n_(
            "{who} is noticed entering {place} and is Revealed ({sum}: more than 3).",
            "{who} are noticed entering {place} and are Revealed ({sum}: more than 3).",
            number,
        )
    who, place = band(entry.men, entry.robin), place_name(entry.space)
    return words.format(place=place, who=who, sum=newcomers(number, entry.guards or 0))


def newcomers(number: int, guards: int) -> str:
    """Who counts when Merry Men Sneak in: "3", or "2 + 2 Henchmen"."""
    return f"{number} + {henchmen(guards)}" if guards else str(number)


def in_robins_part(entry: MenRevealed) -> str:
    """The Merry Man who Inspires in Robin's place."""
    words = _("A Merry Man playing Robin's part is Revealed in {place}.")
    return words.format(place=place_name(entry.space))


def joined(entry: MenRevealed) -> str:
    """Robbers who are Revealed, and Robin, who has been before."""
    place = place_name(entry.space)
    if not entry.men:
        return _("Robin, already Revealed, Robs alone in {place}.").format(place=place)
    words = n_(
        "{who} is Revealed in {place}; Robin, already Revealed, joins him.",
        "{who} are Revealed in {place}; Robin, already Revealed, joins them.",
        entry.men,
    )
    return words.format(place=place, who=band(entry.men, False))


def hidden(entry: MenHidden) -> str:
    number = entry.men + entry.robin
    words = n_("{who} turns Hidden in {place}.", "{who} turn Hidden in {place}.", number)
    return words.format(place=place_name(entry.space), who=band(entry.men, entry.robin))


def hidden_in_spaces(entries: Sequence[MenHidden]) -> str:
    """Merry Men who became Hidden in several spaces at the same time."""
    robin = next((entry.space for entry in entries if entry.robin), None)
    number = sum(entry.men for entry in entries)
    spaces, numbers = zip(*((entry.space, entry.men + entry.robin) for entry in entries), strict=True)
    words = _("{who} turn Hidden: {where}.")
    return words.format(who=band(number, robin is not None), where=stations(spaces, numbers, robin))


def settled(entry: ManMadeRoom) -> str:
    who = merry_men(1, 0, False) if entry.hidden else merry_men(0, 1, False)
    return _("{who} in {place} is replaced with a Camp.").format(who=who, place=place_name(entry.space))


def turned(henchmen_gone: int, entry: MenMoved) -> str:
    """Henchmen who joined the Merry Men."""
    return replaced(henchmen(henchmen_gone), henchmen_gone, entry.target, party(entry))


def bribed(entry: MenMoved, henchmen_come: int) -> str:
    """Merry Men who joined the Henchmen."""
    return replaced(party(entry), size(entry), entry.source, henchmen(henchmen_come))


def replaced(old: str, number: int, space: int, new: str) -> str:
    words = n_(
        "{old} in {place} is replaced with {new}.", "{old} in {place} are replaced with {new}.", number
    )
    return words.format(old=old, place=place_name(space), new=new)


def left_the_game(entry: MenMoved, henchmen_gone: int) -> str:
    """The lovers and those who go with them."""
    words = _("{who} and {henchmen} in {place} leave the game.")
    gone = henchmen(henchmen_gone)
    return words.format(who=party(entry), henchmen=gone, place=place_name(entry.source))


def imprisoned(entry: MenImprisoned) -> str:
    number = entry.men + entry.robin
    words = n_("{who} is taken from {place} to Prison.", "{who} are taken from {place} to Prison.", number)
    return words.format(place=place_name(entry.space), who=band(entry.men, entry.robin))


def captured(entry: MenImprisoned) -> str:
    """Merry Men who are Captured by an Event."""
    number = entry.men + entry.robin
    words = n_(
        "{who} is Captured in {place} and taken to Prison.",
        "{who} are Captured in {place} and taken to Prison.",
        number,
    )
    return words.format(place=place_name(entry.space), who=band(entry.men, entry.robin))


def set_free(entry: MenReleased) -> str:
    """Merry Men whom Mischief releases."""
    words = n_(
        "{who} returns from Prison to Available: half of the prisoners, rounded down.",
        "{who} return from Prison to Available: half of the prisoners, rounded down.",
        entry.men + entry.robin,
    )
    return words.format(who=band(entry.men, entry.robin))


def released(entry: MenReleased) -> str:
    who, number = band(entry.men, entry.robin), entry.men + entry.robin
    if entry.target == AVAILABLE:
        return moving(who, number, PRISON, AVAILABLE)
    words = n_(
        "{who} leaves Prison and arrives Revealed in {place}.",
        "{who} leave Prison and arrive Revealed in {place}.",
        number,
    )
    return words.format(who=who, place=place_name(entry.target))


def robin(entry: RobinShown) -> str:
    if entry.target == PRISON:
        return _("Robin is taken {from_place} to Prison.").format(from_place=from_place(entry.source))
    if entry.source == entry.target:
        return _("Robin shows himself in {place}.").format(place=place_name(entry.target))
    return _("Robin goes {from_place} {to_place}, Revealed.").format(
        from_place=from_place(entry.source), to_place=to_place(entry.target)
    )


def traded(entry: RobinTradedPlaces) -> str:
    if entry.former == entry.space:
        words = _("Robin changes places with a Merry Man in {place} and is now Hidden.")
        return words.format(place=place_name(entry.space))
    return _("Robin changes places: he is now Hidden in {place}, and the other goes {to_place}.").format(
        place=place_name(entry.space), to_place=to_place(entry.former)
    )


def searched(entry: SearchedInVain) -> str:
    words = _("{side} searches {place} and Reveals no one.")
    return words.format(side=side_name(entry.side), place=place_name(entry.space))


def announced(entry: Announced) -> str:
    return _(ANNOUNCEMENTS[entry.what])


SENTENCES: dict[type[Entry], Callable[..., str]] = {
    BandSetOut: set_up,
    BandWentHome: redeployed,
    MenMoved: men,
    MenLeft: left,
    MenWent: went,
    MenRevealed: revealed,
    SearchedInVain: searched,
    MenHidden: hidden,
    ManMadeRoom: settled,
    MenImprisoned: imprisoned,
    MenReleased: released,
    RobinShown: robin,
    RobinTradedPlaces: traded,
    Announced: announced,
}
