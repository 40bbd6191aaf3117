"""A game in play: how it began, every answer so far, undo and replay."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

from gest_desktop.common.refusal import FAILURES, NothingToUndoError, RefusalError
from gest_desktop.rules.words import _
from gest_desktop.tales.bandits.rules.journal import UNCOVERING, Journal
from gest_desktop.tales.bandits.rules.position import read_position
from gest_desktop.tales.bandits.rules.question import Question
from gest_desktop.tales.bandits.rules.referee import (
    GAME_OVER,
    IllegalAnswerError,
    answer,
    question,
    roll_the_dice,
)
from gest_desktop.tales.bandits.rules.state import State
from gest_desktop.tales.bandits.rules.vocabulary import CHANCE, OPEN_CHEST, OPEN_LOOT


@dataclass(frozen=True)
class Beginning:
    """How a game starts; together with the answers it determines the whole game."""

    seed: int = 0
    players: int = 3
    open_chest: bool = True
    open_loot: bool = False
    ask_chance: bool = False  # leave dice, draws and lots to the caller
    position: dict[str, Any] | None = None  # start from this position


@dataclass(frozen=True)
class Moment:
    """A point to which an answer can be taken back."""

    answers: int
    journal: int
    state: State


@dataclass
class Game:
    beginning: Beginning = field(default_factory=Beginning)
    answers: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        recorded, self.answers = self.answers, []
        self.moments: list[Moment] = []
        self.barrier = 0  # earlier answers cannot be taken back
        self.state = begin(self.beginning)
        self.journal = self.state.journal = Journal()
        for option in recorded:
            self.take(option)
        self.let_chance_answer()

    def question(self) -> Question:
        return question(self.state)

    @property
    def is_over(self) -> bool:
        return self.question() is GAME_OVER

    def play(self, option: int) -> None:
        """Take the answer of a player, or of chance if the caller plays it: wholly, or not at all.

        Raises IllegalAnswerError with one sentence; then nothing has changed.
        """
        before, moments, barrier = self.moment(), len(self.moments), self.barrier
        try:
            self.take(option)
            self.let_chance_answer()
        except RefusalError:
            raise
        except FAILURES as error:  # only a forged position leads here
            del self.moments[moments:]
            self.barrier = barrier
            self.return_to(before)
            words = _("This choice cannot be carried out, so nothing has changed.")
            raise IllegalAnswerError(words) from error

    def take(self, option: int) -> None:
        """Take one answer; what uncovers something cannot be undone, nor anything before it."""
        asked = self.question()
        options = asked.options(self.state)
        if option not in options:
            raise IllegalAnswerError(f"{asked.prompt} {option} is not one of {list(options)}.")
        by_chance, before = asked.actor(self.state) == CHANCE, len(self.journal.entries)
        if not by_chance:
            self.moments.append(self.moment())
        answer(self.state, asked, option)
        self.answers.append(option)
        question(self.state)
        if by_chance or any(isinstance(entry, UNCOVERING) for entry in self.journal.entries[before:]):
            self.barrier = len(self.answers)

    def let_chance_answer(self) -> None:
        """Answer for chance, unless the caller does so and there is more than one option."""
        while True:
            asked = self.question()
            if asked.actor(self.state) != CHANCE:
                return
            if self.beginning.ask_chance and len(asked.options(self.state)) > 1:
                return
            dice = Random(f"{self.beginning.seed}/{len(self.answers)}")
            self.take(roll_the_dice(self.state, asked, dice.random))

    def undo(self) -> None:
        """Take back a player's last answer, if nothing has been uncovered since."""
        if not self.can_undo():
            raise self.nothing_to_undo()
        self.return_to(self.moments.pop())

    def moment(self) -> Moment:
        return Moment(len(self.answers), len(self.journal.entries), self.state.clone())

    def return_to(self, moment: Moment) -> None:
        self.state = moment.state
        del self.answers[moment.answers :]
        self.state.journal = self.journal
        self.journal.cut(moment.journal)

    def can_undo(self) -> bool:
        return bool(self.moments) and self.moments[-1].answers >= self.barrier

    def nothing_to_undo(self) -> NothingToUndoError:
        """The error that says why the last answer cannot be taken back."""
        if not self.moments:
            return NothingToUndoError(_("There is nothing to undo."))
        return NothingToUndoError(_("You can't undo: new information has been revealed."))

    def replay(self, number: int) -> Game:
        """Return this game after its first `number` answers, and any answers of chance that follow them."""
        return Game(self.beginning, self.answers[:number])


def begin(beginning: Beginning) -> State:
    """Return the position before the first answer."""
    if beginning.position is not None:
        return read_position(beginning.position)
    return State(beginning.players, OPEN_CHEST * beginning.open_chest + OPEN_LOOT * beginning.open_loot)
