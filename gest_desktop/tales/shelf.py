"""All tales on the shelf, each in a few lines; nothing of a tale is imported here."""

from __future__ import annotations

from typing import Final

from gest_desktop.rules.words import N_
from gest_desktop.tales.tale import Tale

BANDITS: Final = "gest_desktop.tales.bandits"
PIECES: Final = (
    "chest_broom_open", "coin", "village_coin", "die_rowan_5", "die_kingfisher_3", "die_bracken_6",
    "leader_rowan", "bandit_kingfisher", "bandit_bracken", "bandit_broom", "first_player",
)  # fmt: skip
TALES: Final = (
    Tale(
        id="bandits",
        name=N_("Bandits of Sherwood"),
        motto=N_("Four days on the tax road"),
        about=N_(
            "Four young bands, one road to Nottingham. Hide your bandits in the bushes, roll the dice for "
            "every cart of the Sheriff's, and share out rings and bracelets before his guards count the dice "
            "on the Drawbridge."
        ),
        players=(1, 4),
        length=N_("4 rounds"),
        choices=48,
        book="bandits",
        pieces=tuple(f"bandits/pieces/{name}.webp" for name in PIECES),
        doors=f"{BANDITS}.pages.doors",
        rules=f"{BANDITS}.rules",
        texts=f"{BANDITS}.rules.texts",
        saves=f"{BANDITS}.rules.saves",
        suffix=".bandits.json",
        engine=f"{BANDITS}.engine",
        mind=f"{BANDITS}.mind.opponent",
        fuzz=f"{BANDITS}.workshop.fuzz",
        arena=f"{BANDITS}.workshop.arena",
    ),
)
TALE_IDS: Final = tuple(tale.id for tale in TALES)


def tale_called(name: str) -> Tale:
    return TALES[TALE_IDS.index(name)]


def names_in_both() -> dict[str, str]:
    """Map every English name in the texts of the tales to its Italian name, for the gettext catalogue."""
    return {words["en"]: words["it"] for tale in TALES for words in tale.module("texts").all_names()}
