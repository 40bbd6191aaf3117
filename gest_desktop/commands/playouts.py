"""Random playouts, used to measure speed."""

from __future__ import annotations

import time
from random import Random
from typing import Any, Final

from gest_desktop.ai.playout import play_out
from gest_desktop.rules.state import State
from gest_desktop.rules.vocabulary import ROBIN, SHERIFF

TICK: Final = max(time.get_clock_info("process_time").resolution, 0.001)  # seconds; 16 ms on Windows


def cpu_seconds(since: float) -> float:
    """The CPU time since a moment; at least one tick, for a coarse clock may not have moved at all."""
    return max(time.process_time() - since, TICK)


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
        "seconds": round(cpu_seconds(before), 3),
        "wins": {"robin": wins[ROBIN], "sheriff": wins[SHERIFF]},
        "mean_length": round(steps / games, 1),
    }
