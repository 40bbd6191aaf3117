"""The lesson as data, and its game: dice, carts, cards and tokens come as the lesson says."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any, Final

from gest_desktop.common.checks import an_object
from gest_desktop.scenes.kit.pictures import text_of
from gest_desktop.scenes.tutorial.lesson import Beat, Value, Way, Words
from gest_desktop.scenes.tutorial.reading import read_beat, read_words
from gest_desktop.scenes.tutorial.walk import moves
from gest_desktop.tales.bandits.rules.explain import Decision, decision
from gest_desktop.tales.bandits.rules.game import Beginning, Game
from gest_desktop.tales.bandits.rules.referee import roll_the_dice
from gest_desktop.tales.bandits.rules.vocabulary import CHANCE

FILE: Final = "bandits/lessons/first_round.json"
SEED: Final = 3  # for what the lesson leaves to chance


class OffTheLineError(ValueError):
    """Says in one sentence which answer of a lesson the rules do not allow."""


@dataclass(frozen=True)
class Lesson:
    title: Words
    players: int
    chance: Way
    beats: tuple[Beat, ...]


@cache
def lesson() -> Lesson:
    data: Any = json.loads(text_of(FILE))
    fields = an_object(data, "The lesson", ("title", "players", "chance", "beats"))
    beats = tuple(read_beat(beat, number) for number, beat in enumerate(fields["beats"], 1))
    return Lesson(read_words(fields["title"], "title"), fields["players"], tuple(fields["chance"]), beats)


@dataclass
class ScriptedGame(Game):
    """Chance follows the script as long as the script has an answer; the rest depends on the seed."""

    script: Way = ()
    read: int = 0  # how much of the script has been used

    def let_chance_answer(self) -> None:
        while True:
            asked = self.question()
            if asked.actor(self.state) != CHANCE:
                return
            options = {str(asked.value(self.state, each)): each for each in asked.options(self.state)}
            wanted = str(self.script[self.read]) if self.read < len(self.script) else ""
            if len(options) > 1 and wanted in options:
                self.read += 1
                self.take(options[wanted])
            else:
                dice = Random(f"{self.beginning.seed}/{len(self.answers)}")
                self.take(roll_the_dice(self.state, asked, dice.random))


def option_of(asked: Decision, value: Value) -> int | None:
    """The option with that name; `first_of` lists several, for opponents who depend on the learner."""
    wished = value["first_of"] if isinstance(value, dict) and "first_of" in value else [value]
    options = {str(choice.value): choice.option for choice in asked.choices}
    return next((options[str(each)] for each in wished if str(each) in options), None)


def value_of(asked: Decision, option: int) -> Value:
    return next(choice.value for choice in asked.choices if choice.option == option)  # type: ignore[return-value]


def follow(game: Game, way: Way) -> None:
    """Give these answers; raises OffTheLineError."""
    for value in way:
        asked = decision(game.state)
        option = option_of(asked, value)
        if option is None:
            offered = ", ".join(str(choice.value) for choice in asked.choices)
            raise OffTheLineError(f"{asked.prompt} {value} is not among: {offered}.")
        game.play(option)


def game_at(taught: Lesson, at: int) -> ScriptedGame:
    """The game as it is when a beat begins, if everything before was done as shown."""
    game = ScriptedGame(Beginning(seed=SEED, players=taught.players, ask_chance=True), script=taught.chance)
    for beat in taught.beats[:at]:
        follow(game, moves(beat))
    return game
