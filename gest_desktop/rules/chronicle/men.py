"""Sentences about Merry Men, limited to what the reader may know."""

from __future__ import annotations

from collections.abc import Callable, Sequence

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
    AVAILABLE,
    OUT,
    PRISON,
    SETUP_AREA,
    SPACES,
)
from gest_desktop.rules.words import N_, _, n_

ANNOUNCEMENTS = {
    "fails": N_("Robin cannot be Revealed as the Event demands, so nothing changes."),
    "off the map": N_("Robin is not on the map, so he cannot be Revealed."),
    "gone": N_("Robin Hood announces that Robin has left the game."),
}


def set_up(entry: BandSetOut) -> str:
    begins = _("Ballad {n} begins. Robin Hood is First.").format(n=1)
    return f"{begins} {start(entry)}"


def start(entry: BandSetOut) -> str:
    who = band(sum(entry.numbers) - 1, False)
    together = [space for space, number in zip(SETUP_AREA, entry.numbers, strict=True) if number]
    if len(together) == 1:
        return _("Robin and {who} start Hidden in {place}.").format(who=who, place=place_name(together[0]))
    words = _("Robin and {who} start Hidden: {where}.")
    return words.format(who=who, where=stations(SETUP_AREA, entry.numbers, entry.robin))


def stations(spaces: Sequence[int], numbers: Sequence[int], robin: int | None) -> str:
    """For example "2 in Blyth and Robin with 1 more in Newark"; the numbers count Robin too."""
    there = [
        station(space, number, space == robin)
        for space, number in zip(spaces, numbers, strict=True)
        if number
    ]
    return listed(there)


def station(space: int, number: int, robin: bool) -> str:
    if not robin:
        return _("{n} in {place}").format(n=number, place=place_name(space))
    if number == 1:
        return _("Robin in {place}").format(place=place_name(space))
    words = n_("Robin with {n} more in {place}", "Robin with {n} more in {place}", number - 1)
    return words.format(n=number - 1, place=place_name(space))


def redeployed(entry: BandWentHome) -> str:
    """Where everyone is; whether Robin has come back, and whether he may be among them."""
    sentences = [_("Robin returns to the map.")] if entry.placed else []
    if any(entry.numbers):
        sentences.append(_("The Merry Men redeploy in secret."))
        words = _("Now Hidden on the map: {where}.")
        sentences.append(words.format(where=stations(SPACES, entry.numbers, entry.robin)))
    else:
        sentences.append(_("There are no Merry Men on the map."))
    if entry.robin is None and sum(entry.numbers) > 1:
        sentences.append(_("Any of them may be Robin."))
    elif entry.robin == OUT:
        sentences.append(_("Robin is out of the game."))
    elif entry.robin == PRISON:
        sentences.append(_("Robin is in Prison."))
    return " ".join(sentences)


def men(entry: MenMoved) -> str:
    if becomes_hidden(entry) and max(entry.source, entry.target) < PRISON:
        return moving_hidden(entry, entry.source, entry.target)
    return moving(party(entry), size(entry), entry.source, entry.target)


def becomes_hidden(entry: MenMoved | MenLeft) -> bool:
    """Whether someone was Revealed before the move, but no longer is."""
    if isinstance(entry, MenMoved) and entry.openly:
        return False
    return entry.revealed > 0 or (entry.robin and not entry.was_hidden)


def moving_hidden(entry: MenMoved | MenLeft, source: int, target: int) -> str:
    words = n_(
        "{who} moves {from_place} {to_place} and is now Hidden.",
        "{who} move {from_place} {to_place} and are now Hidden.",
        size(entry),
    )
    return words.format(who=everyone(entry), from_place=from_place(source), to_place=to_place(target))


def left(entry: MenLeft) -> str:
    words = n_("{who} leaves {place}.", "{who} leave {place}.", size(entry))
    return words.format(who=party(entry), place=place_name(entry.origin))


def those_who_left(entry: MenLeft, ways: Sequence[MenWent]) -> str:
    """Everyone who left a space, and where they went."""
    who, number, hides = party(entry), size(entry), becomes_hidden(entry)
    if len(ways) == 1 and ways[0].number == number:
        target = ways[0].target
        if hides:
            return moving_hidden(entry, entry.origin, target)
        return moving(who, number, entry.origin, target)
    words = _("{who} leave {place}: {ways}.")
    if hides:
        who = everyone(entry)
        words = _("{who} leave {place}, all now Hidden: {ways}.")
        if number == 2:
            words = _("{who} leave {place}, both now Hidden: {ways}.")
    told = listed([way_of(way) for way in ways])
    return words.format(who=who, place=place_name(entry.origin), ways=told)


def way_of(entry: MenWent) -> str:
    """For example "2 to Blyth" or "Robin with 2 more to Blyth"."""
    who, others = str(entry.number), entry.number - 1
    if entry.who is not None and entry.who.robin:
        who = _("Robin")
        if others:
            who = n_("Robin with {n} more", "Robin with {n} more", others).format(n=others)
    return _("{who} {to_place}").format(who=who, to_place=to_place(entry.target))


def went(entry: MenWent) -> str:
    who = band(entry.number, False) if entry.who is None else merry_men(*entry.who)
    words = n_("{who} goes {from_place} {to_place}.", "{who} go {from_place} {to_place}.", entry.number)
    return words.format(who=who, from_place=from_place(entry.origin), to_place=to_place(entry.target))


def revealed(entry: MenRevealed) -> str:
    if entry.joined:
        return joined(entry)
    number = entry.men + entry.robin
    words = n_("{who} is Revealed in {place}.", "{who} are Revealed in {place}.", number)
    if entry.detected:
        words = n_(
            "{who} is noticed entering {place} and is Revealed.",
            "{who} are noticed entering {place} and are Revealed.",
            number,
        )
    return words.format(place=place_name(entry.space), who=band(entry.men, entry.robin))


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


def party(entry: MenMoved | MenLeft) -> str:
    return merry_men(entry.hidden, entry.revealed, entry.robin)


def everyone(entry: MenMoved | MenLeft) -> str:
    """The same, where the sentence says that they are all Hidden now."""
    return band(entry.hidden + entry.revealed, entry.robin)


def size(entry: MenMoved | MenLeft) -> int:
    return entry.hidden + entry.revealed + entry.robin


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
