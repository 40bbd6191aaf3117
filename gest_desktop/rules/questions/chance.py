"""Questions answered by chance: dice and draws."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from gest_desktop.rules.frame import Frame
from gest_desktop.rules.questions.question import Question, Value
from gest_desktop.rules.state import State
from gest_desktop.rules.vocabulary import CHANCE, GREEN_DIE, WHITE_DIE
from gest_desktop.rules.words import N_

Die = tuple[int, ...]
DICE: Final[tuple[Die, ...]] = (GREEN_DIE, WHITE_DIE)
FACES: Final = tuple(tuple(sorted(set(die))) for die in DICE)
FACE_WEIGHTS: Final = tuple(
    tuple(die.count(face) for face in faces) for die, faces in zip(DICE, FACES, strict=True)
)


class Roll(Question):
    """Roll the die; stores its face in f.number."""

    kind = "roll"

    def __init__(self, die: Callable[[State, Frame], Die]) -> None:
        super().__init__(N_("Rolling the die…"))
        self.die = die

    def actor(self, f: Frame) -> int:
        return CHANCE

    def options(self, g: State, f: Frame) -> Sequence[int]:
        return FACES[DICE.index(self.die(g, f))]

    def weights(self, g: State, f: Frame, options: Sequence[int]) -> Sequence[int]:
        return FACE_WEIGHTS[DICE.index(self.die(g, f))]

    def label(self, g: State, f: Frame, option: int) -> str:
        return f"{option:+d}"

    def value(self, g: State, f: Frame, option: int) -> Value:
        return option

    def answer(self, g: State, f: Frame, option: int) -> None:
        f.number = option
