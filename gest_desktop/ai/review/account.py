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
from gest_desktop.rules.vocabulary import ROBIN, SHERIFF

Found = ChoiceFound | ChanceFound


@dataclass(frozen=True)
class Parts:
    """What one step did to Robin Hood's chance."""

    at: int
    before: float  # the public chance
    choice: float = 0.0  # what the side that chose clearly gave away
    other: float = 0.0  # what its choice did besides: a small loss, or what only a later look sees
    luck: float = 0.0
    secrets: float = 0.0  # hidden knowledge at work, or uncovered

    @property
    def total(self) -> float:
        return self.choice + self.other + self.luck + self.secrets


@dataclass(frozen=True)
class Choices:
    """What the choices of a side did to the chance of the side in question."""

    mistakes: float  # losses that a verdict calls so
    other: float

    @property
    def total(self) -> float:
        return self.mistakes + self.other


@dataclass(frozen=True)
class Account:
    """The sum for one side; all but `start` and `result` are changes."""

    start: float
    own: Choices
    opponent: Choices
    luck: float
    secrets: float
    result: float

    @property
    def total(self) -> float:
        return self.start + self.own.total + self.opponent.total + self.luck + self.secrets


def parts_of(steps: Sequence[Step], found: Mapping[int, Found], result: float) -> list[Parts]:
    """One row for each step that was looked at; those between belong to the last of them before."""
    open_steps = [step for step in steps if not step.is_forced or step.at in found]
    rows: list[Parts] = []
    following, is_next = result, True  # the public chance before the next step that was looked at
    for step in reversed(open_steps):
        if step.at in found:
            rows.append(parts(step, found[step.at], following, is_next))
            following = rows[-1].before
        is_next = step.at in found
    return rows[::-1]


def parts(step: Step, found: Found, following: float, is_next: bool = True) -> Parts:
    """`following` is the public chance before the next step looked at; `is_next`: none between is missing."""
    if isinstance(found, ChanceFound):
        luck, secrets = found.luck, found.seen - found.after
        # The next look sees further than this one, which has every outcome to try.
        before = following - luck - secrets if is_next else found.before
        return Parts(step.at, before, luck=luck, secrets=secrets)
    rest = following - found.before
    sign = -1.0 if step.actor == ROBIN else 1.0
    lost, choice = sign * found.loss, sign * clear_loss(found)
    # Behind the screen nothing of it is seen yet, or all of it at once; what a Carriage holds shows later.
    is_unseen = step.is_screened or (step.is_secret and found.after == found.before)
    secrets = (rest if is_unseen else found.seen - found.before) - lost
    return Parts(step.at, found.before, choice, rest - choice - secrets, secrets=secrets)


def account(steps: Sequence[Step], rows: Sequence[Parts], side: int, result: float) -> Account:
    """The sum of the rows as one side sees it; it comes to the result once every step was looked at."""
    sign = 1.0 if side == ROBIN else -1.0
    actors = {step.at: step.actor for step in steps}

    def choices(of: int) -> Choices:
        mine = [row for row in rows if actors[row.at] == of]
        return Choices(sign * sum(row.choice for row in mine), sign * sum(row.other for row in mine))

    def chance(robin_wins: float) -> float:
        return robin_wins if side == ROBIN else 1.0 - robin_wins

    return Account(
        start=chance(rows[0].before if rows else result),
        own=choices(side),
        opponent=choices(SHERIFF if side == ROBIN else ROBIN),
        luck=sign * sum(row.luck for row in rows),
        secrets=sign * sum(row.secrets for row in rows),
        result=chance(result),
    )
