"""Which sound goes with which entry of the journal."""

from __future__ import annotations

from typing import Final

from gest_desktop.rules.state import Entry
from gest_desktop.rules.vocabulary import AVAILABLE, REVOLTING

PLAIN: Final = {
    "card": "card_turn", "men": "piece_drop", "went": "piece_drop", "henchmen": "piece_drop",
    "carriage_moved": "cart_passes", "carriage_shown": "card_turn", "traveller": "card_slide",
    "revealed": "piece_revealed", "hidden": "piece_hidden", "imprisoned": "prison_gate", "robin": "horn_call",
    "unrest": "inspection_bell", "phase": "inspection_bell", "redeployed": "piece_hidden",
    "set_up": "piece_hidden", "rolled": "dice_shake",
}  # fmt: skip


def cue(entry: Entry) -> str:
    """The name of a sound, or nothing."""
    verb = str(entry[0])
    if verb == "shillings":
        return "coin_gain" if entry[2] > 0 else "coin_pay"
    if verb == "favour":
        return "favour_to_justice" if entry[2] > entry[1] else "favour_to_order"
    if verb == "status":
        return "parish_revolts" if entry[2] == REVOLTING else "parish_submits"
    if verb == "camp":
        return "camp_placed" if entry[1] == AVAILABLE else "piece_lift"
    return PLAIN.get(verb, "")


def verdict(entry: Entry) -> str:
    """What is heard when the die lies still."""
    if entry[0] != "rolled":
        return ""
    return "success" if entry[-1] else "failure"
