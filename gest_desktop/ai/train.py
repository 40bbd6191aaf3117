"""Fitting the evaluation: play games, remember quiet positions, regress on who won."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gest_desktop.ai.baselines.rules import RulesPlayer
from gest_desktop.ai.evaluate import Weights
from gest_desktop.ai.features import NAMES, features
from gest_desktop.ai.players import Player, RandomPlayer, SearchPlayer
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.turn import PickBox
from gest_desktop.rules.views import View, redact
from gest_desktop.rules.vocabulary import BALLADS, ROBIN

Array = NDArray[np.float64]
WHIM = 0.12
NEWTON_STEPS = 12


@dataclass(frozen=True)
class Lesson:
    """Positions of one game and how it ended."""

    positions: list[tuple[int, list[float]]]  # ballad, features
    robin_won: bool


class Whimsical:
    """A teacher who now and then plays anything at all, so that odd positions are seen too."""

    def __init__(self, teacher: Player, random: Random) -> None:
        self.teacher, self.random, self.anything = teacher, random, RandomPlayer(random)

    def choose(self, view: View) -> int:
        return (self.anything if self.random.random() < WHIM else self.teacher).choose(view)


def play_lesson(seed: int, weights: Weights, iterations: int) -> Lesson:
    """A game between two teachers: rules of thumb, or searches that judge by `weights`."""
    game = Game(Beginning(seed=seed))
    teachers = [teacher(Random(f"{seed}/{side}"), weights, iterations) for side in ("robin", "sheriff")]
    positions = []
    while not game.is_over:
        asked, f = game.question()
        if isinstance(asked, PickBox):
            positions.append((game.state.ballad, features(game.state)))
        side = asked.actor(f)
        game.play(teachers[side].choose(redact(game.state, side)))
    return Lesson(positions, game.state.winner == ROBIN)


def teacher(random: Random, weights: Weights, iterations: int) -> Player:
    wise = SearchPlayer(random, iterations, weights) if iterations else RulesPlayer(random)
    return Whimsical(wise, random)


def fit(lessons: list[Lesson], ridge: float) -> tuple[Weights, float]:
    """Weights for each ballad and how well they foretell the winner (mean log-loss)."""
    weights, losses = [], []
    for ballad in range(1, BALLADS + 1):
        rows, won = [], []
        for lesson in lessons:
            for when, values in lesson.positions:
                if when == ballad:
                    rows.append(values)
                    won.append(float(lesson.robin_won))
        x = np.array(rows, dtype=np.float64).reshape(len(rows), len(NAMES))
        found, loss = regress(x, np.array(won), ridge) if rows else (np.zeros(len(NAMES)), 0.0)
        weights.append(tuple(round(float(weight), 4) for weight in found))
        losses.append(loss * len(rows))
    positions = sum(len(lesson.positions) for lesson in lessons)
    return tuple(weights), sum(losses) / positions


def regress(x: Array, y: Array, ridge: float) -> tuple[Array, float]:
    """Logistic regression by Newton's method, with a pull towards zero."""
    weights = np.zeros(x.shape[1])
    pull = ridge * np.eye(x.shape[1])
    for _ in range(NEWTON_STEPS):
        chance = 1.0 / (1.0 + np.exp(-np.clip(x @ weights, -30.0, 30.0)))
        slope = x.T @ (chance - y) + pull @ weights
        curve = (x.T * (chance * (1.0 - chance))) @ x + pull
        weights = weights - np.linalg.solve(curve, slope)
    chance = np.clip(1.0 / (1.0 + np.exp(-(x @ weights))), 1e-6, 1.0 - 1e-6)
    loss = float(-np.mean(y * np.log(chance) + (1.0 - y) * np.log(1.0 - chance)))
    return weights, loss


def mean(one: Weights, other: Weights) -> Weights:
    return tuple(
        tuple(round((a + b) / 2.0, 4) for a, b in zip(row, twin, strict=True))
        for row, twin in zip(one, other, strict=True)
    )


def to_json(weights: Weights, how: str) -> dict[str, Any]:
    return {"how": how, "features": list(NAMES), "weights": [list(row) for row in weights]}
