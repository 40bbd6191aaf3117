"""The opponent's search with a budget, of whichever version of this package is imported.

Run as a script with another checkout on PYTHONPATH, it plays for that version: it reads one line
of JSON about the game and how to think, then one for each decision, and replies with an option.
The game is followed by its answers, because a position in the middle of a rule can be read only
by the version that wrote it; the player is shown a view, as everywhere.
"""

from __future__ import annotations

import json
import sys
import time
from random import Random
from typing import Any, Final

from gest_desktop.ai.evaluate.win_chance import trained_weights
from gest_desktop.ai.levels import level_named
from gest_desktop.ai.players import SearchPlayer
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.views import View, redact

ENDLESS: Final = 1_000_000_000
CLOCKS: Final = {"s": time.thread_time, "w": time.monotonic}  # CPU time, wall time


class TimedPlayer:
    """The search, stopped by a clock. Forced answers take no time."""

    def __init__(self, random: Random, seconds: float, unit: str) -> None:
        self.player, self.seconds, self.clock = SearchPlayer(random, ENDLESS), seconds, CLOCKS[unit]

    def choose(self, view: View) -> int:
        end = self.clock() + self.seconds
        thought = self.player.begin(view)
        while thought.go_on() and self.clock() < end:
            pass
        return self.player.pick(thought)


def searcher(think: str, random: Random) -> SearchPlayer | TimedPlayer:
    """A search that thinks as told: `300it`, `0.05s` of CPU time, `0.3w` of wall time, or a level's name."""
    if think[0].isalpha():
        return SearchPlayer.at_level(level_named(think), random, trained_weights())
    if think.endswith("it"):
        return SearchPlayer(random, int(think.removesuffix("it")))
    return TimedPlayer(random, float(think[:-1]), think[-1])


def read_random(state: list[Any]) -> Random:
    version, numbers, gauss = state
    random = Random()
    random.setstate((version, tuple(numbers), gauss))
    return random


def answer_lines() -> None:
    """Answer every decision on standard input until it ends, with the CPU time it took."""
    first = json.loads(sys.stdin.readline())
    game, side = Game(Beginning(seed=first["seed"])), first["side"]
    player = searcher(first["think"], read_random(first["random"]))
    for line in sys.stdin:
        for option in json.loads(line)[len(game.answers) :]:
            game.take(option)
        view = redact(game.state, side)
        began = time.thread_time()
        option = player.choose(view)
        print(json.dumps({"option": option, "seconds": time.thread_time() - began}), flush=True)


if __name__ == "__main__":
    answer_lines()
