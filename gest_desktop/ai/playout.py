"""Random play to the end of the game, used by the textbook searches and to measure speed."""

from __future__ import annotations

from collections.abc import Callable

from gest_desktop.rules.referee import GAME_OVER, answer, question, roll_the_dice
from gest_desktop.rules.state import State
from gest_desktop.rules.vocabulary import CHANCE


def play_out(world: State, random: Callable[[], float]) -> int:
    """Play random options to the end of the game; return the number of steps."""
    steps = 0
    while True:
        asked, f = question(world)
        if asked is GAME_OVER:
            return steps
        if asked.actor(f) == CHANCE:
            option = roll_the_dice(world, asked, f, random)
        else:
            options = asked.options(world, f)
            option = options[int(random() * len(options))]
        answer(world, asked, f, option)
        steps += 1
