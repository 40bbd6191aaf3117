"""Games from which instinct learns: what the search visited at every decision."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from gest_desktop.ai.instinct.instinct import question_names
from gest_desktop.ai.instinct.traits import ROWS, column, rows, traits_of_space
from gest_desktop.ai.players import SearchPlayer
from gest_desktop.ai.thought import Thought
from gest_desktop.rules.frame import Frame
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.questions.question import Question
from gest_desktop.rules.state import State
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import ROBIN, SHERIFF, SIDE_IDS


@dataclass(frozen=True)
class Choice:
    """One decision: the traits of each option, and how often the search visited it."""

    question: str
    traits: list[list[int]]
    visits: list[int]


@dataclass(frozen=True)
class Lesson:
    """All decisions of one game that were not forced and not drawn by lot."""

    choices: list[Choice]
    robin_won: bool


def read_lesson(json: dict[str, Any]) -> Lesson:
    return Lesson([Choice(**choice) for choice in json["choices"]], json["robin_won"])


def play_lesson(seed: int, iterations: int) -> Lesson:
    game, names, choices = Game(Beginning(seed=seed)), question_names(), list[Choice]()
    players = [SearchPlayer(Random(f"{seed}/{SIDE_IDS[side]}"), iterations) for side in (ROBIN, SHERIFF)]
    while not game.is_over:
        asked, f = game.question()
        options = list(asked.options(game.state, f))
        if len(options) == 1:
            game.play(options[0])
            continue
        player = players[asked.actor(f)]
        thought = finished(player.begin(redact(game.state, asked.actor(f))))
        if thought.iterations and not thought.by_lot:
            visits = [thought.visits(option) for option in options]
            traits = [traits_of(game.state, asked, f, option) for option in options]
            choices.append(Choice(names[id(asked)], traits, visits))
        game.play(player.pick(thought))
    return Lesson(choices, game.state.winner == ROBIN)


def finished(thought: Thought) -> Thought:
    while thought.go_on():
        pass
    return thought


def traits_of(g: State, asked: Question, f: Frame, option: int) -> list[int]:
    """The places in the table of weights whose sum is the worth of an option."""
    actor = asked.actor(f)
    if asked.kind == "space":
        return traits_of_space(g, f, actor, option)
    return [column(asked, option) * ROWS + row for row in rows(g, f, actor)]
