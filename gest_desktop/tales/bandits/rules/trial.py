"""Try out a position from outside: games from it must lead through sound positions to the end."""

from __future__ import annotations

from random import Random
from typing import Final

from gest_desktop.common.checks import ImpossiblePositionError, need
from gest_desktop.common.refusal import FAILURES, RefusalError
from gest_desktop.tales.bandits.rules.position import read_position, write_position
from gest_desktop.tales.bandits.rules.referee import GAME_OVER, answer, question, roll_the_dice
from gest_desktop.tales.bandits.rules.state import State
from gest_desktop.tales.bandits.rules.vocabulary import CHANCE

LONGEST_GAME: Final = 1500  # answers
GAMES: Final = 4


def try_out(g: State) -> None:
    """Raises ImpossiblePositionError unless the position, forged or outdated, can be played on."""
    try:
        for number in range(GAMES):
            play_on(g.clone(), Random(number))
    except RefusalError:
        raise
    except (*FAILURES, AssertionError) as error:
        raise ImpossiblePositionError("This position cannot be played on.") from error


def play_on(g: State, dice: Random) -> None:
    """Answer at random until the game is over, and check every position."""
    for _answer in range(LONGEST_GAME):
        asked = question(g)
        if asked is GAME_OVER:
            return
        again = read_position(write_position(g))
        need(again.facts() == g.facts(), "This position cannot be saved.")
        if asked.actor(g) == CHANCE:
            option = roll_the_dice(g, asked, dice.random)
        else:
            option = dice.choice(asked.options(g))
        answer(g, asked, option)
    raise ImpossiblePositionError("This game would never end.")
