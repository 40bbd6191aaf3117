"""The steps of a round, in order, and the function that carries out each.

A step runs until someone must answer and returns that question, or sets the next step and returns None.
Running it again before the answer changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gest_desktop.tales.bandits.rules.question import Question
from gest_desktop.tales.bandits.rules.state import State

STEP_IDS: Final = (
    "cards",
    "first",
    "lay",
    "place",
    "guards",
    "john",
    "assault",
    "roll",
    "robin",
    "loot",
    "tuck",
    "bail",
    "reward",
    "clean",
    "end",
    "over",
)
(
    CARDS,
    FIRST,
    LAY,
    PLACE,
    GUARDS,
    LITTLE_JOHN,
    ASSAULT,
    ROLL,
    ROBIN_HOOD,
    LOOT,
    FRIAR_TUCK,
    BAIL,
    REWARDS,
    CLEAN,
    END,
    OVER,
) = range(len(STEP_IDS))

Step = Callable[[State], Question | None]
STEPS: Final[dict[int, Step]] = {}


def step(number: int) -> Callable[[Step], Step]:
    """Register the function that carries out a step."""

    def register(run: Step) -> Step:
        STEPS[number] = run
        return run

    return register


def go_to(g: State, number: int) -> None:
    """Begin a step."""
    g.step, g.stage, g.turn, g.memo = number, 0, 0, ()
