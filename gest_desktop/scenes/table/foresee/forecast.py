"""What a Royal Inspection would bring now, worked out by the rules themselves."""

from __future__ import annotations

from gest_desktop.rules.favour import steps_between
from gest_desktop.rules.inspection.unrest import unrest
from gest_desktop.rules.referee import OVER
from gest_desktop.rules.state import submissive_parishes
from gest_desktop.rules.views import View
from gest_desktop.rules.vocabulary import PARISHES, STATUS_IDS
from gest_desktop.scenes.table.seen.sight import Sight
from gest_desktop.scenes.table.seen.turn_status import Forecast


def forecast(view: View, shown: Sight) -> Forecast:
    """The forecast for what the table shows: during a turn, the position is ahead of the table."""
    world = view.state.clone()
    before = world.favour = shown.favour
    for space in shown.spaces:
        if space.place in PARISHES and space.status is not None:
            world.status[space.place] = STATUS_IDS.index(space.status)
    unrest(world, OVER)
    return Forecast(submissive_parishes(world), steps_between(before, world.favour), shown.cards_left)
