"""Advance the rules to the next question, and take its answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from gest_desktop.common.chance import draw_weighted
from gest_desktop.common.refusal import RefusalError
from gest_desktop.rules.frame import Frame
from gest_desktop.rules.questions.question import Question
from gest_desktop.rules.script import Do, Script
from gest_desktop.rules.state import State
from gest_desktop.rules.turn import CARD
from gest_desktop.rules.vocabulary import NOBODY
from gest_desktop.rules.words import N_


class GameOver(Question):
    """The game has ended and no side is asked."""

    kind = "over"

    def actor(self, f: Frame) -> int:
        return NOBODY

    def options(self, g: State, f: Frame) -> Sequence[int]:
        return ()

    def answer(self, g: State, f: Frame, option: int) -> None:
        raise ValueError("the game is over")


GAME_OVER: Final = GameOver(N_("The game is over."))
OVER: Final = Frame(Script("over", "7", GAME_OVER), NOBODY)


def question(g: State) -> tuple[Question, Frame]:
    """Run the rules until a side or chance must decide."""
    frames = g.frames
    while True:
        if not frames:
            if g.winner != NOBODY:
                return GAME_OVER, OVER
            frames.append(Frame(CARD, NOBODY))
        f = frames[-1]
        script = f.script
        if f.at >= script.length:
            frames.pop()
            continue
        asked = script.questions[f.at]
        if asked is not None:
            if not asked.may_skip or not asked.skips(g, f):
                return asked, f
            f.at += 1
            continue
        step = script.steps[f.at]
        f.at += 1
        if type(step) is Do:
            step.verb(g, f)  # by far the most frequent step: save a call
        else:
            step.run(g, f)


def answer(g: State, asked: Question, f: Frame, option: int) -> None:
    """Take an answer without checking it: searches and playouts offer only legal ones."""
    f.at += 1
    asked.answer(g, f, option)


class IllegalAnswerError(RefusalError):
    """Says in one sentence what was asked, given and allowed."""


def play(g: State, option: int) -> None:
    """Answer the current question, refusing anything that is not an option."""
    asked, f = question(g)
    options = asked.options(g, f)
    if option not in options:
        raise IllegalAnswerError(f"{asked.prompt} {option} is not one of {list(options)}.")
    answer(g, asked, f, option)


def roll_the_dice(g: State, asked: Question, f: Frame, random: Callable[[], float]) -> int:
    """Pick an option for chance, according to the weights."""
    options = asked.options(g, f)
    if len(options) == 1:
        return options[0]
    return draw_weighted(options, asked.weights(g, f, options), random)
