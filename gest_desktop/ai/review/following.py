"""What the best option led to: the space or the half of a card that says what a verb alone leaves open."""

from __future__ import annotations

from random import Random
from typing import Final

from gest_desktop.ai.review.steps import Step
from gest_desktop.rules.frame import Frame
from gest_desktop.rules.questions.question import Question
from gest_desktop.rules.referee import answer, question
from gest_desktop.rules.state import State
from gest_desktop.rules.views import imagine, redact

VERBS: Final = ("choice", "box")  # kinds of questions whose options do not say where
TELLING: Final = ("space", "card")


def following(step: Step, option: int) -> tuple[State, Question, Frame] | None:
    """The next question after an option, if it says more; the side's options are the same in all worlds."""
    if step.kind not in VERBS:
        return None
    world = imagine(redact(step.state, step.actor), Random(0))
    answer(world, *question(world), option)
    asked, f = question(world)
    is_telling = asked.kind in TELLING and asked.actor(f) == step.actor
    return (world, asked, f) if is_telling else None
