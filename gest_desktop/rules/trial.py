"""Try out a position from outside: games from it must lead through sound positions to the end."""

from __future__ import annotations

from random import Random
from typing import Final

from gest_desktop.common.checks import ImpossiblePositionError, need
from gest_desktop.common.refusal import FAILURES, RefusalError
from gest_desktop.rules.position import read_position, write_position
from gest_desktop.rules.referee import GAME_OVER, answer, question, roll_the_dice
from gest_desktop.rules.state import State
from gest_desktop.rules.vocabulary import BALLAD_CARDS, BALLADS, CHANCE

LONGEST_GAME: Final = 5000  # answers
WHOLE_GAMES: Final = 2
CARDS_TRIED: Final = 24  # how often the rules in progress are carried out, up to the next card
ALL_CARDS: Final = BALLADS * BALLAD_CARDS


def try_out(g: State) -> None:
    """Raises ImpossiblePositionError unless the position, forged or outdated, can be played on.

    Forged rules in progress pass the checks of a position more easily than a number of games.
    """
    try:
        for number in range(WHOLE_GAMES):
            play_on(g.clone(), Random(number), ALL_CARDS)
        if "in_progress" in write_position(g):
            for number in range(CARDS_TRIED):
                play_on(g.clone(), Random(number), len(g.played))
    except RefusalError:
        raise
    except FAILURES as error:
        raise ImpossiblePositionError("This position cannot be played on.") from error


def play_on(g: State, dice: Random, cards: int) -> None:
    """Answer at random until more cards are turned or the game is over, and check every position."""
    for _answer in range(LONGEST_GAME):
        asked, f = question(g)
        if asked is GAME_OVER or len(g.played) > cards:
            return
        check(g)
        if asked.actor(f) == CHANCE:
            option = roll_the_dice(g, asked, f, dice.random)
        else:
            option = dice.choice(asked.options(g, f))
        answer(g, asked, f, option)
    raise ImpossiblePositionError("This game would never end.")


def check(g: State) -> None:
    again = read_position(write_position(g))
    question(again)
    need(again.facts() == g.facts(), "This position cannot be saved.")
