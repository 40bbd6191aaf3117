"""The words of one line of the chronicle, which may tell several journal entries at once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from gest_desktop.rules.chronicle.grouping import groups, is_price, without_price
from gest_desktop.rules.chronicle.men import replaced, those_who_left
from gest_desktop.rules.chronicle.play import passes
from gest_desktop.rules.chronicle.road import arrived, escorted, met, rolled
from gest_desktop.rules.chronicle.sentences import sentence
from gest_desktop.rules.journal import (
    BoxTaken,
    CarriageMoved,
    CarriageShown,
    Entry,
    HenchmenMoved,
    MenLeft,
    MenMoved,
    MenRevealed,
    MenWent,
    PhaseBegun,
    Rolled,
    ShillingsMoved,
    StatusChanged,
    TravellerMoved,
)
from gest_desktop.rules.naming import shillings, side_name
from gest_desktop.rules.vocabulary import BEING_ROBBED, NOTTINGHAM
from gest_desktop.rules.words import N_, _

INCOME = {
    "mischief": N_("Robin Hood's Camps bring in {sum}."),
    "governance": N_("The Sheriff's taxes bring in {sum}."),
}


def told(entries: Sequence[Entry], side: int | None = None) -> Iterator[tuple[Entry, str]]:
    """Each line with the entry it begins with, for the referee or for one side."""
    seen = entries if side is None else [entry.seen_by(side) for entry in entries]
    before: Entry | None = None
    for group in groups(seen):
        yield group[0], line(group, before)
        before = group[-1]


def line(group: Sequence[Entry], before: Entry | None = None) -> str:
    """The line for entries that `grouping` put together; `before` is the entry above it."""
    act = without_price(group)
    match group[0], act[0]:
        case ShillingsMoved(amount=gained), _first if len(group) == 1 and isinstance(before, PhaseBegun):
            return income(before.name, gained) or sentence(group[0])
        case ShillingsMoved(amount=paid), ShillingsMoved() if len(group) > 1:
            return _("Robin Hood takes {sum} from the Sheriff.").format(sum=shillings(-paid))
        case ShillingsMoved(side=payer, amount=paid), StatusChanged():
            words = _("{side} pays {sum}, and {what}")
            return words.format(side=side_name(payer), sum=shillings(-paid), what=act_line(act))
        case ShillingsMoved(amount=paid), _first if len(group) > 1:
            return _("For {sum}, {what}").format(sum=shillings(-paid), what=act_line(act))
        case TravellerMoved(target=pile), _first if pile == BEING_ROBBED and isinstance(before, MenRevealed):
            return met(group[0], before.space)
        case Rolled(), _first if isinstance(before, MenRevealed):  # no card or Carriage was shown since
            return rolled(group[0], treasury=group[0].space == NOTTINGHAM)
    return act_line(act)


def income(phase: str, gained: int) -> str:
    if gained <= 0 or phase not in INCOME:
        return ""
    return _(INCOME[phase]).format(sum=shillings(gained))


def act_line(act: Sequence[Entry]) -> str:
    first, *rest = act
    if not rest:
        return sentence(first)
    match first, rest[0]:
        case BoxTaken(), ShillingsMoved(amount=gained):
            return passes(first, gained)
        case CarriageMoved(), HenchmenMoved(number=escort):
            return escorted(first, escort)
        case CarriageShown(), _used:
            return arrived(first)
        case HenchmenMoved(number=number), MenMoved():
            return replaced(number, rest[0])
        case MenLeft(), _went:
            return those_who_left(first, [way for way in rest if isinstance(way, MenWent)])
    return sentence(together(act))


def together(act: Sequence[Entry]) -> Entry:
    """Pieces that went the same way one after the other, as one move."""
    match first := act[0]:
        case HenchmenMoved():
            return replace(first, number=sum(one.number for one in act if isinstance(one, HenchmenMoved)))
        case MenMoved():
            moved = [one for one in act if isinstance(one, MenMoved)]
            return replace(
                first,
                hidden=sum(one.hidden for one in moved),
                revealed=sum(one.revealed for one in moved),
                robin=any(one.robin for one in moved),
            )
    return first


def subject(group: Sequence[Entry]) -> Entry:
    """The entry that a line is about: what was paid for, not the price."""
    return without_price(group)[0]


def actor_of(group: Sequence[Entry]) -> Entry:
    """The entry that says who acted: who paid, unless it was taken from them."""
    taken = len(group) > 1 and is_price(group[0]) and isinstance(group[1], ShillingsMoved)
    return group[1] if taken else group[0]
