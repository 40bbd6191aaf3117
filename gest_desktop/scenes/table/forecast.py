"""What a Royal Inspection would bring if it came now, worked out by the rules themselves."""

from __future__ import annotations

from dataclasses import dataclass

from gest_desktop.rules.inspection.unrest import unrest
from gest_desktop.rules.referee import OVER
from gest_desktop.rules.state import submissive_parishes
from gest_desktop.rules.views import View
from gest_desktop.rules.vocabulary import BALLAD_CARDS
from gest_desktop.scenes.table.odds import steps


@dataclass(frozen=True)
class Forecast:
    """Submissive Parishes, the steps that Unrest would make (towards Justice if positive), cards to come."""

    submissive: int = 0
    step: int = 0
    cards_left: int = 0
    favour: int = 0  # where Royal Favour would stand then


def forecast(view: View) -> Forecast:
    world = view.state.clone()
    before = world.favour
    unrest(world, OVER)
    return Forecast(
        submissive_parishes(world), steps(before, world.favour), BALLAD_CARDS - view.state.slot, world.favour
    )
