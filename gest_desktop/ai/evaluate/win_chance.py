"""The chance that Robin Hood wins: a weighted sum of features, with one set of weights per ballad."""

from __future__ import annotations

import json
import math
from functools import cache
from importlib.resources import files

from gest_desktop.ai.evaluate.features import NAMES, features
from gest_desktop.rules.state import State
from gest_desktop.rules.vocabulary import NOBODY, ROBIN

Weights = tuple[tuple[float, ...], ...]  # three ballads, one weight per feature


@cache
def trained_weights() -> Weights:
    """The weights found by `gest train`; the file also records the training run."""
    data = json.loads(files("gest_desktop.ai.evaluate").joinpath("weights.json").read_text(encoding="utf-8"))
    if data["features"] != list(NAMES):
        raise ValueError("weights.json was made for other features; run `gest train`")
    return tuple(tuple(row) for row in data["weights"])


def judge(g: State, weights: Weights) -> float:
    """The chance that Robin Hood wins, between 0 and 1."""
    if g.winner != NOBODY:
        return 1.0 if g.winner == ROBIN else 0.0
    return logistic(score(features(g), weights[g.ballad - 1]))


def score(values: list[float], weights: tuple[float, ...]) -> float:
    total = 0.0
    for i, value in enumerate(values):
        total += value * weights[i]
    return total


def logistic(x: float) -> float:
    if x < -30.0:
        return 0.0
    return 1.0 / (1.0 + math.exp(-x))
