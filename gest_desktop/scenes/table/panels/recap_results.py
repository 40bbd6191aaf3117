"""What came of a step of the opponent's turn: Robs, purses, Royal Favour, who moved or was caught."""

from __future__ import annotations

from collections.abc import Sequence

from gest_desktop.rules.favour import steps_between
from gest_desktop.rules.journal import (
    CampMoved,
    CarriageMoved,
    CarriagePlaced,
    Entry,
    FavourMoved,
    HenchmenMoved,
    MenImprisoned,
    MenMoved,
    MenReleased,
    MenRevealed,
    MenWent,
    Rolled,
    ShillingsMoved,
    StatusChanged,
)
from gest_desktop.rules.naming import band, favour_steps, henchmen, place_name, shillings, signed, with_minus
from gest_desktop.rules.vocabulary import ROBIN, SHERIFF
from gest_desktop.rules.words import _, n_

Entries = Sequence[Entry]


def robs(inside: Entries) -> list[bool]:
    """Which of the Robs that were rolled for succeeded."""
    return [entry.success for entry in inside if isinstance(entry, Rolled)]


def favour(inside: Entries) -> str:
    """How Royal Favour has moved in the whole; nothing if it has not."""
    moved = [entry for entry in inside if isinstance(entry, FavourMoved)]
    if not moved or moved[0].before == moved[-1].after:
        return ""
    return favour_steps(steps_between(moved[0].before, moved[-1].after))


def result(inside: Entries) -> str:
    """The most telling of what happened, or nothing."""
    if robs(inside):
        return rolled(robs(inside), purse(inside, ROBIN))
    if imprisoned(inside):
        return band(imprisoned(inside), False)
    freed = [entry for entry in inside if isinstance(entry, MenReleased)]
    if freed:
        return band(sum(entry.men for entry in freed), any(entry.robin for entry in freed))
    return moved(inside) or changed(inside)


def of_roll(inside: Entries) -> str:
    """What the die showed, and the sum against what it had to exceed; nothing of several rolls."""
    rolls = [entry for entry in inside if isinstance(entry, Rolled)]
    if len(rolls) != 1:
        return ""
    total, guard = rolls[0].robbers + rolls[0].face + rolls[0].bonus, rolls[0].guards + rolls[0].defense
    words = _("die {face}: {total} against {guard}")
    return words.format(face=signed(rolls[0].face), total=with_minus(total), guard=guard)


def imprisoned(inside: Entries) -> int:
    return sum(entry.men + entry.robin for entry in inside if isinstance(entry, MenImprisoned))


def purse(inside: Entries, side: int) -> str:
    """How the purse of a side has changed in the whole; nothing if it has not."""
    moved = (entry.amount for entry in inside if isinstance(entry, ShillingsMoved) and entry.side == side)
    amount = sum(moved)
    return shillings_gained(amount) if amount else ""


def purses(head: Entry, inside: Entries) -> list[str]:
    """How the purse of whoever acts has changed, then the other one."""
    actor = getattr(head, "side", ROBIN)
    other = ROBIN + SHERIFF - actor
    own, theirs = purse(inside, actor), purse(inside, other)
    words = _("Robin Hood {sum}") if other == ROBIN else _("Sheriff {sum}")
    return [*([own] if own else []), *([words.format(sum=theirs)] if theirs else [])]


def rolled(rolls: Sequence[bool], gain: str) -> str:
    """How many Robs succeeded, and what they brought."""
    if len(rolls) > 1:
        some = _("{n} of {of}, {sum}") if gain else _("{n} of {of} succeeded")
        return some.format(n=sum(rolls), of=len(rolls), sum=gain)
    if rolls[0]:
        return _("success, {sum}").format(sum=gain) if gain else _("success")
    return _("failure, {sum}").format(sum=gain) if gain else _("failure")


def moved(inside: Entries) -> str:
    """How many pieces went somewhere, or came to light."""
    walkers = sum(entry.number for entry in inside if isinstance(entry, HenchmenMoved))
    if walkers and not any(isinstance(entry, MenRevealed | CarriageMoved) for entry in inside):
        return henchmen(walkers)
    seen = sum(entry.men + entry.robin for entry in inside if isinstance(entry, MenRevealed))
    if seen:
        return n_("{n} Revealed", "{n} Revealed", seen).format(n=seen)
    men = sum(entry.number for entry in inside if isinstance(entry, MenWent))
    men += sum(entry.hidden + entry.revealed + entry.robin for entry in inside if isinstance(entry, MenMoved))
    return band(men, False) if men else ""


def changed(inside: Entries) -> str:
    """What else changed on the map, or in the purse."""
    places = [place_name(entry.space) for entry in inside if isinstance(entry, StatusChanged)]
    placed = sum(isinstance(entry, CarriagePlaced) for entry in inside)
    if placed:
        return n_("{n} Carriage", "{n} Carriages", placed).format(n=placed)
    if any(isinstance(entry, CampMoved) for entry in inside):
        return _("Camp")
    if places:
        return (
            places[0]
            if len(places) == 1
            else n_("{n} Parish", "{n} Parishes", len(places)).format(n=len(places))
        )
    rolling = len({entry.token for entry in inside if isinstance(entry, CarriageMoved)})
    if rolling:
        return n_("{n} Carriage", "{n} Carriages", rolling).format(n=rolling)
    amount = sum(entry.amount for entry in inside if isinstance(entry, ShillingsMoved))
    return shillings_gained(amount) if amount else ""


def shillings_gained(amount: int) -> str:
    return shillings(abs(amount)).replace(str(abs(amount)), signed(amount), 1)
