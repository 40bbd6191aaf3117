"""What the strip of the Royal Inspection says: which Ballad it is, and what its last card will bring."""

from __future__ import annotations

from gest_desktop.rules.texts import event_title
from gest_desktop.rules.vocabulary import KING_RICHARD, NOBODY, ROBIN
from gest_desktop.rules.words import _, n_
from gest_desktop.scenes.table.seen.sight import Sight
from gest_desktop.scenes.table.seen.turn_status import Forecast


def inspection_name(sight: Sight) -> str:
    """What the last card of this Ballad is: a Royal Inspection, or King Richard's Return."""
    return _(event_title(KING_RICHARD)) if sight.is_last_ballad else _("Royal Inspection")


def ballad_words(sight: Sight) -> list[str]:
    """Which Ballad it is and how much of it is left, longest wording first."""
    left = n_("{n} card left", "{n} cards left", sight.cards_left).format(n=sight.cards_left)
    ballad = _("Ballad {n}").format(n=sight.ballad)
    return [_("{ballad} · {left}").format(ballad=ballad, left=left), ballad]


def last_words(forecast: Forecast | None) -> list[list[str]]:
    """What King Richard will do, and who would win now; the longest wording of each first."""
    ends = [_("Only Unrest, then the game ends."), _("Only Unrest"), ""]
    if forecast is None or forecast.winner == NOBODY:
        return [ends]
    if forecast.winner == ROBIN:
        return [ends, [_("As things are, Robin Hood wins."), _("Robin Hood would win."), ""]]
    return [ends, [_("As things are, the Sheriff wins."), _("The Sheriff would win."), ""]]
