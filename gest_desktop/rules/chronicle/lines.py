"""The words of one line of the chronicle, which may tell several journal entries at once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from gest_desktop.rules.chronicle.causes import card, is_captured, phase, with_cause
from gest_desktop.rules.chronicle.grouping import groups, is_price, without_price
from gest_desktop.rules.chronicle.journeys import party, those_who_left
from gest_desktop.rules.chronicle.land import henchmen_walk, in_the_end, sold
from gest_desktop.rules.chronicle.men import (
    bribed,
    captured,
    hidden_in_spaces,
    left_the_game,
    turned,
)
from gest_desktop.rules.chronicle.play import BOX_AND_HALF, half, paid_deed, paid_plot, passes
from gest_desktop.rules.chronicle.prices import paid
from gest_desktop.rules.chronicle.road import brought, carriage_placed, confiscated, escorted
from gest_desktop.rules.chronicle.sentences import sentence
from gest_desktop.rules.journal import (
    BoxTaken,
    CarriageMoved,
    CarriagePlaced,
    CarriageShown,
    CarriageUsed,
    DeedAdded,
    Entry,
    EventCarriedOut,
    HenchmenMoved,
    MenHidden,
    MenImprisoned,
    MenLeft,
    MenMoved,
    MenWent,
    PlotChosen,
    ShillingsMoved,
    StatusChanged,
)
from gest_desktop.rules.naming import henchmen, shillings
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    DAY_OF_MARKET,
    OUT,
    ROBIN,
    TEMPORARY_TRUCE,
)
from gest_desktop.rules.words import _


def told(entries: Sequence[Entry], side: int | None = None) -> Iterator[tuple[Entry, str]]:
    """Each line with the entry it begins with, for the referee or for one side."""
    seen = entries if side is None else [entry.seen_by(side) for entry in entries]
    number = 0
    for group in groups(seen):
        yield group[0], line(group, seen[:number])
        number += len(group)


def line(group: Sequence[Entry], earlier: Sequence[Entry] = ()) -> str:
    """The line for entries that `grouping` put together; `earlier` are all entries above it."""
    act = without_price(group)
    match group[0], act[0]:
        case ShillingsMoved(amount=lost), ShillingsMoved() if len(group) > 1:
            return _("Robin Hood takes {sum} from the Sheriff.").format(sum=shillings(-lost))
        case ShillingsMoved() as price, _first if len(group) > 1:
            return paid(price, merged(act))
    return (earlier and after(act, earlier)) or act_line(act)


def after(act: Sequence[Entry], earlier: Sequence[Entry]) -> str:
    """What an act means after the entries above it, or nothing if they do not matter."""
    match act:
        case [HenchmenMoved(), HenchmenMoved(), *_others] if phase(earlier) == "redeployment" or (
            card(earlier) == TEMPORARY_TRUCE
        ):
            return henchmen_walk(in_the_end([one for one in act if isinstance(one, HenchmenMoved)]))
        case [CarriagePlaced() as carriage, *turned_over] if is_used_again(carriage, earlier):
            return confiscated(carriage, True) if turned_over else carriage_placed(carriage, True)
        case [MenMoved(source=source, target=where) as men] if (card(earlier), where) == (
            DAY_OF_MARKET,
            AVAILABLE,
        ):
            return sold(ROBIN, party(men), source, 0)
        case [MenImprisoned(), *_others] if is_captured(earlier):
            return captured(prisoners(act))
        case [entry]:
            return with_cause(entry, earlier)
    return ""


def is_used_again(carriage: CarriagePlaced, earlier: Sequence[Entry]) -> bool:
    """Whether another Carriage had the same number before."""
    return any(isinstance(one, CarriagePlaced) and one.token == carriage.token for one in earlier)


def act_line(act: Sequence[Entry]) -> str:
    match merged(act):
        case [one]:
            return sentence(one)
        case [BoxTaken() as box, ShillingsMoved(amount=gained)]:
            return passes(box, gained)
        case [BoxTaken(), EventCarriedOut() as event]:
            return half(event, BOX_AND_HALF)
        case [PlotChosen() as plot, ShillingsMoved(amount=amount)]:
            return paid_plot(plot, -amount)
        case [DeedAdded() as deed, ShillingsMoved(amount=amount)]:
            return paid_deed(deed, -amount)
        case [MenLeft() as left, *ways]:
            return those_who_left(left, [way for way in ways if isinstance(way, MenWent)])
        case [MenHidden(), MenHidden(), *_others]:
            return hidden_in_spaces([entry for entry in act if isinstance(entry, MenHidden)])
        case [HenchmenMoved(), HenchmenMoved(), *_others] as walks:
            return henchmen_walk([walk for walk in walks if isinstance(walk, HenchmenMoved)])
    return pieces_line(merged(act))


def pieces_line(act: Sequence[Entry]) -> str:
    """Pieces that go together, replace each other or bring in Shillings."""
    match act:
        case [CarriageMoved() as carriage, HenchmenMoved(number=escort)]:
            return escorted(carriage, escort)
        case [CarriagePlaced() as carriage, StatusChanged()]:
            return confiscated(carriage)
        case [CarriageUsed() as used, ShillingsMoved() as gain]:
            return brought(used, gain)
        case [HenchmenMoved(number=number), MenMoved() as men]:
            return turned(number, men)
        case [MenMoved(target=target) as men, HenchmenMoved(number=number)]:
            return left_the_game(men, number) if target == OUT else bribed(men, number)
        case [HenchmenMoved(number=number, source=source), ShillingsMoved(side=side, amount=gained)]:
            return sold(side, henchmen(number), source, gained)
        case [MenMoved(source=source) as men, ShillingsMoved(side=side, amount=gained)]:
            return sold(side, party(men), source, gained)
    return sentence(act[0])


def merged(act: Sequence[Entry]) -> Sequence[Entry]:
    """The entries without those that only say once more what another says."""
    match act:
        case [CarriageShown(), CarriageUsed(), *_gain]:
            return act[1:]
        case [HenchmenMoved() | MenMoved() | MenImprisoned(), *others] if all(
            isinstance(other, type(act[0])) for other in others
        ):
            return [together(way) for way in ways(act)]
    return act


def ways(act: Sequence[Entry]) -> list[list[Entry]]:
    """Moves of pieces, sorted by where they come from and go to."""
    found: dict[tuple[int, ...], list[Entry]] = {}
    for entry in act:
        way = (entry.source, entry.target) if isinstance(entry, HenchmenMoved | MenMoved) else ()
        found.setdefault(way, []).append(entry)
    return list(found.values())


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
        case MenImprisoned():
            return prisoners(act)
    return first


def prisoners(act: Sequence[Entry]) -> MenImprisoned:
    """Merry Men who were taken from the same space one after the other."""
    taken = [one for one in act if isinstance(one, MenImprisoned)]
    return MenImprisoned(taken[0].space, sum(one.men for one in taken), any(one.robin for one in taken))


def subject(group: Sequence[Entry]) -> Entry:
    """The entry that a line is about: what was paid for, not the price."""
    return without_price(group)[0]


def actor_of(group: Sequence[Entry]) -> Entry:
    """The entry that says who acted: who paid or gained, unless it was taken from them."""
    taken = len(group) > 1 and is_price(group[0]) and isinstance(group[1], ShillingsMoved)
    robbed = isinstance(group[0], CarriageShown | CarriageUsed) and isinstance(group[-1], ShillingsMoved)
    return group[-1] if taken or robbed else group[0]
