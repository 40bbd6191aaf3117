"""Random play, the yardstick of speed."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from typing import Any

from gest_desktop.rules.referee import GAME_OVER, answer, question, roll_the_dice
from gest_desktop.rules.state import State
from gest_desktop.rules.vocabulary import CHANCE, ROBIN, SHERIFF


def finish(g: State, random: Callable[[], float]) -> int:
    """Play on at random, every option listed, and say how many steps it took."""
    steps = 0
    while True:
        asked, f = question(g)
        if asked is GAME_OVER:
            return steps
        if asked.actor(f) == CHANCE:
            option = roll_the_dice(g, asked, f, random)
        else:
            options = asked.options(g, f)
            option = options[int(random() * len(options))]
        answer(g, asked, f, option)
        steps += 1


def play_out(start: State, games: int, seed: int) -> dict[str, Any]:
    """So many random games from a position."""
    random = Random(seed).random
    wins, steps = [0, 0], 0
    before = time.process_time()
    for _ in range(games):
        g = start.clone()
        g.event_order = g.traveller_order = ()
        steps += finish(g, random)
        wins[g.winner] += 1
    return {
        "games": games,
        "steps": steps,
        "seconds": round(time.process_time() - before, 3),
        "wins": {"robin": wins[ROBIN], "sheriff": wins[SHERIFF]},
        "mean_length": round(steps / games, 1),
    }
