"""A learner's progress through the lesson, with the rules of this game."""

from __future__ import annotations

from gest_desktop.scenes.tutorial.walk import Walk
from gest_desktop.tales.bandits.pages.lessons.script import (
    Lesson,
    ScriptedGame,
    game_at,
    lesson,
    option_of,
    value_of,
)
from gest_desktop.tales.bandits.rules.explain import Decision, decision
from gest_desktop.tales.bandits.rules.game import Game


class Course(Walk):
    """Independent of any window. The table asks it what is wanted, and reports what was done."""

    def __init__(self, at: int = 0) -> None:
        self.lesson: Lesson = lesson()
        super().__init__(self.lesson.beats, at)

    def game(self) -> ScriptedGame:
        """The game at the beginning of this beat."""
        return game_at(self.lesson, self.at)

    def wanted(self, asked: Decision) -> tuple[int, ...]:
        """The options of the question that are correct now, the one to be shown first."""
        options = (option_of(asked, value) for value in self.next_values())
        return tuple(option for option in options if option is not None)

    def rivals_option(self, game: Game) -> int | None:
        """The next answer of an opponent, if they act in this beat."""
        value = self.next_value() if self.beat.kind == "watch" else None
        return None if value is None else option_of(decision(game.state), value)

    def take(self, asked: Decision, option: int) -> bool:
        """Advance by the learner's answer; False if another one is wanted."""
        if option not in self.wanted(asked):
            return False
        self.given = (*self.given, value_of(asked, option))
        if self.given in self.beat.ways:
            self.read_on()
        return True
