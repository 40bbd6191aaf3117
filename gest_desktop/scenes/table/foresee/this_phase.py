"""A look ahead ends with the phase: what the next one brings is no effect of an answer."""

from __future__ import annotations

from gest_desktop.rules.inspection import ROYAL_INSPECTION
from gest_desktop.rules.state import State


def without_later_phases(world: State) -> State:
    """Take the rest of a Royal Inspection off the stack; `world` must be a copy of its own."""
    for number, frame in enumerate(world.frames):
        if frame.script is ROYAL_INSPECTION:
            del world.frames[: number + 1]
            break
    return world
