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
    "never": (N_("Never"), N_("Choices take effect at once. You can still undo.")),
    "risky": (N_("Risky choices"), N_("Before a die roll, and before anything secret is revealed.")),
    "end of turn": (N_("At the end of every turn"), N_("Review the whole turn before it counts.")),
}
CHOICES: Final = {
    "steady": N_("In one place"),
    "pointer": N_("At the pointer"),
    "beside": N_("Beside it"),
    "corner": N_("In a corner"),
}
VOLUMES: Final = {
    "master": (N_("Master volume"), N_("All sounds.")),
    "music": (N_("Music"), N_("Lute, pipe and drum.")),
    "ambience": (N_("Ambience"), N_("Birds and leaves around the table.")),
    "table": (N_("Table sounds"), N_("Pieces, cards, coins and dice.")),
    "shire": (N_("Shire sounds"), N_("Arrows, carts, crowds and gates.")),
    "signals": (N_("Alerts"), N_("Your turn, success and failure, the end.")),
}


def percent(value: int) -> str:
    return f"{value}%"


def times(value: int) -> str:
    return f"{value / 100:g} ×"


def core_number(value: int) -> str:
    return _("Auto") if value == AUTOMATIC else f"{value}"
