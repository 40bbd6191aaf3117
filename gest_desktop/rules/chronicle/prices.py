"""Sentences about what a side paid for: who pays, how much, and what happens for it."""

from __future__ import annotations

from collections.abc import Sequence

from gest_desktop.rules.chronicle.journeys import party
from gest_desktop.rules.chronicle.land import origins
from gest_desktop.rules.journal import (
    CampMoved,
    Entry,
    HenchmenMoved,
    ManMadeRoom,
    MenHidden,
    MenMoved,
    MenRevealed,
    ShillingsMoved,
    StatusChanged,
)
from gest_desktop.rules.naming import (
    band,
    from_place,
    henchmen,
    merry_men,
    place_name,
    shillings,
    side_name,
    to_place,
)
from gest_desktop.rules.vocabulary import AVAILABLE, OUT
from gest_desktop.rules.words import N_, _

TO_MAKE = (
    N_("{side} pays {sum} to make {place} Submissive."),
    N_("{side} pays {sum} to make {place} Revolting."),
    N_("{side} pays {sum} to make {place} Passive."),
)


def paid(price: ShillingsMoved, act: Sequence[Entry]) -> str:
    """The price and what was done for it, in one sentence."""
    words, names = purpose(act)
    return words.format(side=side_name(price.side), sum=shillings(-price.amount), **names)


def purpose(act: Sequence[Entry]) -> tuple[str, dict[str, str]]:
    """A sentence with places for the side and the sum, and the names for its other places."""
    match act:
        case [HenchmenMoved(number=number), MenMoved(target=space) as men]:
            return replacing(henchmen(number), space, party(men))
        case [MenMoved(source=space, target=target) as men, HenchmenMoved(number=number)]:
            if target != OUT:
                return replacing(party(men), space, henchmen(number))
            words = _("{side} pays {sum}: {who} and {henchmen} in {place} leave the game.")
            names = {"who": party(men), "henchmen": henchmen(number), "place": place_name(space)}
            return words, names
        case [HenchmenMoved(), HenchmenMoved(), *_others]:
            words = _("{side} pays {sum} to move {who} {to_place}: {ways}.")
            ways = [entry for entry in act if isinstance(entry, HenchmenMoved)]
            number, target = sum(way.number for way in ways), ways[0].target
            return words, {"who": henchmen(number), "to_place": to_place(target), "ways": origins(ways)}
        case [HenchmenMoved(number=number, source=source, target=target)]:
            return moving(henchmen(number), source, target)
        case [MenMoved(source=source, target=target) as men]:
            return moving(party(men), source, target)
    return turning(act[0])


def turning(entry: Entry) -> tuple[str, dict[str, str]]:
    """What was done to pieces and Parishes that stay where they are."""
    match entry:
        case StatusChanged(space=space, status=status):
            return _(TO_MAKE[status]), {"place": place_name(space)}
        case ManMadeRoom(space=space, hidden=hidden):
            words = _("{side} pays {sum} to replace {who} in {place} with a Camp.")
            return words, {"who": merry_men(int(hidden), int(not hidden), False), "place": place_name(space)}
        case CampMoved(target=space):
            return _("{side} pays {sum} to place a Camp in {place}."), {"place": place_name(space)}
        case MenHidden(space=space, men=men, robin=robin):
            words = _("{side} pays {sum} to Hide {who} in {place}.")
            return words, {"who": band(men, robin), "place": place_name(space)}
        case MenRevealed(space=space, men=men, robin=robin):
            words = _("{side} pays {sum} to Reveal {who} in {place}.")
            return words, {"who": band(men, robin), "place": place_name(space)}
    raise ValueError(f"nobody pays for {entry}")


def replacing(old: str, space: int, new: str) -> tuple[str, dict[str, str]]:
    words = _("{side} pays {sum} to replace {old} in {place} with {new}.")
    return words, {"old": old, "place": place_name(space), "new": new}


def moving(who: str, source: int, target: int) -> tuple[str, dict[str, str]]:
    if source == AVAILABLE:
        words = _("{side} pays {sum} to place {who} in {place}.")
        return words, {"who": who, "place": place_name(target)}
    if target == OUT:
        words = _("{side} pays {sum} to send {who} {from_place} out of the game.")
        return words, {"who": who, "from_place": from_place(source)}
    words = _("{side} pays {sum} to move {who} {from_place} {to_place}.")
    if target == AVAILABLE:
        words = _("{side} pays {sum} to return {who} {from_place} {to_place}.")
    return words, {"who": who, "from_place": from_place(source), "to_place": to_place(target)}
