"""Fitting the evaluation: play games, record quiet positions, and regress on the winner."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gest_desktop.ai.evaluate.features import NAMES, features
from gest_desktop.ai.evaluate.win_chance import Weights
from gest_desktop.ai.lab.baselines.rules import RulesPlayer
from gest_desktop.ai.players import RandomPlayer, SearchPlayer
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.turn import PickBox
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import BALLADS, ROBIN

Array = NDArray[np.float64]
NEWTON_STEPS = 12
TRUST = 0.5  # weight of the search's own estimate next to the result of the game, which is mostly luck

Moment = tuple[int, list[float], float | None]  # ballad, features, a search's estimate for Robin Hood


@dataclass(frozen=True)
class Lesson:
    """The quiet positions of one game, and its winner."""

    moments: list[Moment]
    robin_won: bool

    def target(self, opinion: float | None) -> float:
        won = float(self.robin_won)
        return won if opinion is None else TRUST * opinion + (1.0 - TRUST) * won


def read_lesson(json: dict[str, Any]) -> Lesson:
    return Lesson(
        [(ballad, values, opinion) for ballad, values, opinion in json["moments"]], json["robin_won"]
    )


@dataclass(frozen=True)
class School:
    """Who plays the training games: rules of thumb, or searches with weights fitted before."""

    iterations: int  # 0: rules of thumb
    whim: float  # how often a random option is played, so that unusual positions are seen too
    weights: Weights

    def teacher(self, random: Random) -> RulesPlayer | SearchPlayer:
        if self.iterations:
            return SearchPlayer(random, self.iterations, self.weights)
        return RulesPlayer(random)


def play_lesson(seed: int, school: School) -> Lesson:
    game, random = Game(Beginning(seed=seed)), Random(f"{seed}/whims")
    teachers = [school.teacher(Random(f"{seed}/{side}")) for side in ("robin", "sheriff")]
    anything = RandomPlayer(random)
    moments: list[Moment] = []
    while not game.is_over:
        asked, f = game.question()
        side, is_quiet, values = asked.actor(f), isinstance(asked, PickBox), features(game.state)
        teacher, view, ballad = teachers[side], redact(game.state, side), game.state.ballad
        option = teacher.choose(view)
        if is_quiet:
            moments.append((ballad, values, opinion_of(teacher, side)))
        game.play(anything.choose(view) if random.random() < school.whim else option)
    return Lesson(moments, game.state.winner == ROBIN)


def opinion_of(teacher: RulesPlayer | SearchPlayer, side: int) -> float | None:
    """A searching teacher's estimate of Robin Hood's chances."""
    if isinstance(teacher, RulesPlayer):
        return None
    return teacher.win if side == ROBIN else 1.0 - teacher.win


def fit(lessons: list[Lesson], ridge: float) -> tuple[Weights, float]:
    """Fit the weights for each ballad; return them with their mean log-loss."""
    weights, losses = [], []
    for ballad in range(1, BALLADS + 1):
        rows, targets = [], []
        for lesson in lessons:
            for when, values, opinion in lesson.moments:
                if when == ballad:
                    rows.append(values)
                    targets.append(lesson.target(opinion))
        x = np.array(rows, dtype=np.float64).reshape(len(rows), len(NAMES))
        found, loss = regress(x, np.array(targets), ridge) if rows else (np.zeros(len(NAMES)), 0.0)
        weights.append(tuple(round(float(weight), 4) for weight in found))
        losses.append(loss * len(rows))
    return tuple(weights), sum(losses) / sum(len(lesson.moments) for lesson in lessons)


def regress(x: Array, y: Array, ridge: float) -> tuple[Array, float]:
    """Logistic regression by Newton's method, with a ridge penalty."""
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
