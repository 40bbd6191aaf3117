"""One example of every question that random games ask: the one with the most answers."""

from __future__ import annotations

from functools import cache

from gest_desktop.rules.referee import question
from gest_desktop.rules.state import State
from tests.scenes.random_games import moments


@cache
def examples() -> tuple[State, ...]:
    """Positions; clone them before playing on."""
    found: dict[tuple[int, str, str], tuple[int, State]] = {}
    for game, asked in moments(*range(14)):
        key = (asked.actor, asked.kind, question(game.state)[0].prompt)
        if key not in found or len(asked.choices) > found[key][0]:
            found[key] = (len(asked.choices), game.state.clone())
    return tuple(state for _many, state in found.values())
