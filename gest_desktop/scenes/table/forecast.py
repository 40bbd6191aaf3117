"""What a Royal Inspection would bring if it came now, worked out by the rules themselves."""

from __future__ import annotations

from gest_desktop.rules.favour import steps_between
from gest_desktop.rules.inspection.unrest import unrest
from gest_desktop.rules.referee import OVER
from gest_desktop.rules.state import submissive_parishes
from gest_desktop.rules.views import View
from gest_desktop.rules.vocabulary import BALLAD_CARDS
from gest_desktop.scenes.table.outlook import Forecast


def forecast(view: View) -> Forecast:
    world = view.state.clone()
    before = world.favour
    unrest(world, OVER)
    step = steps_between(before, world.favour)
    return Forecast(submissive_parishes(world), step, BALLAD_CARDS - view.state.slot)
