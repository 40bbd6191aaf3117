"""The names of the choices, with one line about each, and the game that is about to begin in sentences."""

from __future__ import annotations

from typing import Final

from gest_desktop.rules.words import N_, _
from gest_desktop.scenes.menus.new_game.words import LEVELS, Named
from gest_desktop.tales.bandits.pages.new_game.choices import PERSON, YOU, Choices
from gest_desktop.tales.bandits.rules.naming import BAND_NAMES, SCARLETS_NAME

PEOPLE: Final[dict[str, Named]] = {
    YOU: (N_("You"), N_("You lead this band.")),
    PERSON: (N_("Another person"), N_("At this screen; a curtain hides what is secret.")),
}
TEMPERS: Final[dict[str, Named]] = {
    "even": (N_("Neutral"), N_("Simply plays what looks best.")),
    "greedy": (N_("Greedy"), N_("Thinks of Loot first.")),
    "cautious": (N_("Cautious"), N_("Fears the Prison more than anything.")),
    "spiteful": (N_("Spiteful"), N_("Would rather see the leading band lose.")),
}


def player_line(choices: Choices, band: int) -> str:
    """Who plays a band, in a few words."""
    player = choices.players[band]
    if player in PEOPLE:
        return _(PEOPLE[player][0])
    temper = choices.tempers[band]
    name = _(LEVELS[player][0])
    return name if temper == "even" else f"{name} · {_(TEMPERS[temper][0])}"


def this_game(choices: Choices) -> str:
    """Everything that was chosen."""
    others = ", ".join(
        f"{_(BAND_NAMES[band])} ({player_line(choices, band)})"
        for band in choices.bands
        if band != choices.mine
    )
    sentences = [
        _("You: {band}.").format(band=_(BAND_NAMES[choices.mine])),
        _("Opponents: {opponents}.").format(opponents=others),
    ]
    if choices.number == 2:
        sentences.append(_("{scarlet} joins in; no one commands it.").format(scarlet=_(SCARLETS_NAME)))
    if not choices.open_chest:
        sentences.append(_("Chests stay closed until the end."))
    if choices.open_loot:
        sentences.append(_("Fresh Loot lies face up."))
    seed = " ".join(choices.seed.split())
    if seed:
        sentences.append(_("Seed: {seed}").format(seed=f"{seed}."))
    return " ".join(sentences)
