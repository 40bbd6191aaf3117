"""What a replay says: the step, the stop under the pointer, whose view is shown."""

from __future__ import annotations

from typing import Final

from gest_desktop.rules.chronicle import told
from gest_desktop.rules.naming import favour_name, turned_card
from gest_desktop.rules.vocabulary import ROBIN, SHERIFF
from gest_desktop.rules.words import N_, _
from gest_desktop.scenes.table.replay.film import ALL, Stop
from gest_desktop.scenes.table.session.watching import AT_ONCE, WatchFlow

VIEW_NAMES: Final = {
    ROBIN: N_("Robin Hood's view"),
    SHERIFF: N_("The Sheriff's view"),
    ALL: N_("Everything is shown"),
}

ENDS: Final = {ROBIN: N_("The end: Robin Hood wins."), SHERIFF: N_("The end: the Sheriff wins.")}
TOLD: Final = 6  # entries that may belong to one line


def speed_words(speed: float) -> str:
    return _("At once") if speed == AT_ONCE else f"{speed:g}×"


def card_words(stop: Stop) -> str:
    """Which card lies open."""
    if not stop.card:
        return _("Setup")
    return turned_card(stop.card, stop.cards)


def favour_words(stop: Stop) -> str:
    return _("Royal Favour: {favour}").format(favour=favour_name(stop.favour))


def step_words(flow: WatchFlow) -> str:
    """What has just happened, and on which card."""
    if flow.is_at_end and flow.film.is_over:
        return _(ENDS[flow.contest.game.state.winner])
    shown = flow.beat_player.entries_shown if not flow.beat_player.is_through else flow.seen
    lines = [words for _entry, words in told(flow.lines[max(0, shown - TOLD) : shown])]
    if not lines:
        return _("The game begins.")
    stop = flow.film.stops[flow.at]
    if not stop.card:
        return lines[-1]
    return _("{card}: {words}").format(card=card_words(stop), words=lines[-1])
