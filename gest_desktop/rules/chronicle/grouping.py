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
    CarriageShown,
    CarriageUsed,
    Entry,
    HenchmenMoved,
    ManMadeRoom,
    MenHidden,
    MenLeft,
    MenMoved,
    MenRevealed,
    MenWent,
    ShillingsMoved,
    StatusChanged,
)
from gest_desktop.rules.vocabulary import AVAILABLE, ROBIN, SHERIFF

PAID_FOR = (HenchmenMoved, ManMadeRoom, MenHidden, MenMoved, MenRevealed, StatusChanged)
NEVER_FIRST = (*PAID_FOR, CampMoved, CarriageUsed, MenWent, ShillingsMoved)


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
        case ManMadeRoom(space=space), CampMoved(source=source, target=target):
            return (source, target) == (AVAILABLE, space)
        case HenchmenMoved(source=space, target=target), MenMoved():
            return target == AVAILABLE and (entry.source, entry.target) == (AVAILABLE, space)
        case CarriageMoved(source=source, target=target), HenchmenMoved():
            return (source, target) == (entry.source, entry.target)
        case CarriageShown(token=token), CarriageUsed(token=used):
            return token == used
    return False


def continues(act: Sequence[Entry], entry: Entry) -> bool:
    """Whether more pieces go the same way, or more of those who left a space arrive somewhere."""
    match act[0], entry:
        case MenLeft(origin=origin), MenWent(origin=source):
            return origin == source
        case HenchmenMoved() as first, HenchmenMoved() as more:
            return (first.source, first.target) == (more.source, more.target)
        case MenMoved() as leader, MenMoved() as follower:
            return (leader.source, leader.target) == (follower.source, follower.target)
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
