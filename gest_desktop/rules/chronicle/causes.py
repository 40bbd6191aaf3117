"""What a single entry means after those above it: where Shillings come from, and what found nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gest_desktop.rules.chronicle.land import deserted, favour, gave_in, income
from gest_desktop.rules.chronicle.men import in_robins_part, set_free
from gest_desktop.rules.chronicle.road import discard_shuffled, rolled
from gest_desktop.rules.journal import (
    CampMoved,
    CardTurned,
    DeedAdded,
    Entry,
    EventCarriedOut,
    FavourMoved,
    HenchmenMoved,
    MenReleased,
    MenRevealed,
    PhaseBegun,
    PlotChosen,
    Rolled,
    ShillingsMoved,
    StatusChanged,
    TravellerMoved,
    TravellersShuffled,
    WayChosen,
)
from gest_desktop.rules.naming import place_name
from gest_desktop.rules.vocabulary import AVAILABLE, DISCARD, NOTTINGHAM, OLLERTON_HILL
from gest_desktop.rules.words import N_, _

NO_PARISH: Final = N_("No Parish qualifies.")
FOUND_NOTHING: Final = {  # light halves that move Royal Favour even if their first part finds nothing
    6: NO_PARISH,
    7: NO_PARISH,
    18: N_("No Merry Man is Revealed."),
}
THE_RED_CAP: Final = 17
CAPTURES: Final = {(11, "dark"), (21, "dark")}  # halves of Events that end with a Capture


def with_cause(entry: Entry, earlier: Sequence[Entry]) -> str:
    """The entry with its cause in words, or nothing if the entries above it do not matter."""
    match entry:
        case ShillingsMoved(amount=gained) if isinstance(earlier[-1], PhaseBegun):
            return income(earlier[-1].name, gained, camps_on_the_hill(earlier))
        case FavourMoved():
            return after_nothing(entry, earlier)
        case CampMoved(source=space, target=target) if target == AVAILABLE and is_captured(earlier):
            return _("The Camp in {place} is Captured and removed.").format(place=place_name(space))
        case MenRevealed(robin=False) if is_inspiring(earlier[-1]):
            return in_robins_part(entry)
        case Rolled(space=space) if not isinstance(earlier[-1], TravellerMoved | WayChosen):
            return rolled(entry, treasury=space == NOTTINGHAM)
    return in_phase(entry, earlier)


def in_phase(entry: Entry, earlier: Sequence[Entry]) -> str:
    """The same for what a phase of the Royal Inspection brings about."""
    match entry, phase(earlier):
        case HenchmenMoved(target=target), "governance" if target == AVAILABLE:
            return deserted(entry)
        case StatusChanged(), "governance":
            return gave_in(entry)
        case MenReleased(), "mischief":
            return set_free(entry)
        case TravellersShuffled(), "reset" if some_are_discarded(earlier):
            return discard_shuffled()
    return ""


def after_nothing(entry: FavourMoved, earlier: Sequence[Entry]) -> str:
    """A step of Royal Favour after the first part of an Event has found nothing."""
    found = ""
    match earlier[-1]:
        case EventCarriedOut(half="light", card=number) if number in FOUND_NOTHING:
            found = _(FOUND_NOTHING[number])
        case MenRevealed(robin=True) if is_the_red_cap(earlier[:-1]):
            found = _(NO_PARISH)
    return f"{found} {favour(entry)}" if found else ""


def is_the_red_cap(earlier: Sequence[Entry]) -> bool:
    match earlier:
        case [*_others, EventCarriedOut(card=number, half="light")]:
            return number == THE_RED_CAP
    return False


def is_captured(earlier: Sequence[Entry]) -> bool:
    """Whether pieces that are taken away now are Captured by an Event."""
    for entry in reversed(earlier):
        match entry:
            case EventCarriedOut(card=number, half=half):
                return (number, half) in CAPTURES
            case PlotChosen() | CardTurned() | PhaseBegun():
                return False
    return False


def is_inspiring(entry: Entry) -> bool:
    return isinstance(entry, DeedAdded) and entry.name == "inspire"


def camps_on_the_hill(earlier: Sequence[Entry]) -> int:
    return sum(isinstance(one, CampMoved) and one.target == OLLERTON_HILL for one in earlier)


def some_are_discarded(earlier: Sequence[Entry]) -> bool:
    """Whether a Traveller has gone to the discard since the last Reset, and is still there."""
    resets = [at for at, one in enumerate(earlier) if isinstance(one, PhaseBegun) and one.name == "reset"]
    since = earlier[resets[-2] :] if len(resets) > 1 else earlier
    piles = {one.number: one.target for one in since if isinstance(one, TravellerMoved)}
    return DISCARD in piles.values()


def card(earlier: Sequence[Entry]) -> int:
    """The number of the card that is played."""
    return next((entry.number for entry in reversed(earlier) if isinstance(entry, CardTurned)), 0)


def phase(earlier: Sequence[Entry]) -> str:
    """The phase of the Royal Inspection; empty on other cards."""
    for entry in reversed(earlier):
        match entry:
            case PhaseBegun(name=name):
                return name
            case CardTurned():
                return ""
    return ""
