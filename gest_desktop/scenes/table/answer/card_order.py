"""In which order a card lists its answers, and which digit chooses each.

The order is that of the rules, whether something is possible now or not: so a digit always means the same.
"""

from __future__ import annotations

from collections.abc import Sequence

from gest_desktop.rules.explain import Choice, Decision, Refused
from gest_desktop.rules.vocabulary import DONE, NO, YES
from gest_desktop.scenes.table.answer.confirming import SHOWN_ON_THE_TABLE

YES_OR_NO = {YES: "yes", NO: "no"}


def in_order(choices: Sequence[Choice], refused: Sequence[Refused]) -> list[int]:
    """All options, possible or not; Yes comes before No, and Done comes last."""
    options = [choice.option for choice in choices]
    if {choice.option: choice.value for choice in choices} == YES_OR_NO:
        return [YES, NO]
    if refused:
        options = sorted([*options, *(one.option for one in refused)])
    return [option for option in options if option != DONE] + [DONE] * (DONE in options)


def digit_of(asked: Decision, order: Sequence[int], option: int) -> int:
    """The digit that chooses an option: the number it names, or else its place; 0 if it has none."""
    if asked.kind == "number" and option != DONE:
        return option
    if asked.kind in ("box", "card"):
        return option + 1
    if asked.kind in SHOWN_ON_THE_TABLE:
        return 0  # a single button, which Enter presses
    return order.index(option) + 1
