"""The game behind a riddle: a world that fits what the side sees, in which nothing happens by itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from gest_desktop.ai.riddles.riddle import Riddle
from gest_desktop.ai.worker import Worker
from gest_desktop.common.checks import need
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.position import write_position
from gest_desktop.rules.referee import roll_the_dice
from gest_desktop.rules.trial import try_out
from gest_desktop.rules.vocabulary import CHANCE
from gest_desktop.scenes.riddles.words import moment_of
from gest_desktop.scenes.shell.players import PERSON
from gest_desktop.scenes.table.replay.beat_player import Listener
from gest_desktop.scenes.table.replay.pacing import Pacing
from gest_desktop.scenes.table.session.contest import Contest, Seat
from gest_desktop.scenes.table.session.turn_flow import TurnFlow

RIVAL: Final = "king"  # only fills the seat: the riddle answers for it


@dataclass
class RiddleGame(Game):
    """A game in which everybody follows a script: chance by itself, the sides when they are told to."""

    script: tuple[int, ...] = ()
    begun: int = 0  # how many answers came before the script

    def follow(self, answers: Sequence[int]) -> None:
        """Let everybody give these answers from now on, one after the other."""
        self.script, self.begun = tuple(answers), len(self.answers)

    def next(self) -> int | None:
        """The next answer; None at the end of the script, or where the rules do not allow it."""
        at = len(self.answers) - self.begun
        asked, f = self.question()
        if at >= len(self.script) or self.script[at] not in asked.options(self.state, f):
            return None
        return self.script[at]

    def let_chance_answer(self) -> None:
        while True:
            asked, f = self.question()
            if asked.actor(f) != CHANCE:
                return
            option = self.next()
            dice = Random(len(self.answers))
            self.take(roll_the_dice(self.state, asked, f, dice.random) if option is None else option)


def contest_of(riddle: Riddle, at: int = 0) -> Contest:
    """The table at one of the riddle's steps; it is not saved with the games."""
    game = RiddleGame(Beginning(ask_chance=True, position=write_position(riddle.world())))
    for step in riddle.steps[:at]:
        game.play(step.best.option)
        give_forced(game, riddle.side)
    seats = [Seat(RIVAL), Seat(RIVAL)]
    seats[riddle.side] = Seat(PERSON)
    contest = Contest(game, seats, None, "" if at else moment_of(riddle))
    contest.is_posed = True
    return contest


def check(riddle: Riddle) -> None:
    """Raises one of FAILURES unless a riddle from a file can be played, with the choices that it rates."""
    try_out(riddle.world())
    for at, step in enumerate(riddle.steps):
        game = contest_of(riddle, at).game
        asked, f = game.question()
        options = asked.options(game.state, f)
        need(asked.actor(f) == riddle.side, "The riddle asks another side.")
        need(all(one.option in options for one in step.rated), "The riddle rates a choice that is not there.")


def give_forced(game: Game, side: int) -> None:
    """Give the side's answers that are forced, up to its next choice."""
    while True:
        asked, f = game.question()
        if game.is_over or asked.actor(f) != side:
            return
        options = asked.options(game.state, f)
        if len(options) > 1:
            return
        game.play(options[0])


class StillRival:
    """Answers nothing by itself."""

    is_thinking, seconds, iterations = False, 0.0, 0

    def __init__(self) -> None:
        self.thought: dict[str, Any] = {}

    def update(self, seconds: float) -> bool:
        return False

    def cancel(self) -> None:
        """There is nothing to cancel."""


class RiddlePacing(Pacing):
    """One question at a time, and nothing to confirm that is no choice."""

    asks_forced = False
    asks_together = False
    recaps = False


def riddle_flow(
    contest: Contest, worker: Callable[[], Worker], confirm: str, begins: Listener, lands: Listener
) -> TurnFlow:
    return TurnFlow(contest, worker, confirm, begins, lands, StillRival(), RiddlePacing())
