"""What an answer would do at once, told by the rules themselves before it is given."""

from __future__ import annotations

from typing import Final

from gest_desktop.rules.chronicle import sentence
from gest_desktop.rules.referee import answer, question
from gest_desktop.rules.views import View
from gest_desktop.scenes.table.risk import world_of

SAID_ANYWAY: Final = {"box", "plot", "deed", "half", "card", "first", "left", "went"}
MOST: Final = 4  # sentences


def effects(view: View, *options: int) -> list[str]:
    """Sentences about costs, gains and moves, up to the next question, dice and cards not foretold."""
    world = world_of(view)
    world.journal = []
    for option in options:
        answer(world, *question(world), option)
    question(world)
    told = []
    for entry in world.journal:
        if entry[0] == "card":
            break
        if entry[0] not in SAID_ANYWAY:
            told.append(sentence(entry, view.side))
    return told[:MOST]
