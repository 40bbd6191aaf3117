"""What can be sung of a game: facts read from its journal, each with the entry that proves it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from gest_desktop.rules.journal import (
    Announced,
    BoxTaken,
    BridgeBuilt,
    CampMoved,
    CardTurned,
    CarriageShown,
    CarriageUsed,
    DeedAdded,
    Entry,
    EventCarriedOut,
    FavourMoved,
    MenImprisoned,
    MenMoved,
    MenReleased,
    MenRevealed,
    OllertonSettled,
    Rolled,
    ShillingsMoved,
    StatusChanged,
    TravellerMoved,
    TruceAnswered,
    UnrestCounted,
)
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    BEING_ROBBED,
    NOTTINGHAM,
    NOWHERE,
    PRISON,
    REVOLTING,
    ROBIN,
    SHERIFF,
    SPACES,
    SUBMISSIVE,
    TRAP,
)

TRAVELLERS: Final = (
    *("", "merchant", "merchant", "knight", "knight", "lea", "monks"),
    *("monks", "monks", "potter", "miller", "bishop", "gisborne"),
)
FORTUNES: Final = {1: "market", 3: "queen", 8: "warden", 16: "rain"}
# Events of Robin Hood's, and the entry without which they came to nothing.
EVENTS: Final[dict[int, tuple[str, type[Entry]]]] = {
    5: ("john", MenMoved),
    13: ("ambush", MenMoved),
    15: ("scarlet", CampMoved),
    17: ("red_cap", MenRevealed),
    18: ("allan", FavourMoved),
    21: ("horn", MenRevealed),
    23: ("tuck", StatusChanged),
    24: ("marian", Entry),
}
GUY_OF_GISBORNE: Final = 4
LIKE_MANY: Final = 2  # as many Merry Men as make a verse


@dataclass(frozen=True, slots=True)
class Fact:
    """Something that happened: what kind of thing, the entry of the journal that says so, where, how many."""

    kind: str
    at: int
    place: int = NOWHERE
    number: int = 0


def read_facts(entries: Sequence[Entry]) -> list[Fact]:
    """Everything in a journal that there are verses about, in order."""
    return [fact for at in range(len(entries)) for fact in facts_at(entries, at)]


def facts_at(entries: Sequence[Entry], at: int) -> Iterator[Fact]:
    match entries[at]:
        case CardTurned(number=number) if number in FORTUNES:
            yield Fact(FORTUNES[number], at)
        case TruceAnswered(accepts=True):
            yield Fact("truce", at)
        case UnrestCounted():
            yield from inspection(entries, at)
        case EventCarriedOut(side=side, card=card, half=half):
            yield from event(entries, at, side, card, half)
        case DeedAdded(side=side, name="inspire") if side == ROBIN:
            yield from inspiration(entries, at)
        case BridgeBuilt():
            yield Fact("bridge", at)
        case OllertonSettled():
            yield Fact("ollerton", at)
        case CampMoved(source=source, target=target):
            if source == AVAILABLE and target in SPACES:
                yield Fact("camp_built", at, target)
            elif target == AVAILABLE and source in SPACES:
                yield Fact("camp_lost", at, source)
        case StatusChanged(space=space, status=status):
            if status in (REVOLTING, SUBMISSIVE):
                yield Fact("revolt" if status == REVOLTING else "submitted", at, space)
        case Rolled():
            yield from rob(entries, at)
        case CarriageUsed(source=place) if place == NOTTINGHAM and comes_next(
            entries, at, ShillingsMoved, SHERIFF
        ):
            yield Fact("carriage_home", at)
        case _:
            yield from prison(entries[at], at)


def prison(entry: Entry, at: int) -> Iterator[Fact]:
    """Who goes in, and who comes out."""
    match entry:
        case MenImprisoned(space=space, robin=True):
            yield Fact("robin_caught", at, space)
        case MenImprisoned(space=space, men=men) if men >= LIKE_MANY:
            yield Fact("men_caught", at, space, men)
        case MenMoved(source=source, target=target, robin=robin) if source == PRISON and target in SPACES:
            yield Fact("robin_freed" if robin else "prison_break", at)
        case MenReleased(target=target, robin=robin) if target in SPACES:
            yield Fact("robin_freed" if robin else "prison_break", at)


def inspection(entries: Sequence[Entry], at: int) -> Iterator[Fact]:
    """What the King's men found, unless that was the end of the game."""
    favour = favour_after(entries, at)
    if favour and any(isinstance(entry, CardTurned) for entry in entries[at:]):
        yield Fact("inspection_justice" if favour > 0 else "inspection_order", at)


def favour_after(entries: Sequence[Entry], at: int) -> int:
    """Royal Favour after an entry and what moved with it; 0 if the journal never tells."""
    moved = [entry.after for entry in entries[: at + 2] if isinstance(entry, FavourMoved)]
    return moved[-1] if moved else 0


def event(entries: Sequence[Entry], at: int, side: int, card: int, half: str) -> Iterator[Fact]:
    effect = effect_of(entries, at)
    if side == ROBIN and half == "light" and card in EVENTS:
        kind, needed = EVENTS[card]
        if any(isinstance(entry, needed) for entry in effect):
            yield Fact(kind, at)
    if side == SHERIFF and half == "dark" and card == GUY_OF_GISBORNE and effect:
        yield Fact("gisborne_hired", at)


def effect_of(entries: Sequence[Entry], at: int) -> list[Entry]:
    """What an Event brought about; nothing if it failed."""
    effect: list[Entry] = []
    for entry in entries[at + 1 :]:
        if isinstance(entry, Announced):
            return []
        if isinstance(entry, BoxTaken | CardTurned):
            break
        effect.append(entry)
    return effect


def inspiration(entries: Sequence[Entry], at: int) -> Iterator[Fact]:
    """Robin shows himself in a Parish, and Justice grows."""
    match entries[at + 1 : at + 3]:
        case [MenRevealed(space=space, robin=True), FavourMoved(before=before, after=after)] if (
            after > before
        ):
            yield Fact("inspire", at, space)


def rob(entries: Sequence[Entry], at: int) -> Iterator[Fact]:
    """A Rob: of whom, and how it went."""
    rolled = entries[at]
    assert isinstance(rolled, Rolled)
    target = next((e for e in reversed(entries[:at]) if isinstance(e, CarriageShown) or is_met(e)), None)
    if not rolled.success:
        is_trap = isinstance(target, CarriageShown) and target.kind == TRAP and target.space == rolled.space
        yield Fact("trap" if is_trap else "rob_failed", at, rolled.space)
    elif isinstance(target, TravellerMoved):
        kind = TRAVELLERS[target.number]
        if kind == "gisborne" or comes_next(entries, at, ShillingsMoved, ROBIN):
            yield Fact(kind, at, rolled.space)
    elif isinstance(entries[at + 1], CarriageUsed):
        yield Fact("carriage_robbed", at, rolled.space)


def is_met(entry: Entry) -> bool:
    return isinstance(entry, TravellerMoved) and entry.target == BEING_ROBBED


def comes_next(entries: Sequence[Entry], at: int, kind: type[ShillingsMoved], side: int) -> bool:
    """Whether a side is paid right after an entry."""
    following = entries[at + 1 : at + 2]
    return any(isinstance(entry, kind) and entry.side == side and entry.amount > 0 for entry in following)
