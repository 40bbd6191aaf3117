"""The suggested set-ups as Robin Hood sees them, for the small map."""

from __future__ import annotations

from functools import cache

from gest_desktop.rules.setup import SUGGESTED as PLANS
from gest_desktop.rules.setup import opening_position, place_band
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import ROBIN
from gest_desktop.scenes.menus.new_game.choices import SUGGESTED
from gest_desktop.scenes.table.seen.sight import Sight, sight


@cache
def opening(setup: str) -> Sight:
    """The table after a set-up; before it, if Robin Hood's band is not placed by a suggestion."""
    g = opening_position()
    if setup in SUGGESTED:
        (frame,) = g.frames
        frame.plan = PLANS[SUGGESTED[setup]]
        place_band(g, frame)
    return sight(redact(g, ROBIN))
