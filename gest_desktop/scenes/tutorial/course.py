"""A learner's progress through a lesson: the current beat, and what has been done in it."""

from __future__ import annotations

from collections.abc import Sequence

from gest_desktop.rules.explain import Decision, decision
from gest_desktop.rules.game import Game
from gest_desktop.scenes.tutorial.lesson import Lesson, Way
from gest_desktop.scenes.tutorial.line import ScriptedGame, follow, option_of, position, values_of
from gest_desktop.scenes.tutorial.walk import Walk, moves


class Course(Walk):
    """Independent of any window. Scenes ask it what is wanted, and report what was done."""

    def __init__(self, lesson: Lesson, at: int = 0) -> None:
        super().__init__(lesson.beats, at)
        self.lesson = lesson

    def has_come_to(self, spot: str) -> bool:
        """Whether the lesson has mentioned a spot by now, or never does."""
        beats = self.lesson.beats
        return next((at for at, beat in enumerate(beats) if spot in beat.spots), 0) <= self.at

    @property
    def last_moved(self) -> int:
        """The last beat before this one in which something moved; this one if there is none."""
        beats = self.lesson.beats
        moved = [at for at in range(self.at) if moves(beats[at])]
        is_fresh = any(beat.fresh for beat in beats[moved[-1] + 1 : self.at + 1]) if moved else True
        return self.at if is_fresh else moved[-1]

    def game(self) -> ScriptedGame:
        """The position before the last move; the table shows only what the lesson has already mentioned."""
        return position(self.lesson, self.last_moved)

    def catch_up(self, game: Game) -> None:
        """Play from there to the beginning of this beat."""
        if self.last_moved < self.at:
            follow(game, moves(self.lesson.beats[self.last_moved]))

    def rivals_option(self, game: Game) -> int | None:
        """The opponent's next answer, if the opponent acts in this beat."""
        if self.beat.kind != "watch":
            return None
        value = self.next_value()
        return None if value is None else option_of(decision(game.state), value)

    def agreed(self, game: Game, options: Sequence[int]) -> tuple[int, int, Way]:
        """How many of these answers are wanted, and the beat and answers they lead to."""
        at, given, agreed = self.at, self.given, 0
        for number, value in enumerate(values_of(game.state, options), 1):
            if value is not None:
                beat, given = self.lesson.beats[at], (*given, value)
                if not any(way[: len(given)] == given for way in beat.ways):
                    return agreed, at, given[:-1]
                if given in beat.ways:
                    at, given = at + 1, ()
                agreed = number
        return len(options), at, given

    def take(self, game: Game, options: Sequence[int]) -> int:
        """Advance by the wanted answers; returns how many they are."""
        agreed, at, given = self.agreed(game, options)
        self.is_answered = self.is_answered and at == self.at
        self.at, self.given = at, given
        return agreed

    def wanted(self, asked: Decision) -> tuple[int, ...]:
        """The options of the question that are correct now, the one to be shown first."""
        options = (option_of(asked, value) for value in self.next_values())
        return tuple(option for option in options if option is not None)
