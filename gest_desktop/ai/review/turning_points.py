"""The turning points of a game: the largest swings of a side's chance, in the order of time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from gest_desktop.ai.review.account import Found
from gest_desktop.ai.review.chance import ChanceFound
from gest_desktop.ai.review.steps import Step
from gest_desktop.ai.review.verdict import clear_loss
from gest_desktop.rules.vocabulary import ROBIN

POINTS: Final = 3
NOTABLE: Final = 0.05  # a choice and a stroke of luck above this belong to the three
LEAST: Final = 0.03  # smaller swings turn nothing
CHOICE, LUCK, SECRET = "choice", "luck", "secret"


@dataclass(frozen=True)
class TurningPoint:
    """A step that moved the chance of the reviewed side, by a choice, by luck or by a secret uncovered."""

    at: int
    kind: str
    swing: float  # of the chance of the side in question


def turning_points(steps: Sequence[Step], found: Mapping[int, Found], side: int) -> list[TurningPoint]:
    """Up to three, among them a choice and a stroke of luck if there are notable ones."""
    swings = [point for step in steps if step.at in found for point in swings_at(step, found[step.at], side)]
    swings = sorted((point for point in swings if abs(point.swing) >= LEAST), key=size)
    chosen = swings[:POINTS]
    for kind in (CHOICE, LUCK):
        chosen = with_one(kind, chosen, swings)
    return sorted(chosen, key=lambda point: point.at)


def size(point: TurningPoint) -> tuple[float, int]:
    return -abs(point.swing), point.at


def with_one(kind: str, chosen: list[TurningPoint], swings: Sequence[TurningPoint]) -> list[TurningPoint]:
    """Make room for the largest swing of a kind, if it is notable and none is among them."""
    missing = next((point for point in swings if point.kind == kind and abs(point.swing) > NOTABLE), None)
    if missing is None or any(point.kind == kind for point in chosen):
        return chosen
    kinds = [point.kind for point in chosen]
    spare = [point for point in chosen if kinds.count(point.kind) > 1 or point.kind == SECRET]
    leaves = (spare or chosen)[-1]
    return [missing if point is leaves else point for point in chosen]


def swings_at(step: Step, found: Found, side: int) -> list[TurningPoint]:
    sign = 1.0 if side == ROBIN else -1.0
    points = []
    if isinstance(found, ChanceFound):
        points.append(TurningPoint(step.at, LUCK, sign * found.luck))
    else:
        lost = clear_loss(found)
        points.append(TurningPoint(step.at, CHOICE, -lost if step.actor == side else lost))
    if found.seen != found.after:
        points.append(TurningPoint(step.at, SECRET, sign * (found.seen - found.after)))
    return points
