"""The line of play of a lesson: a game with predetermined chance, replayed up to any beat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from gest_desktop.rules.explain import Decision, decision
from gest_desktop.rules.frame import Frame
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.journal import Rolled
from gest_desktop.rules.questions.question import Question
from gest_desktop.rules.referee import answer, question
from gest_desktop.rules.state import State
from gest_desktop.rules.vocabulary import CHANCE, PLACE_IDS
from gest_desktop.scenes.tutorial.lesson import Lesson, Start, Value, Way
from gest_desktop.scenes.tutorial.walk import moves

USUAL: Final = 0  # for dice the lesson does not set, or if Robin is not among those drawn


class OffTheLineError(ValueError):
    """Says in one sentence which answer of a lesson the rules do not allow."""


@dataclass
class ScriptedGame(Game):
    """Dice are scripted per space; the rolls so far are counted in the journal, so undo is safe."""

    dice: Mapping[str, Sequence[int]] = field(default_factory=dict)

    def let_chance_answer(self) -> None:
        while True:
            asked, f = self.question()
            if asked.actor(f) != CHANCE:
                return
            options = asked.options(self.state, f)
            self.take(options[0] if len(options) == 1 else self.fate(asked, f, options))

    def fate(self, asked: Question, f: Frame, options: Sequence[int]) -> int:
        wanted = USUAL
        if asked.kind == "roll":
            faces = self.dice.get(PLACE_IDS[f.space], ())
            rolled = sum(isinstance(e, Rolled) and e.space == f.space for e in self.journal.entries)
            wanted = faces[rolled] if rolled < len(faces) else USUAL
        return wanted if wanted in options else options[0]


def begun(start: Start) -> ScriptedGame:
    beginning = Beginning(
        event_deck=start.event_deck or None,
        traveller_deck=start.traveller_deck or None,
        ask_chance=True,
        position=start.position,
    )
    game = ScriptedGame(beginning, dice=start.dice)
    follow(game, start.answers)
    return game


def is_forced(asked: Decision) -> bool:
    """Whether there is only one answer, which is given automatically."""
    return len(asked.choices) == 1


def option_of(asked: Decision, value: Value) -> int | None:
    """The option with that name; `first_of` lists several, for an opponent who depends on the learner."""
    wished = value["first_of"] if isinstance(value, dict) and "first_of" in value else [value]
    options = {str(choice.value): choice.option for choice in asked.choices}
    return next((options[str(each)] for each in wished if str(each) in options), None)


def follow(game: Game, way: Way) -> None:
    """Give these answers, and the forced ones after each; raises OffTheLineError."""
    answer_forced(game)
    for value in way:
        asked = decision(game.state)
        option = option_of(asked, value)
        if option is None:
            offered = ", ".join(str(choice.value) for choice in asked.choices)
            raise OffTheLineError(f"{asked.prompt} {value} is not among: {offered}.")
        game.play(option)
        answer_forced(game)


def answer_forced(game: Game) -> None:
    """Give forced answers up to a question with a real choice."""
    asked = decision(game.state)
    while is_forced(asked):
        game.play(asked.choices[0].option)
        asked = decision(game.state)


def values_of(g: State, options: Sequence[int]) -> list[Value | None]:
    """The chosen values of these answers; None where the answer was forced."""
    world, values = g.clone(), list[Value | None]()
    for option in options:
        asked = decision(world)
        value = next(choice.value for choice in asked.choices if choice.option == option)
        values.append(None if is_forced(asked) else value)
        answer(world, *question(world), option)
    return values


def first_position(lesson: Lesson) -> ScriptedGame:
    """Where a lesson begins: where the previous one ends, if there is one."""
    if lesson.before is None:
        return begun(lesson.start)
    return position(lesson.before, len(lesson.before.beats))


def position(lesson: Lesson, at: int) -> ScriptedGame:
    """The game as it stands when a beat begins."""
    game = first_position(lesson)
    for beat in lesson.beats[:at]:
        if beat.fresh:
            game = first_position(lesson)
        follow(game, moves(beat))
    if at < len(lesson.beats) and lesson.beats[at].fresh:
        game = first_position(lesson)
    return game
