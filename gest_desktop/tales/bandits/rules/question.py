"""The base of all questions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gest_desktop.rules.words import _
from gest_desktop.tales.bandits.rules.state import State
from gest_desktop.tales.bandits.rules.vocabulary import CHANCE

Value = str | int | list[str] | dict[str, Any]


class Question:
    """Waits for an answer; `options` is the single source of legality. The state says all it must know."""

    kind = ""
    prompt = ""
    rule = ""

    def actor(self, g: State) -> int:
        return g.actor

    def options(self, g: State) -> Sequence[int]:
        raise NotImplementedError

    def answer(self, g: State, option: int) -> None:
        raise NotImplementedError

    def value(self, g: State, option: int) -> Value:
        """The fixed name of an option in the protocol and in lessons."""
        raise NotImplementedError

    def label(self, g: State, option: int) -> str:
        """An option in words, for the band that is asked."""
        raise NotImplementedError

    def why_not(self, g: State, option: int) -> str:
        """Why this cannot be chosen now, in a sentence for the player."""
        return _("You can't choose this now.")

    def weights(self, g: State, options: Sequence[int]) -> Sequence[int]:
        """The relative likelihood of each option, when chance answers."""
        return [1] * len(options)


class ChanceQuestion(Question):
    """Dice, draws and lots."""

    def actor(self, g: State) -> int:
        return CHANCE
