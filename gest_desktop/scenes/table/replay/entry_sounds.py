"""Which sound goes with which journal entry."""

from __future__ import annotations

from typing import Final

from gest_desktop.rules import journal
from gest_desktop.rules.journal import CampMoved, Entry, FavourMoved, Rolled, ShillingsMoved, StatusChanged
from gest_desktop.rules.vocabulary import AVAILABLE, REVOLTING

PLAIN: Final[dict[type[Entry], str]] = {
    Rolled: "dice_shake",
    journal.BandSetOut: "piece_hidden",
    journal.BandWentHome: "piece_hidden",
    journal.CardTurned: "card_turn",
    journal.CarriageMoved: "cart_passes",
    journal.CarriageShown: "card_turn",
    journal.HenchmenMoved: "piece_drop",
    journal.MenHidden: "piece_hidden",
    journal.MenImprisoned: "prison_gate",
    journal.MenMoved: "piece_drop",
    journal.MenRevealed: "piece_revealed",
    journal.MenWent: "piece_drop",
    journal.PhaseBegun: "inspection_bell",
    journal.RobinShown: "horn_call",
    journal.TravellerMoved: "card_slide",
    journal.UnrestCounted: "inspection_bell",
}


def cue(entry: Entry) -> str:
    """The name of a sound, or an empty string."""
    match entry:
        case ShillingsMoved(amount=amount):
            return "coin_gain" if amount > 0 else "coin_pay"
        case FavourMoved(before=before, after=after):
            if after == before:
                return ""
            return "favour_to_justice" if after > before else "favour_to_order"
        case StatusChanged(status=status):
            return "parish_revolts" if status == REVOLTING else "parish_submits"
        case CampMoved(source=source):
            return "camp_placed" if source == AVAILABLE else "piece_lift"
    return PLAIN.get(type(entry), "")


def verdict(entry: Entry) -> str:
    """The sound when the die lies still."""
    if not isinstance(entry, Rolled):
        return ""
    return "success" if entry.success else "failure"
