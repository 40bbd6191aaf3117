"""Fits the weights of the instinct, question by question: a soft maximum against the shares of the visits."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from gest_desktop.ai.instinct.traits import FACTS
from gest_desktop.ai.lab.instinct.lessons import Choice, Lesson

Array = NDArray[np.float64]
Indices = NDArray[np.int64]
STEPS: Final = 250
LATE: Final = 150  # the steps are smaller from here on
RIDGE: Final = 0.5
SMALLEST: Final = 0.03  # weights below this are left out of the file
KEPT_BACK: Final = 8  # every so manieth game is not learned from, but tells how well the others taught
Weights = dict[str, dict[int, float]]  # by question, by trait


@dataclass(frozen=True)
class Sheet:
    """All choices of one question, flat: each trait knows its option, and each option its choice."""

    traits: Indices  # numbered from 0, as far as they occur
    names: Indices  # of these traits
    owners: Indices  # the option of each trait
    choices: Indices  # the choice of each option
    shares: Array  # of the visits, by option
    is_learned: NDArray[np.bool_]  # by choice

    def likelihoods(self, weights: Array) -> Array:
        """How likely each option is among those of its choice."""
        sums = np.bincount(self.owners, weights=weights[self.traits], minlength=len(self.choices))
        most = np.full(len(self.is_learned), -np.inf)
        np.maximum.at(most, self.choices, sums)
        powers = np.exp(sums - most[self.choices])
        totals = np.bincount(self.choices, weights=powers)
        found: Array = powers / totals[self.choices]
        return found

    def loss(self, likelihoods: Array) -> float:
        """Summed over the choices kept back: nats by which the visits surprise."""
        told = -self.shares * np.log(np.maximum(likelihoods, 1e-9))
        return float(told[~self.is_learned[self.choices]].sum())


def sheet_of(choices: Sequence[tuple[Choice, bool]]) -> Sheet:
    traits, owners, numbers, shares = list[int](), list[int](), list[int](), list[float]()
    for number, (choice, _is_learned) in enumerate(choices):
        total = sum(choice.visits)
        for each, visits in zip(choice.traits, choice.visits, strict=True):
            traits += each
            owners += [len(numbers)] * len(each)
            numbers.append(number)
            shares.append(visits / total)
    names, places = np.unique(np.array(traits), return_inverse=True)
    learned = np.array([is_learned for _choice, is_learned in choices])
    return Sheet(places, names, np.array(owners), np.array(numbers), np.array(shares), learned)


def regress(sheet: Sheet) -> Array:
    """Gradient descent by Adam, with a ridge that keeps seldom seen traits small."""
    weights = np.zeros(len(sheet.names))
    mean, square = np.zeros_like(weights), np.zeros_like(weights)
    counts = sheet.is_learned[sheet.choices]
    for step in range(1, STEPS + 1):
        surprise = (sheet.likelihoods(weights) - sheet.shares) * counts
        slope = np.bincount(sheet.traits, weights=surprise[sheet.owners]) + RIDGE * weights
        mean = 0.9 * mean + 0.1 * slope
        square = 0.99 * square + 0.01 * slope * slope
        way = (mean / (1.0 - 0.9**step)) / (np.sqrt(square / (1.0 - 0.99**step)) + 1e-8)
        weights = weights - (0.08 if step < LATE else 0.02) * way
    return weights


def fit(lessons: Sequence[Lesson]) -> tuple[Weights, float, float]:
    """The weights, and the mean loss per choice kept back: of these weights, and of even choices."""
    by_question = defaultdict[str, list[tuple[Choice, bool]]](list)
    for number, lesson in enumerate(lessons):
        for choice in lesson.choices:
            if sum(choice.visits):
                by_question[choice.question].append((choice, number % KEPT_BACK > 0))
    found, loss, even, kept_back = Weights(), 0.0, 0.0, 0
    for question, choices in sorted(by_question.items()):
        sheet = sheet_of(choices)
        weights = regress(sheet)
        rounded = ((int(name), round(float(w), 2)) for name, w in zip(sheet.names, weights, strict=True))
        found[question] = {name: weight for name, weight in rounded if abs(weight) >= SMALLEST}
        loss += sheet.loss(sheet.likelihoods(weights))
        even += sheet.loss(sheet.likelihoods(np.zeros_like(weights)))
        kept_back += int((~sheet.is_learned).sum())
    return found, loss / max(1, kept_back), even / max(1, kept_back)


def to_json(weights: Weights, how: str) -> dict[str, Any]:
    return {"how": how, "facts": [name for name, _values in FACTS], "weights": weights}
