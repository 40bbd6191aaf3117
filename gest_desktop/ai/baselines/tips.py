"""Tips: what an option of a kind of question promises beyond its first effect."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gest_desktop.rules.questions.question import Question
from gest_desktop.rules.script import Frame
from gest_desktop.rules.state import State

Tip = Callable[[State, Any, Frame, int], float]
Tips = tuple[tuple[type[Question], Tip], ...]


def tip_for(tips: Tips, g: State, asked: Question, f: Frame, option: int) -> float:
    """The first tip that fits the question; without one the first effect must do."""
    for kind, tip in tips:
        if isinstance(asked, kind):
            return tip(g, asked, f, option)
    return 0.0
