"""How seats, tempers and phases are named."""

from __future__ import annotations

from typing import Final

from gest_desktop.rules.words import N_, _
from gest_desktop.scenes.menus.new_game.words import LEVELS
from gest_desktop.tales.bandits.rules.steps import (
    BAIL,
    CLEAN,
    FRIAR_TUCK,
    GUARDS,
    LITTLE_JOHN,
    PLACE,
    REWARDS,
)
from gest_desktop.tales.bandits.table.session.seats import Seat

TEMPERS: Final = {
    "greedy": N_("Greedy"),
    "cautious": N_("Cautious"),
    "spiteful": N_("Spiteful"),
}
PHASES: Final = (N_("The ambush"), N_("The assaults"), N_("The Sheriff"))


def seat_words(seat: Seat | None, *, is_alone: bool) -> str:
    """Who plays a band; nobody plays Will Scarlet's."""
    if seat is None:
        return _("Played by no one")
    if seat.is_person:
        return seat.name or (_("You") if is_alone else _("Player"))
    if seat.temper == "even":
        return level_words(seat)
    return f"{level_words(seat)} · {_(TEMPERS[seat.temper])}"


def level_words(seat: Seat) -> str:
    """The level of a computer band, without its temper."""
    return _(LEVELS[seat.player][0])


def phase(step: int) -> int:
    """The number of the phase that a step belongs to."""
    if step <= LITTLE_JOHN:
        return 0
    return 2 if step >= FRIAR_TUCK else 1


def phase_words(step: int) -> str:
    return _(PHASES[phase(step)])


def next_words(step: int) -> str:
    """What comes after the step that is going on."""
    if step <= PLACE:
        return _("then the guards")
    if step in (GUARDS, LITTLE_JOHN):
        return _("then the assaults")
    if step < FRIAR_TUCK:
        return _("then the Sheriff")
    if step in (FRIAR_TUCK, BAIL):
        return _("then arrests and rewards")
    return _("then the chests") if step in (REWARDS, CLEAN) else ""
