"""Whereabouts: where is Robin when the Sheriff chooses a box? Hunches are learned from these."""

from __future__ import annotations

from typing import Final

from gest_desktop.ai.hunch import NAMES as TRAITS
from gest_desktop.ai.hunch import traits
from gest_desktop.ai.lab.secrecy.secret import Secret, Step
from gest_desktop.rules.belief import suspects
from gest_desktop.rules.referee import question
from gest_desktop.rules.turn import PickBox
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import NOWHERE, SHERIFF

KIND: Final = "whereabouts"
NAMES: Final = TRAITS


def secrets(seed: int, number: int, step: Step) -> list[Secret]:
    asked, f = question(step.before.clone())
    if not isinstance(asked, PickBox) or asked.actor(f) != SHERIFF:
        return []
    seen = redact(step.before, SHERIFF).state
    places = tuple(suspects(seen))
    if seen.robin != NOWHERE or len(places) < 2:
        return []
    even = tuple(round(seen.suspicion[place], 6) for place in places)
    rows = tuple(tuple(round(value, 4) for value in traits(seen, place)) for place in places)
    return [Secret(KIND, seed, number, places, even, rows, step.before.robin)]
