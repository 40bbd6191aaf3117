"""What stands before a line of the chronicle: whose doing it is, and a sign for what happened."""

from __future__ import annotations

from typing import Final

from gest_desktop.rules.chronicle import sentence
from gest_desktop.rules.naming import side_name
from gest_desktop.rules.state import Entry
from gest_desktop.rules.texts import event_title
from gest_desktop.rules.vocabulary import BOX_IDS, NOBODY, ROBIN, SHERIFF
from gest_desktop.rules.words import _

SIDE_FIRST: Final = {"box", "plot", "deed", "half", "first", "shillings", "winner"}  # the side is named first
OF_ROBIN: Final = {
    "set_up",
    "redeployed",
    "men",
    "left",
    "went",
    "hidden",
    "settled",
    "robin",
    "traded",
    "announced",
    "camp",
    "ollerton",
    "traveller",
    "way",
    "rolled",
    "released",
}
OF_SHERIFF: Final = {
    "henchmen",
    "carriage_placed",
    "carriage_moved",
    "carriage_used",
    "revealed",
    "imprisoned",
}
# Names of the kit's signs begin with one of KIT; the rest are pieces.
SIGNS: Final = {
    "card": "box_event", "unrest": "phase_unrest", "ballad": "phase_ballad",
    "winner": "phase_royal_inspection",
    "box": "box_single_plot", "first": "box_first_eligible", "half": "box_event", "bridge": "bridge",
    "shillings": "coin_1", "favour": "royal_favour", "henchmen": "henchman", "camp": "camp",
    "men": "merry_hidden", "left": "merry_hidden", "went": "merry_hidden", "hidden": "merry_hidden",
    "set_up": "merry_hidden", "redeployed": "merry_hidden", "settled": "camp", "revealed": "merry_revealed",
    "imprisoned": "plot_capture", "released": "merry_revealed", "robin": "robin_revealed",
    "traded": "robin_revealed", "announced": "robin_revealed", "carriage_placed": "carriage_unknown",
    "carriage_moved": "carriage_unknown", "carriage_shown": "carriage_unknown", "ollerton": "camp",
    "carriage_used": "carriage_unknown", "carriages_returned": "carriage_unknown",
    "traveller": "plot_rob", "shuffled": "icon_redo", "way": "plot_rob", "rolled": "icon_odds",
}  # fmt: skip
KIT: Final = ("box_", "phase_", "plot_", "deed_", "icon_")
STATUSES: Final = ("submissive", "revolting", "passive")


def side_of(entry: Entry) -> int:
    """Whose doing it is, as far as the line says so."""
    verb = str(entry[0])
    if verb in SIDE_FIRST:
        return int(entry[1])
    if verb in OF_ROBIN:
        return ROBIN
    return SHERIFF if verb in OF_SHERIFF else NOBODY


def sign_of(entry: Entry) -> str:
    verb = str(entry[0])
    if verb == "plot":
        return f"plot_{entry[2]}"
    if verb == "deed":
        return f"deed_{entry[2]}"
    if verb == "phase":
        return f"phase_{entry[1]}"
    if verb == "status":
        return STATUSES[int(entry[2])]
    if verb == "box":
        return "box_pass" if entry[3] else f"box_{BOX_IDS[int(entry[2])]}"
    return SIGNS.get(verb, "icon_chronicle")


def words_of(entry: Entry) -> str:
    if entry[0] == "card":
        return _(event_title(int(entry[1])))
    return sentence(entry)


def side_letter(side: int) -> str:
    """The letter that stands for a side where there is no room for its name."""
    words = side_name(side).split()
    return words[-1][0] if side == SHERIFF else words[0][0]
