"""The account of a game: what choices, dice, cards and secrets did to a side's chance, up to the result.

The public chance is Robin Hood's, for somebody who only watches; `docs/review.md` says how it is split. The
parts of a step add up to the change of the public chance, so the parts of all steps add up to the result less
the chance at the start.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from gest_desktop.ai.review.chance import ChanceFound
from gest_desktop.ai.review.choice import ChoiceFound
from gest_desktop.ai.review.steps import Step
from gest_desktop.ai.review.verdict import clear_loss
from gest_desktop.rules.vocabulary import ROBIN

Found = ChoiceFound | ChanceFound


@dataclass(frozen=True)
class Parts:
    """What one step did to Robin Hood's chance."""

    at: int
    before: float  # the public chance
    choice: float = 0.0  # what the side that chose clearly gave away
    luck: float = 0.0
    secrets: float = 0.0  # hidden knowledge at work, or uncovered
    unforeseen: float = 0.0  # what the next look sees that this one did not, and losses that are fine

    @property
    def total(self) -> float:
        return self.choice + self.luck + self.secrets + self.unforeseen


@dataclass(frozen=True)
class Account:
    """The sum for one side; all but `start` and `result` are changes."""

    start: float
    own: float
    opponent: float
    luck: float
    secrets: float
    unforeseen: float
    result: float

    @property
    def total(self) -> float:
        return self.start + self.own + self.opponent + self.luck + self.secrets + self.unforeseen


def parts_of(steps: Sequence[Step], found: Mapping[int, Found], result: float) -> list[Parts]:
    """One row for each step that was looked at; those between belong to the last of them before."""
    looked = [step for step in steps if step.at in found]
    chances = [*(found[step.at].before for step in looked), result]
    return [
        parts(step, found[step.at], following) for step, following in zip(looked, chances[1:], strict=True)
    ]


def parts(step: Step, found: Found, following: float) -> Parts:
    """`following` is the public chance before the next step that was looked at."""
    rest = following - found.before
    if isinstance(found, ChanceFound):
        secrets = found.seen - found.after
        return Parts(step.at, found.before, 0.0, found.luck, secrets, rest - found.luck - secrets)
    sign = -1.0 if step.actor == ROBIN else 1.0
    lost, choice = sign * found.loss, sign * clear_loss(found)
    # Behind the screen nothing of it is seen yet, or all of it at once.
    secrets = (rest if step.is_screened else found.seen - found.before) - lost
    return Parts(step.at, found.before, choice, 0.0, secrets, rest - choice - secrets)


def account(steps: Sequence[Step], rows: Sequence[Parts], side: int, result: float) -> Account:
    """The sum of the rows as one side sees it."""
    sign = 1.0 if side == ROBIN else -1.0
    actors = {step.at: step.actor for step in steps}

    def chance(robin_wins: float) -> float:
        return robin_wins if side == ROBIN else 1.0 - robin_wins

    return Account(
        start=chance(rows[0].before if rows else result),
        own=sign * sum(row.choice for row in rows if actors[row.at] == side),
        opponent=sign * sum(row.choice for row in rows if actors[row.at] != side),
        luck=sign * sum(row.luck for row in rows),
        secrets=sign * sum(row.secrets for row in rows),
        unforeseen=sign * sum(row.unforeseen for row in rows),
        result=chance(result),
    )
