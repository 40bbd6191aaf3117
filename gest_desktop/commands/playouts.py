"""Random playouts, used to measure speed."""

from __future__ import annotations

import time
from random import Random
from typing import Any

from gest_desktop.ai.playout import play_out
from gest_desktop.rules.state import State
from gest_desktop.rules.vocabulary import ROBIN, SHERIFF


def play_games(start: State, games: int, seed: int) -> dict[str, Any]:
    """Play random games from a position to the end and report wins, steps and time."""
    random = Random(seed).random
    wins, steps = [0, 0], 0
    before = time.process_time()
    for _ in range(games):
        g = start.clone()
        g.event_order = g.traveller_order = ()
        steps += play_out(g, random)
        wins[g.winner] += 1
    return {
        "games": games,
        "steps": steps,
        "seconds": round(time.process_time() - before, 3),
        "wins": {"robin": wins[ROBIN], "sheriff": wins[SHERIFF]},
        "mean_length": round(steps / games, 1),
    }
