"""Who sits where, in words."""

from __future__ import annotations

from gest_desktop.ai.personas import NO_PERSONA
from gest_desktop.rules.words import _
from gest_desktop.scenes.menus.new_game.words import LEVELS, PERSONAS
from gest_desktop.scenes.table.session.contest import Contest, Seat


def seat_words(seat: Seat, contest: Contest) -> str:
    """The word "You", or the opponent by level and persona; empty in a hot-seat game and for nobody."""
    if contest.is_posed:
        return _("You") if seat.is_person else ""
    if seat.is_person:
        return "" if contest.is_hot_seat else _("You")
    level = _(LEVELS[seat.player][0])
    if seat.persona == NO_PERSONA:
        return level
    return _("{level}, {persona}").format(level=level, persona=_(PERSONAS[seat.persona][0]))
