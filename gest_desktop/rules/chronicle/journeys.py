"""Sentences about Merry Men who go from one space to another, limited to what the reader may know."""

from __future__ import annotations

from collections.abc import Sequence

from gest_desktop.rules.journal import MenLeft, MenMoved, MenWent
from gest_desktop.rules.naming import band, from_place, listed, merry_men, moving, place_name, to_place
from gest_desktop.rules.vocabulary import PRISON
from gest_desktop.rules.words import _, n_


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
        "{who} moves {from_place} {to_place} and turns Hidden on the way.",
        "{who} move {from_place} {to_place} and turn Hidden on the way.",
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
        words = _("{who} leave {place} and turn Hidden on the way: {ways}.")
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


def party(entry: MenMoved | MenLeft) -> str:
    return merry_men(entry.hidden, entry.revealed, entry.robin)


def everyone(entry: MenMoved | MenLeft) -> str:
    """The same, where the sentence says that they all turn Hidden."""
    return band(entry.hidden + entry.revealed, entry.robin)


def size(entry: MenMoved | MenLeft) -> int:
    return entry.hidden + entry.revealed + entry.robin
