"""What is likely to follow a choice: answers in the world of the riddle, up to the end of the reply."""

from __future__ import annotations

from random import Random
from typing import Final

from gest_desktop.ai.evaluate.win_chance import judge, trained_weights
from gest_desktop.ai.search import Search
from gest_desktop.ai.voice.expected import favourite
from gest_desktop.rules.deck import TurnCard
from gest_desktop.rules.referee import GAME_OVER, answer, question, roll_the_dice
from gest_desktop.rules.state import State
from gest_desktop.rules.turn import PickBox
from gest_desktop.rules.vocabulary import CHANCE

WALKS: Final = 15
LONGEST: Final = 60

Line = tuple[int, ...]


def typical_line(search: Search, world: State, side: int, option: int, seed: str) -> Line:
    """The line whose end is worth the median of several: neither lucky nor unlucky."""
    walks = [walk(search, world.clone(), side, option, Random(f"{seed}/{number}")) for number in range(WALKS)]
    return sorted(walks)[len(walks) // 2][1]


def walk(search: Search, world: State, side: int, option: int, random: Random) -> tuple[float, Line]:
    """Both sides give the answers that the search likes best, chance any.

    Return Robin Hood's chance at the end, and the answers after the first option.
    """
    line: list[int] = []
    asked, f = question(world)
    replied = False
    answer(world, asked, f, option)
    while len(line) < LONGEST:
        asked, f = question(world)
        actor = asked.actor(f)
        if asked is GAME_OVER or (replied and isinstance(asked, PickBox | TurnCard)):
            break
        if isinstance(asked, PickBox) and actor == side:
            break
        if actor == CHANCE:
            option = roll_the_dice(world, asked, f, random.random)
        else:
            options = asked.options(world, f)
            option = options[0]
            if len(options) > 1:
                option, _visits = favourite(search, world, asked, f, options)
            replied = replied or isinstance(asked, PickBox)
        answer(world, asked, f, option)
        line.append(option)
    return judge(world, trained_weights()), tuple(line)
