"""Advance the rules to the next question, and take its answer."""

from __future__ import annotations

from collections.abc import Callable

from gest_desktop.common.chance import draw_weighted
from gest_desktop.common.refusal import RefusalError
from gest_desktop.tales.bandits.rules import phases  # noqa: F401 - fills the steps
from gest_desktop.tales.bandits.rules.phases.ending import GAME_OVER
from gest_desktop.tales.bandits.rules.question import Question
from gest_desktop.tales.bandits.rules.state import State
from gest_desktop.tales.bandits.rules.steps import STEPS

__all__ = ["GAME_OVER", "IllegalAnswerError", "after_answer", "answer", "play", "question", "roll_the_dice"]


def question(g: State) -> Question:
    """Run the rules until a band or chance must decide."""
    while True:
        asked = STEPS[g.step](g)
        if asked is not None:
            return asked


def answer(g: State, asked: Question, option: int) -> None:
    """Take an answer without checking it: searches and playouts offer only legal ones."""
    asked.answer(g, option)


def after_answer(g: State, option: int) -> State:
    """The position that an answer leads to, tried out in a clone; the next question is not reached yet."""
    tried = g.clone()
    answer(tried, question(tried), option)
    return tried


class IllegalAnswerError(RefusalError):
    """Says in one sentence what was asked, given and allowed."""


def play(g: State, option: int) -> None:
    """Answer the current question, refusing anything that is not an option."""
    asked = question(g)
    options = asked.options(g)
    if option not in options:
        raise IllegalAnswerError(f"{asked.prompt} {option} is not one of {list(options)}.")
    asked.answer(g, option)


def roll_the_dice(g: State, asked: Question, random: Callable[[], float]) -> int:
    """Pick an option for chance, according to the weights."""
    options = asked.options(g)
    if len(options) == 1:
        return options[0]
    return draw_weighted(options, asked.weights(g, options), random)
