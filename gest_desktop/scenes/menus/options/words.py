"""The names of the options."""

from __future__ import annotations

from typing import Final

from gest_desktop.ai.cores import AUTOMATIC
from gest_desktop.rules.words import N_, _

# Not translated, so that players can find their own language on a screen they cannot read.
LANGUAGES: Final = {"en": "English", "it": "Italiano"}
PALETTES: Final = {
    "parchment": N_("Parchment"),
    "high contrast": N_("High contrast"),
    "blue and orange": N_("Blue and orange"),
}
CONFIRM: Final = {
    "never": (N_("Never"), N_("What you choose stands, until you take it back.")),
    "risky": (N_("When it is risky"), N_("Before the dice, and before something is uncovered.")),
    "end of turn": (N_("At the end of every turn"), N_("Look at the whole turn once more before it stands.")),
}
VOLUMES: Final = {
    "master": (N_("Everything"), N_("All that is heard.")),
    "music": (N_("Music"), N_("Lute, pipe and drum.")),
    "ambience": (N_("Greenwood"), N_("Birds and leaves around the table.")),
    "table": (N_("Table"), N_("Pieces, cards, coins and dice.")),
    "shire": (N_("Shire"), N_("Arrows, carts, crowds and gates.")),
    "signals": (N_("Signals"), N_("Your turn, success and failure, the end.")),
}


def percent(value: int) -> str:
    return f"{value} %"


def times(value: int) -> str:
    return f"{value / 100:g} ×"


def core_number(value: int) -> str:
    return _("Auto") if value == AUTOMATIC else f"{value}"
