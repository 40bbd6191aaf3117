"""Which journal entries make up one line of the chronicle: an act with its price, its escort, its ways.

Grouping looks only at entries as a side reads them, so that its lines tell no more than they do.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from gest_desktop.rules.journal import (
    BoxTaken,
    CampMoved,
    CarriageMoved,
    CarriagePlaced,
    CarriageShown,
    CarriageUsed,
    DeedAdded,
    Entry,
    EventCarriedOut,
    HenchmenMoved,
    ManMadeRoom,
    MenHidden,
    MenImprisoned,
    MenLeft,
    MenMoved,
    MenRevealed,
    MenWent,
    PlotChosen,
    ShillingsMoved,
    StatusChanged,
)
from gest_desktop.rules.vocabulary import AVAILABLE, EVENT, OUT, PRISON, ROBIN, SHERIFF

PAID_FOR = (CampMoved, HenchmenMoved, ManMadeRoom, MenHidden, MenMoved, MenRevealed, StatusChanged)
NEVER_FIRST = (*PAID_FOR, CarriageUsed, EventCarriedOut, MenImprisoned, MenWent, ShillingsMoved)
PAID_AT_ONCE = ("sneak", "disperse")  # the price is for the whole, not for each space


def is_price(entry: Entry) -> bool:
    return isinstance(entry, ShillingsMoved) and entry.amount < 0


def without_price(group: Sequence[Entry]) -> Sequence[Entry]:
    return group[1:] if len(group) > 1 and is_price(group[0]) else group


def joins(group: Sequence[Entry], entry: Entry) -> bool:
    """Whether an entry belongs to the line that these entries began."""
    if not isinstance(entry, NEVER_FIRST):
        return False
    if len(group) == 1 and is_price(group[0]):
        return isinstance(entry, PAID_FOR) or is_taken(group[0], entry)
    act = without_price(group)
    if len(act) == 1 and completes(act[0], entry):
        return True
    return continues(act, entry)


def is_taken(price: Entry, gain: Entry) -> bool:
    """Whether Robin Hood gains what the Sheriff loses."""
    match price, gain:
        case ShillingsMoved(side=payer, amount=paid), ShillingsMoved(side=taker, amount=gained):
            return (payer, taker) == (SHERIFF, ROBIN) and paid + gained == 0
    return False


def completes(first: Entry, entry: Entry) -> bool:
    """Whether both are halves of one act."""
    match first, entry:
        case BoxTaken(side=side, passes=True), ShillingsMoved(side=payee, amount=amount):
            return side == payee and amount > 0
        case BoxTaken(box=box, passes=False), EventCarriedOut():
            return box == EVENT
        case PlotChosen(name=name) | DeedAdded(name=name), ShillingsMoved():
            return name in PAID_AT_ONCE and is_price(entry)
        case ManMadeRoom(space=space), CampMoved(source=source, target=target):
            return (source, target) == (AVAILABLE, space)
        case CarriageMoved(source=source, target=target), HenchmenMoved():
            return (source, target) == (entry.source, entry.target)
        case CarriagePlaced(space=space), StatusChanged(space=parish):
            return space == parish
        case CarriageShown(token=token), CarriageUsed(token=used):
            return token == used
    return exchanges(first, entry) or brings_in(first, entry)


def exchanges(first: Entry, entry: Entry) -> bool:
    """Whether pieces of both sides go the same way, or one replaces the other."""
    match first, entry:
        case HenchmenMoved(source=space, target=target), MenMoved(source=source, target=where):
            return target == AVAILABLE and (source, where) == (AVAILABLE, space)
        case MenMoved(source=space, target=target), HenchmenMoved(source=source, target=where):
            replaced = target == AVAILABLE and (source, where) == (AVAILABLE, space)
            return replaced or (target == OUT and (source, where) == (space, OUT))
    return False


def brings_in(first: Entry, entry: Entry) -> bool:
    """Whether a side gains Shillings for a piece that left the map."""
    match first, entry:
        case CarriageUsed(), ShillingsMoved(amount=gained):
            return gained > 0
        case HenchmenMoved(target=target), ShillingsMoved(side=payee, amount=gained):
            return target == AVAILABLE and payee == SHERIFF and gained > 0
        case MenMoved(target=target), ShillingsMoved(side=payee, amount=gained):
            return target == AVAILABLE and payee == ROBIN and gained > 0
    return False


def continues(act: Sequence[Entry], entry: Entry) -> bool:
    """Whether more pieces go the same way, or more of those who left a space arrive somewhere."""
    match act[0], entry:
        case MenLeft(origin=origin), MenWent(origin=source):
            return origin == source
        case CarriageShown(), ShillingsMoved():
            return len(act) == 2 and brings_in(act[1], entry)
    return isinstance(act[-1], type(act[0])) and goes_on(act[0], entry)


def goes_on(first: Entry, entry: Entry) -> bool:
    """Whether the same happens to more pieces."""
    match first, entry:
        case HenchmenMoved(source=source, target=target), HenchmenMoved():
            on_the_map = max(source, target, entry.source, entry.target) < PRISON
            return on_the_map or (source, target) == (entry.source, entry.target)
        case MenMoved(source=source, target=target), MenMoved():
            return (source, target) == (entry.source, entry.target)
        case MenImprisoned(space=space), MenImprisoned(space=other):
            return space == other
        case MenHidden(), MenHidden():
            return True
    return False


def heads(entries: Sequence[Entry]) -> list[int]:
    """For each entry, the number of the entry that begins its line."""
    found: list[int] = []
    for number, entry in enumerate(entries):
        begins = not found or not joins(entries[found[-1] : number], entry)
        found.append(number if begins else found[-1])
    return found


def groups(entries: Sequence[Entry]) -> Iterator[Sequence[Entry]]:
    """The entries line by line."""
    ends = [*sorted(set(heads(entries))), len(entries)]
    for start, end in pairwise(ends):
        yield entries[start:end]
