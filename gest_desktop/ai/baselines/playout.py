"""Random play to the end of the game, the leaf of the textbook searches."""

from __future__ import annotations

from random import Random

from gest_desktop.rules.referee import GAME_OVER, answer, question, roll_the_dice
from gest_desktop.rules.state import State
from gest_desktop.rules.vocabulary import CHANCE


def play_out(world: State, random: Random) -> int:
    """Every option alike; says who wins."""
    draw = random.random
    while True:
        asked, f = question(world)
        if asked is GAME_OVER:
            return world.winner
        if asked.actor(f) == CHANCE:
            option = roll_the_dice(world, asked, f, draw)
        else:
            options = asked.options(world, f)
            option = options[int(draw() * len(options))]
        answer(world, asked, f, option)
