"""What precedes a chronicle line: the side that acted, and an icon for what happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gest_desktop.rules import journal
from gest_desktop.rules.chronicle import sentence
from gest_desktop.rules.journal import (
    BoxTaken,
    CardTurned,
    DeedAdded,
    Entry,
    PhaseBegun,
    PlotChosen,
    StatusChanged,
)
from gest_desktop.rules.naming import side_name
from gest_desktop.rules.texts import event_title
from gest_desktop.rules.vocabulary import BOX_IDS, NOBODY, ROBIN, SHERIFF
from gest_desktop.rules.words import _

BY_A_SIDE: Final = (
    BoxTaken,
    DeedAdded,
    PlotChosen,
    journal.EventCarriedOut,
    journal.FirstOnNextCard,
    journal.GameWon,
    journal.SearchedInVain,
    journal.ShillingsMoved,
    journal.TruceAnswered,
)
OF_ROBIN: Final = (
    journal.Announced,
    journal.BandSetOut,
    journal.BandWentHome,
    journal.CampMoved,
    journal.ManMadeRoom,
    journal.MenHidden,
    journal.MenLeft,
    journal.MenMoved,
    journal.MenReleased,
    journal.MenWent,
    journal.OllertonSettled,
    journal.RobinShown,
    journal.RobinTradedPlaces,
    journal.Rolled,
    journal.TravellerMoved,
    journal.WayChosen,
)
OF_SHERIFF: Final = (
    journal.CarriageMoved,
    journal.CarriagePlaced,
    journal.CarriageUsed,
    journal.HenchmenMoved,
    journal.MenImprisoned,
)
OF_EITHER: Final = (journal.CampMoved, journal.TravellerMoved)
BEGUN: Final = (BoxTaken, DeedAdded, PlotChosen, journal.EventCarriedOut)
APART: Final = (CardTurned, PhaseBegun, journal.UnrestCounted)
# Names of the kit's icons begin with one of KIT; the rest are pieces.
SIGNS: Final[dict[type[Entry], str]] = {
    CardTurned: "box_event",
    journal.Announced: "robin_revealed",
    journal.BalladBegun: "phase_ballad",
    journal.BandSetOut: "merry_hidden",
    journal.BandWentHome: "merry_hidden",
    journal.BridgeBuilt: "bridge",
    journal.CampMoved: "camp",
    journal.CarriageMoved: "carriage_unknown",
    journal.CarriagePlaced: "carriage_unknown",
    journal.CarriageShown: "carriage_unknown",
    journal.CarriageUsed: "carriage_unknown",
    journal.CarriagesReturned: "carriage_unknown",
    journal.EventCarriedOut: "box_event",
    journal.FavourMoved: "royal_favour",
    journal.FirstOnNextCard: "box_first_eligible",
    journal.FortuneCounted: "box_event",
    journal.GameWon: "phase_royal_inspection",
    journal.HenchmenMoved: "henchman",
    journal.ManMadeRoom: "camp",
    journal.MenHidden: "merry_hidden",
    journal.MenImprisoned: "plot_capture",
    journal.MenLeft: "merry_hidden",
    journal.MenMoved: "merry_hidden",
    journal.MenReleased: "merry_revealed",
    journal.MenRevealed: "merry_revealed",
    journal.MenWent: "merry_hidden",
    journal.NothingChanged: "box_event",
    journal.OllertonSettled: "camp",
    journal.RobinShown: "robin_revealed",
    journal.RobinTradedPlaces: "robin_revealed",
    journal.Rolled: "icon_odds",
    journal.SearchedInVain: "plot_patrol",
    journal.ShillingsMoved: "coin_1",
    journal.TravellerMoved: "plot_rob",
    journal.TravellersShuffled: "icon_redo",
    journal.TruceAnswered: "box_event",
    journal.UnrestCounted: "phase_unrest",
    journal.WayChosen: "plot_rob",
}
KIT: Final = ("box_", "phase_", "plot_", "deed_", "icon_")
STATUSES: Final = ("submissive", "revolting", "passive")


def side_of(entry: Entry) -> int:
    """The side that acted, as far as the line says so."""
    if isinstance(entry, BY_A_SIDE):
        return entry.side
    if isinstance(entry, OF_ROBIN):
        return ROBIN
    return SHERIFF if isinstance(entry, OF_SHERIFF) else NOBODY


def doer(entry: Entry, earlier: Sequence[Entry]) -> int:
    """The side that did this: of what either side may do, the one whose Plot, Deed or Event it belongs to."""
    if isinstance(entry, OF_EITHER):
        begun = next((each for each in reversed(earlier) if isinstance(each, (*BEGUN, *APART))), None)
        if isinstance(begun, BEGUN):
            return begun.side
    return side_of(entry)


def sign_of(entry: Entry) -> str:
    match entry:
        case PlotChosen(name=plot):
            return f"plot_{plot}"
        case DeedAdded(name=deed):
            return f"deed_{deed}"
        case PhaseBegun(name=phase):
            return f"phase_{phase}"
        case StatusChanged(status=status):
            return STATUSES[status]
        case BoxTaken(box=box, passes=passes):
            return "box_pass" if passes else f"box_{BOX_IDS[box]}"
    return SIGNS[type(entry)]


def words_of(entry: Entry) -> str:
    if isinstance(entry, CardTurned):
        return _(event_title(entry.number))
    return sentence(entry)


def side_letter(side: int) -> str:
    """The letter for a side where there is no room for its name."""
    words = side_name(side).split()
    return words[-1][0] if side == SHERIFF else words[0][0]
